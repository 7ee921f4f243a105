"""Remigio for learners: which choices there are, and what a seat sees as numbers. Compiled, from views only."""
