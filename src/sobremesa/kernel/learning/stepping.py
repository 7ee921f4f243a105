"""Many games for learners behind one door: what was chosen is played, and the next choice laid out.

Patterns, as in `kernel/doors.py`: a game names its rules, and gets doors with them in the place of the free names.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from ...contract.fields import Layout, number, u8
from ..chance import Streams
from ..compiled import Many, inner_rule, rule
from ..doors import Door, Doors
from ..signals import Signals, say
from .choices import Choices, Played, Row
from .choosing import choose_one, first_wrong, mask_one
from .sampling import any_mark, sample_each
from .wishes import CHECK, DONE, FOUND, PLAY_TO, SAMPLE, SEAT, STANDING, STEP, is_alone, next_wish

State: TypeAlias = Any
Board: TypeAlias = Any
Notes: TypeAlias = Any
OVER = 0


class NoNotes(Layout):
    """The scratchpad of rules that need none."""

    nothing = number(u8)


def _named_by_the_game(*given: Any) -> Any:
    raise NotImplementedError


next_awaited = list_actions = play_action = widen = look_at = decide = list_noted = _named_by_the_game


def list_without_notes(state: State, board: Board, seat: int, out: Row, notes: Notes) -> int:
    return list_actions(state, board, seat, out)


def leave_alone(state: State, board: Board, place: int, choices: Choices) -> None:
    """Nothing is missing from what a batch lists."""


def look_at_pattern(state: State, board: Board, place: int, choices: Choices, notes: Notes) -> None:
    """Who is asked now and what they may choose; nobody and nothing where the game is over."""
    seats, counts = choices.seats, choices.counts
    choices.masks[place][:] = 0
    counts[place] = 0
    seats[place] = -1 if state.phase == OVER else next_awaited(state, board)
    if seats[place] >= 0:
        counts[place] = list_noted(state, board, int(seats[place]), choices.listed[place], notes)
        widen(state, board, place, choices)
        mask_one(choices, place)


def look_many(boards: Many[Board], states: Many[State], places: Row, choices: Choices, notes: Many[Notes]) -> None:
    """In some games: who is asked, and what they may choose."""
    for place in places:
        look_at(states[place], boards[place], place, choices, notes[0])


def decide_pattern(
    state: State, board: Board, stream: Row, index: int, place: int, choices: Choices, played: Played, notes: Notes
) -> None:
    """One small decision of whoever is asked; if it makes an action whole, that is played with the chance after it."""
    seat = int(choices.seats[place])
    action = choose_one(choices, place, index)
    if action >= 0:
        played.actors[place] = seat
        played.actions[place] = play_action(state, board, stream, seat, action)
        played.decisions[place] += 1
    look_at(state, board, place, choices, notes)


def step_by_index(
    boards: Many[Board], states: Many[State], streams: Streams, choices: Choices, played: Played, notes: Many[Notes]
) -> int:
    """What was chosen in each game; how many games are over or have come to their cap."""
    chosen, ended = choices.chosen, 0
    for place in range(len(chosen)):
        played.actors[place] = -1
        if chosen[place] >= 0:
            state, board, stream = states[place], boards[place], streams[place]
            decide(state, board, stream, int(chosen[place]), place, choices, played, notes[0])
        ended += int(choices.seats[place] < 0 or played.decisions[place] >= played.cap)
    return ended


def play_to_seat(
    boards: Many[Board],
    states: Many[State],
    streams: Streams,
    learner: int,
    choices: Choices,
    played: Played,
    notes: Many[Notes],
) -> int:
    """Whoever is asked chooses anything, until the learner is asked; how many games are over or at their cap."""
    seats, ended = choices.seats, 0
    for place in range(len(seats)):
        state, board, stream = states[place], boards[place], streams[place]
        while seats[place] >= 0 and seats[place] != learner and played.decisions[place] < played.cap:
            index = any_mark(choices.masks[place], choices.whims[place])
            decide(state, board, stream, index, place, choices, played, notes[0])
        ended += int(seats[place] < 0 or played.decisions[place] >= played.cap)
    return ended


def attend(
    signals: Signals,
    boards: Many[Board],
    states: Many[State],
    streams: Streams,
    choices: Choices,
    played: Played,
    notes: Many[Notes],
) -> int:
    """Fulfils wishes until one is not for compiled rules, or none comes; whoever wishes alone gets what was found."""
    while True:
        wish, found = next_wish(signals), 0
        if wish == STEP:
            found = step_by_index(boards, states, streams, choices, played, notes)
        elif wish == PLAY_TO:
            found = play_to_seat(boards, states, streams, int(signals[SEAT, 0]), choices, played, notes)
        elif wish == SAMPLE:
            sample_each(choices)
        elif wish == CHECK:
            found = first_wrong(choices)
        else:
            return wish
        if is_alone(signals):
            return found
        signals[FOUND, 0] = found
        say(signals, STANDING, DONE)


def doors_for_learners(
    doors: Doors,
    *,
    over: int,
    next_awaited: Callable[..., int],
    list_actions: Callable[..., int],
    play_action: Callable[..., int],
    widen: Callable[..., None] | None = None,
) -> tuple[Door, Door]:
    """`look_many`, `attend`."""
    if not doors.has_notes:
        doors = Doors(doors.home, doors.records["State"], doors.records["Board"], NoNotes)
        list_actions = doors.made(list_without_notes, rule, {"list_actions": list_actions})
    rules: dict[str, Any] = {"OVER": over, "next_awaited": next_awaited, "list_noted": list_actions}
    rules |= {"play_action": play_action, "widen": widen or doors.made(leave_alone, rule, {})}
    rules["look_at"] = doors.made(look_at_pattern, inner_rule, rules)
    rules["decide"] = doors.made(decide_pattern, inner_rule, rules)
    for pattern in (step_by_index, play_to_seat):
        rules[pattern.__name__] = doors.made(pattern, inner_rule, rules)
    return doors.made(look_many, rule, rules), doors.made(attend, rule, rules)
