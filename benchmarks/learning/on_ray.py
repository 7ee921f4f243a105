"""The same games on two Ray nodes of this machine and in two processes: games a second of processor time.

All processor time counts, that of Ray's own processes too, once both sides have warmed up.
`python -m benchmarks.learning.on_ray [GAMES]` prints it alone.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from benchmarks.figures import Figure

GAMES = 60
TICKS = os.sysconf("SC_CLK_TCK")


def measure(games: int = GAMES) -> list[Figure]:
    from ray.cluster_utils import Cluster

    from sobremesa.cli.simulate.many_games import play_all
    from sobremesa.cli.simulate.one_game import Plan

    os.environ["PYTHONPATH"] = str(Path(__file__).parents[2] / "src")
    os.environ.update(RAY_worker_niceness=str(os.nice(0)))  # Ray's own is 15, behind everybody else on a busy machine
    plan = Plan("catan", ("greedy", "random"), {}, "ray", keep=True)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        cluster.add_node(num_cpus=1)
        there = _games_a_second(partial(play_all, plan, ray=cluster.address, jobs=2), games)
    finally:
        cluster.shutdown()
    here = _games_a_second(partial(play_all, plan, jobs=2), games)
    unit = "games a second of processor time"
    return [
        Figure("catan, greedy and random, on two Ray nodes", there, unit, here, "two processes", wanted="0.9 times")
    ]


def _games_a_second(play: Callable[..., Iterable[object]], games: int) -> float:
    """What the second half of the games takes, so that starting and loading rules is left out on both sides."""
    spent = {}
    for number, _ in enumerate(play(games=2 * games), 1):
        if number in (games, 2 * games):
            spent[number] = _processor_seconds()
    return games / (spent[2 * games] - spent[games])


def _processor_seconds() -> float:
    """Of this process and all that descend from it."""
    found: dict[int, tuple[int, float]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                said = (folder / "stat").read_text().rpartition(") ")[2].split()
            except OSError:
                continue
            found[int(folder.name)] = int(said[1]), sum(map(int, said[11:15])) / TICKS
    return sum(spent for process, (_, spent) in found.items() if _is_ours(process, found))


def _is_ours(process: int, found: dict[int, tuple[int, float]]) -> bool:
    while process in found:
        if process == os.getpid():
            return True
        process = found[process][0]
    return False


if __name__ == "__main__":
    for figure in measure(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES):
        print(figure, flush=True)
