"""Remigio at full speed: whole matches dealt, played and summed up by compiled rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from sobremesa.contract.fields import Records
from sobremesa.kernel.batch import Numbers, Simulation
from sobremesa.kernel.chance import Streams, draw_from

from .rules.doors import start
from .rules.legal import MOST_LEGAL
from .rules.state import State
from .table import make_table


class RemigioSimulation(Simulation):
    most_legal = MOST_LEGAL
    doors_in = f"{__package__}.rules.batch_doors"

    def begin(self, players: int, options: Mapping[str, Any], chance: Streams) -> tuple[Records, Records]:
        boards = np.repeat(make_table(players, options, {"dealer": 0}), len(chance))
        boards["first_dealer"] = [draw_from(chance, place, players) for place in range(len(chance))]
        states = State.new(len(chance))
        start(boards, states)
        self.doors.run_chance_many(boards, states, chance)
        return boards, states

    def summary(self, boards: Records, states: Records) -> tuple[Numbers, Numbers, Numbers]:
        """The winner (-1 when none or several), the deals and the points of each match."""
        winners = np.array([_only(int(bits)) for bits in states["winners"]], np.int64)
        points: Numbers = states["points"][:, : int(boards["players"][0])].astype(np.int64)
        return winners, states["deal"].astype(np.int64), points


def _only(bits: int) -> int:
    return bits.bit_length() - 1 if bits.bit_count() == 1 else -1
