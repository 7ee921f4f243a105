"""CATAN's dice game: `label.py` is the box, `sheets.py` the islands, `rules/` what happens, `words/` all its words."""
