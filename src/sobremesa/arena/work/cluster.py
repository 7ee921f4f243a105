"""Work on Ray: started here on the local cores, or a cluster that is already there. The same code does it."""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from functools import partial
from itertools import islice
from typing import Any, TypeVar

from ..playing import play_block
from ..tournament import Tournament
from .processes import WorkersFailed
from .workers import Blocks

LOCAL = "local"
PATIENCE = "120"
"""Seconds a busy machine may take to start Ray."""
KNOCK_SECONDS = 10.0
MISSING = "--ray needs Ray, which is not installed: pip install 'sobremesa[arena]'"

Task = TypeVar("Task")
Done = TypeVar("Done")


def play_on_ray(tournament: Tournament, numbers: Iterable[int], address: str = LOCAL) -> Blocks:
    return share_out_on_ray(partial(play_block, tournament), iter(numbers), address)


def share_out_on_ray(
    work: Callable[[Task], Done], tasks: Iterator[Task], address: str = LOCAL
) -> Generator[Done, None, None]:
    """Handed out in their order; as many at once as the cluster has processors, and as many again waiting."""
    ray = _ray()
    _join(ray, address)
    remote = ray.remote(_do).options(num_cpus=1, scheduling_strategy="SPREAD")
    shared = ray.put(work)
    waiting: deque[Any] = deque()
    most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    try:
        while True:
            waiting.extend(remote.remote(shared, task) for task in islice(tasks, most - len(waiting)))
            if not waiting:
                return
            yield _result(ray, waiting.popleft())
    finally:
        for unfinished in waiting:
            ray.cancel(unfinished, force=True)
        ray.shutdown()


def _do(work: Callable[[Task], Done], task: Task) -> Done:
    return work(task)


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
    _knock(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except Exception as error:  # Ray raises plain ones
        first = (str(error).splitlines() or [type(error).__name__])[0]
        raise WorkersFailed(f"--ray {address}: cannot join that cluster: {first}") from None


def _knock(address: str) -> None:
    """Ray itself would try for minutes."""
    host, colon, port = address.rpartition(":")
    if not colon or "/" in host or not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCK_SECONDS).close()
    except (OSError, OverflowError, UnicodeError) as error:  # the last for names nobody can have
        raise WorkersFailed(f"--ray {address}: cannot join that cluster: {error}") from None


def _result(ray: Any, reference: Any) -> Any:
    try:
        return ray.get(reference)
    except ray.exceptions.RayError as error:
        raise WorkersFailed(f"a task broke down on Ray: {error}") from None
