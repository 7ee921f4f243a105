"""A sound player, compiled: takes what brings more down, opens as soon as it may, closes when it can, keeps what melds.

It plays imagined deals to their end. What it does is within the rules, so nothing is checked.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.contract.action import kind_of
from sobremesa.kernel.compiled import rule

from ..rules import actions, phases
from ..rules.actions import DRAWN
from ..rules.cards import JOKER, SUITS, card_at, of_suit
from ..rules.chance import draw_chance
from ..rules.counting import close_deal, score_close
from ..rules.flow import close, discard, draw, receive_drawn, take_from_pile
from ..rules.law.may_turn import refuse_take
from ..rules.laying import lay_meld, lay_off
from ..rules.melding.advice import prepare
from ..rules.melding.plans import LARGER_SET, LONGER_RUN
from ..rules.melding.search import NOTHING, explore, lightest
from ..rules.melding.ways import BY_COUNT
from ..rules.melding.work import Notes
from ..rules.state import Board, State
from .holding import ways_to_lay
from .keeping import least_missed


@rule
def lay_off_all(state: State, player: int, way: int) -> None:
    """One way to add to a meld of the table."""
    meld = LONGER_RUN.meld(way)
    low, length, suit = int(state.meld_low[meld]), int(state.meld_length[meld]), int(state.meld_suit[meld])
    if state.meld_set[meld]:
        for other in range(SUITS):
            for _ in range(of_suit(LARGER_SET.suits(way), other)):
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
def lay_ways(state: State, board: Board, player: int, count: int, work: Notes) -> None:
    """New melds first: only then may an opening player lay off."""
    for step in range(count):
        way = int(work.way[work.plan[step]])
        if kind_of(way) != actions.LAY_OFF:
            lay_meld(state, board, player, way)
    for step in range(count):
        way = int(work.way[work.plan[step]])
        if kind_of(way) == actions.LAY_OFF:
            lay_off_all(state, player, way)


@rule
def part_with(state: State, board: Board, player: int, card: int) -> None:
    if state.hand_size[player] == 1:
        close(state, board, player, card)
    else:
        discard(state, board, player, card)


@rule
def finish_turn(state: State, board: Board, player: int, work: Notes) -> None:
    """After drawing."""
    lay_ways(state, board, player, ways_to_lay(state, board, player, work), work)
    if state.hand_size[player] == 0:
        close_deal(state, board, player)
    else:
        part_with(state, board, player, least_missed(state, board, player, work))


@rule
def most_down(state: State, board: Board, player: int, owed: int, work: Notes) -> int:
    """How many cards an open player could lay, the one owed among them; -1 if that cannot be laid."""
    explore(work, prepare(state, board, player, BY_COUNT, True, work), 0, owed)
    best = lightest(work, 0)
    return int(work.left[best]) if best >= 0 else -1


@rule
def gains_by_taking(state: State, board: Board, player: int, work: Notes) -> bool:
    """Whether the card on the pile lets more go down than before; to open, always."""
    if not state.opened[player]:
        return True
    card, before = int(state.top) - 1, most_down(state, board, player, NOTHING, work)
    state.hands[player, card] += 1
    state.hand_size[player] += 1
    after = most_down(state, board, player, card, work)
    state.hands[player, card] -= 1
    state.hand_size[player] -= 1
    return after > before


@rule
def draw_card(state: State, board: Board, player: int, stream: NDArray[np.int64]) -> None:
    draw(state, board)
    if state.phase == phases.DRAW_CARD:
        receive_drawn(state, player, DRAWN.card(draw_chance(state, board, stream)))


@rule
def begin_turn(state: State, board: Board, player: int, stream: NDArray[np.int64], work: Notes) -> None:
    if refuse_take(state, board, player, work) == 0 and gains_by_taking(state, board, player, work):
        take_from_pile(state, player)
    else:
        draw_card(state, board, player, stream)


@rule
def finish_deal(state: State, board: Board, stream: NDArray[np.int64], work: Notes) -> None:
    """From any turn of a deal to its points; all play soundly."""
    deal = int(state.deal)
    while state.deal == deal and state.phase != phases.OVER:
        if state.phase == phases.DRAW:
            begin_turn(state, board, int(state.active), stream, work)
        elif state.phase == phases.PLAY:
            finish_turn(state, board, int(state.active), work)
        else:
            score_close(state, board)
