"""Names and greatest numbers of the CATAN dice game (DIC-1, DIC-2, DIC-11, DIC-12, DIC-14, DIC-15, DIC-17)."""

from __future__ import annotations

from typing import Final

PLAYERS: Final = 4
DICE: Final = 6
ROLLS: Final = 3
FACES: Final = 6
RESOURCES: Final = 5
FACE_NAMES: Final = ("lumber", "brick", "wool", "grain", "ore", "gold")
GOLD: Final = 5
ANY: Final = 6
"""The face of a knight that turns a die to whatever one likes."""
NO_PARTNER: Final = -1

INTERSECTIONS: Final = 19
ROADS: Final = 18
SETTLEMENTS: Final = 7
CITIES: Final = 4
KNIGHTS: Final = 9

ROAD: Final = 0
SETTLEMENT: Final = 1
CITY: Final = 2
KNIGHT: Final = 3
BUILD_NAMES: Final = ("road", "settlement", "city", "knight")

COSTS: Final = ((1, 1, 0, 0, 0), (1, 1, 1, 1, 0), (0, 0, 0, 2, 3), (0, 0, 1, 1, 1))
"""DIC-2: lumber, brick, wool, grain, ore for each thing that can be built."""

TURNS_EACH: Final = 15
NOTHING_BUILT: Final = -2
FIRST_DICE: Final = 3
GOAL: Final = 10
AWARD_POINTS: Final = 2
LEAST_ROUTE: Final = 5
LEAST_ARMY: Final = 3

COLOURS: Final = ("red", "blue", "white", "orange")
