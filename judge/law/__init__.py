"""The rule texts as data; this room knows nothing of the game's state."""
