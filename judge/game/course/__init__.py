"""The course of a game: setup, days, turns, Progress, and the driver that lets it go on."""
