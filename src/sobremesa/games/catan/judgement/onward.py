"""Some turns played on at once by everybody, as the value would: the same luck in every rehearsal of one number.

What chance decides first is spread evenly over the numbers: few rehearsals then see what many would.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.chance import MASK, WARM_UP, draw_below, next_word
from sobremesa.kernel.compiled import Many, inner_rule, rule

from ..board.bounds import CARDS, KNIGHT, VICTORY_POINT
from ..board.layout import Board
from ..hooks.moments import points_to_win
from ..rules import actions, phases
from ..rules import chance as chance_rules
from ..rules.deeds.points import total_points
from ..rules.flow import step
from ..rules.policy import next_awaited
from ..rules.state import State
from .ahead import throw, ways_to_throw
from .at_once import decide_at_once
from .desk import Desk
from .slots import END, NOW, THROWN

HABIT: Final = 2
"""How many ways at a time a turn is thought through in a rehearsal."""
TRIES: Final = 6
MOST_DECISIONS: Final = 400
SPREAD: Final = 4
"""In so many turns the rolls of all rehearsals together come as often as they should, nearly."""
RATIO: Final = 0.8566748838545029
"""Its powers lie as evenly in SPREAD dimensions as powers can."""


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
def cards_ripe(state: State, player: int) -> int:
    """How many development cards were not bought in this turn; given up ones may have been (HLP-12)."""
    many = int(state.card_count[player])
    for card in range(CARDS):
        many -= int(state.fresh[player, card])
    return many


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
        for _ in range(cards_ripe(state, player)):
            card = draw_hidden(state, desk.stream[:])
            for _ in range(TRIES):
                if card == VICTORY_POINT and total_points(state, board, player) + 1 >= points_to_win(state, board):
                    card = draw_hidden(state, desk.stream[:])
            state.deck[card] -= 1
            state.deck_size -= 1
            state.cards[player, card] += 1


@rule
def spread_roll(number: int, turn: int) -> int:
    """What is rolled in a turn of the rehearsal of this number."""
    left = (0.5 + (number + 1) * RATIO ** (turn + 1)) % 1.0
    total = 2
    while total < 12 and left >= ways_to_throw(total):
        left -= ways_to_throw(total)
        total += 1
    return total


@inner_rule
def let_chance_decide(slots: Many[State], board: Board, desk: Desk, number: int, turn: int) -> None:
    """In the position at THROWN, in a turn of the rehearsal of this number."""
    if slots[THROWN].phase == phases.ROLL:
        seed(desk, number, int(slots[THROWN].turn))
        if turn < SPREAD and not board.balanced_dice:
            throw(slots[THROWN], board, spread_roll(number, turn))
            return
    step(slots[THROWN], board, -1, chance_rules.draw_chance(slots[THROWN], board, desk.stream[:]))


@inner_rule
def is_certain(slots: Many[State], player: int) -> bool:
    """Whether a turn from NOW to END meets with no chance on its way."""
    now, end = slots[NOW], slots[END]
    is_end = end.phase == phases.MAIN or end.phase == phases.OVER
    is_bought = end.fresh_count[player] != now.fresh_count[player]
    return is_end and not is_bought and end.played[player, KNIGHT] == now.played[player, KNIGHT]


@inner_rule
def act_at_once(slots: Many[State], board: Board, desk: Desk, weights: NDArray[np.float32]) -> None:
    """Whoever is to act in the position at THROWN does; a turn that is certain is played to its end."""
    player = next_awaited(slots[THROWN], board)
    slots[NOW] = slots[THROWN]
    action = decide_at_once(slots, board, desk, player, weights, HABIT, False)
    if slots[NOW].phase == phases.MAIN and is_certain(slots, player):
        slots[THROWN] = slots[END]
        action = actions.END_TURN
    if slots[THROWN].phase != phases.OVER:
        step(slots[THROWN], board, player, action)


@inner_rule
def play_on(
    slots: Many[State], board: Board, desk: Desk, weights: NDArray[np.float32], number: int, turns: int
) -> None:
    """So many turns from the position at THROWN, everybody at once, up to the beginning of a turn."""
    begun = int(slots[THROWN].turn)
    for _ in range(MOST_DECISIONS):
        while slots[THROWN].phase >= phases.FIRST_CHANCE:
            let_chance_decide(slots, board, desk, number, int(slots[THROWN].turn) - begun)
        if slots[THROWN].phase == phases.OVER or slots[THROWN].turn >= begun + turns:
            return
        act_at_once(slots, board, desk, weights)
