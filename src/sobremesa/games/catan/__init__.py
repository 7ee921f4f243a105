"""CATAN. `label.py` is the box, `board/` the island, `rules/` what happens (compiled), `words/` all its words."""
