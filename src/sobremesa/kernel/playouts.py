"""Whole games at compiled speed, on as many cores as one likes, and ended by Ctrl-C at once."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from threading import Event
from typing import Any

import numpy as np

from ..contract.fields import Records
from ..contract.game import Game
from .chance import Streams, streams
from .dice import listed
from .simulation import RANDOM, Flags, Numbers, Simulation, begin_all, simulation_of

CAP = 100_000
SLICE_SECONDS = 0.1
"""Compiled rules hear no Ctrl-C: they are left about so often."""


@dataclass(frozen=True)
class Playouts:
    """One row a game, in the order of the seeds; a game that was not over has no winners."""

    winners: Flags
    """winners[i, seat]: whether this seat has won game i; several have if they share it."""
    turns: Numbers
    """Counted in what the label's `turns` names."""
    scores: Numbers
    decisions: Numbers


def playouts(
    game: Game,
    options: Mapping[str, Any],
    seeds: Iterable[int | str],
    policy: str = RANDOM,
    *,
    players: int = 4,
    threads: int = 1,
    cap: int = CAP,
) -> Playouts:
    """A whole game for each seed; the same seed gives the same game, whatever the number of threads."""
    simulation = simulation_of(game)
    if policy not in simulation.policies:
        raise LookupError(f"there is no compiled policy {policy!r}; there are {', '.join(simulation.policies)}")
    if threads < 1:
        raise ValueError(f"at least one thread is needed, not {threads}")
    full = game.label.check(players, options)
    seeds = listed(seeds)
    stop = Event()

    def play(part: Sequence[int | str]) -> Playouts:
        chance = streams(part)
        boards, states = begin_all(simulation, players, full, chance)
        decisions = _play_out(simulation, boards, states, chance, cap, policy, stop)
        return Playouts(*simulation.summary(players, boards, states), decisions)

    parts = _parts(seeds, threads)
    if len(parts) == 1:
        return play(seeds)
    with ThreadPoolExecutor(len(parts)) as pool:
        try:
            return _joined(list(pool.map(play, parts)))
        finally:
            stop.set()


def _play_out(
    simulation: Simulation, boards: Records, states: Records, chance: Streams, cap: int, policy: str, stop: Event
) -> Numbers:
    """In slices that grow with the speed seen; between two of them an interruption is heard."""
    decisions: Numbers = np.zeros(len(states), np.int64)
    first, length = 0, 1
    while first < len(states) and not stop.is_set():
        here = slice(first, first + length)
        began = time.monotonic()
        decisions[here] = simulation.play_out(boards[here], states[here], chance[here], cap, policy)
        first += length
        length = max(1, min(4 * length, int(length * SLICE_SECONDS / (time.monotonic() - began + 1e-6))))
    return decisions


def _parts(seeds: list[int | str], threads: int) -> list[list[int | str]]:
    """One a thread, none of them empty unless there are no seeds at all."""
    count = max(1, min(threads, len(seeds)))
    cuts = [len(seeds) * part // count for part in range(count + 1)]
    return [seeds[first:end] for first, end in pairwise(cuts)]


def _joined(parts: list[Playouts]) -> Playouts:
    return Playouts(
        np.concatenate([part.winners for part in parts]),
        np.concatenate([part.turns for part in parts]),
        np.concatenate([part.scores for part in parts]),
        np.concatenate([part.decisions for part in parts]),
    )
