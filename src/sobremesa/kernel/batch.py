"""Many games at once: whole playouts, or one decision in each of an array of states, without the interpreter's lock."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from ..contract.fields import Records
from ..contract.game import Game
from .chance import Streams, streams

Numbers = NDArray[np.int64]
CAP = 100_000
POLICIES = ("random",)


class Simulation(ABC):
    """What a compiled game offers for simulation, as its attribute `simulation`."""

    most_legal: int
    doors_in: str
    """The module with the doors for many games; compiled when a simulation is first run, not when a match is."""

    @abstractmethod
    def begin(self, players: int, options: Mapping[str, Any], chance: Streams) -> tuple[Records, Records]:
        """A board and a first state for each stream."""

    @abstractmethod
    def summary(self, boards: Records, states: Records) -> tuple[Numbers, Numbers, Numbers]:
        """Winner (-1: none), turns and scores of each state."""

    @property
    def doors(self) -> Any:
        return import_module(self.doors_in)

    def play_out(self, boards: Records, states: Records, chance: Streams, cap: int) -> Numbers:
        """Random play to the end of each game; how many decisions each took."""
        decisions: Numbers = np.zeros(len(states), np.int64)
        self.doors.play_out_many(boards, states, chance, cap, decisions)
        return decisions

    def legal(self, boards: Records, states: Records, out: Numbers) -> tuple[Numbers, Numbers]:
        """The awaited seat of each state (-1: over) and how many legal actions were written to its row."""
        counts: Numbers = np.empty(len(states), np.int64)
        seats: Numbers = np.empty(len(states), np.int64)
        self.doors.list_legal_many(boards, states, out, counts, seats)
        return seats, counts

    def play(self, boards: Records, states: Records, chance: Streams, seats: Numbers, actions: Numbers) -> None:
        """One action in each state, and the chance that follows."""
        self.doors.step_many(boards, states, chance, seats, actions)


def simulation_of(game: Game) -> Simulation:
    simulation = getattr(game, "simulation", None)
    if simulation is None:
        raise LookupError(f"{game.label.id} has no compiled simulation")
    return cast(Simulation, simulation)


@dataclass(frozen=True)
class Playouts:
    winners: Numbers
    turns: Numbers
    scores: Numbers
    decisions: Numbers


def playouts(
    game: Game,
    options: Mapping[str, Any],
    seeds: Sequence[int | str],
    policy: str = "random",
    *,
    players: int = 4,
    threads: int = 1,
    cap: int = CAP,
) -> Playouts:
    """A whole game for each seed; the same seed gives the same game, whatever the number of threads."""
    if policy not in POLICIES:
        raise LookupError(f"there is no compiled policy {policy!r}; there are {', '.join(POLICIES)}")
    full = game.label.check(players, options)
    simulation = simulation_of(game)
    chunks = [seeds[first::threads] for first in range(threads)]

    def play(chunk: Sequence[int | str]) -> Playouts:
        chance = streams(chunk)
        boards, states = simulation.begin(players, full, chance)
        decisions = simulation.play_out(boards, states, chance, cap)
        winners, turns, scores = simulation.summary(boards, states)
        return Playouts(winners, turns, scores, decisions)

    if threads == 1:
        return play(seeds)
    with ThreadPoolExecutor(threads) as pool:
        return _woven(list(pool.map(play, chunks)), len(seeds), threads)


def _woven(parts: list[Playouts], count: int, threads: int) -> Playouts:
    """Back in the order of the seeds."""

    def weave(name: str) -> Numbers:
        rows = [getattr(part, name) for part in parts]
        woven: Numbers = np.empty((count, *rows[0].shape[1:]), np.int64)
        for first, row in enumerate(rows):
            woven[first::threads] = row
        return woven

    return Playouts(weave("winners"), weave("turns"), weave("scores"), weave("decisions"))


class Batch:
    """An array of games stepped together from NumPy, as learners do; offers between players are left out."""

    def __init__(self, game: Game, options: Mapping[str, Any], seeds: Iterable[int | str], players: int = 4) -> None:
        self.simulation = simulation_of(game)
        self.chance = streams(seeds)
        full = game.label.check(players, options)
        self.boards, self.states = self.simulation.begin(players, full, self.chance)
        self.actions: Numbers = np.zeros((len(self.states), self.simulation.most_legal), np.int64)
        self.seats, self.counts = self.simulation.legal(self.boards, self.states, self.actions)

    def play(self, chosen: Numbers) -> None:
        """Plays for each awaited seat one of its actions: chosen[i] of actions[i, :counts[i]]; games over stay so."""
        chosen = np.ascontiguousarray(chosen, np.int64)
        self.simulation.play(self.boards, self.states, self.chance, self.seats, chosen)
        self.seats, self.counts = self.simulation.legal(self.boards, self.states, self.actions)

    @property
    def over(self) -> NDArray[np.bool_]:
        return self.seats < 0
