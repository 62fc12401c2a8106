"""A person's own copy of the official text: read from a file of theirs, kept in their data folder, shown to them."""
