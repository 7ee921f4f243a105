"""Blocks on Ray: started here on the local cores, or a cluster that is already there. The same code plays them."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable
from itertools import islice
from typing import Any

from .playing import BlockPlayed, play_block
from .processes import WorkersFailed
from .tournament import Tournament
from .workers import Blocks

LOCAL = "local"
PATIENCE = "120"
"""Seconds a busy machine may take to start Ray."""
MISSING = "--ray needs Ray, which is not installed: pip install 'sobremesa[arena]'"


def play_on_ray(tournament: Tournament, numbers: Iterable[int], address: str = LOCAL) -> Blocks:
    """Handed out in their order; as many at once as the cluster has processors, and as many again waiting."""
    ray = _ray()
    _join(ray, address)
    task = ray.remote(play_block).options(num_cpus=1, scheduling_strategy="SPREAD")
    shared, left = ray.put(tournament), iter(numbers)
    waiting: deque[Any] = deque()
    most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    try:
        while True:
            waiting.extend(task.remote(shared, number) for number in islice(left, most - len(waiting)))
            if not waiting:
                return
            yield _result(ray, waiting.popleft())
    finally:
        for unfinished in waiting:
            ray.cancel(unfinished, force=True)
        ray.shutdown()


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_raylet_start_wait_time_s", PATIENCE)
    try:
        import ray
    except ImportError:
        raise WorkersFailed(MISSING) from None
    return ray


def _join(ray: Any, address: str) -> None:
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except Exception as error:  # Ray raises plain ones
        first = (str(error).splitlines() or [type(error).__name__])[0]
        raise WorkersFailed(f"--ray {address}: cannot join that cluster: {first}") from None


def _result(ray: Any, reference: Any) -> BlockPlayed:
    try:
        played: BlockPlayed = ray.get(reference)
    except ray.exceptions.RayError as error:
        raise WorkersFailed(f"a block broke down on Ray: {error}") from None
    return played
