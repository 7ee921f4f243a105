"""Leases on a real PostgreSQL: one keeper at a time, and whoever kept a table before can append nothing."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from sqlalchemy import select, update

from sobremesa.games import game as label_of
from sobremesa.server import app as app_of_the_server
from sobremesa.server.app import App
from sobremesa.server.lobby.lobby import Lobby
from sobremesa.server.nodes import Elsewhere, Leases
from sobremesa.server.nodes.membership import NOW
from sobremesa.server.refusals import Refused
from sobremesa.server.services import Services
from sobremesa.server.settings import Settings
from sobremesa.server.store import Store
from sobremesa.server.store.migrate import TooNew
from sobremesa.server.store.opening import CannotOpen
from sobremesa.server.store.schema import leases, nodes
from sobremesa.server.table.log.events import Delayed
from sobremesa.server.table.mail import Fill, Look, Sit
from sobremesa.server.table.table import Table
from tests.server.support.racing import lobby_without_network, until
from tests.server.support.serving import LEASE, quick_settings

pytestmark = [pytest.mark.anyio, pytest.mark.postgres]

Opened = Callable[..., Awaitable[Lobby]]


@pytest.fixture
async def a_node(postgres_address: str) -> AsyncIterator[Opened]:
    """Lobbies on one database, as if each were a server of its own."""
    async with AsyncExitStack() as stack:

        async def opened(**changes: Any) -> Lobby:
            settings = quick_settings(postgres_address, warm=(), **changes)
            return await stack.enter_async_context(lobby_without_network(settings))

        yield opened


def leases_of(lobby: Lobby) -> Leases:
    assert isinstance(lobby.services.leases, Leases)
    return lobby.services.leases


async def stop_renewing(lobby: Lobby) -> None:
    """As if the process had been stopped, or cut off from the database, for some seconds."""
    membership = leases_of(lobby).membership
    assert membership._task is not None
    membership._task.cancel()
    async with membership.engine.begin() as connection:
        await connection.execute(update(nodes).where(nodes.c.id == membership.id).values(until=NOW - 1000))


async def a_table(lobby: Lobby) -> Table:
    return await lobby.create(label_of("sealed"), 2, {}, "off", False)


async def test_a_table_has_one_keeper(a_node: Opened) -> None:
    here, there = await a_node(), await a_node(node="10.0.0.5:1")
    table = await a_table(there)
    with pytest.raises(Elsewhere) as found:
        await here.find(table.id)
    assert found.value.keeper == (leases_of(there).node, "10.0.0.5:1")
    assert await leases_of(there).count() == 1


async def test_a_table_that_rests_is_kept_by_whoever_comes_next(a_node: Opened) -> None:
    here, there = await a_node(), await a_node()
    table = await a_table(there)
    assert await there._rest(table)
    assert (await here.find(table.id)).lease == 2
    with pytest.raises(Elsewhere):
        await there.find(table.id)


async def test_of_two_who_wanted_a_dead_nodes_table_at_once_the_second_took_it_from_the_first(a_node: Opened) -> None:
    here, there, third = await a_node(), await a_node(), await a_node()
    table = await a_table(there)
    await stop_renewing(there)
    row = select(leases).where(leases.c.table_id == table.id).with_for_update()
    async with here.services.store.engine.begin() as connection:
        await connection.execute(row)  # both have to wait here
        wanting = [asyncio.ensure_future(lobby.find(table.id)) for lobby in (here, third)]
        await asyncio.sleep(0.5)
    await asyncio.wait(wanting)
    found = [one.exception() or one.result() for one in wanting]
    assert sorted(type(one).__name__ for one in found) == ["Elsewhere", "Table"]
    assert [one.lease for one in found if isinstance(one, Table)] == [2]


async def test_a_stale_keeper_appends_nothing(a_node: Opened) -> None:
    here, there = await a_node(), await a_node()
    table = await a_table(there)
    await table.keeper.ask(Fill([("Ana", None)], [], False))
    await stop_renewing(there)
    taken = await here.find(table.id)
    assert (taken.lease, taken.seq) == (2, table.seq)
    with pytest.raises(Refused):
        await table.keeper.ask(Sit("Leo"))
    assert table.is_lost
    await taken.keeper.ask(Sit("Eva"))
    store = here.services.store
    assert [row.body.name for row in await store.log(table.id) if row.kind == "seat"] == ["Ana", "Eva"]  # type: ignore[union-attr]


async def test_rows_without_a_lease_are_not_taken(a_node: Opened) -> None:
    here = await a_node()
    table = await a_table(here)
    table.lease = None
    with pytest.raises(Refused):
        await table.keeper.ask(Sit("Leo"))
    assert await here.services.store.log(table.id) == []


async def test_a_takeover_waits_for_the_commit_under_way_and_reads_it(a_node: Opened) -> None:
    """Whatever the order: a row is either there when the next keeper reads the log, or refused."""
    here, there = await a_node(), await a_node()
    for _ in range(20):
        table = await a_table(there)
        sitting = asyncio.ensure_future(table.keeper.ask(Sit("Leo")))
        await asyncio.sleep(0)
        await leases_of(there).release(table.id, table.lease)
        taken = await here.find(table.id)
        await asyncio.wait({sitting})
        assert taken.seq == (0 if sitting.exception() else 1)
        assert len(await here.services.store.log(table.id)) == taken.seq


async def test_a_node_that_cannot_renew_lets_go_and_comes_back_as_another(a_node: Opened) -> None:
    here = await a_node(lease_seconds=10)
    leases = leases_of(here)
    table, before = await a_table(here), leases.node
    leases.membership._until = 1.0  # it has been asleep
    assert not leases.membership.is_good
    with pytest.raises(Refused, match="moving"):
        await leases.claim(table.id)
    await until(lambda: leases.node != before and leases.membership.is_good)
    assert table.is_lost
    again = await here.find(table.id)
    assert again is not table
    assert again.lease == 2
    await again.keeper.ask(Look())


async def test_a_table_taken_up_while_its_node_lapsed_was_kept_by_several(
    a_node: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Devices at the one that had not noticed waited for ever: nobody acted there, so nothing was fenced."""
    here, there = await a_node(), await a_node()
    table = await a_table(there)
    assert await there._rest(table)
    log = here.services.store.log

    async def slowly(wanted: str) -> Any:
        leases_of(here).membership._lapse()
        return await log(wanted)

    monkeypatch.setattr(here.services.store, "log", slowly)
    with pytest.raises(Refused, match="moving"):
        await here.find(table.id)
    assert table.id not in here.tables


async def test_who_has_not_noticed_that_another_keeps_a_table_finds_out(a_node: Opened) -> None:
    here, there = await a_node(), await a_node()
    mine, taken = await a_table(there), await a_table(there)
    await leases_of(there).release(taken.id, taken.lease)
    assert (await here.find(taken.id)).lease == 2
    await there.let_go_of_strange()
    assert (taken.is_lost, mine.is_lost) == (True, False)


async def test_clocks_stand_still_while_nobody_keeps_the_table(a_node: Opened) -> None:
    here, there = await a_node(), await a_node(clocks={"fast": 30})
    table = await there.create(label_of("sealed"), 2, {}, "fast", False)
    await table.keeper.ask(Fill([("Ana", None), ("Leo", None)], [], True))
    await until(lambda: table.state.name == "playing")
    await table.keeper.ask(Look())
    before = dict(table.state.deadlines)
    assert before
    await stop_renewing(there)
    taken = await here.find(table.id)
    await until(lambda: taken.bots is not None)
    await taken.keeper.ask(Look())
    later = {seat: taken.state.deadlines[seat] - until for seat, until in before.items()}
    assert all(1000 * LEASE <= ms < 3000 * LEASE for ms in later.values())
    rows = await here.services.store.log(table.id)
    assert isinstance(rows[-1].body, Delayed)
    again = await here.seen(table.id)
    assert again is not None
    assert again.state.deadlines == taken.state.deadlines


async def test_a_table_that_rested_has_no_time_given_back(a_node: Opened) -> None:
    here, there = await a_node(), await a_node(clocks={"fast": 30})
    table = await there.create(label_of("sealed"), 2, {}, "fast", False)
    assert await there._rest(table)
    assert (await leases_of(here).claim(table.id)).stood_still == 0


async def test_what_a_node_hands_over_is_taken_up_at_once(a_node: Opened) -> None:
    here, there = await a_node(), await a_node()
    table = await a_table(there)
    await table.keeper.ask(Fill([("Ana", None)], [], False))
    await there.close()
    with pytest.raises(Refused, match="moving"):
        await there.find(table.id)
    taken = await here.find(table.id)
    assert (taken.lease, taken.seq) == (2, 1)


async def test_nodes_that_start_together_share_their_keys(postgres_address: str) -> None:
    stores = await asyncio.gather(*(Store.open(postgres_address) for _ in range(4)))
    assert len(set(await asyncio.gather(*(store.key("a key of the tests") for store in stores)))) == 1
    for store in stores:
        await store.close()


async def test_a_fence_is_no_trouble_of_other_tables(a_node: Opened) -> None:
    here = await a_node()
    one, other = await a_table(here), await a_table(here)
    one.lease = 99
    results = await asyncio.gather(one.keeper.ask(Sit("Leo")), other.keeper.ask(Sit("Leo")), return_exceptions=True)
    assert isinstance(results[0], Refused)
    assert not isinstance(results[1], BaseException)


async def test_a_server_that_came_up_before_its_database_gave_up(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, tries = Services.open, list[Settings]()

    async def not_yet(settings: Settings) -> Services:
        tries.append(settings)
        if len(tries) < 3:
            raise (CannotOpen("nobody answers"), ConnectionRefusedError())[len(tries) - 1]
        return await opened(settings)

    monkeypatch.setattr(Services, "open", not_yet)
    monkeypatch.setattr(app_of_the_server, "AGAIN_SECONDS", 0)
    app = App(quick_settings(postgres_address, warm=()))
    await app.open()
    assert len(tries) == 3
    await app.close()
    tries.clear()
    with pytest.raises(CannotOpen):
        await App(quick_settings("sqlite:////nowhere/at/all")).open()


async def test_a_newer_database_is_not_waited_for(postgres_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = list[str]()

    async def too_new(address: str) -> Store:
        tries.append(address)
        raise TooNew("9999")

    monkeypatch.setattr(Store, "open", too_new)
    with pytest.raises(TooNew):
        await App(quick_settings(postgres_address, warm=())).open()
    assert len(tries) == 1
