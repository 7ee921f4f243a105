"""Until when each awaited person must answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..log.row import now_ms
from ..log.state import PERSON, State
from .game_at_play import GameAtPlay

if TYPE_CHECKING:
    from ..table import Table


def questions_to_people(table: Table, play: GameAtPlay) -> dict[int, int]:
    """The numbers of the questions to the persons the game waits for; bots have limits of their own."""
    match, seats = play.match, table.state.seats
    return {
        seat: match.game.question(match.board, match.state, seat)
        for seat in match.awaited
        if seats[seat].kind == PERSON and not seats[seat].away
    }


def seconds_to_answer(table: Table, play: GameAtPlay) -> float | None:
    """By the table's clock, or sooner where the game wants it; None if nobody is in a hurry."""
    wanted = table.charter.seconds, play.match.game.answer_seconds(play.match.board, play.match.state)
    return min((seconds for seconds in wanted if seconds is not None), default=None)


def deadlines(table: Table, questions: dict[int, int], seconds: float) -> dict[int, int]:
    """A question asked before keeps its deadline, also for one who left meanwhile and came back."""
    fresh = now_ms() + int(seconds * 1000)
    return {seat: asked_until(table.state, seat, question) or fresh for seat, question in questions.items()}


def asked_until(state: State, seat: int, question: int) -> int | None:
    """The deadline of a question, if it has been asked before."""
    if state.questions.get(seat) == question:
        return state.deadlines.get(seat)
    left, deadline = state.left_with.get(seat, (None, None))
    return deadline if left == question else None


def on_the_clock(table: Table, play: GameAtPlay) -> tuple[dict[int, int], dict[int, int]] | None:
    """Who is on the clock until when, and the questions they are asked; None where there is no clock now."""
    seconds = seconds_to_answer(table, play)
    if seconds is None:
        return None
    questions = questions_to_people(table, play)
    return deadlines(table, questions, seconds), questions
