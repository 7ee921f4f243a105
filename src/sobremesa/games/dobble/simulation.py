"""Dobble CATAN at full speed: matches begun, played and summed up by compiled rules."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.contract.fields import Records
from sobremesa.kernel.chance import Streams

from .rules.legal import MOST_LEGAL
from .rules.phases import OVER
from .table import first_state, make_table

Numbers = NDArray[np.int64]


def doors() -> ModuleType:
    """Compiled when a simulation is first run, not when a match is."""
    return import_module(f"{__package__}.rules.batch_doors")


class DobbleSimulation:
    most_legal = MOST_LEGAL

    def begin(self, players: int, options: Mapping[str, Any], chance: Streams) -> tuple[Records, Records]:
        board = make_table(players, options, {})
        boards, states = np.repeat(board, len(chance)), np.repeat(first_state(board), len(chance))
        doors().begin_many(boards, states, chance)
        return boards, states

    def play_out(self, boards: Records, states: Records, chance: Streams, cap: int) -> Numbers:
        """By players with quick eyes that now and then err: claims at random would mostly be wrong."""
        claims: Numbers = np.zeros(len(states), np.int64)
        doors().play_out_many(boards, states, chance, cap, claims)
        return claims

    def legal(self, boards: Records, states: Records, out: Any) -> tuple[Numbers, Numbers]:
        counts: Numbers = np.empty(len(states), np.int64)
        seats: Numbers = np.empty(len(states), np.int64)
        doors().list_legal_many(boards, states, out, counts, seats)
        return seats, counts

    def play(self, boards: Records, states: Records, chance: Streams, seats: Numbers, actions: Numbers) -> None:
        doors().step_many(boards, states, chance, seats, actions)

    def summary(self, boards: Records, states: Records) -> tuple[Numbers, Numbers, Numbers]:
        """A shared win goes by the lowest of the winning seats; a turn is a mini-game."""
        players = int(boards["players"][0])
        scores = states["points"][:, boards["team_of"][0][:players]].astype(np.int64)
        winners = np.where(states["phase"] == OVER, scores.argmax(1), -1)
        return winners.astype(np.int64), states["played"].astype(np.int64), scores
