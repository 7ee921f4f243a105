"""Close calls played on: some turns as the value would play them at once, the same dice for every choice, many times.

What they lead to is valued; where a choice falls behind the best by more than luck explains it is tried no further.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.chance import MASK, WARM_UP, draw_below, next_word
from sobremesa.kernel.compiled import Many, inner_rule, rule

from ..board.bounds import CARDS, VICTORY_POINT
from ..board.layout import Board
from ..hooks.moments import points_to_win
from ..rules import chance as chance_rules
from ..rules import phases
from ..rules.deeds.points import total_points
from ..rules.flow import step
from ..rules.policy import next_awaited
from ..rules.state import State
from .ahead import keep_ends
from .at_once import decide_at_once
from .desk import Desk
from .slots import FIRST_KEPT, NOW, THROWN, close_turn
from .value.network import chance_of

CLOSE: Final = 0.08
"""Ends that are worth less than the best by more than this are not rehearsed."""
HABIT: Final = 2
"""How many ways at a time a turn is thought through in a rehearsal."""
TRUST: Final = 3.0
"""The value of an end counts as much as so many rehearsals for each turn that they last."""
DOUBT: Final = 0.07
"""Twice how far the same dice usually drive two choices apart in one turn; in more turns, by their square root more."""
BATCH: Final = 4
TRIES: Final = 6
MOST_DECISIONS: Final = 400


@rule
def seed(desk: Desk, number: int, turn: int) -> None:
    """The same numbers in the same turn of the same rehearsal, whichever choice is tried."""
    stream = desk.stream[:]
    stream[0] = (number * 2654435761 + turn * 97) & MASK
    stream[1] = (turn * 40503 + number * 1566083941 + 12345) & MASK
    stream[2] = ((number << 8 ^ turn) ^ 0x9E3779B9) & MASK
    stream[3] = 1
    for _ in range(WARM_UP):
        next_word(stream)


@rule
def draw_hidden(state: State, stream: NDArray[np.int64]) -> int:
    left = draw_below(stream, int(state.deck_size))
    card = 0
    while left >= state.deck[card]:
        left -= int(state.deck[card])
        card += 1
    return card


@rule
def deal_anew(state: State, board: Board, desk: Desk, viewer: int) -> None:
    """The others' development cards, as far as the viewer knows; nobody who should have won by them holds them."""
    for player in range(board.players):
        if player != viewer:
            for card in range(CARDS):
                state.deck[card] += state.cards[player, card]
                state.deck_size += state.cards[player, card]
                state.cards[player, card] = 0
    for player in range(board.players):
        if player == viewer:
            continue
        for _ in range(int(state.card_count[player]) - int(state.fresh_count[player])):
            card = draw_hidden(state, desk.stream[:])
            for _ in range(TRIES):
                if card == VICTORY_POINT and total_points(state, board, player) + 1 >= points_to_win(state, board):
                    card = draw_hidden(state, desk.stream[:])
            state.deck[card] -= 1
            state.deck_size -= 1
            state.cards[player, card] += 1


@inner_rule
def play_on(
    slots: Many[State], board: Board, desk: Desk, weights: NDArray[np.float32], number: int, until: int
) -> None:
    """From the position at THROWN, everybody at once, up to the beginning of a turn."""
    for _ in range(MOST_DECISIONS):
        while slots[THROWN].phase >= phases.FIRST_CHANCE:
            if slots[THROWN].phase == phases.ROLL:
                seed(desk, number, int(slots[THROWN].turn))
            step(slots[THROWN], board, -1, chance_rules.draw_chance(slots[THROWN], board, desk.stream[:]))
        if slots[THROWN].phase == phases.OVER or slots[THROWN].turn >= until:
            return
        player = next_awaited(slots[THROWN], board)
        slots[NOW] = slots[THROWN]
        step(slots[THROWN], board, player, decide_at_once(slots, board, desk, player, weights, HABIT, False))


@inner_rule
def rehearse(
    slots: Many[State],
    place: int,
    board: Board,
    desk: Desk,
    player: int,
    weights: NDArray[np.float32],
    number: int,
    turns: int,
    is_end: bool,
) -> float:
    """The player's chance so many turns after the position at `place`, in the rehearsal of this number."""
    slots[THROWN] = slots[place]
    if slots[THROWN].phase != phases.OVER:
        if is_end:
            close_turn(slots[THROWN], board)
        seed(desk, number, 0)
        deal_anew(slots[THROWN], board, desk, player)
        play_on(slots, board, desk, weights, number, int(slots[THROWN].turn) + turns)
    return chance_of(slots[THROWN], board, desk, player, weights)


@rule
def worth_of(desk: Desk, at: int, times: int, trust: float) -> float:
    return float((trust * desk.end_kept[at] + desk.tried[at]) / (trust + times))


@rule
def best_of(desk: Desk, count: int, times: int, trust: float) -> int:
    best = -1
    for at in range(count):
        if desk.is_tried[at] and (best < 0 or worth_of(desk, at, times, trust) > worth_of(desk, best, times, trust)):
            best = at
    return best


@rule
def give_up(desk: Desk, count: int, times: int, trust: float, margin: float) -> int:
    """What lies too far behind the best is tried no further. How many are left."""
    least = worth_of(desk, best_of(desk, count, times, trust), times, trust) - margin
    left = 0
    for at in range(count):
        if desk.is_tried[at] and worth_of(desk, at, times, trust) < least:
            desk.is_tried[at] = 0
        left += int(desk.is_tried[at])
    return left


@inner_rule
def rehearse_ends(
    slots: Many[State],
    board: Board,
    desk: Desk,
    player: int,
    weights: NDArray[np.float32],
    most: int,
    turns: int,
    are_ends: bool,
) -> int:
    """Of the positions noted on the desk the best, value and rehearsals of at most so many turns in all together.

    They end the turn, or it goes on from them. The further a rehearsal goes, the more luck is in it.
    """
    count = keep_ends(slots, desk)
    for at in range(count):
        desk.tried[at] = 0.0
        desk.is_tried[at] = 1
    trust, doubt = TRUST * turns, DOUBT * np.sqrt(turns)
    left = give_up(desk, count, 0, trust, CLOSE)
    times = spent = 0
    while left > 1 and spent < most:
        for at in range(count):
            if desk.is_tried[at]:
                desk.tried[at] += rehearse(slots, FIRST_KEPT + at, board, desk, player, weights, times, turns, are_ends)
        spent += left * turns
        times += 1
        if times % BATCH == 0:
            left = give_up(desk, count, times, trust, doubt / np.sqrt(times))
    best = best_of(desk, count, times, trust)
    desk.best[0] = worth_of(desk, best, times, trust)
    return int(desk.kept_begins[best])
