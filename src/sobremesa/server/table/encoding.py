"""Rows as devices get them: stamped, with their events and, where it is theirs to bring, the view."""

from __future__ import annotations

from typing import Any, NamedTuple

from .history import History, Told
from .row import Row, encode
from .telling import Telling


class Entry(NamedTuple):
    """A row that has happened here and may not be on disk yet, with what is to be told of it."""

    row: Row
    document: dict[str, Any] | None
    """The table document, where it has changed."""
    telling: Telling | None
    deadlines: dict[int, int]
    moment: dict[str, Any]
    """In real time: when time of play was 0."""


def in_frames(history: History, entry: Entry, is_last: bool) -> Told:
    """A row to be told, noted on the way in the log people read. Of rows told together the last one has the view."""
    row, telling = entry.row, entry.telling
    inside, own_events = note(history, row, telling)
    head = b'{"type":"update",%b,"public":{%b' % (_stamp(row), inside)
    own = {seat: b'{"events":%b}' % events for seat, events in own_events.items()}
    if telling is not None and is_last:
        head += _view(row, telling, entry.deadlines)
        own = {seat: _own(telling, seat, own_events) for seat in telling.seats}
    if entry.moment:
        head += b"," + encode(entry.moment)[1:-1]
    if entry.document is not None:
        head += b',"table":' + encode(entry.document)
    return Told(row.seq, row.at, head + b"}", own)


def note(history: History, row: Row, telling: Telling | None) -> tuple[bytes, dict[int, bytes]]:
    """Puts a row into the log people read; what everybody reads, and what single seats read instead."""
    own_events: dict[int, bytes] = {}
    if telling is not None:
        inside = _events(row, telling)
        seen = {seat: telling.events_of(seat) for seat in telling.seats}
        own_events = {seat: events for seat, events in seen.items() if events is not None}
    else:
        inside = encode(row.shown())[1:-1]
    history.note(row.seq, b"{%b,%b}" % (_stamp(row), inside), own_events)
    return inside, own_events


def by_name(deadlines: dict[int, int]) -> dict[str, int]:
    """JSON's keys are strings."""
    return {str(seat): at for seat, at in deadlines.items()}


def _stamp(row: Row) -> bytes:
    return b'"seq":%d,"at":%d,"kind":"%b"' % (row.seq, row.at, row.kind.encode())


def _events(row: Row, telling: Telling) -> bytes:
    events = telling.events_of(None) or b"[]"
    told = b'"seat":%b,"how":"%b","events":%b' % (encode(row.seat), row.body["how"].encode(), events)
    for name in ("time", "claims"):
        if name in row.body:
            told += b',"%b":%b' % (name.encode(), encode(row.body[name]))
    return told


def _view(row: Row, telling: Telling, deadlines: dict[int, int]) -> bytes:
    view = b"," + encode({**telling.public(), "deadlines": by_name(deadlines)})[1:-1]
    if row.body["how"] == "start":
        view += b',"board":' + encode(telling.match.game.board_document(telling.match.board))
    return view


def _own(telling: Telling, seat: int, own_events: dict[int, bytes]) -> bytes:
    events = b',"events":' + own_events[seat] if seat in own_events else b""
    return b"{" + telling.own(seat) + events + b"}"
