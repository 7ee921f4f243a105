"""Rows as devices get them: stamped, with their events and, where it is theirs to bring, the view.

Nothing is described for somebody who is not there. Whoever follows changes is told what is new since the row before;
the others get the view whole.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from ..log.events import Played, shown
from ..log.row import Row, encode
from .accounts import Account
from .changes import Changes
from .history import NOTHING, History, Part, Told
from .teller import Telling


class Entry(NamedTuple):
    """A row that has happened here and may not be on disk yet, with what is to be told of it."""

    row: Row
    document: dict[str, Any] | None
    """The table document, where it has changed."""
    telling: Telling | None
    deadlines: dict[int, int]
    moment: dict[str, Any]
    """In real time: when time of play was 0. In rows that are not the game's: deadlines, where they are others now."""


class Audience(NamedTuple):
    """Who is there: the seats of those who want views whole, and of those who follow changes; None if nobody does."""

    whole: Collection[int] | None
    changes: Collection[int] | None


class Followed:
    """What everybody, and each seat, was last told: what changes are changes of."""

    def __init__(self) -> None:
        self.public: Account | None = None
        self.own: dict[int, Account] = {}

    def everybody(self, telling: Telling, deadlines: dict[int, int]) -> tuple[Account, Changes]:
        """The public part as it is now, and what has changed in it."""
        if self.public is None:
            self.public = Account(None)
        return self.public, self.public.renew(telling, deadlines=by_name(deadlines))

    def seat(self, telling: Telling, seat: int) -> tuple[Account, Changes]:
        account = self.own.get(seat)
        if account is None:
            account = self.own[seat] = Account(seat)
        return account, account.renew(telling)

    def view(self, telling: Telling, deadlines: dict[int, int], audience: Audience) -> Part:
        if audience.whole is None and audience.changes is None:
            self.public = None
            return Part(None, None)
        is_new = self.public is None
        told = self.everybody(telling, deadlines)
        return _part(*told, is_new, audience.whole is not None, audience.changes is not None)

    def put_off(self, moment: dict[str, Any]) -> None:
        """Deadlines that were told by themselves."""
        if self.public is not None and "deadlines" in moment:
            self.public.told["deadlines"] = moment["deadlines"]

    def owns(self, telling: Telling, audience: Audience) -> dict[int, Part]:
        whole, changes = audience.whole or (), audience.changes or ()
        here = [seat for seat in telling.seats if seat in whole or seat in changes]
        known = self.own.keys() & here
        self.own = {seat: self.own[seat] for seat in known}
        return {
            seat: _part(*self.seat(telling, seat), seat not in known, seat in whole, seat in changes) for seat in here
        }


def _part(account: Account, found: Changes, is_new: bool, wants_whole: bool, wants_changes: bool) -> Part:
    """What nothing is known of before is told whole."""
    whole = encode(account.told)[1:-1] if wants_whole or is_new else None
    if not wants_changes or is_new:
        return Part(whole, whole if wants_changes else None)
    gone = b',"gone":%b' % encode(found.gone) if found.gone else b""
    return Part(whole, b'"changes":%b%b' % (encode(found.set), gone))


def in_frames(history: History, entry: Entry, is_last: bool, followed: Followed, audience: Audience) -> Told:
    """A row to be told, noted on the way in the log people read. Of rows told together the last one has the view."""
    row, telling = entry.row, entry.telling
    inside, own_events = note(history, row, telling)
    view, own, tail = NOTHING, {}, b""
    if telling is not None and is_last:
        view, own = followed.view(telling, entry.deadlines, audience), followed.owns(telling, audience)
        telling.now.keep_in_short()
        inside += b","
        if isinstance(row.body, Played) and row.body.how == "start":
            tail += b',"board":' + encode(telling.match.game.board_document(telling.match.board))
    if entry.moment:
        followed.put_off(entry.moment)
        tail += b"," + encode(entry.moment)[1:-1]
    if entry.document is not None:
        tail += b',"table":' + encode(entry.document)
    head = b'{"type":"update",%b,"public":{%b' % (_stamp(row), inside)
    return Told(row.seq, row.at, head, view, tail, own_events, own)


def note(history: History, row: Row, telling: Telling | None) -> tuple[bytes, dict[int, bytes]]:
    """Puts a row into the log people read; what everybody reads, and what single seats read instead."""
    own_events: dict[int, bytes] = {}
    if telling is not None:
        assert isinstance(row.body, Played)
        inside = _events(row.seat, row.body, telling)
        own_events = telling.own_events()
    else:
        inside = encode(shown(row.body))[1:-1]
    history.note(row.seq, b"{%b,%b}" % (_stamp(row), inside), own_events)
    return inside, own_events


def by_name(deadlines: dict[int, int]) -> dict[str, int]:
    """JSON's keys are strings."""
    return {str(seat): at for seat, at in deadlines.items()}


def _stamp(row: Row) -> bytes:
    return b'"seq":%d,"at":%d,"kind":"%b"' % (row.seq, row.at, row.kind.encode())


def _events(seat: int | None, body: Played, telling: Telling) -> bytes:
    events = telling.events_of(None) or b"[]"
    told = b'"seat":%b,"how":"%b","events":%b' % (encode(seat), body.how.encode(), events)
    if body.time is not None:
        told += b',"time":%d' % body.time
    if body.claims is not None:
        told += b',"claims":%b' % encode(body.claims)
    return told
