"""Many games: the same whatever the number of processes, each bot in every seat, and a clean end on Ctrl-C."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import sobremesa
from sobremesa.cli.simulate.figures import percentile, wilson
from sobremesa.cli.simulate.many_games import GameFailed, play_chunk
from sobremesa.cli.simulate.one_game import Plan, play_one, seated
from tests.cli.conftest import Run

TOY_COMMAND = [sys.executable, str(Path(__file__).parent / "toy_command.py")]


def test_wilson_interval_of_textbook_cases() -> None:
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)
    assert wilson(0, 0) == (0, 1)


def test_percentiles() -> None:
    hundred = list(range(1, 101))
    assert [percentile(hundred, share) for share in (5, 50, 95)] == [5, 50, 95]
    assert [percentile([7], share) for share in (5, 50, 95)] == [7, 7, 7]


def test_every_bot_sits_everywhere() -> None:
    plan = Plan("sealed", ("random",) * 3, {}, "1", keep=False)
    seatings = [seated(plan, number) for number in range(3)]
    for place in range(3):
        assert sorted(seating.index(place) for seating in seatings) == [0, 1, 2]


def test_outcomes_follow_the_bots_not_the_seats(toy: str) -> None:
    plan = Plan(toy, ("random",) * 3, {}, "1", keep=True)
    for number in range(6):
        outcome = play_one(plan, number)
        record = json.loads(outcome.record or "")
        places = seated(plan, number)
        assert outcome.winners == {places[seat] for seat in record["winners"]}
        assert outcome.points is not None
        assert [outcome.points[place] for place in places] == record["scores"]
        assert record["names"] == [f"random {'ABC'[place]}" for place in places]


def test_a_game_that_breaks_down_is_named() -> None:
    with pytest.raises(GameFailed, match=r"game 7 \(seed 1/7\) broke down\n(.|\n)*there is no game 'nothing'"):
        play_chunk(Plan("nothing", ("random",), {}, "1", keep=False), (7, 8))


def test_results_in_words(run: Run, toy: str) -> None:
    ran = run("simulate", toy, "--bots", "random,random", "--games", 12, "--jobs", 1)
    assert ran.code == 0
    assert "random A" in ran.out
    assert "95 % interval" in ran.out
    assert "steps" in ran.out
    assert "12 games of sealed" in ran.out


def test_options_and_players_reach_the_game(run: Run, toy: str, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    run("simulate", toy, "--players", 4, "-o", "rounds=1", "-n", 2, "-j", 1, "--out", out, "--seed", "mine")
    for line in out.read_text().splitlines():
        record = json.loads(line)
        assert (record["players"], record["options"]) == (4, {"rounds": 1})
        assert sobremesa.replay(record).result is not None


def test_same_games_whatever_the_number_of_processes(run: Run, toy: str, tmp_path: Path) -> None:
    words = ["simulate", toy, "--players", "2", "-n", "50", "--out"]
    run(*words, tmp_path / "one", "-j", 1)
    subprocess.run([*TOY_COMMAND, *words, str(tmp_path / "two"), "-j", "2"], check=True, capture_output=True)
    one = (tmp_path / "one").read_bytes()
    assert one == (tmp_path / "two").read_bytes()
    assert one.count(b"\n") == 50


def test_another_seed_gives_other_games(run: Run, toy: str, tmp_path: Path) -> None:
    for seed in ("1", "2"):
        run("simulate", toy, "-n", 3, "-j", 1, "--seed", seed, "--out", tmp_path / seed)
    assert (tmp_path / "1").read_text() != (tmp_path / "2").read_text()


def interrupted(out: Path, jobs: int, everybody: bool) -> tuple[int, str, str]:
    """Starts a simulation without end and sends Ctrl-C after the first games; a terminal sends it to every process."""
    running = subprocess.Popen(
        [*TOY_COMMAND, "simulate", "sealed", "-n", "1000000", "-j", str(jobs), "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    give_up = time.monotonic() + 60
    while (not out.exists() or out.stat().st_size == 0) and time.monotonic() < give_up:
        time.sleep(0.05)
    if everybody:
        os.killpg(running.pid, signal.SIGINT)
    else:
        running.send_signal(signal.SIGINT)
    try:
        printed, complained = running.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        os.killpg(running.pid, signal.SIGKILL)
        running.communicate()
        raise
    return running.returncode, printed, complained


@pytest.mark.parametrize(("jobs", "everybody"), [(1, False), (2, False), (2, True)])
def test_an_interrupt_shows_the_results_so_far(tmp_path: Path, jobs: int, everybody: bool) -> None:
    out = tmp_path / "games.jsonl"
    code, printed, complained = interrupted(out, jobs, everybody)
    assert code == 130
    assert "Traceback" not in complained
    played = int(complained.split("interrupted after ")[1].split()[0])
    assert f"{played} games of sealed" in printed
    lines = out.read_text().splitlines()
    assert len(lines) == played > 0
    assert json.loads(lines[-1])["game"] == "sealed"


def test_a_file_that_was_there_was_written_over_without_a_word(run: Run, toy: str, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text("a year of games")
    words = ("simulate", toy, "-n", 2, "-j", 1, "--out", out)
    assert run(*words).complaint == f"{out}: is there already; --overwrite writes over it, --resume goes on with it"
    assert out.read_text() == "a year of games"
    assert run(*words, "--overwrite").code == 0
    assert len(out.read_text().splitlines()) == 2


def test_what_is_no_file_can_be_written_to(run: Run, toy: str) -> None:
    assert run("simulate", toy, "-n", 1, "-j", 1, "--out", "/dev/null").code == 0


def test_turns_are_called_what_the_game_counts(run: Run) -> None:
    assert "mini-games" in run("simulate", "dobble", "-n", 1, "-j", 1, "--players", 2, "-o", "goal=1").out


def test_an_interrupted_simulation_goes_on_to_the_same_file(run: Run, toy: str, tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    words = ("simulate", toy, "--bots", "random,random", "-n", 12, "-j", 1)
    told = run(*words, "--out", whole).out
    broken.write_bytes(whole.read_bytes()[:-300])
    again = run(*words, "--out", broken, "--resume")
    assert broken.read_bytes() == whole.read_bytes()
    assert again.out.splitlines()[:6] == told.splitlines()[:6], "wins are not counted over all games"


def test_a_simulation_does_not_go_on_with_other_games(run: Run, toy: str, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    run("simulate", toy, "-n", 3, "-j", 1, "--seed", "mine", "--out", out)
    kept = out.read_bytes()
    complaint = run("simulate", toy, "-n", 5, "-j", 1, "--out", out, "--resume").complaint
    assert "line 1: is no game of this simulation" in complaint
    assert out.read_bytes() == kept
    assert "name it" in run("simulate", toy, "-n", 5, "-j", 1, "--resume").complaint


@pytest.mark.parametrize("suffix", ["csv", "json", "parquet"])
def test_games_are_written_as_a_table(run: Run, toy: str, tmp_path: Path, suffix: str) -> None:
    out = tmp_path / f"games.{suffix}"
    assert run("simulate", toy, "--players", 2, "-n", 4, "-j", 1, "--out", out).code == 0
    if suffix == "csv":
        assert len(out.read_text().splitlines()) == 5
    elif suffix == "json":
        assert [record["seed"] for record in json.loads(out.read_text())] == ["1/0", "1/1", "1/2", "1/3"]
    else:
        table = pytest.importorskip("pyarrow.parquet").read_table(out)
        assert table.column("seed").to_pylist() == ["1/0", "1/1", "1/2", "1/3"]
        assert json.loads(table.schema.metadata[b"sobremesa"])["bots"] == ["random", "random"]


@pytest.mark.parametrize("more", [(), ("--games", 200)])
def test_a_full_disk_ended_in_a_traceback(run: Run, toy: str, more: tuple[object, ...]) -> None:
    words = ("simulate", toy, "--bots", "random", "--jobs", 1, "--out", "/dev/full", *more)
    assert run(*words).complaint == "/dev/full: No space left on device"
