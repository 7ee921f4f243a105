"""A finished game taken up again at one of its steps, against bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from sobremesa.contract.match import Match
from sobremesa.contract.record import replay
from sobremesa.games import rules
from tests.server.support.device import Api, Device, Made

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def finished() -> Match:
    match = sobremesa.new("catan_dice", players=2, seed=3)
    return play_out(match, [bot("catan_dice", "greedy", seat) for seat in range(2)])


async def brought(api: Api, match: Match) -> str:
    return str((await api.post("/api/records", match.record()))["table"]["id"])


async def test_a_game_goes_on_from_a_step_of_a_finished_one(
    api: Api, finished: Match, device: Callable[..., Device]
) -> None:
    table = await brought(api, finished)
    step = next(place for place, (actor, _) in enumerate(finished.steps) if actor == 1 and place > 40)
    made = await api.post(f"/api/tables/{table}/branch", {"step": step, "name": "Ana"})
    assert made["table"]["branch"] == {"table": table, "step": step}
    assert [seat["kind"] for seat in made["table"]["seats"]] == ["bot", "person"], "whoever is asked next"
    seat = made["seats"][0]
    async with device(Made(made["table"]["id"], {seat["seat"]: seat["token"]})) as ana:
        await ana.hello()
        await ana.decline()
        await ana.play_out()
    record = await api.get(f"/api/tables/{made['table']['id']}/record")
    played = replay(rules, record)
    assert list(played.steps)[:step] == list(finished.steps)[:step]
    assert played.result
    assert "fairness" not in record, "the dice are of two tables"


async def test_only_finished_games_are_taken_up_and_only_at_their_own_steps(api: Api, finished: Match) -> None:
    table = await brought(api, finished)
    wanted = {"step": 0, "name": "Ana"}
    running = await api.table(players=2, name="Ana", more=[{"name": "Leo"}])
    assert await api.refused(f"/api/tables/{running.id}/branch", wanted) == "not_finished"
    address = f"/api/tables/{table}/branch"
    assert await api.refused(address, {**wanted, "step": len(finished.steps)}) == "over"
    assert await api.refused(address, {**wanted, "step": 100000}) == "unknown_step"
    assert await api.refused(address, {**wanted, "step": -1}) == "unknown_step"
    assert await api.refused(address, {**wanted, "seat": 2}) == "unknown_seat"
    assert await api.refused(address, {**wanted, "bot": "nobody"}) == "unknown_bot"
