"""The doors that every compiled game has, written once: a game names its rules and its records and gets doors to them.

Each function below whose names are free (`play`, `refuse`, `State` …) is a pattern: for a game it is compiled with that
game's rules in their place, and kept with the module that asked for it. Rules with a scratchpad of their own (see
`CompiledGame.notes`) take it last.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..contract.action import CHANCE
from ..contract.fields import Layout
from .chance import Streams
from .compiled import Many, quickly_compiled, rule
from .jotting import jotted

Row = NDArray[np.int64]
Rows = np.ndarray[tuple[int, int], np.dtype[np.int64]]
Door = Callable[..., Any]

State: TypeAlias = Any
Board: TypeAlias = Any
Notes: TypeAlias = Any
MOST_LEGAL = OVER = FIRST_CHANCE = 0


def _named_by_the_game(*given: Any) -> int:
    raise NotImplementedError


play = step = list_outcomes = draw_outcome = standing = refuse = list_actions = _named_by_the_game
next_awaited = random_action = filled_in = play_game = play_action = _named_by_the_game


def apply(boards: Many[Board], states: Many[State], place: int, actor: int, action: int) -> None:
    play(states[place], boards[0], actor, action)


def list_chance(boards: Many[Board], states: Many[State], place: int, outcomes: Row, weights: Row) -> int:
    return list_outcomes(states[place], boards[0], outcomes, weights)


def draw_chance(boards: Many[Board], states: Many[State], place: int, stream: Row) -> int:
    return draw_outcome(states[place], boards[0], stream)


def awaited(boards: Many[Board], states: Many[State], place: int) -> int:
    """Bit p: player p is awaited; bit 8 + p: may act; bit 16 + p: an answer of theirs is hoped for."""
    seats = 0
    for player in range(boards[0].players):
        seats |= standing(states[place], boards[0], player) << player
    return seats


def refusal(boards: Many[Board], states: Many[State], place: int, seat: int, action: int) -> int:
    return refuse(states[place], boards[0], seat, action)


def list_legal(boards: Many[Board], states: Many[State], place: int, seat: int, out: Row) -> int:
    return list_actions(states[place], boards[0], seat, out)


def refusal_with_notes(
    boards: Many[Board], states: Many[State], place: int, seat: int, action: int, notes: Many[Notes]
) -> int:
    return refuse(states[place], boards[0], seat, action, notes[0])


def list_legal_with_notes(
    boards: Many[Board], states: Many[State], place: int, seat: int, out: Row, notes: Many[Notes]
) -> int:
    return list_actions(states[place], boards[0], seat, out, notes[0])


def play_out(state: State, board: Board, stream: Row, buffer: Row, cap: int) -> int:
    """Random play to the end, or for so many decisions; how many decisions were made."""
    for decisions in range(cap):
        while state.phase >= FIRST_CHANCE:
            step(state, board, CHANCE, draw_outcome(state, board, stream))
        if state.phase == OVER:
            return decisions
        player = next_awaited(state, board)
        step(state, board, player, random_action(state, board, player, stream, buffer))
    return cap


def play_out_with_notes(state: State, board: Board, stream: Row, buffer: Row, cap: int, notes: Notes) -> int:
    for decisions in range(cap):
        while state.phase >= FIRST_CHANCE:
            step(state, board, CHANCE, draw_outcome(state, board, stream))
        if state.phase == OVER:
            return decisions
        player = next_awaited(state, board)
        step(state, board, player, random_action(state, board, player, stream, buffer, notes))
    return cap


def play_one(state: State, board: Board, stream: Row, seat: int, listed: int) -> int:
    """One action, with the chance that follows it; the action as it was filled in."""
    action = filled_in(state, seat, listed, stream)
    play(state, board, seat, action)
    while state.phase >= FIRST_CHANCE:
        play(state, board, CHANCE, draw_outcome(state, board, stream))
    return action


def as_listed(state: State, seat: int, listed: int, stream: Row) -> int:
    """Nothing is left open among what is listed."""
    return listed


def play_out_many(boards: Many[Board], states: Many[State], streams: Streams, cap: int, decisions: Row) -> None:
    """Each state with a board and a stream of its own."""
    buffer = jotted(MOST_LEGAL)
    for place in range(len(states)):
        decisions[place] = play_game(states[place], boards[place], streams[place], buffer, cap)


def list_legal_many(boards: Many[Board], states: Many[State], out: Rows, counts: Row, seats: Row) -> None:
    """For each state the awaited seat (-1: the game is over) and what it may do."""
    for place in range(len(states)):
        state, board = states[place], boards[place]
        seats[place] = -1 if state.phase == OVER else next_awaited(state, board)
        counts[place] = list_actions(state, board, int(seats[place]), out[place]) if seats[place] >= 0 else 0


def play_out_many_with_notes(
    boards: Many[Board], states: Many[State], streams: Streams, cap: int, decisions: Row, notes: Many[Notes]
) -> None:
    buffer = jotted(MOST_LEGAL)
    for place in range(len(states)):
        decisions[place] = play_game(states[place], boards[place], streams[place], buffer, cap, notes[0])


def list_legal_many_with_notes(
    boards: Many[Board], states: Many[State], out: Rows, counts: Row, seats: Row, notes: Many[Notes]
) -> None:
    for place in range(len(states)):
        state, board = states[place], boards[place]
        seats[place] = -1 if state.phase == OVER else next_awaited(state, board)
        counts[place] = list_actions(state, board, int(seats[place]), out[place], notes[0]) if seats[place] >= 0 else 0


def step_many(boards: Many[Board], states: Many[State], streams: Streams, seats: Row, chosen: Row) -> None:
    """Plays one listed action in each state and lets chance follow; what was filled in is written to `chosen`."""
    for place in range(len(states)):
        if seats[place] >= 0:
            seat, listed = int(seats[place]), int(chosen[place])
            chosen[place] = play_action(states[place], boards[place], streams[place], seat, listed)


class Doors:
    """Makes the doors of one module: its name, the game's two records, its scratchpad if it has one."""

    def __init__(self, home: str, state: type[Layout], board: type[Layout], notes: type[Layout] | None = None) -> None:
        self.home = home
        self.records = {"State": state, "Board": board, **({"Notes": notes} if notes else {})}
        self.has_notes = notes is not None

    def to_flow(self, *, play: Door, list_outcomes: Door, draw_outcome: Door, standing: Door) -> tuple[Door, ...]:
        """`apply`, `list_chance`, `draw_chance`, `awaited`."""
        rules = {"play": play, "list_outcomes": list_outcomes, "draw_outcome": draw_outcome, "standing": standing}
        return tuple(
            self.made(pattern, quickly_compiled, rules) for pattern in (apply, list_chance, draw_chance, awaited)
        )

    def to_law(self, *, refuse: Door, list_actions: Door) -> tuple[Door, ...]:
        """`refusal`, `list_legal`."""
        patterns = (refusal_with_notes, list_legal_with_notes) if self.has_notes else (refusal, list_legal)
        rules = {"refuse": refuse, "list_actions": list_actions}
        return tuple(self.made(pattern, quickly_compiled, rules) for pattern in patterns)

    def to_many(
        self, *, most_legal: int, over: int, next_awaited: Door, list_actions: Door, play_game: Door, play_action: Door
    ) -> tuple[Door, ...]:
        """`play_out_many`, `list_legal_many`, `step_many`."""
        patterns = (play_out_many_with_notes, list_legal_many_with_notes) if self.has_notes else ALL_MANY
        rules: dict[str, Any] = {"next_awaited": next_awaited, "list_actions": list_actions, "play_game": play_game}
        rules |= {"play_action": play_action, "MOST_LEGAL": most_legal, "OVER": over}
        return tuple(self.made(pattern, rule, rules) for pattern in (*patterns, step_many))

    def in_turns(
        self,
        *,
        over: int,
        first_chance: int,
        play: Door,
        step: Door,
        draw_outcome: Door,
        next_awaited: Door,
        random_action: Door,
        filled_in: Door | None = None,
    ) -> tuple[Door, Door]:
        """The rules `play_game` and `play_action` of a game in which one awaited seat after the other acts."""
        rules: dict[str, Any] = {
            "OVER": over,
            "FIRST_CHANCE": first_chance,
            "play": play,
            "step": step,
            "draw_outcome": draw_outcome,
        }
        rules |= {"next_awaited": next_awaited, "random_action": random_action}
        rules["filled_in"] = filled_in or self.made(as_listed, rule, {})
        whole_game = play_out_with_notes if self.has_notes else play_out
        return self.made(whole_game, rule, rules), self.made(play_one, rule, rules)

    def made(self, pattern: Any, compiled: Callable[[Any], Any], rules: dict[str, Any]) -> Door:
        """The pattern with the game's names, as if it stood in the module whose door it is."""
        code = pattern.__code__.replace(co_filename=str(sys.modules[self.home].__file__))
        made = FunctionType(code, {**pattern.__globals__, **self.records, **rules}, pattern.__name__)
        made.__annotations__, made.__module__, made.__doc__ = pattern.__annotations__, self.home, pattern.__doc__
        door: Door = compiled(made)
        return door


ALL_MANY = (play_out_many, list_legal_many)
