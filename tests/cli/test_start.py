"""The command starts quickly and knows its words."""

import resource
import subprocess
import sys
from pathlib import Path

import pytest

import sobremesa
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


def test_every_command_has_help(run: Run) -> None:
    for command in ("games", "play", "prepare", "serve", "simulate", "show", "replay", "rules", "verify", "version"):
        assert run(command, "--help").code == 0


def test_without_words_it_shows_help(run: Run) -> None:
    assert "Usage: sobremesa" in "".join([(ran := run()).out, ran.err])


def test_version(run: Run) -> None:
    assert run("version").out.startswith("sobremesa ")


def test_games_lists_options_and_bots(run: Run, toy: str) -> None:
    out = run("games").out
    assert "catan" in out
    assert "setup=variable|beginner" in out
    assert "greedy" in out
    assert "rounds=2 (1-2)" in out


def test_the_library_fetches_its_names_on_first_use() -> None:
    for name in sobremesa.__all__:
        assert getattr(sobremesa, name) is not None
    assert set(sobremesa.__all__) <= set(dir(sobremesa))
    assert not hasattr(sobremesa, "nothing_of_the_sort")


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


def test_a_taken_port_is_a_complaint(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(**words: object) -> None:
        raise OSError(98, "Address already in use")

    monkeypatch.setattr("sobremesa.cli.serve.serve", taken)
    assert run("serve", "--port", 9000).complaint == "cannot listen at port 9000: Address already in use"


@pytest.mark.parametrize("address", ["nonsense://x", "nonsense", "mysql://me:secret@x/y"])
def test_a_database_nobody_knows_ended_in_a_traceback(run: Run, address: str) -> None:
    complaint = run("serve", "--no-browser", "--port", 0, "--database", address).complaint
    assert complaint.startswith("--database ")
    assert "secret" not in complaint


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
