"""Trades with the bank that pay for a purchase, the dearest cards kept."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ...board.bounds import RESOURCES
from ...board.layout import Board
from ...hooks.moments import is_building_only
from ...rules import actions
from ...rules.deeds.trade import trade_rate, trade_with_bank
from ...rules.state import State
from ..desk import Desk

CANNOT = -1
MOST_TRADES = 6


@rule
def first_missing(state: State, board: Board, player: int, build: int) -> int:
    for resource in range(RESOURCES):
        if state.hands[player, resource] < board.costs[build, resource] and state.bank[resource]:
            return resource
    return CANNOT


@rule
def is_funded(state: State, board: Board, player: int, build: int) -> bool:
    for resource in range(RESOURCES):
        if state.hands[player, resource] < board.costs[build, resource]:
            return False
    return True


@rule
def best_to_give(state: State, board: Board, desk: Desk, player: int, build: int) -> int:
    """What can be spared at its rate, the cheapest first, then what comes back soonest."""
    best, chosen = -1e9, CANNOT
    for resource in range(RESOURCES):
        rate = trade_rate(state, board, player, resource)
        left = int(state.hands[player, resource]) - int(board.costs[build, resource])
        if left >= rate:
            worth = -4.0 * rate + left + 0.2 * float(desk.gross[player, resource])
            if worth > best:
                best, chosen = worth, resource
    return chosen


@rule
def fund(state: State, board: Board, desk: Desk, player: int, build: int, start: int) -> int:
    """Trades on this state until the build can be paid; they are noted from `start` on. How many, or CANNOT."""
    count = 0
    while not is_funded(state, board, player, build):
        if state.trade_over or is_building_only(state) or count == MOST_TRADES:
            return CANNOT
        take = first_missing(state, board, player, build)
        give = best_to_give(state, board, desk, player, build)
        if take == CANNOT or give == CANNOT:
            return CANNOT
        rate = trade_rate(state, board, player, give)
        trade_with_bank(state, player, give, take, rate)
        desk.trades[start + count] = actions.MARITIME.of(give, take, rate)
        count += 1
    return count
