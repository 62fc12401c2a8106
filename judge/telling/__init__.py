"""A finished run made ready to show: as text, as JSON, as a page."""
