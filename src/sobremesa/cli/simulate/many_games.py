"""Plays the games of a plan, here or in several processes, and hands out their outcomes in order."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from functools import partial

from ...arena.work.cluster import share_out_on_ray
from ...arena.work.processes import WorkersFailed, share_out
from .one_game import Outcome, Plan, play_one

CHUNK_SECONDS = 0.5
MOST_IN_CHUNK = 100
LIKELY_PROCESSORS = 4
"""Of a cluster, before it is asked: only the length of chunks depends on it."""
Chunk = tuple[int, int]
Played = Generator[list[Outcome], None, None]


class GameFailed(RuntimeError):
    """A bot or the rules broke down; carries the number of the game and the traceback."""


def play_all(
    plan: Plan, games: int, jobs: int, ray: str | None = None, first: int = 0
) -> Generator[Outcome, None, None]:
    """The same games in the same order, wherever they are played; those before the first are left out."""
    if ray is not None:
        return _played_elsewhere(first, games, LIKELY_PROCESSORS, partial(_on_ray, plan, ray))
    if jobs == 1:
        return (outcome for number in range(first, games) for outcome in play_chunk(plan, (number, number + 1)))
    return _played_elsewhere(first, games, jobs, partial(_in_processes, plan, jobs))


def play_chunk(plan: Plan, chunk: Chunk) -> list[Outcome]:
    return [_play_safely(plan, number) for number in range(*chunk)]


def _play_safely(plan: Plan, number: int) -> Outcome:
    try:
        return play_one(plan, number)
    except Exception:
        raise GameFailed(f"game {number} (seed {plan.seed}/{number}) broke down\n{traceback.format_exc()}") from None


def _in_processes(plan: Plan, jobs: int, chunks: Iterator[Chunk]) -> Played:
    return share_out(partial(play_chunk, plan), chunks, jobs)


def _on_ray(plan: Plan, address: str, chunks: Iterator[Chunk]) -> Played:
    return share_out_on_ray(partial(play_chunk, plan), chunks, address)


def _played_elsewhere(
    begin: int, games: int, jobs: int, share: Callable[[Iterator[Chunk]], Played]
) -> Generator[Outcome, None, None]:
    """Chunks grow with the speed seen, so that every process reports a few times a second."""
    done, began = 0, time.monotonic()

    def chunks() -> Iterator[Chunk]:
        first = begin
        while first < games:
            end = min(games, first + _chunk(done / (time.monotonic() - began) / jobs if done else 0))
            yield first, end
            first = end

    try:
        with closing(share(chunks())) as played:
            for outcomes in played:
                done += len(outcomes)
                yield from outcomes
    except WorkersFailed as failed:
        raise GameFailed(str(failed)) from None


def _chunk(games_per_second: float) -> int:
    return max(1, min(MOST_IN_CHUNK, round(games_per_second * CHUNK_SECONDS)))
