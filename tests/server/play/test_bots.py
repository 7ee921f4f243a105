"""Bots at the table: outside the event loop, within limits, and never the end of a server."""

from collections.abc import Callable, Iterator

import pytest

from sobremesa import bots
from sobremesa.contract.view import View
from tests.server.support.acts import first_of
from tests.server.support.device import Api, Device, Made
from tests.server.support.serving import Running, quick_settings, serving, sqlite_in
from tests.server.support.toys import BAD_BOTS, Brittle, CuriousBot

pytestmark = pytest.mark.anyio
Devices = Callable[..., Device]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        for name, maker in BAD_BOTS.items():
            patch.setitem(bots._FOR_EVERY_GAME, name, maker)
        settings = quick_settings(sqlite_in(tmp_path_factory.mktemp("bots")), bot_seconds=0.2, bot_threads=1)
        with serving(settings) as running:
            yield running


async def against(api: Api, device: Devices, *names: str, game: str = "sealed") -> tuple[Made, Device]:
    table = await api.table(game=game, players=1 + len(names), name="Ana", bots=list(names))
    ana = device(table)
    await ana.open()
    await ana.hello()
    await ana.decline()
    await api.ready(table)
    return table, ana


@pytest.mark.parametrize("bot", ["crashing", "cheating"])
async def test_a_table_goes_on_when_a_bot_fails_and_says_so(api: Api, device: Devices, bot: str) -> None:
    _table, ana = await against(api, device, bot)
    told = await ana.until(lambda frame: (frame.get("public") or {}).get("event") == "bot_failed")
    assert told["kind"] == "seat"
    assert told["public"]["line"] == {"key": "table.bot_failed", "values": {"name": "Nora"}}
    over = await ana.play_out()
    assert over["public"]["result"]
    assert (await api.get("/health"))["status"] == "ok"
    await ana.close()


async def test_a_bot_that_sleeps_plays_the_default_and_the_table_says_so(api: Api, device: Devices) -> None:
    _table, ana = await against(api, device, "sleeping", "random")
    told = await ana.until(lambda frame: (frame.get("public") or {}).get("event") == "bot_slow")
    assert told["public"]["line"]["key"] == "table.bot_slow"
    over = await ana.play_out()
    assert over["public"]["result"]
    await ana.close()


async def test_a_bot_gets_its_own_view_and_history_only(api: Api, device: Devices) -> None:
    CuriousBot.given.clear()
    _table, ana = await against(api, device, "curious")
    await ana.play_out()
    views: list[View] = [view for view, _ in CuriousBot.given]
    assert {view.seat for view in views} == {1}
    assert not any(view.state["hands"][0][0].any() or view.state["deck"].any() for view in views)
    unknown = {action >> 11 & 15 for _, history in CuriousBot.given for actor, action in history if action & 255 == 200}
    assert 15 in unknown
    await ana.close()


async def test_rules_that_fail_pause_the_table_and_lose_nothing(
    api: Api, device: Devices, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ana = await against(api, device, "random", "random", game="brittle")
    await ana.until(lambda frame: frame.get("kind") == "game" and frame["own"]["0"]["awaited"])
    own = ana.own(0)
    stumbled = await ana.act(0, own["question"], {"kind": "crash"})
    assert stumbled["code"] == "server_error"
    monkeypatch.setattr(Brittle, "is_broken", True)
    broken = await ana.act(0, own["question"], first_of(own))
    assert broken["code"] == "server_error"
    document = (await api.get(f"/api/tables/{table.id}"))["table"]
    assert (document["state"], document["reason"]["key"]) == ("paused", "reason.rules_failed")
    monkeypatch.setattr(Brittle, "is_broken", False)
    await api.post(f"/api/tables/{table.id}/resume", None, table.tokens[0])
    await ana.hello()
    over = await ana.play_out()
    assert over["public"]["result"]
    await ana.close()
