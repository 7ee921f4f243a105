"""May this be built here, now, by this player? (CAT-10, CAT-18 … CAT-21)"""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ...board import bounds
from ...board.bounds import CITY, ROAD, SETTLEMENT
from ...board.layout import Board
from ...hooks.moments import may_build_between, may_settle, may_touch, refuse_at_moment, refuse_to_touch
from .. import phases
from ..deeds.building import has_road_at, is_roomy, reaches
from ..deeds.cards import can_pay
from ..state import State
from . import reasons


@rule
def refuse_to_build(state: State, player: int) -> int:
    """For building, buying and being done: also between two turns (CAT-43)."""
    if player == state.active and may_build_between(state):
        return reasons.LEGAL
    return refuse_in_turn(state, player)


@rule
def refuse_in_turn(state: State, player: int) -> int:
    """For what the active player does after the roll."""
    if player != state.active:
        return reasons.NOT_YOUR_TURN
    if state.phase == phases.MAIN:
        return reasons.LEGAL
    if state.phase == phases.BEFORE_ROLL:
        return reasons.ROLL_FIRST
    if state.phase == phases.DISCARD:
        return reasons.DISCARD_FIRST
    if state.phase == phases.MOVE_ROBBER or state.phase == phases.ROB:
        return reasons.ROBBER_FIRST
    if state.phase == phases.FREE_ROAD:
        return reasons.FREE_ROAD_FIRST
    return refuse_at_moment(state)


@rule
def may_extend(state: State, board: Board, player: int, path: int) -> bool:
    """CAT-18: the free path is connected to an own piece."""
    one, other = int(board.path_ends[path, 0]), int(board.path_ends[path, 1])
    if not reaches(state, player, one) and not reaches(state, player, other):
        return False
    return may_touch(state, board, player, one) and may_touch(state, board, player, other)


@rule
def is_kept_off(state: State, board: Board, player: int, path: int) -> bool:
    """SCN-2: only a town without an own building stands in the way."""
    one, other = int(board.path_ends[path, 0]), int(board.path_ends[path, 1])
    connected = reaches(state, player, one) or reaches(state, player, other)
    return connected and not may_extend(state, board, player, path)


@rule
def has_road_place(state: State, board: Board, player: int) -> bool:
    for path in range(board.paths):
        if state.roads[path] == 0 and may_extend(state, board, player, path):
            return True
    return False


@rule
def may_found_road(state: State, board: Board, player: int, intersection: int, place: int) -> bool:
    """The path is free, and SCN-2 lets a road come to its other end."""
    path, beyond = (
        int(board.intersection_paths[intersection, place]),
        int(board.intersection_neighbours[intersection, place]),
    )
    return state.roads[path] == 0 and may_touch(state, board, player, beyond)


@rule
def has_founding_road(state: State, board: Board, player: int, intersection: int) -> bool:
    """CAT-8: a settlement founded here could have its road."""
    for place in range(board.intersection_path_count[intersection]):
        if may_found_road(state, board, player, intersection, place):
            return True
    return False


@rule
def refuse_founding_road(state: State, board: Board, player: int, path: int) -> int:
    """CAT-8: on a free path that touches the settlement just founded."""
    one, other = int(board.path_ends[path, 0]), int(board.path_ends[path, 1])
    if state.founding_intersection != one and state.founding_intersection != other:
        return reasons.NOT_AT_NEW_SETTLEMENT
    free_ends = may_touch(state, board, player, one) and may_touch(state, board, player, other)
    return reasons.LEGAL if free_ends else refuse_to_touch()


@rule
def refuse_road_place(state: State, board: Board, player: int, path: int) -> int:
    if path >= board.paths:
        return reasons.NO_SUCH_PLACE
    if state.pieces[player, ROAD] == 0:
        return reasons.NO_PIECE_LEFT
    if state.roads[path]:
        return reasons.PATH_TAKEN
    if state.phase == phases.FOUND_ROAD:
        return refuse_founding_road(state, board, player, path)
    if may_extend(state, board, player, path):
        return reasons.LEGAL
    return refuse_to_touch() if is_kept_off(state, board, player, path) else reasons.NOT_CONNECTED


@rule
def refuse_settlement_place(state: State, board: Board, player: int, intersection: int) -> int:
    if intersection >= board.intersections:
        return reasons.NO_SUCH_PLACE
    if state.pieces[player, SETTLEMENT] == 0:
        return reasons.NO_PIECE_LEFT
    if state.buildings[intersection]:
        return reasons.INTERSECTION_TAKEN
    if not may_settle(state, board, player, intersection):
        return reasons.NOT_A_LOCATION
    if not is_roomy(state, board, intersection):
        return reasons.TOO_CLOSE
    if state.phase == phases.FOUND_SETTLEMENT:
        return reasons.LEGAL if has_founding_road(state, board, player, intersection) else reasons.NO_PLACE_FOR_ROAD
    return reasons.LEGAL if has_road_at(state, player, intersection) else reasons.NO_ROAD_THERE


@rule
def refuse_road(state: State, board: Board, player: int, path: int) -> int:
    if state.phase == phases.FOUND_ROAD or state.phase == phases.FREE_ROAD:
        if player != state.active:
            return reasons.NOT_YOUR_TURN
        return refuse_road_place(state, board, player, path)
    refusal = refuse_to_build(state, player)
    if not refusal:
        refusal = refuse_road_place(state, board, player, path)
    if not refusal and not can_pay(state, board, player, bounds.ROAD):
        return reasons.CANNOT_PAY
    return refusal


@rule
def refuse_settlement(state: State, board: Board, player: int, intersection: int) -> int:
    if state.phase == phases.FOUND_SETTLEMENT:
        if player != state.active:
            return reasons.NOT_YOUR_TURN
        return refuse_settlement_place(state, board, player, intersection)
    refusal = refuse_to_build(state, player)
    if not refusal:
        refusal = refuse_settlement_place(state, board, player, intersection)
    if not refusal and not can_pay(state, board, player, bounds.SETTLEMENT):
        return reasons.CANNOT_PAY
    return refusal


@rule
def refuse_city(state: State, board: Board, player: int, intersection: int) -> int:
    refusal = refuse_to_build(state, player)
    if refusal:
        return refusal
    if intersection >= board.intersections:
        return reasons.NO_SUCH_PLACE
    if state.buildings[intersection] != player + 1 or state.cities[intersection]:
        return reasons.NOT_OWN_SETTLEMENT
    if state.pieces[player, CITY] == 0:
        return reasons.NO_PIECE_LEFT
    return reasons.LEGAL if can_pay(state, board, player, bounds.CITY) else reasons.CANNOT_PAY


@rule
def refuse_buy_card(state: State, board: Board, player: int) -> int:
    refusal = refuse_to_build(state, player)
    if refusal:
        return refusal
    if state.deck_size == 0:
        return reasons.DECK_EMPTY
    return reasons.LEGAL if can_pay(state, board, player, bounds.CARD) else reasons.CANNOT_PAY
