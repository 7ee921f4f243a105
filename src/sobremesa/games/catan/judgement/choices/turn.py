"""The own turn as a tree of purchases, cards and trades to its end; positions are valued as if the turn ended there.

A purchase and the trades that pay for it are one step. Positions of a level are kept in a row, the best few; what
chance decides (a card bought, a card stolen) counts by its mean and goes on with its likeliest outcome.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, inner_rule, rule

from ...board import bounds
from ...board.bounds import BUILDS, CARDS
from ...board.layout import Board
from ...hooks.moments import is_building_only, may_build_between
from ...rules import actions, phases
from ...rules.flow import step
from ...rules.law.may_build import refuse_buy_card
from ...rules.legal import list_cards, list_cities, list_maritime, list_roads, list_settlements
from ...rules.state import State
from ..desk import ENDS, WIDEST, Desk
from ..slots import CHILD, END, FIRST_END, FIRST_ROW, FUNDED, NOW, OUTCOME, value_at
from ..value.survey import unseen_of
from .funding import CANNOT, fund
from .theft import best_robbery

SAME: Final = 1e-9
LEVELS: Final = 8
TRADING_LEVELS: Final = 2
"""Cards and trades for their own sake are thought of at the beginning of a way only."""


class Way(NamedTuple):
    """How a position was come by, and where those that follow it are kept."""

    row: int
    """That of the next level."""
    width: int
    """So many are kept there."""
    begins: int
    """The first action of the way; 0: nothing has been done yet."""
    bonus: float
    """What chance has promised on the way beyond what lies there now."""


@rule
def first_of(way: Way, action: int) -> int:
    return way.begins if way.begins else action


@rule
def slot_of(row: int, at: int) -> int:
    return FIRST_ROW + row * WIDEST + at


@rule
def place_in(values: NDArray[np.float64], count: int, most: int, value: float) -> int:
    """Where among the best so many a value goes: behind the last, in the place of the worst, or -1."""
    if count < most:
        return count
    worst = 0
    for at in range(count):
        if values[at] < values[worst]:
            worst = at
    return worst if value > values[worst] else -1


@rule
def place_for(desk: Desk, row: int, value: float, width: int) -> int:
    """A position of the same value is taken to be the same, reached in another order."""
    count = int(desk.count[row])
    for at in range(count):
        if abs(desk.value[row, at] - value) < SAME:
            return -1
    place = place_in(desk.value[row], count, width, value)
    desk.count[row] = max(count, place + 1)
    return place


@rule
def place_for_end(desk: Desk, value: float, begins: int) -> int:
    """One end for each first action."""
    count = int(desk.end_count[0])
    for at in range(count):
        if desk.end_begins[at] == begins:
            return at if value > desk.ends[at] else -1
    place = place_in(desk.ends[:], count, ENDS, value)
    desk.end_count[0] = max(count, place + 1)
    return place


@inner_rule
def note_end(slots: Many[State], place: int, desk: Desk, value: float, begins: int) -> None:
    if slots[place].phase == phases.FREE_ROAD:
        return
    at = place_for_end(desk, value, begins)
    if at >= 0:
        desk.ends[at] = value
        desk.end_begins[at] = begins
        slots[FIRST_END + at] = slots[place]


@inner_rule
def keep(slots: Many[State], place: int, desk: Desk, value: float, way: Way, only_cards: int) -> None:
    """Notes a position of the next level, the best of all, and the best ends."""
    if value > desk.best[0] + SAME:
        desk.best[0] = value
        desk.chosen[0] = way.begins
        slots[END] = slots[place]
    note_end(slots, place, desk, value, way.begins)
    if slots[place].phase == phases.OVER:
        return
    at = place_for(desk, way.row, value, way.width)
    if at >= 0:
        slots[slot_of(way.row, at)] = slots[place]
        desk.value[way.row, at] = value
        desk.bonus[way.row, at] = way.bonus
        desk.begins[way.row, at] = way.begins
        desk.only_cards[way.row, at] = only_cards


@inner_rule
def try_listed(
    slots: Many[State],
    place: int,
    board: Board,
    desk: Desk,
    player: int,
    weights: NDArray[np.float32],
    count: int,
    way: Way,
) -> None:
    """Every listed action from the position at `place`."""
    for at in range(count):
        action = int(desk.listed[at])
        slots[CHILD] = slots[place]
        step(slots[CHILD], board, player, action)
        value = value_at(slots, CHILD, board, desk, player, weights) + way.bonus
        keep(slots, CHILD, desk, value, Way(way.row, way.width, first_of(way, action), way.bonus), 0)


@inner_rule
def try_knight(
    slots: Many[State],
    place: int,
    board: Board,
    desk: Desk,
    player: int,
    weights: NDArray[np.float32],
    way: Way,
    exact: bool,
) -> None:
    slots[CHILD] = slots[place]
    step(slots[CHILD], board, player, actions.KNIGHT)
    mean = 1.0
    if slots[CHILD].phase != phases.OVER:
        mean = best_robbery(slots, CHILD, board, desk, player, weights, exact)
    found = value_at(slots, CHILD, board, desk, player, weights)
    on = Way(way.row, way.width, first_of(way, actions.KNIGHT), way.bonus + mean - found)
    keep(slots, CHILD, desk, mean + way.bonus, on, 0)


@inner_rule
def try_card(slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32], way: Way) -> None:
    """A card bought from the position at FUNDED: the mean of what may be drawn, and on with the likeliest."""
    slots[CHILD] = slots[FUNDED]
    step(slots[CHILD], board, player, actions.BUY_CARD)
    mean = total = found = most = 0.0
    likely = 0
    for card in range(CARDS):
        weight = float(unseen_of(slots[FUNDED], board, player, card))
        if weight > 0.0:
            slots[OUTCOME] = slots[CHILD]
            step(slots[OUTCOME], board, -1, actions.DRAWN.of(player, card))
            value = value_at(slots, OUTCOME, board, desk, player, weights)
            mean += weight * value
            total += weight
            if weight > most:
                most, likely, found = weight, card, value
    if total == 0.0:
        return
    step(slots[CHILD], board, -1, actions.DRAWN.of(player, likely))
    on = Way(way.row, way.width, first_of(way, actions.BUY_CARD), way.bonus + mean / total - found)
    keep(slots, CHILD, desk, mean / total + way.bonus, on, 1)


@inner_rule
def try_builds(
    slots: Many[State],
    place: int,
    board: Board,
    desk: Desk,
    player: int,
    weights: NDArray[np.float32],
    way: Way,
    only_cards: bool,
) -> None:
    for build in range(BUILDS):
        if only_cards and build != bounds.CARD:
            continue
        slots[FUNDED] = slots[place]
        trades = fund(slots[FUNDED], board, desk, player, build, 0)
        if trades == CANNOT:
            continue
        paid = way
        if trades > 0:
            paid = Way(way.row, way.width, first_of(way, int(desk.trades[0])), way.bonus)
        if build == bounds.CARD:
            if refuse_buy_card(slots[FUNDED], board, player) == 0:
                try_card(slots, board, desk, player, weights, paid)
            continue
        if build == bounds.ROAD:
            count = list_roads(slots[FUNDED], board, player, desk.listed[:], 0)
        elif build == bounds.SETTLEMENT:
            count = list_settlements(slots[FUNDED], board, player, desk.listed[:], 0)
        else:
            count = list_cities(slots[FUNDED], board, player, desk.listed[:], 0)
        try_listed(slots, FUNDED, board, desk, player, weights, count, paid)


@inner_rule
def try_cards(
    slots: Many[State],
    place: int,
    board: Board,
    desk: Desk,
    player: int,
    weights: NDArray[np.float32],
    way: Way,
    exact: bool,
) -> None:
    """Development cards that may be played; the knight last, since it needs the list for itself."""
    count = list_cards(slots[place], board, player, desk.listed[:], 0)
    if count == 0:
        return
    knight = desk.listed[0] == actions.KNIGHT
    if knight:
        count -= 1
        desk.listed[0] = desk.listed[count]
    try_listed(slots, place, board, desk, player, weights, count, way)
    if knight:
        try_knight(slots, place, board, desk, player, weights, way, exact)


@inner_rule
def expand(
    slots: Many[State],
    place: int,
    board: Board,
    desk: Desk,
    player: int,
    weights: NDArray[np.float32],
    level: int,
    way: Way,
    exact: bool,
    only_cards: bool,
) -> None:
    """All that can be done in one position, into the row of the next level."""
    phase = int(slots[place].phase)
    if phase == phases.FREE_ROAD:
        count = list_roads(slots[place], board, player, desk.listed[:], 0)
        try_listed(slots, place, board, desk, player, weights, count, way)
        return
    if phase != phases.MAIN and not may_build_between(slots[place]):
        return
    try_builds(slots, place, board, desk, player, weights, way, only_cards)
    if only_cards or is_building_only(slots[place]):
        return
    if level < TRADING_LEVELS:
        try_cards(slots, place, board, desk, player, weights, way, exact and level == 0)
        count = list_maritime(slots[place], board, player, desk.listed[:], 0)
        try_listed(slots, place, board, desk, player, weights, count, way)


@inner_rule
def begin_search(slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32]) -> None:
    """The position at NOW is the only one of the first level; the turn may end there, unless a road is still due."""
    desk.best[0] = -1.0
    desk.chosen[0] = actions.END_TURN
    desk.end_count[0] = 0
    desk.count[0] = 1
    desk.begins[0, 0] = desk.only_cards[0, 0] = 0
    desk.bonus[0, 0] = 0.0
    slots[slot_of(0, 0)] = slots[NOW]
    slots[END] = slots[NOW]
    if slots[NOW].phase != phases.FREE_ROAD:
        desk.best[0] = value_at(slots, NOW, board, desk, player, weights)
        note_end(slots, NOW, desk, float(desk.best[0]), actions.END_TURN)


@inner_rule
def search_turn(
    slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32], width: int, exact: bool
) -> int:
    """The first action of the best way found to play the rest of the turn from the position at NOW."""
    begin_search(slots, board, desk, player, weights)
    for level in range(LEVELS):
        row = level & 1
        desk.count[1 - row] = 0
        if desk.best[0] >= 1.0:
            break
        for at in range(desk.count[row]):
            way = Way(1 - row, width, int(desk.begins[row, at]), float(desk.bonus[row, at]))
            only_cards = desk.only_cards[row, at] == 1
            expand(slots, slot_of(row, at), board, desk, player, weights, level, way, exact, only_cards)
    return int(desk.chosen[0])
