"""The dice game at full speed: games begun, played and summed up by compiled rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from sobremesa.contract.fields import Records
from sobremesa.kernel.chance import Streams, draw_from
from sobremesa.kernel.simulation import Flags, Numbers, Simulation

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

    def summary(self, players: int, boards: Records, states: Records) -> tuple[Flags, Numbers, Numbers]:
        """Plus has one winner; in the standard game a tie is shared."""
        scores = states["points"][:, :players].astype(np.int64)
        best = scores == scores.max(1, keepdims=True)
        one = states["winner"][:, np.newaxis] == np.arange(1, players + 1)
        winners = np.where(boards["plus"][:, np.newaxis], one, best) & (states["phase"] == OVER)[:, np.newaxis]
        return winners, states["turn"].astype(np.int64), scores
