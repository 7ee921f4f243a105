"""The dice game at full speed: games begun, played and summed up by compiled rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from sobremesa.contract.fields import Records
from sobremesa.kernel.batch import Numbers, Simulation
from sobremesa.kernel.chance import Streams, draw_from

from .rules.bounds import COLOURS
from .rules.legal import MOST_LEGAL
from .rules.phases import OVER
from .table import first_state, make_table


class DiceSimulation(Simulation):
    most_legal = MOST_LEGAL
    doors_in = f"{__package__}.rules.doors"

    def begin(self, players: int, options: Mapping[str, Any], chance: Streams) -> tuple[Records, Records]:
        """One table for each seat that may begin; every stream draws one of them."""
        starts = [{"first": seat, "colours": list(COLOURS[:players])} for seat in range(players)]
        tables = [make_table(players, options, start) for start in starts]
        first = [draw_from(chance, place, players) for place in range(len(chance))]
        boards = np.concatenate([table.numbers for table in tables])[first]
        states = np.concatenate([first_state(table) for table in tables])[first]
        return boards, states

    def summary(self, boards: Records, states: Records) -> tuple[Numbers, Numbers, Numbers]:
        """A shared win goes by the lowest of the winning seats."""
        players = int(boards["players"][0])
        scores = states["points"][:, :players].astype(np.int64)
        winners = np.where(states["phase"] == OVER, scores.argmax(1), -1)
        return winners.astype(np.int64), states["turn"].astype(np.int64), scores
