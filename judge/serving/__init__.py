"""The server before the site: connections with deadlines, and a turn for everybody, whatever others send."""

HEALTH = "/healthz"
"""The address at which the server is asked after its health: that waits for no page."""
