"""What each message means."""

from __future__ import annotations

from functools import partial

from ..entrance.border import clean
from ..operating.logs import detail, trouble
from ..refusals import Refused
from ..settings import PHRASES
from ..table import mail
from ..table.log.answers import Answer
from ..table.log.row import now_ms
from ..table.mail import Holds
from ..table.table import Table
from ..table.telling.catching_up import PROTOCOL, NoRoom
from .connection import Connection, TooFast
from .messages import Act, Chat, Commit, Hello, Message, Ping, Reveal
from .wire import LATER, RESTART

DISHONEST = ("bad_message", "unknown_type", "no_hello")


async def hear(table: Table, connection: Connection, message: Message) -> None:
    if isinstance(message, Act):
        act(table, connection, message)
        if not table.is_real_time:  # there, everybody is quicker than the answer
            await connection.answered()
        return
    kind = str(message.__struct_config__.tag)
    table.services.figures.frames.add(kind)
    detail("heard", table=table.id, type=kind)
    if isinstance(message, Ping):
        return connection.say({"type": "pong", "n": message.n, "now": now_ms()})
    if isinstance(message, Hello):
        return await hello(table, connection, message)
    holds = holding(connection, message.seat)
    if isinstance(message, Chat):
        await chat(table, connection, message, holds)
    elif isinstance(message, Commit):
        await table.keeper.ask(mail.Commit(message.seat, message.hash, holds))
    elif isinstance(message, Reveal):
        await table.keeper.ask(mail.Reveal(message.seat, message.number, holds))


def act(table: Table, connection: Connection, message: Act) -> None:
    """Gives an act to the table's keeper; the answer comes when it has been judged and is on disk."""
    holds = holding(connection, message.seat)
    table.services.figures.frames.add("act")
    detail("heard", table=table.id, type="act", seat=message.seat)
    judge_pace(table, message.seat)
    letter = mail.Act(message.seat, message.id, message.question, message.action, holds, rtt=connection.rtt)
    connection.unanswered += 1
    try:
        table.keeper.put(letter, partial(answer, table, connection, message.id))
    except Refused:
        connection.unanswered -= 1
        raise


def answer(table: Table, connection: Connection, client: str, told: Answer | None, error: Exception | None) -> None:
    connection.unanswered -= 1
    if error is not None:
        refuse(table, connection, client, error)
    elif told is not None:
        tell_answer(table, connection, client, told)
    connection.has_answered()


def refuse(table: Table, connection: Connection, client: str | None, error: Exception) -> None:
    if table.is_lost:  # let go meanwhile, and taken up anew for who comes back
        return connection.drop(RESTART)
    refused = error if isinstance(error, Refused) else Refused("server_error")
    if refused is not error:
        trouble("a frame could not be answered", table=table.id)
    table.services.figures.refusals.add(refused.code)
    detail("refused", table=table.id, code=refused.code)
    connection.say({"type": "refused", "id": client, **refused.as_json()})
    if isinstance(refused, TooFast) or refused.code in DISHONEST:
        connection.annoy()


async def hello(table: Table, connection: Connection, message: Hello) -> None:
    if message.protocol != PROTOCOL:
        raise Refused("wrong_protocol", protocol=PROTOCOL)
    if not connection.judge_hellos():
        return connection.drop(LATER)
    connection.said_hello = True
    try:
        await table.keeper.ask(mail.Hello(connection, message.tokens, message.last, message.epoch, message.changes))
    except NoRoom as refused:
        connection.say({"type": "refused", "id": None, **refused.as_json()})
        return connection.drop(LATER)
    connection.settle()


async def chat(table: Table, connection: Connection, message: Chat, holds: Holds) -> None:
    if not table.may_chat(message.seat):
        raise Refused("too_fast")
    text = clean(message.text).strip()
    if not text or message.phrase not in (None, *PHRASES):
        raise Refused("bad_message")
    told = await table.keeper.ask(mail.Chat(message.seat, message.id, text, holds, message.phrase))
    tell_answer(table, connection, message.id, told)


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


def tell_answer(table: Table, connection: Connection, client: str, answer: Answer) -> None:
    if isinstance(answer, int):
        connection.say({"type": "ack", "id": client, "seq": answer})
    else:
        table.services.figures.refusals.add(answer["code"])
        detail("refused", table=table.id, code=answer["code"])
        connection.say({"type": "refused", "id": client, **answer})
