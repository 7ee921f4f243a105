"""What lies in the box and what things cost (CAT-2, CAT-3, CAT-18 … CAT-21; for 5-6 players CAT-40)."""

from __future__ import annotations

from typing import Final

LARGE_TABLE: Final = 5
"""From this many players on, the large island with its bank and cards is used (CAT-46)."""

# lumber, brick, wool, grain, ore
COSTS: Final = (
    (1, 1, 0, 0, 0),  # road
    (1, 1, 1, 1, 0),  # settlement
    (0, 0, 0, 2, 3),  # city
    (0, 0, 1, 1, 1),  # development card
)

# roads, settlements, cities
PIECES_EACH: Final = (15, 5, 4)

BANK: Final = 19
LARGE_BANK: Final = 24

# knights, road building, invention, monopoly, victory points
DECK: Final = (14, 2, 2, 2, 5)
LARGE_DECK: Final = (20, 3, 3, 3, 5)

POINTS_TO_WIN: Final = 10
DISCARD_LIMIT: Final = 7
OFFERS_PER_TURN: Final = 12
