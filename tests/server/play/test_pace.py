"""How fast bots play, who may skip, how long they wait for answers, and phrases everybody reads in their language."""

from collections.abc import Callable, Iterator

import pytest

from tests.server.support.acts import first_of
from tests.server.support.device import Api, Device, Frame, Made
from tests.server.support.serving import Running, quick_settings, serving, sqlite_in

pytestmark = pytest.mark.anyio
Devices = Callable[..., Device]
NEVER = 3600.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(quick_settings(sqlite_in(tmp_path_factory.mktemp("pace")), bot_pace=NEVER)) as running:
        yield running


async def begun(api: Api, device: Devices, **wanted: object) -> tuple[Made, Device]:
    """Ana against two bots; she has played, so that it is a bot's turn."""
    table = await api.table(game="sealed", players=3, name="Ana", bots=["random"] * 2, **wanted)
    ana = device(table)
    await ana.open()
    await ana.hello()
    await ana.decline()
    await api.ready(table)
    await ana.until(is_ours)
    return table, ana


async def play_on(ana: Device) -> None:
    own = ana.own(0)
    assert (await ana.act(0, own["question"], first_of(own)))["type"] == "ack"


def is_ours(frame: Frame) -> bool:
    return frame.get("kind") == "game" and bool(frame["own"]["0"]["awaited"])


async def test_bots_that_would_never_move_are_skipped_until_it_is_ones_turn(api: Api, device: Devices) -> None:
    table, ana = await begun(api, device)
    await play_on(ana)
    await api.post(f"/api/tables/{table.id}/skip", None, table.tokens[0])
    await ana.until(is_ours)
    assert (await api.get(f"/api/tables/{table.id}"))["table"]["pace"] == "calm"
    await ana.close()


async def test_a_table_where_bots_play_at_once(api: Api, device: Devices) -> None:
    table, ana = await begun(api, device, pace="at_once")
    await play_on(ana)
    await ana.until(is_ours)
    told = (await api.get(f"/api/tables/{table.id}"))["table"]
    assert (told["pace"], told["answers"]) == ("at_once", 0.5)
    await ana.close()


async def test_the_host_sets_the_pace_and_everybody_reads_so(api: Api, device: Devices) -> None:
    table, ana = await begun(api, device, answers=30)
    await api.post(f"/api/tables/{table.id}/pace", {"pace": "at_once"}, table.tokens[0])
    told = await ana.until(lambda frame: (frame.get("public") or {}).get("event") == "paced")
    assert told["public"]["line"]["key"] == "table.paced.at_once"
    assert (told["public"]["table"]["pace"], told["public"]["table"]["answers"]) == ("at_once", 30)
    await play_on(ana)
    await ana.until(is_ours)
    await ana.close()


async def test_nobody_skips_what_others_watch(api: Api, device: Devices) -> None:
    table = await api.table(game="sealed", players=3, name="Ana", more=[{"name": "Leo"}], bots=["random"])
    ana = device(table)
    await ana.open()
    await ana.hello()
    await ana.decline()
    await api.ready(table)
    await ana.until(lambda frame: frame.get("kind") == "game")
    assert await api.refused(f"/api/tables/{table.id}/skip", None, table.tokens[0]) == "others_watch"
    await ana.close()


async def test_a_phrase_is_told_with_its_name_and_an_unknown_one_is_refused(api: Api, device: Devices) -> None:
    _table, ana = await begun(api, device)
    await ana.say("chat", id="a", seat=0, text="Bem jogado!", phrase="well_played")
    told = await ana.until(lambda frame: frame.get("kind") == "chat")
    assert told["public"] == {"seat": 0, "name": "Ana", "text": "Bem jogado!", "phrase": "well_played"}
    await ana.say("chat", id="b", seat=0, text="?", phrase="shout")
    refused = await ana.until(lambda frame: frame["type"] == "refused")
    assert refused["code"] == "bad_message"
    await ana.close()
