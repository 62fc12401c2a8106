"""The rules as code; the files follow the chapters of the rule book."""
