"""The kinds of questions, each in a module of its own."""
