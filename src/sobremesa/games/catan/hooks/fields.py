"""The fields that expansions add to the two records, and what they add to the terms of a trade."""

from __future__ import annotations

from typing import Final

from ..expansions.canal.fields import TRADED, CanalBoard, CanalState
from ..expansions.friends.fields import FriendsBoard, FriendsState
from ..expansions.helpers.fields import HelpersBoard, HelpersState
from ..expansions.large_table.fields import LargeTableBoard, LargeTableState
from ..expansions.towns.fields import TownsBoard, TownsState

BESIDE_CARDS: Final = TRADED


class StateOfExpansions(LargeTableState, TownsState, CanalState, FriendsState, HelpersState):
    pass


class BoardOfExpansions(LargeTableBoard, TownsBoard, CanalBoard, FriendsBoard, HelpersBoard):
    pass
