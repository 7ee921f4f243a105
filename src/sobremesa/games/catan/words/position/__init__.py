"""Positions: a moment of a game as JSON that a person can write by hand. Described in docs/positions.md.

    {"format": "sobremesa position 1", "game": "catan", "phase": "main",
     "seats": [{"settlements": ["9"], "roads": ["9-14-19"], "hand": {"lumber": 1, "brick": 1}},
               {"cities": ["40"], "roads": ["40-45"], "cards": {"knight": 1}}]}

What follows from the rest may be left out: bank, deck, awards, whose turn it is. Offers between players lapse.
"""

from __future__ import annotations

from .reading import from_document
from .writing import to_document

__all__ = ["from_document", "to_document"]
