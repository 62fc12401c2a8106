"""Printed cards, and the language in which their abilities are written."""
