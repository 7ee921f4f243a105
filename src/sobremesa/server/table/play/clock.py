"""Clocks: absolute deadlines, stored with the row that set them; and the game's own time, where it has one.

The alarm is the agenda of tables where people wait for their turn; in real time it is the docket's.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from ...refusals import Refused
from ..log.row import now_ms
from ..log.state import PLAYING
from ..mail import Act, Post, Ring
from .acting import RulesFailed, take, ticked
from .out_of_time import default_action
from .play_time import next_tick

if TYPE_CHECKING:
    from ..table import Table


class Alarm:
    def takes(self, table: Table, post: Post) -> bool:
        return False

    def next(self, table: Table) -> Post | None:

        left = self.time_left(table)
        return None if left is None or left > 0 else Post(Ring(table.time.now()))

    def time_left(self, table: Table) -> float | None:
        play = table.play
        if play is None or table.bots is None or table.state.name != PLAYING:
            return None
        left: list[float] = [at - now_ms() for at in table.state.deadlines.values()]
        tick = next_tick(play.match)
        if tick is not None:
            left.append(math.ceil(tick.at - table.time.now()))
        return max(0.0, min(left)) if left else None

    def moment_of(self, table: Table, wanted: Act) -> int | None:
        return None

    def lateness(self, table: Table, wanted: Act, refused: Refused) -> dict[str, Any]:
        return {}

    def claims(self, table: Table, wanted: Act) -> list[dict[str, int]] | None:
        return None

    def note(self, seq: int, seat: int | None, moment: float, before: Any) -> None: ...


def ring(table: Table, due: Ring) -> None:
    """Acts for one who is out of time, or plays what happens by itself."""
    play = table.play
    if play is None or table.is_lost or table.state.name != PLAYING:
        return
    late = [seat for seat, at in table.state.deadlines.items() if at <= now_ms()]
    if late:
        return _play_for(table, late[0])
    tick, before = next_tick(play.match), play.teller.now.state
    if tick is None or tick.at > due.until:
        return
    body = ticked(table, play, max(tick.at, table.state.time))
    if body is not None:
        row = table.enter(body)
        table.keeper.policy.agenda.note(row.seq, None, tick.at, before)


def _play_for(table: Table, seat: int) -> None:
    assert table.play is not None
    try:
        take(table, table.play, seat, default_action(table.play.match, seat), "clock")
    except Refused as refused:
        raise RulesFailed from refused
