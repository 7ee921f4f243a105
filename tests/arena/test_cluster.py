"""The same games on Ray, on two nodes that are really started."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sobremesa.arena.players.entrants import Entrant
from sobremesa.arena.tournament import Tournament
from sobremesa.arena.work.cluster import PATIENCE, play_on_ray, share_out_on_ray
from sobremesa.arena.work.processes import WorkersFailed
from sobremesa.arena.work.workers import play_here
from sobremesa.cli.simulate.many_games import play_all
from sobremesa.cli.simulate.one_game import Plan
from sobremesa.envs.dataset import Wanted, write_dataset
from training.run import Plan as PlanOfTraining
from training.run import Training

DICE = Tournament("catan_dice", (Entrant("greedy", "greedy"), Entrant("random", "random")), 2, seed="ray")

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]


@pytest.fixture(scope="module")
def two_nodes() -> Iterator[str]:
    pytest.importorskip("ray")
    monkeypatch = pytest.MonkeyPatch()
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", PATIENCE)
    monkeypatch.setenv("RAY_worker_niceness", "0")  # its own is 15: behind all other tests
    monkeypatch.setenv(
        "PYTHONPATH", os.pathsep.join(path for path in (os.environ.get("PYTHONPATH"), "src", ".") if path)
    )
    from ray.cluster_utils import Cluster

    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        cluster.add_node(num_cpus=1)
        yield cluster.address
    finally:
        cluster.shutdown()
        monkeypatch.undo()


def test_two_nodes_play_the_same_blocks_as_one_process(two_nodes: str) -> None:
    there = list(play_on_ray(DICE, range(6), two_nodes))
    here = list(play_here(DICE, range(6)))
    assert [block.number for block in there] == list(range(6))
    assert [block.games for block in there] == [block.games for block in here]


def test_two_nodes_make_the_same_simulations_and_datasets_to_the_byte(two_nodes: str, tmp_path: Path) -> None:
    plan = Plan("catan_dice", ("greedy", "random"), {}, "ray", keep=True)
    assert list(play_all(plan, 6, 1, two_nodes)) == list(play_all(plan, 6, 1))
    wanted = Wanted("catan_dice", ("greedy", "random"), 4, seed="ray")
    write_dataset(tmp_path / "there.parquet", wanted, partial(share_out_on_ray, address=two_nodes))
    write_dataset(tmp_path / "here.parquet", wanted)
    assert (tmp_path / "there.parquet").read_bytes() == (tmp_path / "here.parquet").read_bytes()


def test_two_nodes_train_with_the_same_games(two_nodes: str, tmp_path: Path) -> None:
    plan = PlanOfTraining("duel", games=30, matches=2, width=1, remembered=1, passes=1)
    here, there = tmp_path / "here", tmp_path / "there"
    Training(plan, here).piece()
    Training(plan, there, partial(share_out_on_ray, address=two_nodes)).piece()
    for file in ("duel/piece-000.npz", "duel/state.json"):
        assert (here / file).read_bytes() == (there / file).read_bytes()


def test_a_cluster_that_is_not_there_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray")

    def nobody(**wanted: object) -> None:
        raise ConnectionError("ray.init() could not find it\nand many more lines")

    monkeypatch.setattr(ray, "init", nobody)
    with pytest.raises(WorkersFailed, match="cannot join that cluster"):
        list(play_on_ray(DICE, [0], "auto"))


def test_a_name_no_machine_can_have_ended_in_a_traceback() -> None:
    pytest.importorskip("ray")
    with pytest.raises(WorkersFailed, match=r"--ray head\.\.node:6379: cannot join that cluster: "):
        list(play_on_ray(DICE, [0], "head..node:6379"))


def test_where_nobody_listens_ray_would_have_tried_for_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray")
    monkeypatch.setattr(ray, "init", lambda **wanted: pytest.fail("it was asked"))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and listens not
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(WorkersFailed, match=rf"--ray {address}: cannot join that cluster: .*refused"):
            list(play_on_ray(DICE, [0], address))
