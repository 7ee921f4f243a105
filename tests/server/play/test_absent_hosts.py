"""A host who is not there: the others can go on without."""

import time
from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server.durability.test_resting import asking
from tests.server.play.test_seats import Devices, game_of_two
from tests.server.support.device import Api, Device
from tests.server.support.serving import Running, quick_settings, serving

pytestmark = pytest.mark.anyio


async def gone(ana: Device, leo: Device) -> None:
    await ana.close()
    await leo.until(lambda frame: frame["type"] == "presence" and frame["seats"]["0"] is False)


@pytest.fixture
def impatient(database: str) -> Iterator[Running]:
    """Where a host may not be away for a moment."""
    with serving(quick_settings(database, absent_host=0)) as running:
        yield running


@pytest.fixture
async def here(impatient: Running) -> AsyncIterator[Api]:
    async with asking(impatient) as api:
        yield api


@pytest.fixture
def arrive(impatient: Running) -> Devices:
    return lambda table, seat: Device(impatient.url, table.id, {seat: table.tokens[seat]})


async def test_a_game_paused_by_a_host_who_went_could_never_go_on(here: Api, arrive: Devices) -> None:
    table, ana, leo = await game_of_two(here, arrive)
    path = f"/api/tables/{table.id}"
    await here.post(f"{path}/pause", None, table.tokens[0])
    assert await here.refused(f"{path}/host", None, table.tokens[1]) == "host_is_here"
    await gone(ana, leo)
    assert await here.refused(f"{path}/resume", None, table.tokens[1]) == "not_the_host"
    assert (await here.post(f"{path}/host", None, table.tokens[1]))["table"]["host"] == 1
    told = await leo.until(lambda frame: frame.get("kind") == "host" and frame["public"]["event"] == "host_changed")
    assert told["public"]["line"] == {"key": "table.host_changed", "values": {"name": "Leo", "host": "Ana"}}
    assert (await here.post(f"{path}/resume", None, table.tokens[1]))["table"]["state"] == "playing"
    async with arrive(table, 0) as back:
        assert (await back.hello())["table"]["host"] == 1
        assert await here.refused(f"{path}/pause", None, table.tokens[0]) == "not_the_host"
    await leo.close()


async def test_who_is_host_is_in_the_log(here: Api, arrive: Devices, impatient: Running) -> None:
    table, ana, leo = await game_of_two(here, arrive)
    await gone(ana, leo)
    await here.post(f"/api/tables/{table.id}/host", None, table.tokens[1])
    await leo.close()
    impatient.call(impatient.lobby.let_go)
    assert (await here.get(f"/api/tables/{table.id}"))["table"]["host"] == 1


async def test_whoever_left_is_back_when_made_host(here: Api, arrive: Devices) -> None:
    table, ana, leo = await game_of_two(here, arrive)
    await here.post(f"/api/tables/{table.id}/seats/1/leave", None, table.tokens[1])
    await gone(ana, leo)
    told = (await here.post(f"/api/tables/{table.id}/host", None, table.tokens[1]))["table"]
    assert (told["host"], told["seats"][1]["away"]) == (1, False)
    await leo.close()


@pytest.mark.parametrize("clock", ["relaxed", "days"])
async def test_where_a_decision_may_take_long_the_host_may_be_gone_as_long(
    here: Api, arrive: Devices, clock: str
) -> None:
    table, ana, leo = await game_of_two(here, arrive, clock=clock)
    await gone(ana, leo)
    assert await here.refused(f"/api/tables/{table.id}/host", None, table.tokens[1]) == "host_is_here"
    await leo.close()


async def test_a_moment_is_not_long_enough(api: Api, device: Devices) -> None:
    table, ana, leo = await game_of_two(api, device)
    await gone(ana, leo)
    path = f"/api/tables/{table.id}/host"
    assert await api.refused(path, None, table.tokens[1]) == "host_is_here"
    assert await api.refused(path, None, None) == "no_token"
    assert (await api.post(path, None, table.tokens[0]))["table"]["host"] == 0
    await leo.close()


async def test_a_host_on_the_way_to_another_device_had_been_away_for_as_long_as_the_table_stood(
    api: Api, device: Devices, server: Running
) -> None:
    table, ana, leo = await game_of_two(api, device)
    path = f"/api/tables/{table.id}"
    code = (await api.post(f"{path}/seats/0/code", None, table.tokens[0]))["code"]
    await api.post(f"{path}/move", {"code": code})
    await ana.next("unseated")
    found = server.lobby.tables[table.id]
    ever = time.monotonic() - found._taken_up
    assert 0 < found.absence(0) < ever
    await ana.close()
    await leo.close()
