"""Until when each awaited person must answer."""

from __future__ import annotations

from .game_at_play import GameAtPlay
from .row import now_ms
from .state import PERSON
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
    """A question asked before keeps its deadline."""
    state = table.state
    fresh = now_ms() + int((table.charter.seconds or 0) * 1000)
    return {
        seat: state.deadlines.get(seat, fresh) if state.decisions.get(seat) == decision else fresh
        for seat, decision in decisions.items()
    }


def on_the_clock(table: Table, play: GameAtPlay) -> dict[str, dict[int, int]]:
    """The part of a row that says who is on the clock."""
    if table.charter.seconds is None:
        return {}
    decisions = questions(table, play)
    return {"deadlines": deadlines(table, decisions), "decisions": decisions}
