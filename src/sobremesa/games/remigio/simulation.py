"""Remigio at full speed: whole matches dealt, played and summed up by compiled rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from sobremesa.contract.fields import Records
from sobremesa.kernel.chance import Streams, draw_from
from sobremesa.kernel.simulation import Flags, Numbers, Simulation

from .rules.doors import start
from .rules.legal import MOST_LEGAL
from .rules.melding.work import Notes
from .rules.phases import OVER
from .rules.state import State
from .table import make_table


class RemigioSimulation(Simulation):
    most_legal = MOST_LEGAL
    notes = Notes
    doors_in = f"{__package__}.rules.batch_doors"

    def begin(self, players: int, options: Mapping[str, Any], chance: Streams) -> tuple[Records, Records]:
        boards = np.repeat(make_table(players, options, {"dealer": 0}), len(chance))
        boards["first_dealer"] = [draw_from(chance, place, players) for place in range(len(chance))]
        states = State.new(len(chance))
        start(boards, states)
        self.doors.run_chance_many(boards, states, chance)
        return boards, states

    def summary(self, players: int, boards: Records, states: Records) -> tuple[Flags, Numbers, Numbers]:
        """What is counted are deals."""
        won = states["winners"].astype(np.int64)[:, np.newaxis] >> np.arange(players) & 1
        winners = (won == 1) & (states["phase"] == OVER)[:, np.newaxis]
        return winners, states["deal"].astype(np.int64), states["points"][:, :players].astype(np.int64)
