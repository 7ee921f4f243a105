"""The fuzzers at two nodes: what strangers and players say reaches the keeper over a pipe, and the game is unharmed."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.attacks.test_fuzz import PATIENT, Fuzz, bombard
from tests.server.nodes.conftest import Pair, free_address
from tests.server.support.device import Api, Device
from tests.server.support.serving import quick_settings, serving

pytestmark = [pytest.mark.anyio, pytest.mark.postgres, pytest.mark.slow]


@pytest.fixture(scope="module")
def two_nodes(postgres_address: str) -> Iterator[Pair]:
    with ExitStack() as stack:
        wanted = [quick_settings(postgres_address, node=free_address(), limits=PATIENT) for _ in range(2)]
        yield Pair(*(stack.enter_context(serving(settings)) for settings in wanted))


async def test_a_table_kept_at_the_other_node_survives_anything(two_nodes: Pair, there: Api) -> None:
    table = await there.table(players=3, name="Ana", more=[{"name": "Leo"}], bots=["random"])
    other = await there.table(players=2, name="Eva")
    tokens = ["", "a.b", other.tokens[0], table.tokens[0][:-1], table.tokens[0][::-1]]
    async with Device(two_nodes.here.url, table.id, table.tokens) as both:
        await both.hello()
        await both.decline()
        await there.ready(table)
        await both.until(lambda frame: (frame.get("public") or {}).get("how") == "start")
        attackers = [Device(two_nodes.here.url, table.id) for _ in range(2)]
        for attacker in attackers:
            await attacker.open()
        await asyncio.gather(*(bombard(here, Fuzz(n, tokens), 400) for n, here in enumerate(attackers)))
        await bombard(both, Fuzz(77, ["", *tokens]), 200)
        assert table.id not in two_nodes.here.lobby.tables
        await both.hello()
        snapshot = await both.next("snapshot")
        if not snapshot["public"]["result"]:
            both.read -= 1
            await both.play_out()
        for attacker in attackers:
            assert all(frame["seats"] == [] for frame in attacker.frames if frame["type"] == "welcome")
            refused = [frame for frame in attacker.frames if frame["type"] == "refused"]
            assert refused
            assert all(set(frame["words"]) == {"en", "es", "pt"} for frame in refused)
            await attacker.close()
    assert (await there.get(f"/api/tables/{table.id}/record"))["winners"]


async def test_requests_for_a_table_at_the_other_node_are_answered_in_words(here: Api, there: Api) -> None:
    table = await there.table(players=2, name="Ana")
    fuzz = Fuzz(5, list(table.tokens.values()))
    places = (
        "seats",
        "move",
        "rematch",
        *(f"seats/{seat}/{what}" for seat in (0, 9, "x") for what in ("kick", "leave")),
    )
    for _ in range(120):
        headers = {"Authorization": fuzz.draws.choice(("Bearer a.b", "Bearer", "x", ""))}
        body = json.dumps(fuzz.value()) if fuzz.draws.random() < 0.7 else fuzz.text(100)
        path = f"/api/tables/{table.id}/{fuzz.draws.choice(places)}"
        answer = await here.http.post(path, content=body.encode(), headers=headers)
        assert 400 <= answer.status_code < 500, answer.text
        assert set(answer.json()["words"]) == {"en", "es", "pt"}
    assert (await here.get("/health"))["status"] == (await there.get("/health"))["status"] == "ok"
