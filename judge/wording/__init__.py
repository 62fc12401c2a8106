"""One table of sentences, read both ways, in both languages."""
