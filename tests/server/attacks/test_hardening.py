"""What the server shows to others: its files, its headers, its names, and the truth about itself."""

import os
import re
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from sobremesa.server.entrance import page
from sobremesa.server.entrance.headers import page_policy
from sobremesa.server.entrance.hosts import answers_to
from sobremesa.server.store import Store, Writer
from sobremesa.server.store.opening import CannotOpen
from tests.server.support.device import Api
from tests.server.support.raw_socket import RawSocket
from tests.server.support.serving import Running, quick_settings, serving, sqlite_in

pytestmark = pytest.mark.anyio


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


async def test_the_database_was_readable_by_everybody(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with serving(quick_settings(sqlite_in(tmp_path))) as running:
            api = Api(running.url)
            await api.table(players=2, name="Ana")
            await api.http.aclose()
            files = list(tmp_path.glob("tables.sqlite*"))
            assert len(files) == 4  # with the lock
            assert {mode(file) for file in files} == {0o600}
    finally:
        os.umask(before)


async def test_a_database_from_before_is_closed_to_others_too(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    sqlite3.connect(file).close()
    file.touch()
    file.chmod(0o644)
    await (await Store.open(sqlite_in(tmp_path))).close()
    assert mode(file) == 0o600


async def test_a_device_named_as_the_database_was_closed_to_everybody(tmp_path: Path) -> None:
    """Whoever is root could take `/dev/null` away from all others."""
    pipe = tmp_path / "tables.sqlite"
    os.mkfifo(pipe)
    pipe.chmod(0o644)
    with pytest.raises(CannotOpen, match="is no file"):
        await Store.open(sqlite_in(tmp_path))
    assert mode(pipe) == 0o644


@pytest.mark.parametrize("path", ["/", "/t/some-table", "/health", "/api/games", "/api/docs", "/api/nothing", "/no.js"])
async def test_every_answer_says_what_may_run_and_that_nobody_may_frame_it(api: Api, path: str) -> None:
    headers = (await api.http.get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src 'unsafe" not in policy
    assert headers["x-frame-options"] == "DENY"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers.get_list("content-security-policy") == [policy]


async def test_refusals_before_the_application_have_the_headers_too(api: Api) -> None:
    foreign = await api.http.post("/api/tables", json={}, headers={"Origin": "http://evil.example"})
    assert (foreign.status_code, foreign.headers["x-frame-options"]) == (403, "DENY")


async def test_the_bare_page_s_own_script_is_allowed_by_its_hash(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "client_folder", lambda: None)
    policy = (await api.http.get("/")).headers["content-security-policy"]
    assert len(re.findall(r"'sha256-[A-Za-z0-9+/]{43}='", policy)) == 1


def test_scripts_from_files_need_no_hash() -> None:
    body = b'<script type="module" src="/a.js"></script><script>1</script>'
    assert page_policy(body).count(b"sha256-") == 1


async def test_the_description_of_the_rest_part_loaded_scripts_from_elsewhere(api: Api) -> None:
    told = (await api.http.get("/api/docs")).text
    assert "POST /api/tables/{table_id}/seats" in told
    assert "<script" not in told
    assert not re.findall(r'(?:src|href)="(?:https?:)?//', told)


@pytest.mark.parametrize(
    ("host", "welcome"),
    [
        (None, True),
        ("localhost:8731", True),
        ("LOCALHOST.", True),
        ("127.0.0.1:8731", True),
        ("192.168.1.20", True),
        ("[::1]:8731", True),
        ("[fe80::1]", True),
        ("play.example", True),
        ("Play.Example:443", True),
        ("evil.example", False),
        ("play.example.evil", False),
        ("localhost.evil.example:8731", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
        ("[evil.example]", False),
    ],
)
def test_the_names_it_answers_to(host: str | None, welcome: bool) -> None:
    assert answers_to(host, ("play.example",)) is welcome


async def test_another_name_could_be_made_to_point_at_the_server(api: Api, server: Running) -> None:
    """A page of evil.example, whose name has been made to mean this machine, reads and plays here otherwise."""
    for path in ("/", "/api/games", "/health"):
        answer = await api.http.get(path, headers={"Host": "evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (421, "unknown_host")
        assert "evil.example" not in answer.text
    table = await api.table(players=2, name="Ana")
    socket = RawSocket(server.url, f"/tables/{table.id}/socket", host="evil.example")
    with pytest.raises(AssertionError, match="421"):
        await socket.__aenter__()
    socket.writer.close()


@pytest.mark.parametrize(("told", "asked"), [("play.example", "Play.example"), ("Café.example", "xn--caf-dma.example")])
async def test_a_name_the_server_was_told_is_its_own(tmp_path: Path, told: str, asked: str) -> None:
    with serving(quick_settings(sqlite_in(tmp_path), host_names=(told,))) as running:
        async with httpx.AsyncClient(base_url=running.url, trust_env=False) as http:
            assert (await http.get("/health", headers={"Host": asked})).status_code == 200


@pytest.mark.parametrize("path", ["/api/games/", "/api/tables/", "/health/", "/api/docs/"])
async def test_redirects_repeated_the_name_they_were_asked_under(api: Api, path: str) -> None:
    answer = await api.http.get(path, headers={"Host": "localhost:1"})
    assert answer.status_code == 404
    assert "location" not in answer.headers


def read_only(running: Running) -> None:
    """Writes fail as on a full disk: the store's own thread gets an error from SQLite."""
    committing = running.lobby.services.writer._committing
    committing.connection.execute("PRAGMA query_only=ON")  # type: ignore[union-attr]


def gone(running: Running) -> None:
    Path(running.lobby.services.writer._committing.file).unlink()  # type: ignore[union-attr]


@pytest.mark.parametrize("break_store", [read_only, gone])
async def test_health_said_ok_on_a_full_disk_and_without_a_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, break_store: Callable[[Running], None]
) -> None:
    monkeypatch.setattr("sobremesa.server.store.condition.TRIED_EVERY", 0)
    with serving(quick_settings(sqlite_in(tmp_path))) as running:
        api = Api(running.url)
        assert (await api.get("/health"))["status"] == "ok"
        break_store(running)
        answer = await api.http.get("/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "store_failing")
        assert str(tmp_path) not in answer.text
        await api.http.aclose()


async def test_health_tries_the_disk_every_few_seconds_however_often_it_is_asked(
    api: Api, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = 0
    writer = server.lobby.services.writer

    async def count() -> None:
        nonlocal tried
        tried += 1

    monkeypatch.setattr(writer, "try_out", count)
    for _ in range(20):
        await api.get("/health")
    assert tried <= 2


@pytest.mark.postgres
async def test_a_store_on_postgresql_is_tried_out(postgres_address: str) -> None:
    store = await Store.open(postgres_address)
    await store.key("seat tokens")
    writer = Writer(store.engine)
    await writer.try_out()
    await writer.close()
    await store.close()
