"""The coach looks back at finished games, and at no others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from sobremesa.server.records import looking_back
from tests.server.support.device import Api, Device
from tests.server.support.serving import quick_settings, serving

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


async def test_what_was_found_is_kept_with_the_game_and_the_coachs_version(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = sobremesa.new("catan_dice", players=1, seed=3)
    play_out(match, [bot("catan_dice", "greedy", 3)])
    with serving(quick_settings(database)) as running:
        api = Api(running.url)
        table = (await api.post("/api/records", match.record()))["table"]["id"]
        found = await api.get(f"/api/tables/{table}/analysis")
        assert (await api.get(f"/api/tables/{table}/analysis/progress")) == {"share": None}
        await api.http.aclose()
    with serving(quick_settings(database)) as running:
        monkeypatch.setattr(looking_back.LookingBack, "_new", _nobody_looks)
        api = Api(running.url)
        assert await api.get(f"/api/tables/{table}/analysis") == found
        monkeypatch.setattr(looking_back, "version", lambda game: "another")
        running.lobby.services.looking_back._found.clear()
        assert (await api.ask("GET", f"/api/tables/{table}/analysis")).json()["code"] == "no_analysis"
        await api.http.aclose()


async def _nobody_looks(*asked: object) -> str:
    return "nobody looks"


async def test_a_game_of_eyes_is_told_in_times(api: Api) -> None:
    record = json.loads((Path(__file__).parents[2] / "dobble/golden/adventure_2.json").read_text("utf-8"))["record"]
    table = (await api.post("/api/records", record))["table"]["id"]
    found = await api.get(f"/api/tables/{table}/analysis")
    assert (found["unit"], found["accounts"], found["percentiles"]) == ("so far", [], [])
    assert {figure["name"] for figure in found["figures"]} >= {"reaction", "reaction_later", "mistakes"}


async def test_no_help_can_be_fetched_for_a_running_game(api: Api) -> None:
    table = await api.table(players=2, name="Ana", more=[{"name": "Leo"}])
    answer = await api.ask("GET", f"/api/tables/{table.id}/analysis")
    assert (answer.status_code, answer.json()["code"]) == (409, "not_finished")


async def test_the_coach_has_words_in_every_language(api: Api) -> None:
    for language, said in (("en", "dice"), ("es", "dados"), ("pt", "dados")):
        assert (await api.get(f"/api/text/{language}"))["coach.dice"] == said


async def test_who_plays_against_bots_alone_is_advised(api: Api) -> None:
    made = await api.post("/api/play", {"game": "catan_dice", "name": "Ana", "players": 1})
    seat, table = made["seats"][0], made["table"]["id"]
    path = f"/api/tables/{table}/seats/{seat['seat']}/advice"
    async with Device(api.url, table, {seat["seat"]: seat["token"]}) as device:
        await device.hello()
        await device.until(lambda frame: "question" in ((frame.get("own") or {}).get(str(seat["seat"])) or {}))
        assert (await api.refused(path, {}, seat["token"])) == "no_advice", "there is nothing to choose before the roll"
        await device.act(seat["seat"], device.own(seat["seat"])["question"], {"kind": "roll"})
    advice = await api.post(path, {}, seat["token"])
    assert 1 <= len(advice["alternatives"]) <= 3
    asked = await api.post(path, {"action": "end turn"}, seat["token"])
    assert asked["cost"] > 0
    assert asked["chosen"]["action"] == "end turn"
    assert (await api.refused(path, {"action": "dance"}, seat["token"])) == "no_advice"
    assert (await api.refused(path, {})) == "no_token"


async def test_there_is_no_help_where_somebody_else_plays(api: Api) -> None:
    table = await api.table(game="catan_dice", players=2, name="Ana")
    await api.sit(table, "Leo")
    await api.ready(table)
    for seat in (0, 1):
        for question in ({}, {"action": "roll"}):
            refused = await api.refused(f"/api/tables/{table.id}/seats/{seat}/advice", question, table.tokens[seat])
            assert refused == "no_help"
    assert (await api.refused(f"/api/tables/{table.id}/seats/1/advice", {}, table.tokens[0])) == "not_your_seat"


async def test_puzzles_are_listed_and_solved(api: Api) -> None:
    listed = (await api.get("/api/games/catan_dice/puzzles"))["puzzles"]
    name = listed[0]["name"]
    path = f"/api/games/catan_dice/puzzles/{name}"
    begun = await api.post(path, {"actions": []})
    assert begun["verdict"] == "open"
    assert "solution" not in begun
    shown = await api.post(path, {"actions": [], "shown": True})
    solved = await api.post(path, {"actions": shown["solution"]["way"][:1]})
    assert solved["verdict"] == "solved"
    assert (await api.refused("/api/games/catan_dice/puzzles/none", {"actions": []})) == "unknown_puzzle"
    assert (await api.get("/api/games/dobble/puzzles"))["puzzles"] == []
