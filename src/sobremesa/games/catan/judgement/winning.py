"""Can this turn be won? Every set of purchases, with a card before them, is tried; nothing is left to judgement.

Purchases run up a debt of cards, and a set counts if trades with the bank could pay it: the order of roads,
settlements, cities is enough, since none of them needs a later one.
"""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.compiled import Many, inner_rule, rule

from ..board.bounds import RESOURCES
from ..board.layout import Board
from ..rules import actions, phases
from ..rules.flow import step
from ..rules.hooks import points_to_win, trade_rate
from ..rules.legal import list_cards, list_cities, list_roads, list_settlements
from ..rules.points import total_points
from ..rules.state import State
from .desk import DEEPEST, Desk
from .slots import CHILD, FIRST_ROW, NOW

NONE: Final = 0
NEAR: Final = 5
"""Nobody wins more points than these in one turn but by a wonder."""
PATIENCE: Final = 4000
"""Positions looked at for each card."""


@rule
def is_covered(state: State, board: Board, begun: State, player: int) -> bool:
    """Whether what is owed could be had from the bank for what is left over."""
    owed = spare = 0
    for resource in range(RESOURCES):
        held = int(state.hands[player, resource])
        if held < 0:
            if -held > begun.bank[resource]:
                return False
            owed -= held
        else:
            spare += held // trade_rate(state, board, player, resource)
    return owed == 0 or (spare >= owed and not begun.trade_over)


@rule
def first_trade(state: State, board: Board, player: int) -> int:
    """A trade that pays a part of the debt; NONE without one."""
    for take in range(RESOURCES):
        if state.hands[player, take] < 0:
            for give in range(RESOURCES):
                rate = trade_rate(state, board, player, give)
                if state.hands[player, give] >= rate:
                    return actions.MARITIME.of(give, take, rate)
    return NONE


@rule
def rank(action: int) -> int:
    kind = action & 0xFF
    return 0 if kind == actions.ROAD else (1 if kind == actions.SETTLEMENT else 2)


@inner_rule
def list_purchases(slots: Many[State], depth: int, board: Board, desk: Desk, player: int, after: int) -> None:
    """What may be bought next, money aside: roads before settlements before cities."""
    state = slots[FIRST_ROW + depth]
    count = 0
    if state.phase == phases.FREE_ROAD:
        count = list_roads(state, board, player, desk.tree[depth], 0)
    elif state.phase == phases.MAIN:
        count = list_cities(state, board, player, desk.tree[depth], 0)
        if after == NONE or rank(after) <= 1:
            count = list_settlements(state, board, player, desk.tree[depth], count)
        if after == NONE or rank(after) == 0:
            count = list_roads(state, board, player, desk.tree[depth], count)
    desk.tree_count[depth] = count
    desk.tree_at[depth] = 0


@inner_rule
def wins_by_buying(slots: Many[State], board: Board, desk: Desk, player: int) -> int:
    """From the position in the first row: the first purchase or trade of a winning set; NONE if there is none."""
    depth, looked, after = 0, 0, NONE
    list_purchases(slots, 0, board, desk, player, NONE)
    while depth >= 0 and looked < PATIENCE:
        at = int(desk.tree_at[depth])
        if at >= desk.tree_count[depth]:
            depth -= 1
            continue
        desk.tree_at[depth] += 1
        after = int(desk.tree[depth, at])
        place = FIRST_ROW + depth + 1
        slots[place] = slots[FIRST_ROW + depth]
        step(slots[place], board, player, after)
        looked += 1
        if not is_covered(slots[place], board, slots[NOW], player):
            continue
        if slots[place].phase == phases.OVER:
            trade = first_trade(slots[place], board, player)
            return trade if trade else int(desk.tree[0, desk.tree_at[0] - 1])
        if depth + 2 < DEEPEST:
            depth += 1
            list_purchases(slots, depth, board, desk, player, after)
    return NONE


@inner_rule
def find_win(slots: Many[State], board: Board, desk: Desk, player: int) -> int:
    """The next action of a turn that wins for certain from the position at NOW; NONE if there is none."""
    if slots[NOW].active != player or slots[NOW].extra == 1:
        return NONE
    if total_points(slots[NOW], board, player) + NEAR < points_to_win(slots[NOW], board):
        return NONE
    slots[FIRST_ROW] = slots[NOW]
    found = wins_by_buying(slots, board, desk, player)
    if found or slots[NOW].phase == phases.FREE_ROAD:
        return found
    count = list_cards(slots[NOW], board, player, desk.listed[:], 0)
    for at in range(count):
        card = int(desk.listed[at])
        slots[CHILD] = slots[NOW]
        step(slots[CHILD], board, player, card)
        if slots[CHILD].phase == phases.OVER:
            return card
        if card == actions.KNIGHT:
            slots[CHILD].phase = phases.MAIN if slots[NOW].rolled else phases.BEFORE_ROLL
        slots[FIRST_ROW] = slots[CHILD]
        if wins_by_buying(slots, board, desk, player):
            return card
    return NONE
