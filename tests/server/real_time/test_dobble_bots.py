"""Dobble among bots on a real server: they react in their own time, and the match goes on after a restart."""

import time
from itertools import pairwise
from typing import Any

import pytest

from sobremesa.server.records.fairness import verify_record
from tests.server.support.device import Api, Device
from tests.server.support.serving import quick_settings, serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
QUICKEST = 150
"""Milliseconds: nobody sees a match sooner."""


def is_claim(frame: Any) -> bool:
    return any(event["action"]["kind"] == "claim" for event in (frame.get("public") or {}).get("events", ()))


@pytest.mark.rule("DOB-21")
async def test_bots_play_a_match_through_a_restart(database: str) -> None:
    settings = quick_settings(database, warm=("dobble",))
    with serving(settings) as running:
        api = Api(running.url)
        options = {"mode": "beginner", "goal": 1}
        table = await api.table(game="dobble", players=3, bots=["quick", "normal", "quick"], options=options)
        async with Device(running.url, table.id) as here:
            await here.hello()
            for _ in range(5):
                last = await here.until(is_claim, 60)
        await api.http.aclose()
    time.sleep(1)
    with serving(settings) as running:
        api = Api(running.url)
        async with Device(running.url, table.id) as here:
            await here.hello()
            over = await here.until(lambda frame: bool((frame.get("public") or {}).get("result")), 120)
            assert over["seq"] > last["seq"]
        record = await api.get(f"/api/tables/{table.id}/record")
        replay = await api.get(f"/api/tables/{table.id}/replay?seat=none&count=500")
        await api.http.aclose()
    assert verify_record(record).throws > 0
    claims = [frame for frame in replay["frames"] if frame["event"] and frame["event"]["action"]["kind"] == "claim"]
    for seat in range(3):
        times = [frame["time"] for frame in claims if frame["event"]["actor"] == seat]
        assert all(later - sooner >= QUICKEST for sooner, later in pairwise(times))
