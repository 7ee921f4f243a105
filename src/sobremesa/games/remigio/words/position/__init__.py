"""Positions: a moment of a deal as JSON that a person can write by hand. Described in docs/positions.md.

    {"format": "sobremesa position 1", "game": "remigio", "pile": ["9 clubs"],
     "melds": [{"owner": 1, "meld": "run cups 5-8 joker 7"}],
     "seats": [{"hand": ["king swords", "king coins", "joker"]}, {"open": true, "hand": ["2 clubs"]}]}

What follows from the rest may be left out: the stock, the turn, who dealt. Deals that ended before are not part of it.
"""

from __future__ import annotations

from .reading import from_document
from .writing import to_document

__all__ = ["from_document", "to_document"]
