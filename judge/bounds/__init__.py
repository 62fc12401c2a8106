"""Bounds: what a visitor can start runs in child processes that end at a limit of time and memory."""
