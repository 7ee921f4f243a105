"""Games of value players among themselves, at compiled speed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.games import rules
from sobremesa.games.catan.judgement.desk import FEATURES, Desk
from sobremesa.games.catan.judgement.playing import play_games
from sobremesa.games.catan.judgement.slots import SLOTS
from sobremesa.games.catan.judgement.value.network import Weights
from sobremesa.games.catan.rules.state import State
from sobremesa.kernel.chance import streams
from sobremesa.kernel.simulation import simulation_of

CAP = 6000


@dataclass(frozen=True)
class Games:
    rows: NDArray[np.float32]
    """game, turn, seat, feature"""
    turns: NDArray[np.int64]
    """how many turns of each game were written"""
    winners: NDArray[np.int64]
    """-1: stopped"""


def play(
    players: int,
    seeds: Sequence[str],
    sides: NDArray[np.int64],
    weights: Sequence[Weights],
    width: int | Sequence[int],
    most_turns: int = 0,
    options: Mapping[str, Any] | None = None,
    ahead: Sequence[int] = (),
    explore: int = 0,
) -> Games:
    """One game a seed; `sides[game, seat]` says which weights (and width, and look ahead) a seat plays by.

    `explore` of a hundred choices in a turn are taken at random from what was thought of.
    """
    game = rules("catan")
    simulation: Any = simulation_of(game)
    chance = streams(seeds)
    boards, states = simulation.begin(players, game.label.check(players, options or {}), chance)
    rows = np.zeros((len(seeds), most_turns, players, FEATURES), np.float32)
    turns = np.zeros(len(seeds), np.int64)
    table = np.ascontiguousarray(np.stack(list(weights)), np.float32)
    widths = np.array([width] * len(table) if isinstance(width, int) else width, np.int64)
    looks = np.array(ahead or [0] * len(table), np.int64)
    strays = np.full(len(table), explore, np.int64)
    slots, desk = State.new(SLOTS), Desk.new()
    play_games(boards, states, slots, desk, chance, sides, table, widths, looks, strays, rows, turns, CAP)
    return Games(rows, turns, states["winner"].astype(np.int64) - 1)


def versus(players: int, count: int) -> NDArray[np.int64]:
    """Sides 0 and 1 in turn: one seat of side 1 among the others, in every seat equally often."""
    sides = np.zeros((count, players), np.int64)
    sides[np.arange(count), np.arange(count) % players] = 1
    return sides
