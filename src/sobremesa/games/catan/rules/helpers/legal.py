"""What the helpers add to the list of legal actions."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.contract.action import KIND_BITS
from sobremesa.kernel.compiled import rule

from ...board import bounds
from ...board.bounds import CARDS, HELPERS, RESOURCES, ROAD
from ...board.layout import Board
from .. import actions, phases
from ..actions import NO_PLAYER, NO_RESOURCE, TURN_OVER, pack, pack_pair, pack_three
from ..building import has_road_at
from ..may_build import may_extend
from ..state import State
from .dealing import SIDE_A, holder_of, refuse_use
from .law import refuse_helpful, refuse_use_so
from .moving import has_free_end, may_extend_without
from .prices import can_pay_replaced, has_knight, is_replacement


@rule
def add(state: State, board: Board, player: int, action: int, out: NDArray[np.int64], count: int) -> int:
    """Writes the action if its helper, which may be used, may be used so."""
    if refuse_use_so(state, board, player, int(state.helper[player]) - 1, action):
        return count
    out[count] = action
    return count + 1


@rule
def list_forced_trades(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    for resource in range(RESOURCES):
        for first in range(board.players):
            alone = pack_three(actions.FORCED_TRADE, resource, first, NO_PLAYER)
            count = add(state, board, player, alone, out, count)
            for second in range(first + 1, board.players):
                both = pack_three(actions.FORCED_TRADE, resource, first, second)
                count = add(state, board, player, both, out, count)
    return count


@rule
def list_replaced(
    state: State, board: Board, player: int, build: int, action: int, start: int, out: NDArray[np.int64], count: int
) -> int:
    """The action with each replacement that can be paid, from bit `start` of the payload on."""
    for instead_of in range(RESOURCES):
        for pay in range(RESOURCES):
            if is_replacement(board, build, instead_of, pay):
                if can_pay_replaced(state, board, player, build, instead_of, pay):
                    out[count] = action | (instead_of | pay << 3) << KIND_BITS + start
                    count += 1
    return count


@rule
def list_helped_roads(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    if state.pieces[player, ROAD] == 0:
        return count
    for path in range(board.paths):
        if state.roads[path] == 0 and may_extend(state, board, player, path):
            road = pack(actions.HELPED_ROAD, path)
            count = list_replaced(state, board, player, bounds.ROAD, road, 7, out, count)
    return count


@rule
def list_moved_roads(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    for road in range(board.paths):
        if state.roads[road] == player + 1 and has_free_end(state, board, player, road):
            for path in range(board.paths):
                if state.roads[path] == 0 and may_extend_without(state, board, player, path, road):
                    out[count] = pack(actions.MOVE_ROAD, road | path << 7)
                    count += 1
    return count


@rule
def list_scholar(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    if state.deck_size == 0:
        return count
    plain = pack_pair(actions.SCHOLAR, NO_RESOURCE, NO_RESOURCE)
    count = add(state, board, player, plain, out, count)
    return list_replaced(state, board, player, bounds.CARD, actions.SCHOLAR, 0, out, count)


@rule
def list_ploughshares(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    for played in range(2):
        if not has_knight(state, player, played):
            continue
        for node in range(board.nodes):
            place = node | played << 7
            if has_road_at(state, player, node):
                count = add(state, board, player, pack(actions.PLOUGHSHARES_SETTLEMENT, place), out, count)
            if state.buildings[node] == player + 1:
                count = add(state, board, player, pack(actions.PLOUGHSHARES_CITY, place), out, count)
    return count


@rule
def list_helpful(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    """In one's own turn."""
    helper = int(state.helper[player]) - 1
    if refuse_use(state, player, helper):
        return count
    if helper == bounds.BANISH:
        for hex_ in range(board.hexes):
            count = add(state, board, player, pack(actions.BANISH, hex_), out, count)
    if state.phase != phases.MAIN:
        return count
    if helper == bounds.FORCED_TRADE:
        return list_forced_trades(state, board, player, out, count)
    if helper == bounds.ROAD_HELP:
        return list_helped_roads(state, board, player, out, count)
    if helper == bounds.MOVE_ROAD:
        return list_moved_roads(state, board, player, out, count)
    if helper == bounds.SCHOLAR:
        return list_scholar(state, board, player, out, count)
    if helper == bounds.PLOUGHSHARES:
        return list_ploughshares(state, board, player, out, count)
    if helper == bounds.ALMS:
        for other in range(board.players):
            count = add(state, board, player, pack(actions.ALMS, other), out, count)
    elif helper == bounds.FREE_PORT:
        for resource in range(RESOURCES):
            count = add(state, board, player, pack(actions.FREE_PORT, resource), out, count)
    return count


@rule
def list_changes(state: State, player: int, action: int, start: int, out: NDArray[np.int64], count: int) -> int:
    """The action with every answer to what becomes of the used helper, at bit `start` of the payload."""
    if state.helper_side[player] == SIDE_A:
        out[count] = action | TURN_OVER << KIND_BITS + start
        count += 1
    for helper in range(HELPERS):
        if holder_of(state, helper) == 0:
            out[count] = action | helper << KIND_BITS + start
            count += 1
    return count


@rule
def list_answers_to_roll(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    if state.helper_asked != player + 1:
        return count
    out[count] = actions.DECLINE_HELP
    count += 1
    if state.owed[player]:
        return list_changes(state, player, pack(actions.SHELTER, NO_RESOURCE), 3, out, count)
    kind = actions.CONSOLATION if state.phase == phases.CONSOLE else actions.SHELTER
    for resource in range(RESOURCES):
        if state.bank[resource]:
            count = list_changes(state, player, pack(kind, resource), 3, out, count)
    return count


@rule
def list_second_halves(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    kind = actions.GIVE_BACK if state.phase == phases.GIVE_BACK else actions.TAKE_ALMS
    for other in range(board.players):
        for resource in range(RESOURCES):
            action = pack_pair(kind, other, resource)
            if refuse_helpful(state, board, player, action) == 0:
                out[count] = action
                count += 1
    return count


@rule
def list_helpful_phase(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    """Where a helper interrupts the turn, or comes with the discards."""
    phase = int(state.phase)
    if phase == phases.DISCARD or phase == phases.CONSOLE:
        return list_answers_to_roll(state, board, player, out, count)
    if phase == phases.CHANGE_HELPER:
        if state.helper_side[player] == SIDE_A:
            out[count] = actions.TURN_HELPER
            count += 1
        for helper in range(HELPERS):
            if holder_of(state, helper) == 0:
                out[count] = pack(actions.TAKE_HELPER, helper)
                count += 1
        return count
    if phase == phases.KEEP_CARD:
        for card in range(CARDS):
            if state.looked_at[player, card]:
                out[count] = pack(actions.KEEP_CARD, card)
                count += 1
        return count
    return list_second_halves(state, board, player, out, count)
