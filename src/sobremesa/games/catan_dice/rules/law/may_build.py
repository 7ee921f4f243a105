"""The law of building: why a thing may not be built now (DIC-2 … DIC-4, DIC-8, DIC-13)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ..board import Board
from ..bounds import CITY, KNIGHT, ROAD, SETTLEMENT
from ..deeds.dice import can_pay
from ..deeds.sheet import comes_first, has_road_at, is_built, may_extend, places
from ..state import State
from . import reasons


@rule
def refuse_place(state: State, board: Board, player: int, thing: int, place: int) -> int:
    """Whether the sheet has room there, in the right order."""
    if place >= places(board, thing):
        return reasons.NO_SUCH_PLACE
    if is_built(state, player, thing, place):
        return reasons.ALREADY_BUILT
    if thing != ROAD and not board.plus and comes_first(state, board, player, thing) != place:
        return reasons.OUT_OF_ORDER
    return reasons.LEGAL


@rule
def refuse_reach(state: State, board: Board, player: int, thing: int, place: int) -> int:
    """Whether the roads lead there."""
    if thing == ROAD:
        return reasons.LEGAL if may_extend(state, board, player, place) else reasons.NOT_CONNECTED
    if thing == KNIGHT:
        return reasons.LEGAL
    intersection = (
        int(board.settlement_intersection[place]) if thing == SETTLEMENT else int(board.city_intersection[place])
    )
    return reasons.LEGAL if has_road_at(state, board, player, intersection) else reasons.NO_ROAD_THERE


@rule
def refuse_site(state: State, board: Board, player: int, thing: int, place: int) -> int:
    """The law of building but for its price."""
    reason = refuse_place(state, board, player, thing, place)
    return refuse_reach(state, board, player, thing, place) if reason == reasons.LEGAL else reason


@rule
def refuse_build(state: State, board: Board, player: int, thing: int, place: int) -> int:
    """Of an active player whose dice lie on the table."""
    reason = refuse_site(state, board, player, thing, place)
    if reason == reasons.LEGAL and not can_pay(state, thing):
        reason = reasons.CANNOT_PAY
    return reason


THINGS = (ROAD, SETTLEMENT, CITY, KNIGHT)
