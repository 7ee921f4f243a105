"""The seven and the robber (CAT-23 … CAT-26, the friendly robber of CAT-39)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ...board.bounds import DESERT, RESOURCES
from ...board.layout import Board
from ...hooks.moments import waits_with_discards
from .. import phases
from ..state import State
from .cards import lose
from .points import visible_points

FRIENDLY_POINTS = 3


@rule
def owe_discards(state: State, board: Board, limit: int) -> bool:
    """CAT-23: who holds more than the limit owes half, rounded down. True if anybody does."""
    anybody = False
    for player in range(board.players):
        owes = state.hand_size[player] // 2 if state.hand_size[player] > limit else 0
        state.owed[player] = owes
        anybody = anybody or owes > 0
    return anybody


@rule
def anybody_has_chosen(state: State, board: Board) -> bool:
    for player in range(board.players):
        if state.has_chosen[player]:
            return True
    return False


@rule
def all_have_chosen(state: State, board: Board) -> bool:
    for player in range(board.players):
        if state.owed[player] and not state.has_chosen[player]:
            return False
    return not waits_with_discards(state)


@rule
def end_discards(state: State, board: Board) -> None:
    """When nobody is waited for any more the sealed choices are shown; without any the robber moves at once."""
    if not all_have_chosen(state, board):
        state.phase = phases.DISCARD
    elif anybody_has_chosen(state, board):
        state.phase = phases.SHOW_DISCARDS
    else:
        state.phase = phases.MOVE_ROBBER


@rule
def discard_chosen(state: State, player: int) -> None:
    """A sealed choice is opened and goes to the bank."""
    for resource in range(RESOURCES):
        lose(state, player, resource, int(state.chosen[player, resource]))
        state.chosen[player, resource] = 0
    state.owed[player] = 0
    state.has_chosen[player] = 0


@rule
def has_building_at(state: State, board: Board, player: int, hex_: int) -> bool:
    for corner in range(board.hex_intersection_count[hex_]):
        if state.buildings[board.hex_intersections[hex_, corner]] == player + 1:
            return True
    return False


@rule
def is_protected(state: State, board: Board, player: int, hex_: int) -> bool:
    """Friendly robber: another player with fewer than three visible points lives there."""
    for other in range(board.players):
        if other != player and visible_points(state, board, other) < FRIENDLY_POINTS:
            if has_building_at(state, board, other, hex_):
                return True
    return False


@rule
def has_unprotected_hex(state: State, board: Board, player: int) -> bool:
    for hex_ in range(board.hexes):
        if hex_ != state.robber and not is_protected(state, board, player, hex_):
            return True
    return False


@rule
def must_be_harmless(state: State, board: Board, player: int) -> bool:
    """Friendly robber with no hex left, or a board of one hex: it goes to a desert or stays, and nobody is robbed."""
    if board.hexes == 1:
        return True
    return board.friendly_robber == 1 and not has_unprotected_hex(state, board, player)


@rule
def may_move_robber(state: State, board: Board, player: int, hex_: int) -> bool:
    if not board.friendly_robber:
        return hex_ != state.robber or board.hexes == 1
    if has_unprotected_hex(state, board, player):
        return hex_ != state.robber and not is_protected(state, board, player, hex_)
    if board.deserts == 0 or board.hex_terrain[state.robber] == DESERT:
        return hex_ == state.robber
    return int(board.hex_terrain[hex_]) == DESERT


@rule
def can_be_robbed(state: State, board: Board, thief: int, player: int) -> bool:
    """CAT-25: another player with a building at the robber's hex and a card in hand."""
    return player != thief and state.hand_size[player] > 0 and has_building_at(state, board, player, int(state.robber))


@rule
def count_victims(state: State, board: Board, thief: int) -> int:
    count = 0
    for player in range(board.players):
        if can_be_robbed(state, board, thief, player):
            count += 1
    return count


@rule
def only_victim(state: State, board: Board, thief: int) -> int:
    for player in range(board.players):
        if can_be_robbed(state, board, thief, player):
            return player
    return -1
