"""Players for simulation: each finds a match somewhere within reach after a while, and errs now and then.

Nobody waits: whoever is quickest claims, and what they claim decides what the others look at next. The time a player
needs is drawn from a triangular distribution, which is close enough to people's and quick to draw.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.chance import draw_below
from sobremesa.kernel.compiled import rule
from sobremesa.kernel.jotting import jotted

from . import actions, flow, phases
from . import chance as chance_rules
from .actions import CLAIM
from .bounds import ALL_PLACES, ON_A_CARD, PLAYERS
from .cards import SHARED, SHOWN
from .law.may_claim import card_at, own_card
from .legal import can_reach, may_claim
from .state import Board, State
from .timing import next_tick

LEAST_MS = 800
SPREAD_MS = 3_000
MISTAKES = 20
"""One of so many claims names just any symbol of the card it means."""
CLAIM_MS = 1000
"""In a batch there is a claim a second."""


@rule
def search_time(stream: NDArray[np.int64]) -> int:
    return LEAST_MS + draw_below(stream, SPREAD_MS) // 2 + draw_below(stream, SPREAD_MS) // 2


@rule
def place_to_claim(state: State, board: Board, seat: int, stream: NDArray[np.int64]) -> int:
    """Any place within reach, each equally likely; -1 if there is none."""
    chosen, seen = -1, 0
    for place in range(ALL_PLACES):
        if can_reach(state, board, seat, place):
            seen += 1
            if draw_below(stream, seen) == 0:
                chosen = place
    return chosen


@rule
def make_claim(state: State, board: Board, seat: int, stream: NDArray[np.int64]) -> int:
    """A claim for one of the cards within reach, mostly right; -1 if there is none."""
    place = place_to_claim(state, board, seat, stream)
    if place < 0:
        return -1
    own, target = own_card(state, seat) - 1, card_at(state, place) - 1
    symbol = int(SHARED[own, target])
    if draw_below(stream, MISTAKES) == 0:
        symbol = int(SHOWN[target, draw_below(stream, ON_A_CARD)])
    return CLAIM.of(place, symbol, own, target)


@rule
def let_chance_decide(state: State, board: Board, stream: NDArray[np.int64]) -> None:
    while state.phase == phases.LAYING or state.phase == phases.TURNING:
        flow.apply(state, board, -1, chance_rules.draw_chance(state, board, stream))


@rule
def anybody_may_claim(state: State, board: Board) -> bool:
    for seat in range(board.players):
        if may_claim(state, board, seat):
            return True
    return False


@rule
def go_on(state: State, board: Board, tick: NDArray[np.int64], stream: NDArray[np.int64]) -> None:
    """Until somebody may claim, or all is over: everybody is ready at once, and the rest happens by itself."""
    while state.phase != phases.OVER and not anybody_may_claim(state, board):
        if state.phase == phases.READY:
            for seat in range(board.players):
                flow.apply(state, board, seat, actions.READY)
        elif next_tick(state, board, tick):
            flow.apply(state, board, -2, int(tick[1]))
        let_chance_decide(state, board, stream)


@rule
def let_time_pass(state: State, board: Board, now: int, tick: NDArray[np.int64], stream: NDArray[np.int64]) -> None:
    """What happens by itself until then; in play it is then that late."""
    while next_tick(state, board, tick) and int(tick[0]) <= now:
        flow.apply(state, board, -2, int(tick[1]))
        let_chance_decide(state, board, stream)
    if state.phase == phases.PLAY:
        state.now = now


@rule
def quickest(state: State, board: Board, finds: NDArray[np.int64]) -> int:
    """The seat that finds something first, of those who may claim."""
    first = -1
    for seat in range(board.players):
        if may_claim(state, board, seat) and (first < 0 or finds[seat] < finds[first]):
            first = seat
    return first


@rule
def look_anew(state: State, seat: int, finds: NDArray[np.int64], stream: NDArray[np.int64]) -> None:
    finds[seat] = max(int(state.now), int(state.locked_until[seat])) + search_time(stream)


@rule
def claim_once(
    state: State, board: Board, finds: NDArray[np.int64], tick: NDArray[np.int64], stream: NDArray[np.int64]
) -> None:
    """The quickest claims; what happens by itself before that comes first."""
    seat = quickest(state, board, finds)
    if next_tick(state, board, tick) and int(tick[0]) <= int(finds[seat]):
        flow.apply(state, board, -2, int(tick[1]))
        return
    state.now = max(int(state.now), int(finds[seat]))
    action = make_claim(state, board, seat, stream)
    if action >= 0:
        flow.apply(state, board, seat, action)
        let_chance_decide(state, board, stream)
    look_anew(state, seat, finds, stream)


@rule
def play_out(state: State, board: Board, stream: NDArray[np.int64], buffer: NDArray[np.int64], cap: int) -> int:
    """Plays to the end, or for so many claims; how many claims were made."""
    finds = jotted(PLAYERS)
    tick = jotted(2)
    begun = -1
    while int(state.claims) < cap:
        go_on(state, board, tick, stream)
        if state.phase == phases.OVER:
            break
        if int(state.began_at) != begun:
            begun = int(state.began_at)
            for seat in range(board.players):
                look_anew(state, seat, finds, stream)
        claim_once(state, board, finds, tick, stream)
    return int(state.claims)


@rule
def next_to_claim(state: State, board: Board) -> int:
    """In a batch those who may claim do so in turn; -1 when the match is over."""
    for step in range(board.players):
        seat = (int(state.claims) + step) % int(board.players)
        if may_claim(state, board, seat):
            return seat
    return -1


@rule
def claim_in_turn(state: State, board: Board, stream: NDArray[np.int64], seat: int, claim: int) -> int:
    """A claim, a second after the one before, and all that follows until somebody may claim again."""
    tick = jotted(2)
    flow.apply(state, board, seat, claim)
    let_chance_decide(state, board, stream)
    let_time_pass(state, board, int(state.now) + CLAIM_MS, tick, stream)
    go_on(state, board, tick, stream)
    return claim
