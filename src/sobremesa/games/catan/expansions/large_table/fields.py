"""What 5-6 players add to state and board."""

from __future__ import annotations

from sobremesa.contract.fields import Layout, i8, number


class LargeTableState(Layout):
    extra = number(i8, seen="public")  # 0: the active player's own turn, else what it is between two turns
    turn_of = number(i8, seen="public")  # 1 + seat: whose turn it follows


class LargeTableBoard(Layout):
    extra = number(i8)  # what there is between two turns: BUILDING or TURN
