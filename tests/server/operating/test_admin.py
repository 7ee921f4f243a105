"""`sobremesa admin` on a store with a finished game, one under way, and a server that runs or does not."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from sobremesa.cli import main
from sobremesa.server.lobby.tokens import Signer, Token
from sobremesa.server.operating import archiving
from sobremesa.server.records.fairness import verify
from sobremesa.server.refusals import Refused
from sobremesa.server.store import Store
from sobremesa.server.unguessable import unguessable
from tests.server.support.device import Api, Device, Made
from tests.server.support.serving import Running, quick_settings, serving, sqlite_in

Admin = Callable[..., Any]
MONTHS_AGO = 1_000_000_000_000


class Town:
    """A store with tables in it."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.database = folder, sqlite_in(folder)
        self.finished = self.playing = self.waiting = ""

    async def settle(self, running: Running) -> None:
        api = Api(running.url)
        self.finished = (await self._begun(api, running, plays_on=True)).id
        self.playing = (await self._begun(api, running, plays_on=False)).id
        self.waiting = (await api.table(players=2, name="Ana")).id
        await api.http.aclose()

    async def _begun(self, api: Api, running: Running, plays_on: bool) -> Made:
        table = await api.table(players=2, name="Ana", more=[{"name": "Leo"}])
        async with Device(running.url, table.id, table.tokens) as here:
            await here.hello()
            await here.decline()
            await api.ready(table)
            await here.until(lambda frame: (frame.get("public") or {}).get("how") == "start")
            if plays_on:
                here.read = 0
                await here.play_out()
        return table

    def tell(self, statement: str, *values: Any) -> list[Any]:
        with sqlite3.connect(self.folder / "tables.sqlite") as connection:
            return connection.execute(statement, values).fetchall()

    def age(self) -> None:
        self.tell("UPDATE log SET at = ?", MONTHS_AGO)
        self.tell("UPDATE tables SET created = ?", MONTHS_AGO)

    def ids(self) -> set[str]:
        return {found for (found,) in self.tell("SELECT id FROM tables")}


@pytest.fixture(scope="module")
def settled(tmp_path_factory: pytest.TempPathFactory) -> Town:
    town = Town(tmp_path_factory.mktemp("town"))
    with serving(quick_settings(town.database)) as running:
        asyncio.run(town.settle(running))
    return town


@pytest.fixture
def town(settled: Town, tmp_path: Path) -> Town:
    """A copy for each test."""
    with sqlite3.connect(settled.folder / "tables.sqlite") as old, sqlite3.connect(tmp_path / "tables.sqlite") as new:
        old.backup(new)
    copy = Town(tmp_path)
    copy.finished, copy.playing, copy.waiting = settled.finished, settled.playing, settled.waiting
    return copy


@pytest.fixture
def admin(town: Town, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Runs a command with --json; what it told, or the complaint of one that failed."""

    def run(*words: str, as_json: bool = True) -> Any:
        code = 0
        try:
            main(["admin", *words, "--database", town.database, *(["--json"] if as_json else [])])
        except SystemExit as ended:
            code = int(ended.code or 0)
        told = capsys.readouterr()
        if code == 2:
            return told.err.removeprefix("sobremesa: ").strip()
        return json.loads(told.out) if as_json else told.out

    return run


def test_tables_are_listed_by_state(admin: Admin, town: Town) -> None:
    found = {table["id"]: table for table in admin("list")}
    assert {name: table["state"] for name, table in found.items()} == {
        town.finished: "finished",
        town.playing: "playing",
        town.waiting: "waiting",
    }
    assert found[town.finished]["rows"] > found[town.waiting]["rows"] > 0
    assert [table["id"] for table in admin("list", "--state", "waiting")] == [town.waiting]
    assert admin("list", "--game", "nothing") == []
    assert town.finished in admin("list", as_json=False)


def test_a_table_is_inspected_and_no_secret_told(admin: Admin, town: Town) -> None:
    found = admin("inspect", town.playing)
    assert (found["state"], found["rows"]["game"]) == ("playing", 1)
    secret = town.tell("SELECT hex(secret) FROM tables WHERE id = ?", town.playing)[0][0]
    assert secret.lower() not in json.dumps(found).lower()
    assert admin("inspect", "nothing") == "there is no table 'nothing'"
    told = admin("inspect", town.playing, as_json=False)
    assert "private: " in told
    assert not {"None", "True", "False", "{", "null"} & set(told.replace(",", " ").split()), (
        "for people, not for programs"
    )


def test_a_game_is_paused_and_still_is_when_a_server_takes_it_up(admin: Admin, town: Town) -> None:
    assert admin("pause", town.playing)["state"] == "paused"
    assert admin("pause", town.waiting, as_json=False) == "The game is not being played now."
    assert admin("pause", town.playing) == "The game is not being played now."
    with serving(quick_settings(town.database)) as running:
        told = asyncio.run(asked(running, town.playing))
    assert told["state"] == "paused"
    assert told["reason"]["key"] == "reason.operator_paused"


async def asked(running: Running, table: str) -> Any:
    api = Api(running.url)
    told = await api.get(f"/api/tables/{table}")
    await api.http.aclose()
    return told["table"]


def test_closing_asks_first(admin: Admin, town: Town) -> None:
    assert "--yes" in admin("close", town.playing)
    assert admin("list", "--state", "playing")
    assert admin("close", town.playing, "--yes")["state"] == "closed"
    assert admin("close", "nothing", "--yes") == "there is no table nothing"


def test_a_table_a_server_keeps_was_changed_behind_its_back(admin: Admin, town: Town) -> None:
    with serving(quick_settings(town.database)) as running:
        assert "--server" in admin("close", town.playing, "--yes")
        assert asyncio.run(asked(running, town.playing))["state"] == "playing"
        assert admin("close", town.playing, "--yes", "--server", running.url)["state"] == "closed"
        assert asyncio.run(asked(running, town.playing))["state"] == "closed"
        assert "says no" in admin("pause", town.waiting, "--server", running.url)
        assert asyncio.run(refused(running, town.waiting)) == "not_the_operator"
    assert "does not answer" in admin("close", town.playing, "--yes", "--server", running.url)


async def refused(running: Running, table: str) -> str:
    api = Api(running.url)
    code = await api.refused(f"/api/tables/{table}/admin/close", token="guessed")
    await api.http.aclose()
    return code


def test_every_log_leads_where_it_led(admin: Admin, town: Town) -> None:
    found = {one["table"]: one["status"] for one in admin("check")}
    assert found == {town.finished: "good", town.playing: "good", town.waiting: "no_game"}
    assert "leads where it led" in admin("check", as_json=False)


BROKEN = {
    "another digest": """UPDATE log SET body = replace(body, '"digest":"', '"digest":"0') WHERE seq > 4""",
    "a missing row": "DELETE FROM log WHERE seq = 3",
    "no JSON": "UPDATE log SET body = '{' WHERE kind = 'game'",
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_log_is_found(admin: Admin, town: Town, how: str, capsys: pytest.CaptureFixture[str]) -> None:
    town.tell(BROKEN[how])
    (found,) = admin("check", town.finished)
    assert found["status"] == "broken"
    with pytest.raises(SystemExit, match="1"):
        main(["admin", "check", town.finished, "--database", town.database])
    assert "broken" in capsys.readouterr().out


def test_finished_games_become_files_and_leave(admin: Admin, town: Town, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    assert admin("archive", str(folder), "--yes") == {"written": [], "removed": 0, "kept": []}
    town.age()
    assert admin("archive", str(folder), "--keep")["removed"] == 0
    assert town.finished in town.ids()
    told = admin("archive", str(folder), "--yes")
    assert (len(told["written"]), told["removed"], told["kept"]) == (1, 1, [])
    assert verify(told["written"][0]).throws > 0
    assert Path(told["written"][0]).stat().st_mode & 0o077 == 0
    assert town.ids() == {town.playing, town.waiting}
    assert town.tell("SELECT count(*) FROM log WHERE table_id = ?", town.finished) == [(0,)]


def test_a_game_that_cannot_be_written_down_stays(admin: Admin, town: Town, tmp_path: Path) -> None:
    town.age()
    town.tell(BROKEN["another digest"])
    told = admin("archive", str(tmp_path / "records"), "--yes")
    assert (told["removed"], [one["table"] for one in told["kept"]]) == (0, [town.finished])
    assert town.finished in town.ids()


def test_only_what_is_over_is_pruned(admin: Admin, town: Town) -> None:
    assert admin("prune", "--yes") == {"removed": 0}
    town.age()
    assert "--yes" in admin("prune")
    assert admin("prune", "--yes") == {"removed": 1}
    assert town.ids() == {town.playing, town.waiting}


def key_of(town: Town, name: str) -> bytes | None:
    found = town.tell("SELECT value FROM keys WHERE name = ?", name)
    return bytes(found[0][0]) if found else None


def test_tokens_of_the_key_before_stay_good(admin: Admin, town: Town) -> None:
    old = key_of(town, "seat tokens")
    assert old is not None
    token = Signer(old).sign(Token("t", 0, 0, 1 << 40))
    assert "Restart" in admin("rotate-keys", as_json=False)
    new, before = key_of(town, "seat tokens"), key_of(town, "seat tokens before")
    assert new is not None
    assert (new != old, before == old) == (True, True)
    assert Signer(new, before).read(token).seat == 0
    assert "--yes" in admin("rotate-keys", "--end-old-tokens", as_json=False)
    admin("rotate-keys", "--end-old-tokens", "--yes", as_json=False)
    assert key_of(town, "seat tokens before") is None
    with pytest.raises(Refused, match="token_bad"):
        Signer(key_of(town, "seat tokens") or b"").read(token)


def test_a_database_that_is_not_there_is_not_made(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["admin", "list", "--database", sqlite_in(tmp_path)])
    assert "there is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_an_archive_that_cannot_be_written_ended_in_a_traceback(
    capsys: pytest.CaptureFixture[str], town: Town, tmp_path: Path
) -> None:
    (tmp_path / "letter").write_text("no folder")
    with pytest.raises(SystemExit, match="2"):
        main(["admin", "archive", str(tmp_path / "letter"), "--yes", "--database", town.database])
    assert capsys.readouterr().err == f"sobremesa: {tmp_path / 'letter'}: File exists; nothing was removed\n"


def test_a_record_that_could_not_be_written_kept_its_table(
    capsys: pytest.CaptureFixture[str], town: Town, tmp_path: Path
) -> None:
    town.age()
    folder = tmp_path / "records"
    (folder / f"sealed-{town.finished}.draft").mkdir(parents=True)
    with pytest.raises(SystemExit, match="2"):
        main(["admin", "archive", str(folder), "--yes", "--database", town.database])
    assert capsys.readouterr().err == f"sobremesa: {folder}: Is a directory; nothing was removed\n"
    assert town.finished in town.ids()


def test_nothing_was_said_to_be_removed_when_removing_failed(
    town: Town, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cut_off(store: Store, ids: Sequence[str]) -> int:
        raise ConnectionResetError("in the middle of it")

    town.age()
    monkeypatch.setattr(archiving, "prune", cut_off)
    with pytest.raises(ConnectionResetError):
        main(["admin", "archive", str(tmp_path / "records"), "--yes", "--database", town.database])


def test_a_store_that_was_cut_off_was_said_to_be_a_folder(
    town: Town, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cut_off(store: Store, made: object) -> None:
        raise ConnectionResetError("while a game was read")

    town.age()
    monkeypatch.setattr(archiving, "record_of_table", cut_off)
    with pytest.raises(ConnectionResetError):
        main(["admin", "archive", str(tmp_path / "records"), "--yes", "--database", town.database])


def test_an_id_that_began_with_a_dash_was_taken_for_an_option(capsys: pytest.CaptureFixture[str], town: Town) -> None:
    assert all(unguessable(16).isalnum() for _ in range(200))
    assert all(found.isalnum() for found in town.ids())
    old = "-bWCrIX7NgFOaSuo"
    town.tell("UPDATE tables SET id = ? WHERE id = ?", old, town.waiting)
    with pytest.raises(SystemExit, match="0"):
        main(["admin", "inspect", "--database", town.database, "--json", "--", old])
    assert json.loads(capsys.readouterr().out)["state"] == "waiting"
