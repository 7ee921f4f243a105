"""The keeper of a table: every letter has its case, old logs are read, no interleaving loses or doubles anything."""

import asyncio
import inspect
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from sobremesa.games import game as label_of
from sobremesa.server.lobby.lobby import Lobby
from sobremesa.server.records.fairness import Proof
from sobremesa.server.refusals import Refused
from sobremesa.server.services import Services
from sobremesa.server.table import keeper, mail
from sobremesa.server.table.log.events import Closed, Kicked, Left, Played, Returned, Sat, read_body
from sobremesa.server.table.log.row import Row
from sobremesa.server.table.log.state import Seat, State
from sobremesa.server.table.mail import Act, Change, Chat, Fill, Kick, Leave, Letter, Look, Pause, Reply, Resume, Sit
from sobremesa.server.table.seats.holding import Held
from sobremesa.server.table.table import Table
from tests.server.support.racing import lobby_without_network, until
from tests.server.support.serving import quick_settings, sqlite_in

SEATS = 2


def test_every_letter_has_its_case_on_the_keepers_page() -> None:
    letters = {name for name, kind in vars(mail).items() if isinstance(kind, type) and issubclass(kind, Letter)}
    page = inspect.getsource(keeper.happen)
    assert {name for name in letters - {"Letter"} if f"case {name}():" not in page} == set()
    with pytest.raises(TypeError):
        keeper.happen(None, Letter())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("kind", "stored", "read"),
    [
        ("seat", '{"event":"left","seat":1,"line":{"key":"table.left"},"bot":null}', Left(seat=1)),
        ("host", '{"event":"kicked","seat":0,"line":null,"bot":"random"}', Kicked(seat=0, bot="random")),
        ("seat", '{"event":"sat","seat":0,"line":null,"name":"A","colour":"red"}', Sat(seat=0, name="A", colour="red")),
        (
            "seat",
            '{"event":"returned","seat":2,"line":null,"deadlines":{"2":1700},"decisions":{"2":8}}',
            Returned(seat=2, deadlines={2: 1700}, questions={2: 8}),
        ),
        ("clock", '{"event":"closed","seat":null,"line":null,"reason":{"key":"reason.abandoned"}}',
            Closed(reason={"key": "reason.abandoned"})),
        ("game", '{"how":"player","steps":[[0,12],[-1,99]],"digest":"ab","drawn":3,"deadlines":{"1":5}}',
            Played("player", [(0, 12), (-1, 99)], "ab", 3, {1: 5})),
        ("game", '{"how":"time","steps":[[-2,7]],"digest":"ab","drawn":0,"time":4200,"result":null}',
            Played("time", [(-2, 7)], "ab", 0, time=4200)),
    ],
)  # fmt: skip
def test_rows_written_before_events_had_types_are_read(kind: str, stored: str, read: Any) -> None:
    found: Any = read_body(kind, stored)
    if kind != "game":
        found.line = None
    assert found == read


class SlowDisk:
    """A writer whose commits end, or fail, when they are told to."""

    def __init__(self) -> None:
        self.rows: list[dict[str, Any]] = []
        self.under_way: list[tuple[list[dict[str, Any]], asyncio.Future[None]]] = []

    def write(self, *, rows: list[dict[str, Any]], summary: Any = None, fence: Any = None) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.under_way.append((rows, done))
        return done

    def finish(self) -> None:
        rows, done = self.under_way.pop(0)
        self.rows += rows
        done.set_result(None)


class Hearer:
    """A device that only listens."""

    rtt = None
    follows_changes = False

    def __init__(self, disk: SlowDisk) -> None:
        self.seats: dict[int, int] = {}
        self.disk = disk
        self.told_early = 0

    def send(self, frame: bytes) -> None:
        if b'"type":"update"' in frame:
            seq = int(frame.split(b'"seq":')[1].split(b",")[0])
            self.told_early += seq > len(self.disk.rows)

    def measure(self) -> None: ...
    def drop(self, code: int) -> None: ...


def letters(table: Table, plan: int) -> Letter:
    seat = plan % SEATS
    held = Held(seat, table.state.seats[seat].generation)
    play = table.play
    question = 0 if play is None else play.match.game.question(play.match.board, play.match.state, seat)
    action = 0 if play is None else next(iter(play.match.legal(seat).actions), 0)
    return [
        Act(seat, f"id {plan % 7}", question, int(action), lambda: None),
        Chat(seat, f"chat {plan % 5}", "hello", lambda: None),
        Change(held, name=f"N{plan}"),
        Leave(held),
        Kick(Held(0, 0), 1),
        Sit("Leo", seat),
        Pause(Held(0, 0)),
        Resume(Held(0, 0)),
        Look(),
    ][plan // 8 % 9]


def noted(number: int, answers: list[tuple[int, Any]]) -> Reply:
    return lambda told, error: answers.append((number, told or error))


async def interleave(lobby: Lobby, plan: list[int], is_started: bool) -> None:
    """Letters come while the disk works, ends or not; nothing is told or answered before it is there."""
    table = await lobby.create(label_of("sealed"), SEATS, {}, "off", True)
    await table.keeper.ask(Fill([("Ana", None), ("Leo", None)], [], is_started))
    if is_started:
        await until(lambda: table.play is not None and table.state.name == "playing")
    await table.keeper.ask(Look())
    writer, disk = table.services.writer, SlowDisk()
    disk.rows = [row.columns(table.id) for row in await lobby.services.store.log(table.id)]
    hearer = Hearer(disk)
    table.listeners.add(hearer)
    table.services.writer = disk  # type: ignore[assignment]
    answers: list[tuple[int, Any]] = []
    asked = 0
    try:
        for each in plan:
            if each % 8 == 7 and disk.under_way:
                disk.finish()
            else:
                number, asked = asked, asked + 1
                table.keeper.put(letters(table, each), noted(number, answers))
            await asyncio.sleep(0)
        while len(answers) < asked:
            await asyncio.sleep(0)
            if disk.under_way:
                disk.finish()
    finally:
        table.services.writer = writer
    check(table, disk, hearer, answers)
    table.close(1001)


def check(table: Table, disk: SlowDisk, hearer: Hearer, answers: list[tuple[int, Any]]) -> None:
    assert [number for number, _ in answers] == sorted(number for number, _ in answers), "answered out of order"
    assert hearer.told_early == 0, "told before it was on disk"
    assert [row["seq"] for row in disk.rows] == list(range(1, table.seq + 1))
    rows = [Row.read(*(row[name] for name in ("seq", "at", "kind", "seat", "client", "body"))) for row in disk.rows]
    clients = [(row.seat, row.client) for row in rows if row.client is not None]
    assert len(clients) == len(set(clients)), "doubled"
    state = State([Seat(number) for number in range(SEATS)], Proof.of(table.made.secret))
    for row in rows:
        state.take(row.at, row.body)
    assert state.seats == table.state.seats
    assert (state.name, state.host) == (table.state.name, table.state.host)
    assert all(isinstance(told, Refused) or not isinstance(told, Exception) for _, told in answers)


@pytest.mark.anyio
async def test_an_answer_that_needs_no_row_waited_for_the_row_of_the_next_letter(tmp_path: Path) -> None:
    """It came after that row was told, so whoever had sent an act again did not see that it was their turn."""
    async with lobby_without_network(quick_settings(sqlite_in(tmp_path), warm=())) as lobby:
        table = await lobby.create(label_of("sealed"), SEATS, {}, "off", True)
        await table.keeper.ask(Fill([("Ana", None), ("Leo", None)], [], False))
        first = await table.keeper.ask(Chat(0, "mine", "hello", lambda: None))
        writer, table.services.writer = table.services.writer, SlowDisk()  # type: ignore[assignment]
        again = table.keeper.ask(Chat(0, "mine", "hello", lambda: None))
        other = table.keeper.ask(Chat(1, "another", "hello", lambda: None))
        assert await asyncio.wait_for(again, 60) == first
        assert not other.done()
        table.services.writer.finish()  # type: ignore[attr-defined]
        assert await other == first + 1
        table.services.writer = writer


@given(some.lists(some.integers(0, 8 * 9 * 8), max_size=25), some.booleans())
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_however_letters_and_the_disk_take_turns_nothing_is_lost_doubled_or_told_early(
    tmp_path: Path, plan: list[int], is_started: bool
) -> None:
    async def go() -> None:
        services = await Services.open(quick_settings(sqlite_in(tmp_path), warm=()))
        lobby = Lobby(services)
        try:
            await interleave(lobby, plan, is_started)
        finally:
            await lobby.close()
            await services.close()

    asyncio.run(go())
