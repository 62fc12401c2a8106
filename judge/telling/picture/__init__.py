"""A board drawn as a picture, for a link that unfolds in a chat."""
