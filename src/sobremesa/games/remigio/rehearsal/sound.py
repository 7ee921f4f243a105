"""A sound player, compiled: takes what it can lay, opens as soon as it may, closes when it can, keeps what melds.

It plays imagined deals to their end. What it does is within the rules, so nothing is checked.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import rule

from ..rules import actions, phases
from ..rules.actions import DRAWN
from ..rules.advice import prepare, still_needed
from ..rules.cards import ACE_VALUE, JOKER, SUIT_BITS, SUITS, card_at
from ..rules.chance import draw_chance
from ..rules.counting import close_deal, score_close
from ..rules.flow import close, discard, draw, receive_drawn, take_from_pile
from ..rules.laying import lay_meld, lay_off
from ..rules.may_lay import may_open_now
from ..rules.may_turn import refuse_take
from ..rules.plans import LARGER_SET, LONGER_RUN
from ..rules.search import NOTHING, explore, lightest
from ..rules.state import State, Table
from ..rules.ways import BY_COUNT, BY_VALUE, cards_held
from ..rules.work import Notes
from .keeping import least_missed


@rule
def lay_off_all(state: State, player: int, way: int) -> None:
    """One way to add to a meld of the table."""
    meld = LONGER_RUN.meld(way)
    low, length, suit = int(state.meld_low[meld]), int(state.meld_length[meld]), int(state.meld_suit[meld])
    if state.meld_set[meld]:
        for other in range(SUITS):
            for _ in range(LARGER_SET.suits(way) >> SUIT_BITS * other & 3):
                lay_off(state, player, meld, card_at(other, low), 0)
        for _ in range(LARGER_SET.jokers(way)):
            lay_off(state, player, meld, JOKER, 0)
        return
    one, other = LONGER_RUN.joker(way), LONGER_RUN.other_joker(way)
    for place in range(low - 1, low - 1 - LONGER_RUN.below(way), -1):
        lay_off(state, player, meld, JOKER if place in (one, other) else card_at(suit, place), 0)
    for place in range(low + length, low + length + LONGER_RUN.above(way)):
        lay_off(state, player, meld, JOKER if place in (one, other) else card_at(suit, place), 1)


@rule
def lay_plan(state: State, board: Table, player: int, entry: int, work: Notes) -> None:
    """New melds first: only then may an opening player lay off."""
    count = 0
    while entry >= 0 and work.used[entry] >= 0:
        work.plan[count] = work.way[work.used[entry]]
        count += 1
        entry = int(work.parent[entry])
    for step in range(count):
        if int(work.plan[step]) & 0xFF != actions.LAY_OFF:
            lay_meld(state, board, player, int(work.plan[step]))
    for step in range(count):
        if int(work.plan[step]) & 0xFF == actions.LAY_OFF:
            lay_off_all(state, player, int(work.plan[step]))


@rule
def plan(state: State, board: Table, player: int, work: Notes) -> int:
    """To close, else to leave as little as can be; or NOTHING."""
    need, owed = still_needed(state, player), int(state.owed) - 1
    if need > 0 and not may_open_now(state, player):
        return NOTHING
    melds = prepare(state, board, player, BY_COUNT, True, work)
    if int(work.worth[0]) + ACE_VALUE * int(work.hand[JOKER]) < need:
        return NOTHING
    explore(work, melds, need, owed)
    best = lightest(work, need)
    if best < 0 or int(work.left[best]) >= cards_held(work) - 1:
        return best
    explore(work, prepare(state, board, player, BY_VALUE, True, work), need, owed)
    return lightest(work, need)


@rule
def part_with(state: State, board: Table, player: int, card: int) -> None:
    if state.hand_size[player] == 1:
        close(state, board, player, card)
    else:
        discard(state, board, player, card)


@rule
def finish_turn(state: State, board: Table, player: int, work: Notes) -> None:
    """After drawing."""
    entry = plan(state, board, player, work)
    if entry >= 0:
        lay_plan(state, board, player, entry, work)
    if state.hand_size[player] == 0:
        close_deal(state, board, player)
    else:
        part_with(state, board, player, least_missed(state, board, player, work))


@rule
def draw_card(state: State, board: Table, player: int, stream: NDArray[np.int64]) -> None:
    draw(state, board)
    if state.phase == phases.DRAW_CARD:
        receive_drawn(state, player, DRAWN.card(draw_chance(state, board, stream)))


@rule
def begin_turn(state: State, board: Table, player: int, stream: NDArray[np.int64], work: Notes) -> None:
    if refuse_take(state, board, player, work) == 0:
        take_from_pile(state, player)
    else:
        draw_card(state, board, player, stream)


@rule
def finish_deal(state: State, board: Table, stream: NDArray[np.int64], work: Notes) -> None:
    """From any turn of a deal to its points; all play soundly."""
    deal = int(state.deal)
    while state.deal == deal and state.phase != phases.OVER:
        if state.phase == phases.DRAW:
            begin_turn(state, board, int(state.active), stream, work)
        elif state.phase == phases.PLAY:
            finish_turn(state, board, int(state.active), work)
        else:
            score_close(state, board)
