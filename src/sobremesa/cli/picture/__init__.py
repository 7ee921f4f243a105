"""A table in plain text, drawn from the documents any game describes itself with."""
