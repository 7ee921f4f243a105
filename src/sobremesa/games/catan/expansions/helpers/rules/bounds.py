"""The ten helpers; card 1 is FORCED_TRADE + 1."""

from __future__ import annotations

from typing import Final

HELPERS: Final = 10
FORCED_TRADE: Final = 0
ROAD_HELP: Final = 1
CONSOLATION: Final = 2
MOVE_ROAD: Final = 3
SHELTER: Final = 4
SCHOLAR: Final = 5
ALMS: Final = 6
PLOUGHSHARES: Final = 7
FREE_PORT: Final = 8
BANISH: Final = 9
HELPER_NAMES: Final = (
    "forced trade",
    "road help",
    "consolation",
    "move a road",
    "shelter",
    "scholar",
    "alms",
    "ploughshares",
    "free port",
    "banish the robber",
)
