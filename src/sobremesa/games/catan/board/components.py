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
POINTS_TO_WIN_AMONG_FRIENDS: Final = 11

# Maps of towns, by number of players (SCN-8); 2 players use the figures for 3.
POINTS_TO_WIN_ON_A_MAP: Final = {2: 13, 3: 13, 4: 12, 5: 10, 6: 10}

# Entre amigos, by number of players (FRI-1): wagon, ship, shovel, book and compass tokens.
FAVOURS: Final = {
    2: (6, 6, 6, 12, 12),
    3: (6, 6, 6, 12, 12),
    4: (8, 8, 8, 16, 16),
    5: (10, 10, 10, 20, 20),
    6: (12, 12, 12, 24, 24),
}
CATAN_TOKENS: Final = 12
CANAL_TOKENS: Final = 12
DISCARD_LIMIT: Final = 7
OFFERS_PER_TURN: Final = 12
