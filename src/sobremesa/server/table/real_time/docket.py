"""The docket of a table in real time: claims and what happens by itself, in one order, to be judged one at a time.

The order is that of arrival. At an *even* table it is that of arrival less half the round trip (a *credit*, measured
here, capped), and everything is held back for as long as something earlier could still come. The keeper judges what is
due in one go and commits it together; nobody is answered before that.
"""

from __future__ import annotations

import math
from bisect import insort
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ....contract.fields import Records
from ....contract.text import Text
from ...refusals import CATALOGUE, Refused
from ..log.state import PLAYING
from ..mail import Act, Post, Ring
from ..play.play_time import next_tick
from .overtaking import Overtaking

if TYPE_CHECKING:
    from ..table import Table

MOST_CREDIT = 80.0
"""Milliseconds: nobody's connection is evened out by more, and nobody waits longer for others."""


class Docket:
    def __init__(self) -> None:
        self.waiting: list[tuple[Act, Post]] = []
        self.unanswered: Counter[int] = Counter()
        self.past = Overtaking()

    def takes(self, table: Table, post: Post) -> bool:
        """An act is a claim that arrives now; Refused if its seat has too many unanswered ones."""
        if not isinstance(post.letter, Act):
            return False
        act = post.letter
        if self.unanswered[act.seat] >= table.services.settings.limits.claims_waiting:
            raise Refused("too_fast")
        claim = replace(act, arrived=table.time.now(), credit=_credit(table, act.rtt))
        self.unanswered[act.seat] += 1
        insort(self.waiting, (claim, self._counted(claim, post)), key=lambda waiting: waiting[0].moment)
        return True

    def _counted(self, claim: Act, post: Post) -> Post:
        def reply(answer: Any, error: Exception | None) -> None:
            self.unanswered[claim.seat] -= 1
            if post.reply is not None:
                post.reply(answer, error)

        return post._replace(letter=claim, reply=reply)

    def next(self, table: Table) -> Post | None:
        """The next tick or the next claim, whichever is earlier, if it is due."""
        horizon, claim = _horizon(table), self.waiting[0][0] if self.waiting else None
        if table.play is None or table.state.name != PLAYING or table.is_lost:
            return self._pop() if claim is not None else None
        until = horizon if claim is None else min(horizon, claim.moment)
        tick = next_tick(table.play.match)
        if tick is not None and tick.at <= until:
            return Post(Ring(until))
        return self._pop() if claim is not None and claim.moment <= horizon else None

    def _pop(self) -> Post:
        return self.waiting.pop(0)[1]

    def time_left(self, table: Table) -> float | None:
        if table.play is None or table.state.name != PLAYING:
            return 0 if self.waiting else None
        tick = next_tick(table.play.match) if table.bots is not None else None
        due: list[float] = [tick.at] if tick is not None else []
        if self.waiting:
            due.append(self.waiting[0][0].moment)
        return min(due) - _horizon(table) if due else None

    def moment_of(self, table: Table, wanted: Act) -> int | None:
        return max(math.floor(wanted.moment), table.state.time)

    def claims(self, table: Table, wanted: Act) -> list[dict[str, int]] | None:
        """At even tables: this act first, and then those that waited behind it."""
        if not table.charter.even:
            return None
        return [wanted.as_json(), *(claim.as_json() for claim, _ in self.waiting)]

    def note(self, seq: int, seat: int | None, moment: float, before: Records) -> None:
        self.past.note(seq, seat, moment, before)

    def lateness(self, table: Table, wanted: Act, refused: Refused) -> dict[str, Any]:
        """By how much a refused claim came after the row that made it impossible, if one did."""
        claim = (wanted.seat, wanted.question, wanted.action, wanted.moment)
        found = None if table.play is None else self.past.by_whom(table.play.match, *claim)
        if found is None:
            return {}
        late, after = found
        said = late_words(late)
        words = {language: f"{told} {said[language]}" for language, told in refused.words.items()}
        return {"late": late, "after": after, "words": words}


def _horizon(table: Table) -> float:
    """Nothing can come any more that happened before this moment."""
    now = table.time.now()
    if not table.charter.even:
        return now
    return now - max((_credit(table, here.rtt) for here in table.listeners if here.seats), default=0.0)


def _credit(table: Table, rtt: float | None) -> float:
    return min(MOST_CREDIT, rtt / 2) if table.charter.even and rtt is not None else 0.0


@cache
def late_words(ms: int) -> dict[str, str]:
    """There are not many different ones: who comes much later was not in a race."""
    return CATALOGUE.say_all(Text("refused.late", {"ms": ms}))
