"""Dobble CATAN at full speed: matches begun, played and summed up by compiled rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from sobremesa.contract.fields import Records
from sobremesa.kernel.batch import Numbers, Simulation
from sobremesa.kernel.chance import Streams

from .rules.legal import MOST_LEGAL
from .rules.phases import OVER
from .table import first_state, make_table


class DobbleSimulation(Simulation):
    most_legal = MOST_LEGAL
    doors_in = f"{__package__}.rules.batch_doors"

    def begin(self, players: int, options: Mapping[str, Any], chance: Streams) -> tuple[Records, Records]:
        board = make_table(players, options, {})
        boards, states = np.repeat(board, len(chance)), np.repeat(first_state(board), len(chance))
        self.doors.begin_many(boards, states, chance)
        return boards, states

    def summary(self, boards: Records, states: Records) -> tuple[Numbers, Numbers, Numbers]:
        """A shared win goes by the lowest of the winning seats; a turn is a mini-game."""
        players = int(boards["players"][0])
        scores = states["points"][:, boards["team_of"][0][:players]].astype(np.int64)
        winners = np.where(states["phase"] == OVER, scores.argmax(1), -1)
        return winners.astype(np.int64), states["played"].astype(np.int64), scores
