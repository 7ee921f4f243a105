"""The sizes of CATAN's records and the numbers of its resources, terrains, pieces and cards.

Sizes are upper bounds over every board and table (six players, the scenarios); a board says what it uses.
"""

from __future__ import annotations

from typing import Final

PLAYERS: Final = 6
HEXES: Final = 32
INTERSECTIONS: Final = 96
PATHS: Final = 126
INTERSECTION_PATHS: Final = 4
INTERSECTION_HEXES: Final = 3
HEX_INTERSECTIONS: Final = 6
ROLLS: Final = 13  # indexed by the sum of two dice, 0 and 1 unused

RESOURCES: Final = 5
LUMBER: Final = 0
BRICK: Final = 1
WOOL: Final = 2
GRAIN: Final = 3
ORE: Final = 4
RESOURCE_NAMES: Final = ("lumber", "brick", "wool", "grain", "ore")

# A terrain has the number of the resource it yields.
FOREST: Final = 0
HILLS: Final = 1
PASTURE: Final = 2
FIELDS: Final = 3
MOUNTAINS: Final = 4
DESERT: Final = 5
TERRAIN_NAMES: Final = ("forest", "hills", "pasture", "fields", "mountains", "desert")

TOKENS: Final = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)

# A harbour that trades one resource 2:1 is 1 + that resource.
NO_HARBOUR: Final = 0
ANY_HARBOUR: Final = 6
HARBOUR_NAMES: Final = ("none", *RESOURCE_NAMES, "any")

LOCATION: Final = 0
POINT: Final = 1
VICTORY: Final = 2
INTERSECTION_KIND_NAMES: Final = ("location", "point", "victory")

BUILDS: Final = 4
PIECES: Final = 3
ROAD: Final = 0
SETTLEMENT: Final = 1
CITY: Final = 2
CARD: Final = 3
BUILD_NAMES: Final = ("road", "settlement", "city", "card")

CARDS: Final = 5
KNIGHT: Final = 0
ROAD_BUILDING: Final = 1
INVENTION: Final = 2
MONOPOLY: Final = 3
VICTORY_POINT: Final = 4
CARD_NAMES: Final = ("knight", "road building", "invention", "monopoly", "victory point")
VICTORY_NAMES: Final = ("library", "market", "town hall", "church", "university")
"""CAT-32: what a player's victory point cards are called, in the order they came."""

COLOURS: Final = ("red", "blue", "white", "orange", "green", "brown")
