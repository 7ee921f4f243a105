"""Lobby and seats: made, taken, named, left, moved, kicked, played again."""

import asyncio
from collections.abc import Callable

import pytest

from sobremesa.server.table.mail import Close
from tests.server.support.acts import first_of
from tests.server.support.device import Api, Device, Made
from tests.server.support.serving import Running

pytestmark = pytest.mark.anyio
Devices = Callable[..., Device]


def seat_path(table: Made, seat: int, what: str = "") -> str:
    return f"/api/tables/{table.id}/seats/{seat}{what}"


async def game_of_two(api: Api, device: Devices, **wanted: str) -> tuple[Made, Device, Device]:
    """Ana hosts, Leo joins; both are at the first decision."""
    table = await api.table(players=2, name="Ana", **wanted)
    await api.sit(table, "Leo")
    ana, leo = device(table, 0), device(table, 1)
    for here in (ana, leo):
        await here.open()
        await here.hello()
        await here.decline()
    await api.ready(table)
    for here in (ana, leo):
        await here.until(lambda frame: (frame.get("public") or {}).get("how") == "start")
    return table, ana, leo


async def test_open_tables_are_listed_and_private_ones_are_not(api: Api) -> None:
    shown, hidden = await api.table(name="Ana"), await api.table(name="Ana", private=True)
    listed = {table["id"] for table in (await api.get("/api/tables?game=sealed"))["tables"]}
    assert shown.id in listed
    assert hidden.id not in listed
    assert (await api.get(f"/api/tables/{hidden.id}"))["table"]["private"]


async def test_four_sit_down_if_nobody_says_how_many(api: Api) -> None:
    made = await api.post("/api/tables", {"game": "dobble", "name": "Ana"})
    assert made["table"]["players"] == 4


async def test_a_game_s_label_says_all_a_form_needs(api: Api) -> None:
    told = await api.get("/api/games")
    label = next(game for game in told["games"] if game["id"] == "sealed")
    assert label["options"] == [{"name": "rounds", "least": 1, "most": 2, "default": 2}]
    assert (label["players"], label["bots"]) == ([2, 4], ["random"])
    assert (label["lessons"], label["puzzles"]) == ([], 0)
    assert set(told["clocks"]) == {"off", "fast", "relaxed", "hours", "day", "days"}
    text = await api.get("/api/games/sealed/text/es")
    assert text["game.name"] == label["name"]["es"]
    assert (await api.get("/api/text/pt"))["table.sat"] == "{name} senta-se."
    assert await api.refused("/api/text/xx", method="GET") == "unknown_language"


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "nothing"}, "unknown_game"),
        ({"players": 9, "name": "Ana"}, "options_refused"),
        ({"options": {"rounds": 3}, "name": "Ana"}, "options_refused"),
        ({"options": {"colour": 1}, "name": "Ana"}, "options_refused"),
        ({"bots": ["nobody"], "name": "Ana"}, "unknown_bot"),
        ({"bots": ["random"] * 2, "players": 2, "name": "Ana"}, "table_full"),
        ({"clock": "sundial", "name": "Ana"}, "bad_message"),
        ({}, "nobody_there"),
        ({"name": "Ana", "surprise": 1}, "bad_message"),
        ({"name": "x" * 25}, "bad_message"),
        ({"name": " \u200b "}, "bad_message"),
        ({"name": "Ana", "colour": "plaid"}, "bad_message"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_in_words(api: Api, wanted: dict[str, object], code: str) -> None:
    assert await api.refused("/api/tables", {"game": "sealed", **wanted}) == code


async def test_names_and_colours_are_told_apart(api: Api) -> None:
    table = await api.table(players=3, name="Ana", colour="blue")
    assert await api.refused(f"/api/tables/{table.id}/seats", {"name": "Eva", "colour": "blue"}) == "colour_taken"
    seat = await api.sit(table, " Ana\n", seat=2)
    seats = (await api.get(f"/api/tables/{table.id}"))["table"]["seats"]
    assert [there["name"] for there in seats] == ["Ana", None, "Ana 2"]
    assert seats[seat]["colour"] not in (None, "blue")
    told = await api.post(seat_path(table, 2), {"name": "Eva", "colour": "green"}, table.tokens[2], "PATCH")
    assert (told["table"]["seats"][2]["name"], told["table"]["seats"][2]["colour"]) == ("Eva", "green")


async def test_a_seat_is_taken_once(api: Api) -> None:
    table = await api.table(players=2, name="Ana")
    path = f"/api/tables/{table.id}/seats"
    answers = await asyncio.gather(*(api.ask("POST", path, {"name": f"p{n}", "seat": 1}) for n in range(8)))
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 7
    assert await api.refused(path, {"name": "Eva"}) == "table_full"
    assert await api.refused(path, {"name": "Eva", "seat": 5}) == "unknown_seat"


async def test_the_game_starts_when_everybody_is_ready(api: Api, device: Devices) -> None:
    table = await api.table(players=2, name="Ana")
    await api.sit(table, "Leo")
    await api.post(seat_path(table, 0), {"ready": True}, table.tokens[0], "PATCH")
    assert (await api.get(f"/api/tables/{table.id}"))["table"]["state"] == "waiting"
    await api.post(seat_path(table, 1), {"ready": True}, table.tokens[1], "PATCH")
    async with device(table) as both:
        await both.hello()
        await both.until(lambda frame: (frame.get("public") or {}).get("view") is not None)
    assert await api.refused(f"/api/tables/{table.id}/seats", {"name": "Eva"}) == "already_started"


async def test_a_seat_cannot_be_changed_by_another(api: Api) -> None:
    table = await api.table(players=3, name="Ana")
    await api.sit(table, "Leo")
    assert await api.refused(seat_path(table, 0), {"ready": True}, table.tokens[1], "PATCH") == "not_your_seat"
    assert await api.refused(seat_path(table, 0, "/leave"), None, None) == "no_token"
    assert await api.refused(seat_path(table, 0, "/kick"), None, table.tokens[1]) == "not_the_host"
    assert await api.refused(f"/api/tables/{table.id}/pause", None, table.tokens[1]) == "not_the_host"
    other = await api.table(players=2, name="Eva")
    assert await api.refused(seat_path(table, 0, "/leave"), None, other.tokens[0]) == "token_foreign"


async def test_leaving_before_the_game_frees_the_seat_and_ends_the_token(api: Api) -> None:
    table = await api.table(players=3, name="Ana")
    await api.sit(table, "Leo")
    told = await api.post(seat_path(table, 0, "/leave"), None, table.tokens[0])
    assert told["table"]["seats"][0]["kind"] == "free"
    assert told["table"]["host"] == 1
    assert await api.refused(seat_path(table, 0, "/leave"), None, table.tokens[0]) == "token_ended"
    assert await api.sit(table, "Eva") == 0


async def test_a_bot_plays_for_a_leaver_and_hands_back(api: Api, device: Devices, server: Running) -> None:
    table, ana, leo = await game_of_two(api, device)
    told = await api.post(seat_path(table, 1, "/leave"), None, table.tokens[1])
    assert told["table"]["seats"][1] | {"away": True, "bot": "random"} == told["table"]["seats"][1]
    assert (await leo.next("unseated"))["why"] == "left"
    await ana.until(lambda frame: (frame.get("public") or {}).get("how") == "bot")
    assert (await leo.act(1, 1, {"kind": "lay", "rank": 1}))["code"] == "not_your_seat"
    before = len(leo.raw)
    own = ana.own(0)
    ack = await ana.act(0, own["question"], first_of(own))
    await leo.row(ack["seq"])
    assert not any('"own"' in text for text in leo.raw[before:])
    welcome = await leo.hello()
    assert welcome["table"]["seats"][1]["away"] is False
    snapshot = await leo.next("snapshot")
    assert snapshot["own"]["1"]["view"]["hand"]
    await ana.close()
    await leo.close()


async def test_a_seat_moves_to_another_device_by_a_code_used_once(api: Api, device: Devices) -> None:
    table, ana, leo = await game_of_two(api, device)
    code = (await api.post(seat_path(table, 1, "/code"), None, table.tokens[1]))["code"]
    moved = await api.post(f"/api/tables/{table.id}/move", {"code": code})
    assert moved["seat"] == 1
    assert (await leo.next("unseated"))["why"] == "moved"
    assert await api.refused(f"/api/tables/{table.id}/move", {"code": code}) == "code_unknown"
    welcome = await leo.hello()
    assert (welcome["seats"], welcome["ended"][0]["code"]) == ([], "token_ended")
    async with Device(ana.address.split("/tables")[0], table.id, {1: moved["token"]}) as phone:
        assert (await phone.hello())["seats"] == [1]
    await ana.close()
    await leo.close()


async def test_a_kicked_player_is_a_spectator_for_good(api: Api, device: Devices) -> None:
    table, ana, leo = await game_of_two(api, device)
    assert await api.refused(seat_path(table, 0, "/kick"), None, table.tokens[0]) == "nobody_to_kick"
    await api.post(seat_path(table, 1, "/kick"), None, table.tokens[0])
    assert (await leo.next("unseated"))["why"] == "kicked"
    kicked = await ana.until(lambda frame: frame.get("kind") == "host")
    assert kicked["public"]["line"] == {"key": "table.kicked", "values": {"name": "Leo"}}
    assert (await leo.hello())["seats"] == []
    assert await api.refused(seat_path(table, 1, "/return"), None, table.tokens[1]) == "token_ended"
    await ana.until(lambda frame: (frame.get("public") or {}).get("how") == "bot")
    await ana.close()
    await leo.close()


async def test_the_host_puts_a_bot_in_for_somebody_offline(api: Api, device: Devices) -> None:
    table, ana, leo = await game_of_two(api, device)
    path = seat_path(table, 1, "/bot")
    assert await api.refused(path, {"bot": "random"}, table.tokens[0], "PUT") == "seat_taken"
    await leo.close()
    await ana.until(lambda frame: frame["type"] == "presence" and frame["seats"]["1"] is False)
    await api.post(path, {"bot": "random"}, table.tokens[0], "PUT")
    await ana.until(lambda frame: (frame.get("public") or {}).get("how") == "bot")
    await ana.close()


async def test_bots_come_and_go_before_the_game(api: Api) -> None:
    table = await api.table(players=3, name="Ana", bots=["random"])
    told = await api.post(seat_path(table, 1, "/bot"), {"bot": "random"}, table.tokens[0], "PUT")
    assert [seat["kind"] for seat in told["table"]["seats"]] == ["person", "bot", "bot"]
    told = await api.post(seat_path(table, 2, "/bot"), None, table.tokens[0], "DELETE")
    assert told["table"]["seats"][2]["kind"] == "free"
    assert await api.refused(seat_path(table, 0, "/bot"), None, table.tokens[0], "DELETE") == "no_bot_there"


async def test_nothing_is_played_while_the_host_pauses(api: Api, device: Devices) -> None:
    table, ana, leo = await game_of_two(api, device)
    told = await api.post(f"/api/tables/{table.id}/pause", None, table.tokens[0])
    assert (told["table"]["state"], told["table"]["reason"]["key"]) == ("paused", "reason.host_paused")
    own = leo.own(1)
    assert (await leo.act(1, own["question"], first_of(own)))["code"] == "not_playing"
    await api.post(f"/api/tables/{table.id}/resume", None, table.tokens[0])
    assert (await leo.act(1, own["question"], first_of(own)))["type"] == "ack"
    await ana.close()
    await leo.close()


async def test_chat_names_its_seat_and_can_be_muted(api: Api, device: Devices) -> None:
    table, ana, leo = await game_of_two(api, device)
    await leo.say("chat", id="1", seat=1, text="hola")
    heard = await ana.until(lambda frame: frame.get("kind") == "chat")
    assert heard["public"] == {"seat": 1, "name": "Leo", "text": "hola"}
    await leo.say("chat", id="1", seat=1, text="hola again")
    assert await leo.next("ack", id="1") == await leo.next("ack", id="1")
    await api.post(seat_path(table, 1, "/mute"), {"muted": True}, table.tokens[0])
    await leo.say("chat", id="2", seat=1, text="hey")
    assert (await leo.next("refused", id="2"))["code"] == "muted"
    await api.post(seat_path(table, 1, "/mute"), {"muted": False}, table.tokens[0])
    for n in range(9):
        await leo.say("chat", id=f"many {n}", seat=1, text="hey")
    await leo.until(lambda frame: frame.get("code") == "too_fast")
    await ana.close()
    await leo.close()


async def test_several_seats_on_one_device(api: Api, device: Devices) -> None:
    table = await api.table(players=3, name="Ana", more=[{"name": "Leo"}], bots=["random"])
    async with device(table) as shared:
        assert (await shared.hello())["seats"] == [0, 1]
        await shared.decline()
        await api.ready(table)
        over = await shared.play_out()
        assert over["public"]["result"]["winners"]
        assert {"0", "1"} == set(over["own"])


async def test_a_rematch_with_other_options_is_the_same_table_for_everybody(api: Api, device: Devices) -> None:
    table = await api.table(players=2, name="Ana", more=[{"name": "Leo"}], options={"rounds": 1})
    path = f"/api/tables/{table.id}/rematch"
    async with device(table) as shared:
        await shared.hello()
        await shared.decline()
        await api.ready(table)
        await shared.play_out()
        assert await api.refused(path, {"options": {"rounds": 0}}, table.tokens[0]) == "options_refused"
        first = await api.post(path, {"options": {"rounds": 2}}, table.tokens[0])
        second = await api.post(path, {"options": {"rounds": 3}}, table.tokens[1])
    assert first["table"]["options"] == second["table"]["options"] == {"rounds": 2}
    assert first["table"]["id"] == second["table"]["id"]


async def test_a_rematch_seats_the_same_people(api: Api, device: Devices) -> None:
    table = await api.table(players=3, name="Ana", more=[{"name": "Leo"}], bots=["random"], options={"rounds": 1})
    path = f"/api/tables/{table.id}/rematch"
    assert await api.refused(path, None, table.tokens[0]) == "not_finished"
    async with device(table) as shared:
        await shared.hello()
        await shared.decline()
        await api.ready(table)
        await shared.play_out()
        both = await asyncio.gather(*(api.post(path, None, token) for token in table.tokens.values()))
        assert both[0]["table"]["id"] == both[1]["table"]["id"] != table.id
        assert [seat["name"] for seat in both[0]["table"]["seats"]][:2] == ["Ana", "Leo"]
        assert both[0]["table"]["options"] == {"rounds": 1}
        told = await shared.until(lambda frame: (frame.get("public") or {}).get("event") == "rematch")
        assert told["public"]["table"]["rematch"] == both[0]["table"]["id"]
    following = Made(both[0]["table"]["id"], {told["seat"]: told["token"] for told in both})
    async with device(following) as again:
        assert (await again.hello())["seats"] == [0, 1]
        await again.decline()
        await api.ready(following)
        await again.play_out()


async def test_a_rematch_of_a_table_closed_before_its_game_seated_bots_without_names(api: Api, server: Running) -> None:
    table = await api.table(players=3, name="Ana", bots=["random"])
    server.call(server.lobby.tables[table.id].keeper.put, Close("reason.abandoned"))
    following = await api.post(f"/api/tables/{table.id}/rematch", None, table.tokens[0])
    assert [seat["kind"] for seat in following["table"]["seats"]] == ["person", "free", "bot"]


async def test_quick_play_starts_by_itself(api: Api, device: Devices) -> None:
    made = await api.post("/api/play", {"game": "sealed", "name": "Ana", "players": 3})
    table = Made(made["table"]["id"], {0: made["seats"][0]["token"]})
    assert made["table"]["private"]
    async with device(table) as ana:
        await ana.hello()
        await ana.decline()
        await ana.play_out()


async def test_a_table_of_bots_plays_itself(api: Api, device: Devices) -> None:
    table = await api.table(players=4, bots=["random"] * 4)
    async with device(table, spectator=True) as watcher:
        await watcher.hello()
        await watcher.until(
            lambda frame: (
                (frame.get("table") or (frame.get("public") or {}).get("table") or {}).get("result") is not None
            )
        )
