"""Altered Judge: the rules of a card game, searched, and resolved law by law."""
