"""What a compiled game brings along for many games at once: how they begin, go on and are summed up."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from ..contract.fields import Layout, Records
from ..contract.game import Game
from ..contract.match import Match
from .chance import Streams, streams
from .compiled import straight
from .compiling.preparing import prepare
from .scratch import pad_of

Numbers = NDArray[np.int64]
Flags = NDArray[np.bool_]
Beginner = Callable[[Records, Records, Numbers, Streams], None]
RANDOM = "random"


@cache
def module_of(name: str) -> ModuleType:
    """Imported once, and then found without the locks of importing, which cost as much as a step.

    The first time of all it is compiled, and whoever waits for that is told how far it is.
    """
    prepare(name)
    return import_module(name)


@cache
def straight_door(module: str, name: str) -> Any:
    """A door for arrays that are always of the same kinds."""
    return straight(getattr(module_of(module), name))


class Simulation(ABC):
    """What a compiled game offers for simulation, as its attribute `simulation`."""

    most_legal: int
    policies: tuple[str, ...] = (RANDOM,)
    """How whole games can be played at compiled speed."""
    doors_in: str
    """The module with the doors for many games; compiled when a simulation is first run, not when a match is."""
    policy_doors_in: tuple[str, ...] = ()
    """Modules with the doors of further policies."""

    notes: type[Layout] | None = None
    """The scratchpad of rules that need a large one."""

    @abstractmethod
    def begin(self, players: int, options: Mapping[str, Any], chance: Streams) -> tuple[Records, Records]:
        """A board and a first state for each stream; there is at least one."""

    @abstractmethod
    def summary(self, players: int, boards: Records, states: Records) -> tuple[Flags, Numbers, Numbers]:
        """As `Match.result` and `Match.turns` tell them: whether each seat has won, the turns, the scores."""

    def beginner(self, players: int, options: Mapping[str, Any]) -> Beginner:
        """How a game begins in the place of another, one for each stream."""

        def begin_at(boards: Records, states: Records, places: Numbers, chance: Streams) -> None:
            for records, begun in zip((boards, states), self.begin(players, options, chance), strict=True):
                as_bytes(records)[places] = as_bytes(begun)

        return begin_at

    def outcome(self, players: int, boards: Records, states: Records, places: Numbers) -> tuple[Flags, Numbers]:
        """Of some games: whether each seat has won, and the scores."""
        won, _, scores = self.summary(players, some_of(boards, places), some_of(states, places))
        return won, scores

    @property
    def doors(self) -> Any:
        return module_of(self.doors_in)

    def play_out(self, boards: Records, states: Records, chance: Streams, cap: int, policy: str = RANDOM) -> Numbers:
        """Play to the end of each game, at random unless a game offers more; how many decisions each took."""
        decisions: Numbers = np.zeros(len(states), np.int64)
        self.doors.play_out_many(boards, states, chance, cap, decisions, *pad_of(self.notes))
        return decisions

    def legal(self, boards: Records, states: Records, out: Numbers) -> tuple[Numbers, Numbers]:
        """The awaited seat of each state (-1: over) and how many legal actions were written to its row."""
        counts: Numbers = np.empty(len(states), np.int64)
        seats: Numbers = np.empty(len(states), np.int64)
        self.doors.list_legal_many(boards, states, out, counts, seats, *pad_of(self.notes))
        return seats, counts

    def play(self, boards: Records, states: Records, chance: Streams, seats: Numbers, actions: Numbers) -> None:
        """One action in each state, and the chance that follows; what was filled in is written to `actions`."""
        self.doors.step_many(boards, states, chance, seats, actions)

    def follow(self, match: Match, *, acted: bool) -> None:
        """Brings a match that has begun, or in which a seat has acted, to where a batch would ask again."""
        while match.decide():
            pass


def simulation_of(game: Game) -> Simulation:
    simulation = getattr(game, "simulation", None)
    if simulation is None:
        raise LookupError(f"{game.label.id} has no compiled simulation")
    return cast(Simulation, simulation)


def begin_all(
    simulation: Simulation, players: int, options: Mapping[str, Any], chance: Streams
) -> tuple[Records, Records]:
    """Boards and states, even if there are none."""
    if len(chance):
        return simulation.begin(players, options, chance)
    boards, states = simulation.begin(players, options, streams([0]))
    return boards[:0], states[:0]


def as_bytes(records: Records) -> NDArray[np.int8]:
    """One row of bytes a record, of the same memory."""
    return records.view(np.int8).reshape(len(records), -1)


def some_of(records: Records, places: Numbers) -> Records:
    """A copy of some records; by their bytes, since NumPy copies records field by field."""
    taken: Records = as_bytes(records)[places].view(records.dtype)[:, 0]
    return taken
