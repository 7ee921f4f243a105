"""CATAN: turns that win for certain, out of games that the steady player plays at full speed."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import new_match
from sobremesa.games import rules
from sobremesa.games.catan.judgement.desk import Desk
from sobremesa.games.catan.judgement.steady_doors import play_out_steady_many
from sobremesa.games.catan.rules import phases
from sobremesa.kernel.chance import streams

from .catan import at_state, certain_win_of
from .draft import Puzzle

GAMES = 40
"""On each island."""
AT_A_TIME = 7
"""Decisions between two looks."""
LOOKS = 70
MOST_WINS = 4
LEAST_WAY = 3


def from_game(seed: int) -> Iterator[Puzzle]:
    players = (4, 2, 3)[seed % 3]
    match = new_match(rules("catan"), players, {}, Seeded(f"winning puzzles {seed}"))
    states, boards = np.repeat(match.state, GAMES), np.repeat(match.board.numbers, GAMES)
    chance = streams(f"winning {seed} {number}" for number in range(GAMES))
    won, done = 0, np.zeros(GAMES, bool)
    for _ in range(LOOKS):
        play_out_steady_many(boards, states, Desk.new(), chance, AT_A_TIME, np.zeros(GAMES, np.int64))
        for place in np.flatnonzero((states["phase"] == phases.MAIN) & (states["turn"] > 30) & ~done):
            now = at_state(match, states[place : place + 1])
            found = [
                one for one in certain_win_of(now, int(now.state[0]["active"]), False) if len(one["way"]) >= LEAST_WAY
            ]
            won, done[place] = won + len(found), bool(found)
            yield from found
            if won >= MOST_WINS:
                return
