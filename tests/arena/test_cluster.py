"""The same blocks on Ray, on two nodes that are really started."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

from sobremesa.arena.cluster import PATIENCE, play_on_ray
from sobremesa.arena.entrants import Entrant
from sobremesa.arena.processes import WorkersFailed
from sobremesa.arena.tournament import Tournament
from sobremesa.arena.workers import play_here

DICE = Tournament("catan_dice", (Entrant("greedy", "greedy"), Entrant("random", "random")), 2, seed="ray")

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]


@pytest.fixture
def two_nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    pytest.importorskip("ray")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", PATIENCE)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in (os.environ.get("PYTHONPATH"), "src") if path))
    from ray.cluster_utils import Cluster

    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        cluster.add_node(num_cpus=1)
        yield cluster.address
    finally:
        cluster.shutdown()


def test_two_nodes_play_the_same_blocks_as_one_process(two_nodes: str) -> None:
    there = list(play_on_ray(DICE, range(6), two_nodes))
    here = list(play_here(DICE, range(6)))
    assert [block.number for block in there] == list(range(6))
    assert [block.games for block in there] == [block.games for block in here]


def test_a_cluster_that_is_not_there_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray")

    def nobody(**wanted: object) -> None:
        raise ConnectionError("ray.init() could not find it\nand many more lines")

    monkeypatch.setattr(ray, "init", nobody)
    with pytest.raises(WorkersFailed, match="cannot join that cluster"):
        list(play_on_ray(DICE, [0], "10.0.0.1:6379"))
