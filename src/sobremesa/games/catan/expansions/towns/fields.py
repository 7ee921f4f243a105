"""What maps of towns add to state and board."""

from __future__ import annotations

from sobremesa.contract.fields import Layout, array, i8, number

from ...board.bounds import INTERSECTIONS


class TownsState(Layout):
    token_at = array(i8, INTERSECTIONS, seen="public")  # 1: a Catan token lies here


class TownsBoard(Layout):
    marked_paths = number(i8)  # one road at a town without an own building (SCN-2)
