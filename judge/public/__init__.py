"""The public interface, `import judge`: a position and what can be done and asked there; the rules and the cards."""
