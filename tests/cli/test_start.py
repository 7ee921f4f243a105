"""The command starts quickly and knows its words."""

import errno
import inspect
import re
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

import sobremesa
from sobremesa.cli.app import app
from sobremesa.cli.serve import _cannot_listen, check_names
from sobremesa.server.store.lock import Lock
from tests.cli.conftest import Run

HEAVY = ("numpy", "numba", "rich", "fastapi", "sqlalchemy")


def test_help_is_quick() -> None:
    """In processor time, so that a busy machine does not count."""

    def seconds() -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-m", "sobremesa.cli", "--help"], check=True, capture_output=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    assert min(seconds() for _ in range(5)) < 0.4


def test_help_loads_nothing_heavy() -> None:
    code = (
        "import sys\nfrom sobremesa.cli import main\n"
        "try: main(['--help'])\nexcept SystemExit: pass\n"
        f"print([name for name in {HEAVY} if name in sys.modules], file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert ran.stderr.strip() == "[]"


def test_help_names_every_command(run: Run) -> None:
    out = run("--help").out
    for command in ("games", "play", "prepare", "serve", "simulate", "show", "replay", "rules", "verify", "version"):
        assert f"\n  {command} " in out


def commands(within: Any, *before: str) -> Iterator[tuple[str, ...]]:
    for name, command in within.commands.items():
        yield (*before, name)
        if hasattr(command, "commands"):
            yield from commands(command, *before, name)


@pytest.mark.parametrize("words", tuple(commands(get_command(app))), ids=" ".join)
def test_help_spoke_of_types_and_doubled_brackets(run: Run, words: tuple[str, ...]) -> None:
    helped = run(*words, "--help")
    assert helped.code == 0
    assert "[[" not in helped.out
    options = helped.out.partition("Options:")[2]
    assert not re.search(r"<(str|path|int|float|list)\b", options), "every value has a name of its own"


def test_without_words_it_shows_help(run: Run) -> None:
    assert "Usage: sobremesa" in "".join([(ran := run()).out, ran.err])


def test_version(run: Run) -> None:
    assert run("version").out.startswith("sobremesa ")
    assert run("--version").out == run("version").out


@pytest.mark.parametrize("module", ["sobremesa", "sobremesa.cli"])
def test_the_package_itself_could_not_be_run(module: str) -> None:
    ran = subprocess.run([sys.executable, "-m", module, "version"], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout) == (0, f"sobremesa {sobremesa.__version__}\n"), ran.stderr


def test_the_list_of_commands_was_cut_off(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert (
        "..." not in run("--help").out.partition("Commands:")[2] + run("admin", "--help").out.partition("Commands:")[2]
    )


def test_games_lists_options_and_bots(run: Run, toy: str) -> None:
    out = run("games").out
    assert "catan" in out
    assert "setup=variable|beginner" in out
    assert "greedy" in out
    assert "rounds=2 (1-2)" in out
    assert "own_map=FILE" in out, "it was said to be true or false"


def test_the_library_fetches_its_names_on_first_use() -> None:
    for name in sobremesa.__all__:
        assert getattr(sobremesa, name) is not None
    assert set(sobremesa.__all__) <= set(dir(sobremesa))
    with pytest.raises(AttributeError):
        sobremesa.nothing_of_the_sort()  # type: ignore[attr-defined]  # which types notice, too


def test_what_the_library_exports_says_what_it_is_and_nothing_else_is_shown() -> None:
    assert set(dir(sobremesa)) == {*sobremesa.__all__, "__version__"}
    exported = [getattr(sobremesa, name) for name in sobremesa.__all__]
    classes = [one for one in exported if inspect.isclass(one)]
    assert [one for one in classes if str(one.__doc__).startswith(f"{one.__name__}(")] == [], "made by dataclass"
    members = [getattr(one, name) for one in classes for name in vars(one) if not name.startswith("_")]
    asked = [one for one in members if callable(one) or isinstance(one, property | cached_property)]
    assert [one for one in (*exported, *asked) if not inspect.getdoc(one)] == []
    assert sobremesa.__version__ == version("sobremesa")


def test_what_one_looks_at_filled_pages() -> None:
    few = sobremesa.batch("catan_dice", range(2), observation="nothing", players=2)
    every = (few, few.table, sobremesa.batch("catan_dice", [1]), sobremesa.game("catan_dice"))
    assert [repr(one) for one in every] == [
        "<2 games of catan_dice-2p-v0 for learners>",
        f"<catan_dice-2p-v0: {len(few.table)} indices>",
        "<1 game of catan_dice, 4 players>",
        "<the box of catan_dice: 1 to 4 players>",
    ]


def test_serve_hands_its_words_to_the_server(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[dict[str, object]] = []
    monkeypatch.setattr("sobremesa.cli.serve.serve", lambda **words: served.append(words))
    words: tuple[object, ...] = ("--lan", "--port", 9000, "--database", "sqlite:///x", "--no-browser", "--behind-proxy")
    words += ("--host-name", "play.example", "--host-name", "other.example")
    words += ("--log", "json", "--log-level", "debug", "--metrics-token-file", "token")
    assert run("serve", *words).code == 0
    told: dict[str, object] = {"host": None, "port": 9000, "lan": True, "database": "sqlite:///x"}
    told |= {"open_browser": False, "behind_proxy": True, "host_names": ("play.example", "other.example")}
    told |= {"node": "", "webhooks": (), "ratings": False}
    assert served == [told | {"log": "json", "log_level": "debug", "metrics_token_file": Path("token")}]


def test_a_token_that_is_easily_guessed_is_not_taken(run: Run, tmp_path: Path) -> None:
    (tmp_path / "token").write_text("short\n")
    words = ("serve", "--database", f"sqlite:///{tmp_path / 'x'}", "--metrics-token-file", str(tmp_path / "token"))
    assert run(*words).complaint.endswith("the token has fewer than 16 letters")
    assert "No such file" in run(*words[:-1], str(tmp_path / "none")).complaint


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--host-name", "https://play.example.org/"), "should be a name alone, like play.example.org"),
        (("--webhook", "example.org"), "should begin an address, like https://example.org/turns"),
    ],
)
def test_names_that_could_never_fit_were_taken(run: Run, words: tuple[str, str], told: str) -> None:
    assert run("serve", *words).complaint == f"{' '.join(words)}: {told}"


def test_an_address_in_capitals_was_called_none() -> None:
    check_names(("Café.example",), ("HTTPS://Example.org/turns",))


def serve_on(database: object) -> tuple[object, ...]:
    return ("serve", "--no-browser", "--port", 0, "--database", f"sqlite:///{database}")


def test_a_taken_port_is_a_complaint(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        complaint = run(*serve_on(tmp_path / "x"), "--port", port).complaint
    hint = f"another port: --port {port + 1}, or --port 0 for any"
    assert complaint == f"cannot listen at 127.0.0.1, port {port}: Address already in use; {hint}"


def test_beside_the_last_port_one_was_named_that_does_not_exist() -> None:
    complaint = _cannot_listen("127.0.0.1", 65535, OSError(errno.EADDRINUSE, "Address already in use"))
    assert "another port: --port 65534, or --port 0 for any" in complaint


def test_an_address_that_is_not_ours_was_said_to_be_a_port(run: Run, tmp_path: Path) -> None:
    complaint = run(*serve_on(tmp_path / "x"), "--host", "203.0.113.9").complaint
    assert complaint == "cannot listen at 203.0.113.9, port 0: Cannot assign requested address"


def test_a_name_no_machine_can_have_ended_in_a_traceback(run: Run, tmp_path: Path) -> None:
    complaint = run(*serve_on(tmp_path / "x"), "--host", "mí..host").complaint
    assert complaint == "cannot listen at mí..host, port 0: encoding of hostname failed"


@pytest.mark.parametrize("command", ["serve", "list"])
def test_a_file_that_is_no_database_ended_in_a_traceback_and_was_locked_away(
    run: Run, tmp_path: Path, command: str
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ana, the settlement is yours.")
    letter.chmod(0o644)
    words = serve_on(letter) if command == "serve" else ("admin", "list", "--database", f"sqlite:///{letter}")
    assert run(*words).complaint == f"--database {letter}: is no SQLite database"
    assert letter.stat().st_mode & 0o777 == 0o644
    assert run(*words[:-1], f"sqlite:///{tmp_path}").complaint == f"--database {tmp_path}: Is a directory"


def test_a_second_server_is_told_what_to_do(run: Run, tmp_path: Path) -> None:
    held = Lock(str(tmp_path / "x"))
    complaint = run(*serve_on(tmp_path / "x")).complaint
    held.release()
    assert complaint.startswith(f"another server keeps the tables in {tmp_path / 'x'}")
    assert complaint.endswith("end that one first, or name another file, like --database sqlite:///other.sqlite")


def test_a_usual_place_that_cannot_be_made_is_a_complaint(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").write_text("a file where the folder should be")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    assert run("serve", "--no-browser").complaint.endswith("name a place with --database sqlite:///file")


@pytest.mark.parametrize(
    ("address", "shown"),
    [("nonsense://x", "nonsense:…"), ("tables.sqlite", "tables.sqlite"), ("mysql://me:secret@x/y", "mysql:…")],
)
def test_a_database_nobody_knows_ended_in_a_traceback(run: Run, address: str, shown: str) -> None:
    complaint = run("serve", "--no-browser", "--port", 0, "--database", address).complaint
    assert complaint == f"--database {shown}: is no address like sqlite:///file or postgresql://host/name"


def test_a_database_in_a_folder_that_is_not_there_is_a_complaint(run: Run, tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/nowhere/tables.sqlite"
    assert run("serve", "--no-browser", "--port", 0, "--database", address).complaint == (
        f"--database: there is no folder {tmp_path}/nowhere"
    )


@pytest.mark.parametrize("columns", [40, 60, 200])
def test_the_list_of_games_was_cut_in_a_narrow_window(run: Run, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    out = run("games").out
    assert "…" not in out
    assert {"between_turns=building|paired", "greedy"} <= set(out.replace(",", " ").split())
    assert max(map(len, out.splitlines())) <= columns
