"""Text from outside: cleaned where it comes in, or refused in words; never a 500, never half of something."""

import json
from typing import Any

import httpx
import pytest

from sobremesa.server.entrance.border import clean, clean_all, clean_name
from sobremesa.server.records.importing import names_in
from tests.server.support.device import Api, Device, Made
from tests.server.support.serving import Running, quick_settings, serving

FAMILY = "👨\u200d👩\u200d👧"
RAINBOW = "🏳\ufe0f\u200d🌈"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ana", "Ana"),
        ("a\nb\tc\r\u2028d", "a b c  d"),
        ("a\u0000b", "a b"),
        ("\u202eevil\u202c", "evil"),
        ("\u2066a\u2069\u200e\u200f\u061c\ufeff", "a"),
        ("a\ud800b\udfffc", "abc"),
        ("\ue000\uffff\ufdd0x", "x"),
        (FAMILY, FAMILY),
        (RAINBOW, RAINBOW),
        ("A\u200dna\u200b\u00ad", "Ana"),
        ("João ñandú 日本 ünï", "João ñandú 日本 ünï"),
    ],
)
def test_text_keeps_what_one_can_read(given: str, kept: str) -> None:
    assert clean(given) == kept


def test_a_name_is_one_line_and_has_something_in_it() -> None:
    assert clean_name("  Ana \n María ") == "Ana María"
    assert clean_name(FAMILY) == FAMILY
    for nothing in ("", " ", "\u202e\u200b", "\u0301", "\u200d\u200d"):
        with pytest.raises(ValueError, match="letter"):
            clean_name(nothing)


def test_a_whole_document_is_cleaned_with_the_names_of_its_fields() -> None:
    assert clean_all({"a\u0000": ["b\ud800", {"c": 1, "d\n": None}]}) == {"a ": ["b", {"c": 1, "d ": None}]}


def test_the_names_of_a_record_are_cleaned() -> None:
    told = {"names": ["\u202eAna\u0000\n", "\u200b", 7, "x" * 30]}
    assert names_in(told, 5) == ["Ana", "Player 2", "Player 3", "x" * 24, "Player 5"]


async def send(api: Api, path: str, body: Any, method: str = "POST", token: str | None = None) -> httpx.Response:
    """JSON in which half surrogates are written out, as an attacker does."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    return await api.http.request(method, path, content=json.dumps(body).encode(), headers=headers)


@pytest.mark.anyio
@pytest.mark.parametrize(
    "path",
    [
        "/%00", "/a%00.js", "/" + "x" * 5000, "/" + "x/" * 3000, "/%ed%a0%80.js",
        "/api/tables/%00", "/api/tables/" + "x" * 9000, "/api/tables/a%00b/record", "/api/tables/%ed%a0%80",
        "/api/games/%00/text/en", "/api/text/%00", "/api/tables?state=finished&game=%00",
        "/api/tables?game=" + "x" * 3000,
    ],
)  # fmt: skip
async def test_odd_addresses_answered_with_a_server_error(api: Api, path: str) -> None:
    answer = await api.http.get(path)
    assert answer.status_code in (200, 400, 404, 414, 431), answer.text


@pytest.mark.anyio
@pytest.mark.parametrize("odd", ["\ud800", "\u0000", "a\ud800b\u0000", "\udfff\ud800"])
async def test_half_a_letter_in_a_request_answered_with_a_server_error(api: Api, odd: str, server: Running) -> None:
    table = await api.table(players=3, name="Ana")
    bodies: list[tuple[str, Any]] = [
        ("/api/tables", {"game": odd, "name": "Ana"}),
        ("/api/tables", {"game": "sealed", "name": "Ana", "options": {odd: 1}}),
        ("/api/tables", {"game": "sealed", "name": "Ana", "options": {"rounds": odd}}),
        ("/api/tables", {"game": "sealed", "name": "Ana", "options": {"rounds": [{odd: [odd]}]}}),
        ("/api/tables", {"game": "sealed", "name": odd}),
        ("/api/tables", {"game": "sealed", "name": "Ana", odd: 1}),
        ("/api/tables", {"game": "sealed", "name": "Ana", "clock": odd}),
        ("/api/tables", {"game": "sealed", "name": "Ana", "bots": [odd]}),
        ("/api/tables", {"game": "sealed", "name": "Ana", "more": [{"name": "Leo", "colour": odd}]}),
        ("/api/play", {"game": "sealed", "name": "Ana", "bot": odd}),
        ("/api/records", {"game": odd}),
        ("/api/records", {odd: odd}),
        (f"/api/tables/{table.id}/move", {"code": odd}),
        (f"/api/tables/{table.id}/seats", {"name": odd}),
    ]
    before = set(server.lobby.tables)
    for path, body in bodies:
        answer = await send(api, path, body)
        assert 400 <= answer.status_code < 500, (body, answer.text)
        assert set(answer.json()["words"]) == {"en", "es", "pt"}
    assert set(server.lobby.tables) == before


@pytest.mark.anyio
async def test_a_document_hundreds_of_levels_deep_answered_with_a_server_error(api: Api) -> None:
    deep = json.loads("[" * 500 + "]" * 500)
    bodies: list[tuple[str, Any]] = [
        ("/api/games/sealed/judge", {"players": 3, "options": {"rounds": deep}}),
        ("/api/tables", {"game": "sealed", "name": "Ana", "options": {"rounds": deep}}),
        ("/api/records", {"game": "sealed", "actions": deep}),
        ("/api/luggage", {"packed": {"games": deep}}),
    ]
    for path, body in bodies:
        assert await api.refused(path, body) == "bad_message"


@pytest.mark.anyio
async def test_luggage_with_half_a_letter_in_it_could_not_be_fetched(api: Api) -> None:
    left = (await send(api, "/api/luggage", {"packed": {"name": "Ana\ud83d"}})).json()
    assert await api.post("/api/luggage/fetch", {"code": left["code"]}) == {"packed": {"name": "Ana"}}


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"name": "Ana", "colour": "plaid"}, "bad_message"),
        ({"name": "Ana", "colour": "red", "more": [{"name": "Leo", "colour": "red"}]}, "colour_taken"),
        ({"name": "Ana", "more": [{"name": "Leo", "colour": "plaid"}]}, "bad_message"),
    ],
)
async def test_a_refused_request_left_a_half_made_table(
    api: Api, server: Running, wanted: dict[str, Any], code: str
) -> None:
    before = set(server.lobby.tables)
    assert await api.refused("/api/tables", {"game": "sealed", "players": 3, **wanted}) == code
    assert set(server.lobby.tables) == before


@pytest.mark.anyio
async def test_a_colour_asked_for_is_kept_for_who_asked(api: Api) -> None:
    table = await api.table(players=3, name="Ana", more=[{"name": "Leo", "colour": "red"}])
    seats = (await api.get(f"/api/tables/{table.id}"))["table"]["seats"]
    assert seats[1]["colour"] == "red" != seats[0]["colour"]


async def talk(api: Api, url: str) -> None:
    """Ids and chat with everything in them, and the others stay at the table."""
    table: Made = await api.table(players=2, name="Ana", more=[{"name": "Leo"}])
    ana, leo = (Device(url, table.id, {seat: table.tokens[seat]}) for seat in (0, 1))
    async with ana, leo:
        await ana.hello()
        await leo.hello()
        for odd in ("\u0000", "a\u0000b", "\n", "\x9f"):
            await ana.say("chat", id=odd, seat=0, text="hola")
            assert (await ana.next("refused"))["code"] == "bad_message"
            await ana.say("act", id=odd, seat=0, question=1, action={"kind": "\u0000"})
            assert (await ana.next("refused"))["code"] == "bad_message"
        await ana.socket.send('{"type":"chat","id":"\\ud800","seat":0,"text":"\\ud800"}')
        assert (await ana.next("refused"))["code"] == "bad_message"
        await ana.say("chat", id="ñ 1", seat=0, text="one\n\u202etwo\u0000")
        heard = await leo.until(lambda frame: frame.get("kind") == "chat")
        assert heard["public"]["text"] == "one two"
        await ana.say("chat", id="2", seat=0, text="\u202e\u200b\n")
        assert (await ana.next("refused", id="2"))["code"] == "bad_message"
        await leo.say("ping", n=1)
        await leo.next("pong", n=1)


@pytest.mark.anyio
async def test_ids_and_talk_with_everything_in_them(api: Api, server: Running) -> None:
    await talk(api, server.url)


@pytest.mark.anyio
@pytest.mark.postgres
async def test_on_postgresql_an_id_with_a_nul_threw_everybody_off_the_table(postgres_address: str) -> None:
    with serving(quick_settings(postgres_address)) as running:
        api = Api(running.url)
        await talk(api, running.url)
        assert (await api.http.get("/api/tables/%00")).status_code == 404
        assert (await api.http.get("/api/tables?state=finished&game=%00")).status_code == 404
        await api.http.aclose()
