"""A flood from one seat: it is answered, slowed down, sent away, and nobody else waits for it."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from sobremesa.contract.toys import snap
from sobremesa.server.refusals import Refused
from sobremesa.server.settings import Limits
from tests.server.support.device import Api, Device
from tests.server.support.racing import claim_of, lobby_without_network, put, snap_table, started, the_card
from tests.server.support.serving import Running, quick_settings, serving, sqlite_in

pytestmark = pytest.mark.anyio
LIMITS = Limits(tables_per_minute=1e6, tables_at_once=1000)
"""Those of every server, for everything a table hears."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(quick_settings(sqlite_in(tmp_path_factory.mktemp("flood")), limits=LIMITS)) as running:
        yield running


async def test_no_more_than_a_few_claims_of_a_seat_wait_before_anothers(tmp_path: Path) -> None:
    async with lobby_without_network(quick_settings(sqlite_in(tmp_path), limits=LIMITS)) as lobby:
        table = await snap_table(lobby, 2)
        card, rank = the_card(table)
        flood = [put(table, 0, snap.SNAP.pack(card + 7, rank)) for _ in range(LIMITS.claims_waiting)]
        with pytest.raises(Refused, match="too_fast"):
            put(table, 0, snap.SNAP.pack(card, rank))
        assert isinstance(await put(table, 1, snap.SNAP.pack(card, rank)), int)
        assert all(judged.done() for judged in flood), "who came first is judged first, a flood too"
        put(table, 0, snap.SNAP.pack(card, rank))


async def test_a_flood_is_refused_and_sent_away_while_the_others_play_on(api: Api, server: Running) -> None:
    _table, (ana, leo) = await started(api, server.url)
    action = {"kind": "snap", "card": 4000, "rank": 0}
    claim = json.dumps({"type": "act", "id": "again", "seat": 0, "question": 0, "action": action})
    flood = asyncio.create_task(shout(ana, claim, 5000))
    for _ in range(3):
        won = await leo.act(1, 0, claim_of(leo))
        assert won["type"] == "ack"
        await leo.row(won["seq"])
    await flood
    await ana.reader
    assert ana.close_code == 1008
    answers = [frame for frame in ana.frames if frame["type"] == "refused"]
    assert sum(frame["code"] == "too_fast" for frame in answers) >= 50
    assert sum(frame["code"] == "gone" for frame in answers) <= LIMITS.claims_at_once + LIMITS.claims_per_second * 5
    assert (await leo.act(1, 0, claim_of(leo)))["type"] == "ack"
    await leo.close()


async def shout(device: Device, frame: str, times: int) -> None:
    try:
        for _ in range(times):
            await device.socket.send(frame)
    except ConnectionClosed:
        pass
