"""CATAN: the base game. `label.py` is the box, `board/` the island, `rules/` the compiled rules, `words/` all its words."""
