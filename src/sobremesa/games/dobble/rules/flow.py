"""What happens: each action of a seat, of chance and of time, applied to the state. Nothing is checked here."""

from __future__ import annotations

from sobremesa.contract.action import kind_of
from sobremesa.kernel.compiled import rule

from . import actions, phases
from .bounds import HINT_MS, OUT_MS
from .deeds.beginning import (
    after_laying,
    after_turning,
    go_on,
    say_ready,
    start,
    turn_up,
)
from .deeds.claiming import claim, ping
from .deeds.decks import lay, lay_port, show, turn
from .deeds.scoring import finish
from .state import Board, State
from .timing import hint_all


@rule
def by_chance(state: State, board: Board, action: int) -> None:
    kind = kind_of(action)
    if kind == actions.LAY:
        lay(state, actions.LAY.place(action), actions.LAY.card(action))
        after_laying(state)
    elif kind == actions.LAY_PORT:
        lay_port(state, actions.LAY_PORT.port(action), actions.LAY_PORT.card(action))
        after_laying(state)
    else:
        if kind == actions.SHOW:
            show(state, actions.SHOW.card(action))
        else:
            turn(state, board, actions.TURN.deck(action), actions.TURN.card(action))
        after_turning(state)


@rule
def by_time(state: State, board: Board, action: int) -> None:
    kind = kind_of(action)
    if kind == actions.AT:
        state.now = actions.AT.ms(action)
    elif kind == actions.GO_ON:
        go_on(state, board)
    elif kind == actions.TURN_UP:
        turn_up(state, board)
    elif kind == actions.START:
        start(state)
    elif kind == actions.UNLOCK:
        seat = actions.UNLOCK.seat(action)
        state.now = state.locked_until[seat]
        state.locked_until[seat] = 0
    elif kind == actions.HINT:
        state.now = state.quiet_since + HINT_MS
        hint_all(state, board)
    else:
        state.now = state.quiet_since + OUT_MS
        finish(state, board, phases.TIME_OUT, 0)


@rule
def apply(state: State, board: Board, actor: int, action: int) -> None:
    kind = kind_of(action)
    if kind == actions.CLAIM:
        claim(state, board, actor, action)
    elif kind == actions.PING:
        ping(state, action)
    elif kind == actions.READY:
        say_ready(state, board, actor)
    elif actions.BY_TIME.holds(kind):
        by_time(state, board, action)
    else:
        by_chance(state, board, action)
