"""Can this turn be won for certain? Every set of purchases, with a card before them, is tried; nothing is judged.

Purchases run up a debt of cards, and a set counts if trades with the bank could pay it: the order of roads,
settlements, cities is enough, since none of them needs a later one, and each set is tried in one order only.
"""

from __future__ import annotations

from typing import Final

from sobremesa.contract.action import kind_of
from sobremesa.kernel.compiled import Many, inner_rule, rule

from ...board.bounds import RESOURCES
from ...board.layout import Board
from ...hooks.moments import is_building_only, points_to_win, tokens_lying
from ...rules import actions, phases
from ...rules.deeds.points import AWARD_POINTS, total_points
from ...rules.deeds.trade import trade_rate
from ...rules.flow import step
from ...rules.legal import list_cards, list_cities, list_roads, list_settlements
from ...rules.state import State
from ..desk import DEEPEST, Desk
from ..slots import CHILD, CLOSED, FIRST_ROW, NOW
from ..value.waiting import missing_roads

NONE: Final = 0
NEAR: Final = 5
"""With an expansion nobody wins more points than these in one turn but by a wonder."""
CARDS_A_POINT: Final = 4
PATIENCE: Final = 20000
"""Positions looked at for each card, so that no turn takes for ever."""


@rule
def is_covered(state: State, board: Board, rates: State, begun: State, player: int) -> bool:
    """Whether what is owed could be had from the bank, at the rates of that position, for what is left over."""
    owed = spare = 0
    for resource in range(RESOURCES):
        held = int(state.hands[player, resource])
        if held < 0:
            if -held > begun.bank[resource]:
                return False
            owed -= held
        else:
            spare += held // trade_rate(rates, board, player, resource)
    return owed == 0 or (spare >= owed and not begun.trade_over)


@rule
def may_still_win(state: State, board: Board, player: int) -> bool:
    """Whether the cards could be enough if every one of them were the right one."""
    missing = points_to_win(state, board) - total_points(state, board, player)
    if board.expanded:
        return missing <= NEAR
    missing -= tokens_lying(state, board)
    cards = 0
    for resource in range(RESOURCES):
        cards += int(state.hands[player, resource])
    if missing * CARDS_A_POINT <= cards:
        return True
    roads = max(0, missing_roads(state, player) - int(state.free_roads))
    is_open = state.route_holder != player + 1 and 2 * roads <= cards
    return is_open and (missing - AWARD_POINTS) * CARDS_A_POINT <= cards - 2 * roads


@rule
def first_trade(state: State, board: Board, begun: State, player: int) -> int:
    """A trade that pays a part of the debt; NONE without one."""
    for take in range(RESOURCES):
        if state.hands[player, take] < 0:
            for give in range(RESOURCES):
                rate = trade_rate(begun, board, player, give)
                if state.hands[player, give] >= rate:
                    return actions.MARITIME.of(give, take, rate)
    return NONE


@rule
def rank(action: int) -> int:
    kind = kind_of(action)
    return 0 if kind == actions.ROAD else (1 if kind == actions.SETTLEMENT else 2)


@rule
def place_of(action: int) -> int:
    if kind_of(action) == actions.ROAD:
        return actions.ROAD.path(action)
    return (
        actions.SETTLEMENT.intersection(action)
        if kind_of(action) == actions.SETTLEMENT
        else actions.CITY.intersection(action)
    )


@rule
def is_in_order(board: Board, after: int, action: int) -> bool:
    """Of one kind the lower number first; a lower road only after a road that leads to it."""
    if after == NONE or rank(action) > rank(after):
        return True
    if rank(action) < rank(after):
        return False
    one, other = place_of(after), place_of(action)
    if other > one:
        return True
    if rank(action) > 0:
        return False
    for end in range(2):
        intersection = int(board.path_ends[one, end])
        if board.path_ends[other, 0] == intersection or board.path_ends[other, 1] == intersection:
            return True
    return False


@inner_rule
def list_purchases(slots: Many[State], depth: int, board: Board, desk: Desk, player: int, after: int) -> None:
    """What may be bought next, money aside: roads before settlements before cities."""
    state = slots[FIRST_ROW + depth]
    listed = count = 0
    if state.phase == phases.FREE_ROAD or state.phase == phases.MAIN:
        listed = list_roads(state, board, player, desk.tree[depth], 0)
    if state.phase == phases.MAIN:
        listed = list_settlements(state, board, player, desk.tree[depth], listed)
        listed = list_cities(state, board, player, desk.tree[depth], listed)
    for at in range(listed):
        action = int(desk.tree[depth, at])
        if is_in_order(board, after, action):
            desk.tree[depth, count] = action
            count += 1
    desk.tree_count[depth] = count
    desk.tree_at[depth] = 0


@inner_rule
def first_step(slots: Many[State], place: int, board: Board, desk: Desk, player: int) -> int:
    """Towards the won position at `place`: a trade that its debt asks for, or its first purchase.

    Rates that a harbour on the way brings count only if what comes first can be paid as it is.
    """
    first = int(desk.tree[0, desk.tree_at[0] - 1])
    if not is_covered(slots[place], board, slots[NOW], slots[NOW], player):
        slots[CLOSED] = slots[FIRST_ROW]
        step(slots[CLOSED], board, player, first)
        for resource in range(RESOURCES):
            if slots[CLOSED].hands[player, resource] < 0:
                return NONE
        return first
    trade = first_trade(slots[place], board, slots[NOW], player)
    return trade if trade else first


@inner_rule
def wins_by_buying(slots: Many[State], board: Board, desk: Desk, player: int) -> int:
    """From the position in the first row: the first purchase or trade of a winning set; NONE if there is none."""
    if not may_still_win(slots[FIRST_ROW], board, player):
        return NONE
    depth, looked = 0, 0
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
        if not is_covered(slots[place], board, slots[place - 1], slots[NOW], player):
            continue
        if slots[place].phase == phases.OVER:
            found = first_step(slots, place, board, desk, player)
            if found:
                return found
        elif depth + 2 < DEEPEST and may_still_win(slots[place], board, player):
            depth += 1
            list_purchases(slots, depth, board, desk, player, after)
    return NONE


@inner_rule
def find_win(slots: Many[State], board: Board, desk: Desk, player: int) -> int:
    """The next action of a turn that wins for certain from the position at NOW; NONE if there is none."""
    if slots[NOW].active != player or is_building_only(slots[NOW]):
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
