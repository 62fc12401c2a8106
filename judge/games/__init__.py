"""Whole games: decks, random players, the bookkeeping that must always hold, and how fast all of it is."""
