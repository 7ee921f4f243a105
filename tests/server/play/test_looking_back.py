"""The coach looks back at finished games, and at no others."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from tests.server.support.device import Api

pytestmark = pytest.mark.anyio


async def test_a_finished_game_is_looked_back_at(api: Api) -> None:
    match = sobremesa.new("catan_dice", players=2, seed=3)
    play_out(match, [bot("catan_dice", name, 3) for name in ("optimal", "greedy")])
    table = (await api.post("/api/records", match.record()))["table"]["id"]
    quick = await api.get(f"/api/tables/{table}/analysis?whole=false")
    assert len(quick["moments"]) == len(match.steps)
    assert quick["accounts"] == []
    whole = await api.get(f"/api/tables/{table}/analysis")
    assert whole["moments"] == quick["moments"]
    assert [account["end"] for account in whole["accounts"]] == [float(score) for score in match.result.scores]  # type: ignore[union-attr]
    assert await api.get(f"/api/tables/{table}/analysis") == whole


async def test_no_help_can_be_fetched_for_a_running_game(api: Api) -> None:
    table = await api.table(players=2, name="Ana", more=[{"name": "Leo"}])
    answer = await api.ask("GET", f"/api/tables/{table.id}/analysis")
    assert (answer.status_code, answer.json()["code"]) == (409, "not_finished")


async def test_the_coach_has_words_in_every_language(api: Api) -> None:
    for language, said in (("en", "dice"), ("es", "dados"), ("pt", "dados")):
        assert (await api.get(f"/api/text/{language}"))["coach.dice"] == said
