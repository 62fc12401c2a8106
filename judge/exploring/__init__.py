"""What can happen: every choice, every order and every chance from a position on, each position looked at once."""
