"""What the helpers add to the list of legal actions."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import rule

from ....board import bounds
from ....board.bounds import CARDS, RESOURCES, ROAD
from ....board.layout import Board
from ....rules import phases
from ....rules.deeds.building import has_road_at
from ....rules.law.may_build import may_extend
from ....rules.state import State
from . import actions
from . import bounds as own
from .actions import NO_PLAYER, NO_RESOURCE, TURN_OVER
from .bounds import HELPERS
from .dealing import SIDE_A, holder_of, refuse_use
from .law import refuse_helpful, refuse_use_so
from .moving import has_free_end, may_extend_without
from .phases import CHANGE_HELPER, CONSOLE, GIVE_BACK, KEEP_CARD
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
            alone = actions.FORCED_TRADE.of(resource, first, NO_PLAYER)
            count = add(state, board, player, alone, out, count)
            for second in range(first + 1, board.players):
                both = actions.FORCED_TRADE.of(resource, first, second)
                count = add(state, board, player, both, out, count)
    return count


@rule
def may_replace(state: State, board: Board, player: int, build: int, instead_of: int, pay: int) -> bool:
    if not is_replacement(board, build, instead_of, pay):
        return False
    return can_pay_replaced(state, board, player, build, instead_of, pay)


@rule
def list_helped_roads(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    if state.pieces[player, ROAD] == 0:
        return count
    for path in range(board.paths):
        if state.roads[path] == 0 and may_extend(state, board, player, path):
            for instead_of in range(RESOURCES):
                for pay in range(RESOURCES):
                    if may_replace(state, board, player, bounds.ROAD, instead_of, pay):
                        out[count] = actions.HELPED_ROAD.of(path, instead_of, pay)
                        count += 1
    return count


@rule
def list_moved_roads(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    for road in range(board.paths):
        if state.roads[road] == player + 1 and has_free_end(state, board, player, road):
            for path in range(board.paths):
                if state.roads[path] == 0 and may_extend_without(state, board, player, path, road):
                    out[count] = actions.MOVE_ROAD.of(road, path)
                    count += 1
    return count


@rule
def list_scholar(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    if state.deck_size == 0:
        return count
    count = add(state, board, player, actions.SCHOLAR.of(NO_RESOURCE, NO_RESOURCE), out, count)
    for instead_of in range(RESOURCES):
        for pay in range(RESOURCES):
            if may_replace(state, board, player, bounds.CARD, instead_of, pay):
                out[count] = actions.SCHOLAR.of(instead_of, pay)
                count += 1
    return count


@rule
def list_ploughshares(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    for played in range(2):
        if not has_knight(state, player, played):
            continue
        for intersection in range(board.intersections):
            if has_road_at(state, player, intersection):
                count = add(state, board, player, actions.PLOUGHSHARES_SETTLEMENT.of(intersection, played), out, count)
            if state.buildings[intersection] == player + 1:
                count = add(state, board, player, actions.PLOUGHSHARES_CITY.of(intersection, played), out, count)
    return count


@rule
def list_helpful(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    """In one's own turn."""
    helper = int(state.helper[player]) - 1
    if refuse_use(state, player, helper):
        return count
    if helper == own.BANISH:
        for hex_ in range(board.hexes):
            count = add(state, board, player, actions.BANISH.of(hex_), out, count)
    if state.phase != phases.MAIN:
        return count
    if helper == own.FORCED_TRADE:
        return list_forced_trades(state, board, player, out, count)
    if helper == own.ROAD_HELP:
        return list_helped_roads(state, board, player, out, count)
    if helper == own.MOVE_ROAD:
        return list_moved_roads(state, board, player, out, count)
    if helper == own.SCHOLAR:
        return list_scholar(state, board, player, out, count)
    if helper == own.PLOUGHSHARES:
        return list_ploughshares(state, board, player, out, count)
    if helper == own.ALMS:
        for other in range(board.players):
            count = add(state, board, player, actions.ALMS.of(other), out, count)
    elif helper == own.FREE_PORT:
        for resource in range(RESOURCES):
            count = add(state, board, player, actions.FREE_PORT.of(resource), out, count)
    return count


@rule
def answer(state: State, resource: int, change: int) -> int:
    if state.phase == CONSOLE:
        return actions.CONSOLATION.of(resource, change)
    return actions.SHELTER.of(resource, change)


@rule
def list_changes(state: State, player: int, resource: int, out: NDArray[np.int64], count: int) -> int:
    """An answer to the roll, with everything that may become of the used helper."""
    if state.helper_side[player] == SIDE_A:
        out[count] = answer(state, resource, TURN_OVER)
        count += 1
    for helper in range(HELPERS):
        if holder_of(state, helper) == 0:
            out[count] = answer(state, resource, helper)
            count += 1
    return count


@rule
def list_answers_to_roll(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    if state.helper_asked != player + 1:
        return count
    out[count] = actions.DECLINE_HELP
    count += 1
    if state.owed[player]:
        return list_changes(state, player, NO_RESOURCE, out, count)
    for resource in range(RESOURCES):
        if state.bank[resource]:
            count = list_changes(state, player, resource, out, count)
    return count


@rule
def list_second_halves(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    giving = state.phase == GIVE_BACK
    for other in range(board.players):
        for resource in range(RESOURCES):
            action = actions.GIVE_BACK.of(other, resource) if giving else actions.TAKE_ALMS.of(other, resource)
            if refuse_helpful(state, board, player, action) == 0:
                out[count] = action
                count += 1
    return count


@rule
def list_helpful_phase(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    """Where a helper interrupts the turn, or comes with the discards."""
    phase = int(state.phase)
    if phase == phases.DISCARD or phase == CONSOLE:
        return list_answers_to_roll(state, board, player, out, count)
    if phase == CHANGE_HELPER:
        if state.helper_side[player] == SIDE_A:
            out[count] = actions.TURN_HELPER
            count += 1
        for helper in range(HELPERS):
            if holder_of(state, helper) == 0:
                out[count] = actions.TAKE_HELPER.of(helper)
                count += 1
        return count
    if phase == KEEP_CARD:
        for card in range(CARDS):
            if state.looked_at[player, card]:
                out[count] = actions.KEEP_CARD.of(card)
                count += 1
        return count
    return list_second_halves(state, board, player, out, count)
