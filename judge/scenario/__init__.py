"""Scenario files: read, set on a board, played, judged."""
