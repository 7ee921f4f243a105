"""What each message means."""

from __future__ import annotations

from ..border import clean
from ..real_time.docket import docket_of
from ..refusals import Refused
from ..table import acting, starting
from ..table.answers import Answer
from ..table.catching_up import PROTOCOL, NoRoom, greet
from ..table.holding import Holds
from ..table.row import now_ms
from ..table.table import Table
from .connection import Connection
from .messages import Act, Chat, Commit, Hello, Message, Ping, Reveal
from .wire import LATER


async def hear(table: Table, connection: Connection, message: Message) -> None:
    if isinstance(message, Act):
        if table.is_real_time:
            return claim(table, connection, message)
        holds = holding(connection, message.seat)
        judge_pace(table, message.seat)
        answer = await acting.act(table, message.seat, message.id, message.decision, message.action, holds)
        return tell_answer(connection, message.id, answer)
    if isinstance(message, Ping):
        return connection.say({"type": "pong", "n": message.n, "now": now_ms()})
    if isinstance(message, Hello):
        return await hello(table, connection, message)
    holds = holding(connection, message.seat)
    if isinstance(message, Chat):
        await chat(table, connection, message, holds)
    elif isinstance(message, Commit):
        await starting.commit(table, message.seat, message.hash, holds)
    elif isinstance(message, Reveal):
        await starting.reveal(table, message.seat, message.number, holds)


def claim(table: Table, connection: Connection, message: Act) -> None:
    """Puts an act on the docket; the answer comes when it has been judged, and the next frame does not wait for it."""
    holds = holding(connection, message.seat)
    judge_pace(table, message.seat)
    docket_of(table).put(
        message.seat,
        message.id,
        message.decision,
        message.action,
        connection.rtt,
        lambda answer: tell_answer(connection, message.id, answer),
        holds=holds,
    )


async def hello(table: Table, connection: Connection, message: Hello) -> None:
    if message.protocol != PROTOCOL:
        raise Refused("wrong_protocol", protocol=PROTOCOL)
    if not connection.judge_hellos():
        return connection.drop(LATER)
    connection.said_hello = True
    try:
        await greet(table, connection, message.tokens, message.last, message.epoch)
    except NoRoom as refused:
        connection.say({"type": "refused", "id": None, **refused.as_json()})
        return connection.drop(LATER)
    connection.settle()


async def chat(table: Table, connection: Connection, message: Chat, holds: Holds) -> None:
    if not table.may_chat(message.seat):
        raise Refused("too_fast")
    text = clean(message.text).strip()
    if not text:
        raise Refused("bad_message")
    tell_answer(connection, message.id, await acting.chat(table, message.seat, message.id, text, holds))


def holding(connection: Connection, seat: int) -> Holds:
    """Judges whether a device holds a seat: now, and again when the table's turn comes."""
    if not connection.said_hello:
        raise Refused("no_hello")
    generation = connection.seats.get(seat)

    def holds() -> None:
        if generation is None or connection.seats.get(seat) != generation:
            raise Refused("not_your_seat")

    holds()
    return holds


def judge_pace(table: Table, seat: int) -> None:
    if not table.may_act(seat):
        raise Refused("too_fast")


def tell_answer(connection: Connection, client: str, answer: Answer) -> None:
    if isinstance(answer, int):
        connection.say({"type": "ack", "id": client, "seq": answer})
    else:
        connection.say({"type": "refused", "id": client, **answer})
