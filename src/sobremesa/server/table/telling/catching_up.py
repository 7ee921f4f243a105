"""What a device is told when it says hello: welcome, then the rows it missed or everything."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from ...refusals import Refused
from ..log.row import encode, now_ms
from ..mail import Hello
from ..real_time.pulse import feel_pulse
from ..seats.holding import held_by
from ..seats.seating import come_back_now
from .document import presence, spectators
from .teller import Telling

if TYPE_CHECKING:
    from ..table import Listener, Table

PROTOCOL = 2


def greet(table: Table, hello: Hello) -> None:
    listener = hello.listener
    table.tell_waiting()
    ended = take_seats(table, listener, hello.tokens)
    is_new = listener not in table.listeners
    if is_new:
        judge_room(table, listener)
    table.listeners.discard(listener)  # it must not hear of rows before its welcome
    listener.follows_changes = hello.changes
    for seat in listener.seats:
        come_back_now(table, table.state.seats[seat])
    table.afterwards(lambda: let_in(table, hello, ended, is_new))


def let_in(table: Table, hello: Hello, ended: list[dict[str, Any]], is_new: bool) -> None:
    """Welcome, and the rows a device missed or everything; from now on it hears what is told."""
    listener, last = hello.listener, hello.last
    listener.send(encode(welcome(table, listener, ended)))
    seats, in_changes = listener.seats, listener.follows_changes
    is_the_same = last is not None and hello.epoch == epoch(table, seats)
    missed = table.history.since(last, table.seq, seats, in_changes) if last is not None and is_the_same else None
    if missed is None:
        listener.send(snapshot(table, seats))
    else:
        for told in missed:
            listener.send(told.frame(seats, in_changes))
    table.listeners.add(listener)
    feel_pulse(table)
    if is_new or hello.tokens:
        table.say(presence(table))


class NoRoom(Refused):
    """For one more spectator; for who sits at the table there always is."""

    def __init__(self) -> None:
        super().__init__("server_full")


def judge_room(table: Table, listener: Listener) -> None:
    if not listener.seats and spectators(table) >= table.services.settings.limits.spectators_per_table:
        raise NoRoom


def take_seats(table: Table, listener: Listener, tokens: list[str]) -> list[dict[str, Any]]:
    """Gives the device the seats its tokens open; the tokens that open none, with the reason."""
    listener.seats.clear()
    ended = []
    for place, token in enumerate(tokens):
        try:
            seat, generation = held_by(table, token)
            listener.seats[seat] = generation
        except Refused as refused:
            ended.append({"token": place, **refused.as_json()})
    return ended


def welcome(table: Table, listener: Listener, ended: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "type": "welcome",
        "protocol": PROTOCOL,
        "epoch": epoch(table, listener.seats),
        "now": now_ms(),
        "table": table.document(),
        "seats": sorted(listener.seats),
        "ended": ended,
    }


def epoch(table: Table, seats: dict[int, int]) -> str:
    """What a device has follows from the table as it was read here and from the seats it held, each by its token."""
    return table.epoch + blake2b(repr(sorted(seats.items())).encode(), digest_size=4).hexdigest()


def snapshot(table: Table, seats: dict[int, int]) -> bytes:
    play = table.play
    parts: list[tuple[str, bytes]] = [
        ("type", b'"snapshot"'),
        ("seq", str(table.seq).encode()),
        ("table", encode(table.document())),
        ("board", b"null"),
        ("public", b"null"),
        ("own", b"{}"),
        ("log", table.history.log()),
    ]
    if play is not None:
        found = dict(parts)
        found["board"] = encode(play.match.game.board_document(play.match.board))
        telling = play.teller.telling()
        public, _ = table.followed.everybody(telling, table.state.deadlines)
        found["public"] = encode({**public.told, **_moment(table)})
        own = (b'"%d":%b' % (seat, _own(table, telling, seat)) for seat in sorted(seats) if seat in telling.seats)
        found["own"] = b"{" + b",".join(own) + b"}"
        parts = list(found.items())
    return b"{" + b",".join(b'"%b":%b' % (name.encode(), value) for name, value in parts) + b"}"


def _moment(table: Table) -> dict[str, Any]:
    """What time it is in a game in real time."""
    return {"time": int(table.time.now()), "began": table.began()} if table.is_real_time else {}


def _own(table: Table, telling: Telling, seat: int) -> bytes:
    own, _ = table.followed.seat(telling, seat)
    return encode(own.told)[:-1] + b',"log":' + table.history.own_log(seat) + b"}"


def resync(table: Table) -> None:
    """Everybody gets everything anew, after the game was taken up again."""
    table.tell_waiting()
    for listener in table.listeners:
        listener.send(snapshot(table, listener.seats))
