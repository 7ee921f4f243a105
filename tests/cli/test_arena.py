"""`sobremesa arena`: it plays, writes, goes on, tests, and says in a sentence what is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sobremesa.arena.work import cluster
from tests.cli.conftest import Run

SMALL = ("arena", "catan_dice", "--bots", "greedy,random", "--blocks", "3", "--jobs", "1")


def test_results_are_told_and_written(run: Run, tmp_path: Path) -> None:
    ended = run(*SMALL, "--out", str(tmp_path))
    assert ended.code == 0
    assert "6 games of catan_dice with 2 players in 3 blocks" in ended.out
    document = json.loads((tmp_path / "results.json").read_text("utf-8"))
    assert [each["name"] for each in document["entrants"]] == ["greedy", "random"]
    assert document["entrants"][0]["elo"] == 1000
    assert "<svg" in (tmp_path / "index.html").read_text("utf-8")
    assert "| greedy | 1000 |" in (tmp_path / "results.md").read_text("utf-8")


def test_the_same_command_goes_on_and_repeats_nothing(run: Run, tmp_path: Path) -> None:
    run(*SMALL, "--out", str(tmp_path))
    before = (tmp_path / "blocks.jsonl").read_text("utf-8")
    ended = run(*SMALL[:-3], "4", "--jobs", "1", "--out", str(tmp_path))
    after = (tmp_path / "blocks.jsonl").read_text("utf-8")
    assert "finished already: 3 blocks" in ended.err
    assert after.startswith(before)
    assert len(after.splitlines()) == 5


def test_a_test_stops_as_soon_as_it_knows(run: Run) -> None:
    ended = run("arena", "catan_dice", "--test", "greedy", "random", "--blocks", "200", "--jobs", "1")
    assert "greedy is better than random" in ended.out
    assert "200 blocks" not in ended.out


CHEAT = """
class Cheat:
    def __init__(self, seed):
        pass

    def choose(self, view, history):
        return 255
"""


def test_the_same_fault_was_told_ten_times_over(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a_bot_with_a_long_name.py").write_text(CHEAT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    out = run("arena", "catan_dice", "--bots", "a_bot_with_a_long_name:Cheat,random", "-n", 2, "-j", 1).out
    assert out.count("wants 255") == 1
    assert "…" not in out, "nor was its name cut off"


def test_something_illegal_may_be_made_to_lose(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "illegal_bot.py").write_text(CHEAT)
    monkeypatch.chdir(tmp_path)
    against = ("arena", "catan_dice", "--bots", "cheat=illegal_bot:Cheat,random", "--blocks", "2", "--jobs", "1")
    ended = run(*against, "--on-illegal", "lose", "--out", "lost")
    assert ended.code == 0
    first, *blocks = [json.loads(line) for line in Path("lost/blocks.jsonl").read_text("utf-8").splitlines()]
    assert first["tournament"]["on_illegal"] == "lose"
    assert all(game["seats"][seat] == 1 for block in blocks for game in block["games"] for seat in game["winners"])
    other = run(*against, "--out", "lost")
    assert other.code == 2


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("arena", "catan_dice", "--bots", "greedy,random", "--on-illegal", "cry"), "'cry' is not one of"),
        (("arena", "catan_dice", "--bots", "greedy,gredy"), "did you mean 'greedy'?"),
        (("arena", "catan_dice", "--bots", "greedy"), "two players at least"),
        (("arena", "catan_dice", "--bots", "greedy,greedy"), "the same name"),
        (("arena", "catan_dice", "--bots", "greedy,nowhere:Bot"), "nowhere:Bot: No module named"),
        (("arena", "catan_dice", "--bots", "greedy,mine.Bot"), "a class of your own is module:Class"),
        (("arena", "catan_dice", "--bots", "greedy,mine.py:Bot"), "a module has no .py in its name: mine:Bot"),
        (("arena", "catan_dice", "--bots", "greedy,a=wire:./nowhere"), "a: could not be made: FileNotFoundError"),
        (
            ("arena", "catan_dice", "--bots", "greedy,json:dumps"),
            "json:dumps: is no bot: it has no `choose(view, history)`",
        ),
        (("arena", "catan_dice", "--test", "greedy", "random", "--bots", "greedy"), "names its two players itself"),
        (("arena", "catan_dice", "--bots", "greedy,random", "--players", "7"), "takes 1 to 4 players"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(run: Run, asked: tuple[str, ...], said: str) -> None:
    ended = run(*asked)
    assert ended.code == 2
    assert said in ended.err


def test_a_bot_that_could_not_be_made_left_a_journal_that_refused_the_next_try(run: Run, tmp_path: Path) -> None:
    out, asked = tmp_path / "games", ("arena", "catan_dice", "--jobs", 1, "-n", 1, "--out")
    assert "could not be made" in run(*asked, out, "--bots", "greedy,other=wire:./nowhere").complaint
    assert run(*asked, out, "--bots", "greedy,other=random").code == 0


def test_a_module_that_fails_is_named(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "half_done_bot.py").write_text("class Bot:\n    oops")
    monkeypatch.syspath_prepend(tmp_path)
    ended = run("arena", "catan_dice", "--bots", "greedy,half_done_bot:Bot")
    assert ended.complaint == "half_done_bot:Bot: cannot be imported: NameError: name 'oops' is not defined"


def test_without_ray_a_sentence_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    ended = run(*SMALL, "--ray")
    assert ended.code == 2
    assert cluster.MISSING in ended.err
