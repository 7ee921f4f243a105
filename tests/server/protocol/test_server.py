"""The server as a whole: its texts, its pages, its description of itself, its logs, and the client of the docs."""

import asyncio
import io
import json
import logging
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from sobremesa.contract.text import LANGUAGES
from sobremesa.games import games
from sobremesa.kernel.compiling.preparing import Preparing, _say
from sobremesa.server.entrance import page
from sobremesa.server.operating.logs import JsonLines, note, trouble
from sobremesa.server.process.rules import Rules
from sobremesa.server.refusals import CATALOGUE, STATUS
from sobremesa.server.rest import endpoints
from sobremesa.server.rest.describing import codes_of
from sobremesa.server.table.log.events import OfTheTable
from tests.server.support.device import Api
from tests.server.support.serving import Running
from tests.test_docs import blocks

SOURCE = Path(page.__file__).parent
DOCS = Path(__file__).parents[3] / "docs"


def words_of(source: str) -> set[str]:
    """Every text key the server's code names."""
    refusals = {f"refused.{code}" for code in re.findall(r'Refused\(\s*"(\w+)"', source)}
    return refusals | set(re.findall(r'"((?:reason|table)\.[a-z_.]+)"', source))


def test_every_text_exists_in_every_language() -> None:
    texts = CATALOGUE.texts
    assert set(texts) == set(LANGUAGES)
    assert len({frozenset(words) for words in texts.values()}) == 1
    for key in texts["en"]:
        assert len({frozenset(re.findall(r"\{(\w+)", texts[language][key])) for language in LANGUAGES}) == 1, key
    named = {key for file in SOURCE.rglob("*.py") for key in words_of(file.read_text("utf-8"))}
    named |= {f"table.{event.__struct_config__.tag}" for event in get_args(OfTheTable)}
    named -= {f"table.{event}" for event in ("starting", "halted", "closed", "paced")}  # these say which
    assert named <= set(texts["en"])


@pytest.mark.anyio
async def test_the_server_describes_itself(api: Api) -> None:
    paths = (await api.get("/api/openapi.json"))["paths"]
    told = (DOCS / "protocol.md").read_text("utf-8")
    for path in paths:
        short = path.replace("{table_id}", "{id}").replace("{number}", "{n}").replace("{language}", "{lang}")
        tail = "/" + short.rpartition("/")[2]
        assert short in told or f"…{tail}" in told, path
    for operations in paths.values():
        assert all(operation["summary"] and operation["description"] for operation in operations.values())


@pytest.mark.anyio
async def test_a_page_that_waits_for_a_compiler_was_not_told_how_far_it_is(api: Api) -> None:
    assert await api.get("/api/games/sealed/rules") == {"status": "ready", "done": 0, "total": 0}


def test_a_server_remembers_how_far_the_rules_are(monkeypatch: pytest.MonkeyPatch) -> None:
    kept, seen = Rules(), []

    def compiled(name: str) -> None:
        for done in (0, 3):
            _say(Preparing("sobremesa.games.sealed", done, 14))
            seen.append(kept.progress(name))

    monkeypatch.setattr("sobremesa.server.process.rules.rules", compiled)
    kept._unpack("sealed")
    kept.close()
    assert (seen, kept.progress("catan")) == ([(0, 14), (3, 14)], (0, 0))


@pytest.mark.anyio
async def test_health_says_which_rules_are_ready(api: Api) -> None:
    told = await api.get("/health")
    assert (told["status"], told["protocol"], told["rules"]["sealed"]) == ("ok", 2, "ready")


@pytest.mark.anyio
async def test_unknown_addresses_are_refused_in_words(api: Api) -> None:
    assert await api.refused("/api/nothing", method="GET") == "unknown_page"
    assert await api.refused("/api/tables/unknown", method="GET") == "unknown_table"
    assert await api.refused("/api/games", method="DELETE") == "unknown_page"
    assert (await api.http.post("/api/tables", content=b"{")).json()["code"] == "bad_message"


@pytest.mark.anyio
async def test_without_a_built_client_there_is_a_bare_page(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "client_folder", lambda: None)
    first = await api.http.get("/t/some-table")
    assert "A bare page" in first.text
    again = await api.http.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = await api.http.head("/", headers={"Accept-Encoding": "identity"})
    assert plain.headers["content-length"] == str(len(first.content))
    assert "content-encoding" not in plain.headers
    packed = await api.http.head("/")
    assert (packed.headers["content-encoding"], packed.headers["vary"]) == ("gzip", "accept-encoding")
    assert int(packed.headers["content-length"]) < len(first.content) / 2


@pytest.mark.anyio
async def test_the_built_client_is_served_and_nothing_else(
    api: Api, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>client")
    (folder / "assets" / "a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(page, "client_folder", lambda: folder)
    assert (await api.http.get("/t/abc")).text == "<p>client"
    script = await api.http.get("/assets/a.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    (folder / "assets" / "a.js.br").write_bytes(b"smaller")
    for accepted, told in (("gzip, deflate, br", b"smaller"), ("gzip", b"1"), ("", b"1"), ("brotli", b"1")):
        async with api.http.stream("GET", "/assets/a.js", headers={"Accept-Encoding": accepted}) as answer:
            assert b"".join([part async for part in answer.aiter_raw()]) == told
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/missing.js"):
        assert (await api.http.get(path)).status_code == 404


def test_logs_are_lines_of_json() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    log = logging.getLogger("sobremesa.server")
    log.addHandler(handler)
    level = log.level
    log.setLevel("INFO")
    try:
        note("a table is made", table="x")
        try:
            raise ValueError("odd")
        except ValueError:
            trouble("it failed", table="x")
    finally:
        log.removeHandler(handler)
        log.setLevel(level)
    first, second = (json.loads(line) for line in stream.getvalue().splitlines())
    assert (first["what"], first["table"], first["level"]) == ("a table is made", "x", "info")
    assert "ValueError: odd" in second["traceback"]


def documented_client(name: str = "play") -> Any:
    names: dict[str, Any] = {}
    example = next(block for block in blocks((DOCS / "protocol.md").read_text("utf-8")) if "def play(" in block.code)
    exec(example.code, names)
    return names[name]


def test_the_client_of_the_docs_let_every_offer_wait_for_its_answer() -> None:
    player = documented_client("Player")(socket=None, seat=1)
    asked = {"awaited": False, "legal": [{"kind": "accept"}, {"kind": "decline"}]}
    assert player.choose(asked) == {"kind": "decline"}
    assert player.choose({"awaited": False}) is None


@pytest.mark.anyio
async def test_the_client_of_the_docs_plays_a_game(server: Running) -> None:
    result = await asyncio.to_thread(documented_client(), server.url, "sealed")
    assert result["winners"]


GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("catan", {"players": 2, "bot": "greedy"}),
    ("catan_dice", {"players": 2, "bot": "greedy"}),
    ("dobble", {"players": 3, "bot": "slow", "options": {"goal": 3}}),
    ("remigio", {"players": 2, "bot": "greedy"}),
)


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.parametrize(("game", "wanted"), GAMES, ids=[game for game, _ in GAMES])
async def test_a_client_written_from_the_docs_could_not_play_every_game(
    server: Running, game: str, wanted: dict[str, Any]
) -> None:
    result = await asyncio.to_thread(documented_client(), server.url, game, **wanted)
    assert len(result["scores"]) == wanted["players"]
    if game == "dobble":
        assert result["scores"][0] > 0, "its claims count"


def test_every_code_is_in_the_protocol() -> None:
    told = (DOCS / "protocol.md").read_text("utf-8")
    codes = {code for route in endpoints for code in codes_of(route)} | set(STATUS)
    assert [code for code in sorted(codes) if f"`{code}`" not in told] == []


def test_every_value_of_a_text_and_every_kind_of_option_is_in_the_protocol() -> None:
    told = (DOCS / "protocol.md").read_text("utf-8")
    for name in ("seat", "term", "cards", "text", "list", "by"):
        assert f'"{name}":' in told
    for label in games().values():
        for option in label.options:
            assert all(f'"{name}"' in told for name in option.as_json())
