"""The guilds of Entre amigos and what lies in its box (FRI-1, FRI-13)."""

from __future__ import annotations

from typing import Final

GUILDS: Final = 5
WAGON: Final = 0
SHIP: Final = 1
SHOVEL: Final = 2
BOOK: Final = 3
COMPASS: Final = 4
GUILD_NAMES: Final = ("wagon", "ship", "shovel", "book", "compass")
DISTRICTS: Final = 64  # labels of districts at once; 0 is none

# By number of players (FRI-1): wagon, ship, shovel, book and compass tokens.
FAVOURS: Final = {
    2: (6, 6, 6, 12, 12),
    3: (6, 6, 6, 12, 12),
    4: (8, 8, 8, 16, 16),
    5: (10, 10, 10, 20, 20),
    6: (12, 12, 12, 24, 24),
}
CATAN_TOKENS: Final = 12
POINTS_TO_WIN: Final = 11
