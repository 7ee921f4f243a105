"""Remigio at full speed: whole matches dealt, played and summed up by compiled rules."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.contract.fields import Records
from sobremesa.kernel.chance import Streams, draw_from

from .rules.doors import start
from .rules.legal import MOST_LEGAL
from .rules.state import State
from .table import make_table

Numbers = NDArray[np.int64]


def doors() -> ModuleType:
    """Compiled when a simulation is first run, not when a match is."""
    return import_module(f"{__package__}.rules.batch_doors")


class RemigioSimulation:
    most_legal = MOST_LEGAL

    def begin(self, players: int, options: Mapping[str, Any], chance: Streams) -> tuple[Records, Records]:
        boards = np.repeat(make_table(players, options, {"dealer": 0}), len(chance))
        boards["first_dealer"] = [draw_from(chance, place, players) for place in range(len(chance))]
        states = State.new(len(chance))
        start(boards, states)
        doors().run_chance_many(boards, states, chance)
        return boards, states

    def play_out(self, boards: Records, states: Records, chance: Streams, cap: int) -> Numbers:
        decisions: Numbers = np.zeros(len(states), np.int64)
        doors().play_out_many(boards, states, chance, cap, decisions)
        return decisions

    def legal(self, boards: Records, states: Records, out: Any) -> tuple[Numbers, Numbers]:
        counts: Numbers = np.empty(len(states), np.int64)
        seats: Numbers = np.empty(len(states), np.int64)
        doors().list_legal_many(boards, states, out, counts, seats)
        return seats, counts

    def play(self, boards: Records, states: Records, chance: Streams, seats: Numbers, actions: Numbers) -> None:
        doors().step_many(boards, states, chance, seats, actions)

    def summary(self, boards: Records, states: Records) -> tuple[Numbers, Numbers, Numbers]:
        """The winner (-1 when none or several), the deals and the points of each match."""
        winners = np.array([_only(int(bits)) for bits in states["winners"]], np.int64)
        points: Numbers = states["points"][:, : int(boards["players"][0])].astype(np.int64)
        return winners, states["deal"].astype(np.int64), points


def _only(bits: int) -> int:
    return bits.bit_length() - 1 if bits.bit_count() == 1 else -1
