"""The game as an environment of multi-agent learning: places on the table, actions and observations as numbers."""
