"""Time of play: milliseconds since a game began, for games in which things happen by themselves or count by the moment.

It stands still in pauses and while no server runs, never goes back, and does not follow a wall clock that is set anew.
"""

from __future__ import annotations

import time

from ....contract.action import TIME, payload_of
from ....contract.game import Game, Step, Tick
from ....contract.match import Match


class PlayTime:
    def __init__(self) -> None:
        self._told = 0.0
        self._since: float | None = None

    def go(self, told: float) -> None:
        """Goes on from a recorded moment, if it stands still."""
        if self._since is None:
            self._told, self._since = max(self._told, told), time.monotonic()

    def stop(self, told: float) -> None:
        self._told, self._since = max(self.now(), told), None

    def now(self) -> float:
        return self._told if self._since is None else self._told + 1000 * (time.monotonic() - self._since)

    @property
    def is_going(self) -> bool:
        return self._since is not None


def has_own_time(game: Game) -> bool:
    return type(game).next_tick is not Game.next_tick or type(game).clock is not Game.clock


def next_tick(match: Match) -> Tick | None:
    return match.game.next_tick(match.board, match.state)


def time_after(match: Match, step: Step, before: int) -> int:
    """The time of play after a step about to be taken."""
    if step[0] != TIME:
        return before
    if match.tells_time(*step):
        return payload_of(step[1])
    tick = next_tick(match)
    assert tick is not None
    return max(before, tick.at)
