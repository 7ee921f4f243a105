"""Until when each awaited person must answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .game_at_play import GameAtPlay
from .row import now_ms
from .state import PERSON, State

if TYPE_CHECKING:
    from .table import Table


def questions(table: Table, play: GameAtPlay) -> dict[int, int]:
    """The decision numbers of the persons the game waits for; bots have limits of their own."""
    match, seats = play.match, table.state.seats
    return {
        seat: match.game.decision(match.board, match.state, seat)
        for seat in match.awaited
        if seats[seat].kind == PERSON and not seats[seat].away
    }


def deadlines(table: Table, decisions: dict[int, int]) -> dict[int, int]:
    """A question asked before keeps its deadline, also for one who left meanwhile and came back."""
    fresh = now_ms() + int((table.charter.seconds or 0) * 1000)
    return {seat: asked_until(table.state, seat, decision) or fresh for seat, decision in decisions.items()}


def asked_until(state: State, seat: int, decision: int) -> int | None:
    """The deadline of a question, if it has been asked before."""
    if state.decisions.get(seat) == decision:
        return state.deadlines.get(seat)
    left, deadline = state.left_with.get(seat, (None, None))
    return deadline if left == decision else None


def on_the_clock(table: Table, play: GameAtPlay) -> tuple[dict[int, int], dict[int, int]]:
    """Who is on the clock until when, and the questions they are asked."""
    decisions = questions(table, play)
    return deadlines(table, decisions), decisions
