"""Remigio. `label.py` is the box, `rules/` what happens (compiled), `words/` all its words, `melding.py` advice."""
