"""What the canal adds to state, board and the terms of a trade."""

from __future__ import annotations

from typing import Final

from sobremesa.contract.fields import Layout, array, i8, i64, number

from ...board.bounds import INTERSECTIONS, PLAYERS

TRADED: Final = "canal"
"""SCN-13: what its tokens are called in the terms of a trade."""


class CanalState(Layout):
    canal_tokens = array(i8, PLAYERS, seen="public")
    canal_supply = number(i8, seen="public")
    canal_played = number(i8, seen="public")  # lie out until the end of the turn
    canal_offers = array(i8, PLAYERS, seen="public")  # what the offer changes in the offerer's canal tokens
    canal_pairs = array(i64, PLAYERS, seen="public")  # one bit for each pair of towns joined so far


class CanalBoard(Layout):
    canal = number(i8)  # how many tokens; 0: no canal
    intersection_canal = array(i8, INTERSECTIONS)  # 1 + number of the canal town
