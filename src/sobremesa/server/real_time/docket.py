"""The docket of a table in real time: claims and what happens by itself, judged one at a time in one order.

The order is that of arrival. At an *even* table it is that of arrival less half the round trip (a *credit*, measured
here, capped), and everything is held back for as long as something earlier could still come. What has queued is judged
in one go and committed together; nobody is answered before that. Verdicts go out first, at every table, and then what
has changed is described: that takes longer.
"""

from __future__ import annotations

import asyncio
import math
from bisect import insort
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from ...contract.game import AnyAction
from ...contract.text import Text
from ..refusals import CATALOGUE, Refused
from ..table.acting import PASSING, RulesFailed, at_play, broken, judge_decision, played, ticked
from ..table.answers import Answer
from ..table.encoding import Entry
from ..table.game_at_play import GameAtPlay
from ..table.holding import Holds
from ..table.play_time import next_tick
from ..table.row import GAME, Body
from ..table.state import PLAYING
from ..table.table import Table
from .overtaking import Overtaking

MOST_CREDIT = 80.0
"""Milliseconds: nobody's connection is evened out by more, and nobody waits longer for others."""
AT_ONCE = 12
"""So many rows share a commit at most: other tables wait while they are described."""


@dataclass(frozen=True, eq=False, slots=True)
class Claim:
    """A seat's action on its way to be judged."""

    seat: int
    client: str | None
    decision: int
    action: AnyAction
    arrived: float
    """In milliseconds of play."""
    credit: float
    how: str
    answer: Callable[[Answer], None]
    holds: Holds | None
    """None for a bot."""

    @property
    def moment(self) -> float:
        return self.arrived - self.credit

    def as_json(self) -> dict[str, int]:
        return {"seat": self.seat, "arrived": round(self.arrived), "credit": round(self.credit)}


class Docket:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.waiting: list[Claim] = []
        self.unanswered: Counter[int] = Counter()
        self.past = Overtaking()
        self._judging = self._is_closed = False
        self._timer: asyncio.TimerHandle | None = None
        self._entries: list[Entry] = []
        self._answers: list[tuple[Claim, Answer]] = []

    def put(
        self,
        seat: int,
        client: str | None,
        decision: int,
        action: AnyAction,
        rtt: float | None,
        answer: Callable[[Answer], None],
        how: str = "player",
        holds: Holds | None = None,
    ) -> None:
        """Takes a claim that arrives now; Refused if this seat has too many unanswered ones."""
        if self.unanswered[seat] >= self.table.services.settings.limits.claims_waiting:
            raise Refused("too_fast")
        claim = Claim(seat, client, decision, action, self.table.time.now(), self._credit(rtt), how, answer, holds)
        self.unanswered[seat] += 1
        insort(self.waiting, claim, key=lambda claim: claim.moment)
        self.look()

    def look(self) -> None:
        """Judges what is due, now or when it will be; to be called whenever that may have changed."""
        if self._judging or self._is_closed:
            return
        left = self._time_left()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if left is None:
            return
        if left > 0:
            self._timer = asyncio.get_running_loop().call_later(left / 1000, self.look)
        else:
            self.table.services.patience.hurry(self._begin)

    def close(self) -> None:
        self._is_closed = True
        if self._timer is not None:
            self._timer.cancel()

    def _begin(self) -> None:
        if not self._judging and not self._is_closed:
            self._judging = True
            self.table.spawn(self._judge())

    async def _judge(self) -> None:
        try:
            async with self.table.turn:
                await self._judge_all()
        finally:
            self._judging = False
        self.look()

    async def _judge_all(self) -> None:
        """The caller has the turn."""
        try:
            while len(self._entries) < AT_ONCE and self._judge_next():
                pass
        except RulesFailed:
            await self._settle()
            await broken(self.table)
        except BaseException:
            self.table.lose()  # what was played here is not on disk
            raise
        await self._settle()

    async def _settle(self) -> None:
        entries, self._entries = self._entries, []
        answers, self._answers = self._answers, []
        if entries:
            await self.table.commit(entries)
        for claim, answer in answers:
            self.unanswered[claim.seat] -= 1
            claim.answer(answer)

    def _judge_next(self) -> bool:
        """Plays the next tick or judges the next claim, whichever is earlier, if it is due."""
        table, horizon = self.table, self._horizon()
        claim = self.waiting[0] if self.waiting else None
        if table.play is None or table.state.name != PLAYING or table.is_lost:
            return claim is not None and self._judge_claim(claim)
        until = horizon if claim is None else min(horizon, claim.moment)
        if self._tick(table.play, until):
            return True
        return claim is not None and claim.moment <= horizon and self._judge_claim(claim)

    def _tick(self, play: GameAtPlay, until: float) -> bool:
        tick = next_tick(play.match)
        if tick is None or tick.at > until:
            return False
        before = play.teller.now
        body = ticked(self.table, play, max(tick.at, self.table.state.time))
        assert body is not None
        self._enter(body, None, None, before.state, tick.at)
        return True

    def _judge_claim(self, claim: Claim) -> bool:
        self.waiting.pop(0)
        known = None if claim.client is None else self.table.answers.get(claim.seat, claim.client)
        try:
            if claim.holds is not None:
                claim.holds()
            answer = self._verdict(claim) if known is None else known
        except Refused as refused:
            answer = refused.as_json()
        except RulesFailed:
            self._answers.append((claim, Refused("server_error").as_json()))
            raise
        self._answers.append((claim, answer))
        return True

    def _verdict(self, claim: Claim) -> Answer:
        table = self.table
        try:
            play = at_play(table)
            judge_decision(play, claim.seat, claim.decision)
            before = play.teller.now
            now = max(math.floor(claim.moment), table.state.time)
            body = played(table, play, claim.seat, claim.action, claim.how, now)
        except Refused as refused:
            answer = {**refused.as_json(), **self._lateness(claim, refused.words)}
            if claim.client is not None and refused.code not in PASSING:
                table.answers.refuse(claim.seat, claim.client, claim.decision, answer)
            return answer
        if table.charter.even:
            body["claims"] = [each.as_json() for each in (claim, *self.waiting)]
        return self._enter(body, claim.seat, claim.client, before.state, claim.moment)

    def _enter(self, body: Body, seat: int | None, client: str | None, before: Any, moment: float) -> int:
        entry = self.table.enter(GAME, body, seat, client)
        self._entries.append(entry)
        self.past.note(entry.row.seq, seat, moment, before)
        return entry.row.seq

    def _lateness(self, claim: Claim, words: dict[str, str]) -> dict[str, Any]:
        """By how much a refused claim came after the row that made it impossible, if one did."""
        play = self.table.play
        asked = (claim.seat, claim.decision, claim.action, claim.moment)
        found = None if play is None else self.past.by_whom(play.match, *asked)
        if found is None:
            return {}
        late, after = found
        said = late_words(late)
        return {"late": late, "after": after, "words": {lang: f"{told} {said[lang]}" for lang, told in words.items()}}

    def _time_left(self) -> float | None:
        """Milliseconds until something is due; None if nothing will be by itself."""
        table = self.table
        if table.play is None or table.state.name != PLAYING:
            return 0 if self.waiting else None
        tick = next_tick(table.play.match)
        due: list[float] = [tick.at] if tick is not None else []
        if self.waiting:
            due.append(self.waiting[0].moment)
        return min(due) - self._horizon() if due else None

    def _horizon(self) -> float:
        """Nothing can come any more that happened before this moment."""
        now = self.table.time.now()
        if not self.table.charter.even:
            return now
        return now - max((self._credit(here.rtt) for here in self.table.listeners if here.seats), default=0.0)

    def _credit(self, rtt: float | None) -> float:
        return min(MOST_CREDIT, rtt / 2) if self.table.charter.even and rtt is not None else 0.0


@cache
def late_words(ms: int) -> dict[str, str]:
    """There are not many different ones: who comes much later was not in a race."""
    return CATALOGUE.say_all(Text("refused.late", {"ms": ms}))


def docket_of(table: Table) -> Docket:
    if table.docket is None:
        table.docket = Docket(table)
    return table.docket
