"""A table that was let go in the middle of things and taken up anew: one object stands for it, and nobody lost time."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from sobremesa.games import game as label_of
from sobremesa.server.lobby.lobby import Lobby
from sobremesa.server.table.mail import Fill, Look, Sit
from sobremesa.server.table.table import Table
from tests.server.durability.test_keeper import SlowDisk
from tests.server.support.racing import lobby_without_network, until
from tests.server.support.serving import quick_settings, sqlite_in

pytestmark = pytest.mark.anyio


@pytest.fixture
async def lobby(tmp_path: Path) -> AsyncIterator[Lobby]:
    async with lobby_without_network(quick_settings(sqlite_in(tmp_path), clocks={"fast": 600}, warm=())) as opened:
        yield opened


async def a_game(lobby: Lobby) -> Table:
    table = await lobby.create(label_of("sealed"), 2, {}, "fast", False)
    await table.keeper.ask(Fill([("Ana", None), ("Leo", None)], [], True))
    await until(lambda: table.play is not None and table.state.name == "playing")
    await table.keeper.ask(Look())
    return table


async def test_sweeping_what_was_lost_swept_away_what_had_been_taken_up_since(lobby: Lobby) -> None:
    lost = await a_game(lobby)
    lost.lose()
    again = await lobby.find(lost.id)
    await lobby.sweep(lost)
    assert lobby.tables[lost.id] is again
    assert not again.is_lost


async def test_the_time_in_which_the_store_took_nothing_was_the_players_own(lobby: Lobby) -> None:
    lost = await a_game(lobby)
    before = dict(lost.state.deadlines)
    lost.lose()
    assert lost._lost_at is not None
    lost._lost_at -= 60  # a minute goes by
    again = await lobby.find(lost.id)
    await until(lambda: again.bots is not None)
    await again.keeper.ask(Look())
    assert all(60_000 <= again.state.deadlines[seat] - at < 120_000 for seat, at in before.items())


async def test_who_came_to_a_table_that_had_just_been_forgotten_was_left_standing_there(lobby: Lobby) -> None:
    table = await a_game(lobby)
    table.close(1001)
    assert table.is_lost, "devices are sent away, and find the table that is taken up anew"


async def test_the_lobby_showed_what_was_not_on_disk(lobby: Lobby) -> None:
    table = await lobby.create(label_of("sealed"), 2, {}, "fast", False)
    shown: list[Any] = []
    table.services.noticeboard.put = shown.append  # type: ignore[assignment,method-assign]
    writer, disk = table.services.writer, SlowDisk()
    table.services.writer = disk  # type: ignore[assignment]
    sitting = table.keeper.ask(Sit("Ana"))
    await until(lambda: bool(disk.under_way))
    assert shown == []
    disk.finish()
    await sitting
    await asyncio.sleep(0)
    table.services.writer = writer
    assert "Ana" in json.dumps(shown)
