"""Decisions as Parquet: every row can be read back, and leads to what was played."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import sobremesa
from sobremesa.arena.work.processes import share_out
from sobremesa.bots import bot
from sobremesa.cli.simulate.one_game import Plan, play_one
from sobremesa.envs.dataset import Wanted, reader_for, write_dataset

WANTED = Wanted("catan", ("greedy", "random"), 2, observation="board", options={"goal": 4})


def test_every_row_holds_an_allowed_choice_and_the_end(tmp_path: Path) -> None:
    path = tmp_path / "decisions.parquet"
    rows = write_dataset(path, WANTED)
    table = pq.read_table(path)
    assert table.num_rows == rows > 100
    for allowed, index in zip(table["allowed"].to_pylist(), table["index"].to_pylist(), strict=True):
        assert index in allowed
    assert set(table["reward"].to_pylist()) == {-1.0, 1.0}
    assert set(table["bot"].to_pylist()) == {"greedy", "random"}
    card = json.loads(table.schema.metadata[b"sobremesa"])
    assert card["table"] == "catan-2p-v0"
    assert len(card["columns"]) == table["observation"].type.list_size


def test_the_number_of_processes_changes_no_byte(tmp_path: Path) -> None:
    write_dataset(tmp_path / "one.parquet", WANTED)
    write_dataset(tmp_path / "two.parquet", WANTED, partial(share_out, jobs=2))
    assert (tmp_path / "one.parquet").read_bytes() == (tmp_path / "two.parquet").read_bytes()


def test_a_run_that_was_ended_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    whole, cut, told = tmp_path / "whole.parquet", tmp_path / "cut.parquet", list[int]()
    write_dataset(whole, WANTED)

    def enough(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_dataset(cut, WANTED, tell=enough)
    assert not cut.exists()
    part = tmp_path / "cut.parquet.part"
    part.write_bytes(part.read_bytes()[:-20] + b"half a game")
    with pytest.raises(LookupError, match="made for another dataset"):
        write_dataset(cut, replace(WANTED, seed="2"), resume=True)
    write_dataset(cut, WANTED, resume=True, tell=told.append)
    assert (cut.read_bytes(), told, part.exists()) == (whole.read_bytes(), [1, 2], False)


def test_a_dataset_held_other_games_than_those_that_are_simulated(tmp_path: Path) -> None:
    write_dataset(tmp_path / "decisions.parquet", WANTED)
    rows = pq.read_table(tmp_path / "decisions.parquet", columns=["game", "seat", "bot", "reward"]).to_pylist()
    plan = Plan("catan", WANTED.bots, {"goal": 4}, WANTED.seed, keep=True)
    for number in range(WANTED.games):
        outcome = play_one(plan, number)
        assert {row["bot"] for row in rows if row["game"] == number and row["reward"] > 0} == {
            plan.bots[place] for place in outcome.winners
        }
        played = [actor for actor, _ in sobremesa.replay(json.loads(outcome.record or "")).steps if actor >= 0]
        decided = [row["seat"] for row in rows if row["game"] == number]
        assert abs(len(played) - len(decided)) < 0.2 * len(played)


@pytest.mark.parametrize("game", ["catan", "catan_dice", "remigio"])
def test_the_indices_of_a_decision_lead_to_the_action_played(game: str) -> None:
    reader = reader_for(Wanted(game, ("random", "random"), 1))
    match = sobremesa.new(game, players=2, seed=6)
    share, chooser, read = reader._share, bot(game, "random", 5), 0
    for _ in range(120):
        if not match.awaited:
            break
        seat = match.awaited[0]
        action = chooser.choose(match.view(seat), lambda: [])
        assert action is not None
        if made := reader.decisions(match, seat, action):
            read += 1
            assert all(decision.mask[decision.index] for decision in made)
            assert share.actors[0] == seat
            assert share.actions[0] == action
        match.play(seat, action)
    assert read > 60
    assert np.isfinite(reader.batch.observation).all()


def test_a_game_in_real_time_says_that_it_makes_no_dataset() -> None:
    with pytest.raises(LookupError, match="played in real time"):
        reader_for(Wanted("dobble", ("random", "random"), 1))
