"""CATAN: offers to answer, out of games that the steady player plays at full speed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import numpy as np

from sobremesa.contract.dice import Seeded
from sobremesa.contract.errors import IllegalAction
from sobremesa.contract.match import Match, match_from_position, new_match
from sobremesa.games import rules
from sobremesa.games.catan.board.bounds import RESOURCE_NAMES
from sobremesa.games.catan.judgement.desk import Desk
from sobremesa.games.catan.judgement.steady_doors import play_out_steady_many
from sobremesa.games.catan.rules import phases
from sobremesa.kernel.chance import streams

from .catan import at_state, trade_of
from .draft import Puzzle

GAMES = 24
"""On each island."""
AT_A_TIME = 7
"""Decisions between two looks."""
LOOKS = 60
MOST_TRADES = 3
EARLY, LATE = 12, 60


def from_game(seed: int) -> Iterator[Puzzle]:
    """Between two every deal is one's loss: only with three and four."""
    match = new_match(rules("catan"), 3 + seed % 2, {}, Seeded(f"offered puzzles {seed}"))
    states, boards = np.repeat(match.state, GAMES), np.repeat(match.board.numbers, GAMES)
    chance = streams(f"offered {seed} {number}" for number in range(GAMES))
    trades, done = 0, np.zeros(GAMES, bool)
    for look in range(LOOKS):
        play_out_steady_many(boards, states, Desk.new(), chance, AT_A_TIME, np.zeros(GAMES, np.int64))
        timely = (states["turn"] > EARLY) & (states["turn"] < LATE) & (states["phase"] == phases.MAIN) & ~done
        for place in np.flatnonzero(timely)[look % 3 :: 6]:
            now = at_state(match, states[place : place + 1])
            found = list(_offer(now, int(now.state[0]["active"])))
            trades, done[place] = trades + len(found), bool(found)
            yield from found
            if trades >= MOST_TRADES:
                return


def _offer(match: Match, seat: int) -> Iterator[Puzzle]:
    """One card that the active player lacks for one it has, to the first who could give it."""
    hands = match.state[0]["hands"]
    others = [other for other in range(match.players) if other != seat]
    for give, get in product(range(len(RESOURCE_NAMES)), repeat=2):
        asked = [other for other in others if hands[other, get]]
        if give == get or not hands[seat, give] or hands[seat, get] or not asked:
            continue
        twin = match_from_position(match.game, match.position(), Seeded("puzzle"))
        words = f"offer 1 {RESOURCE_NAMES[give]} for 1 {RESOURCE_NAMES[get]} to {' '.join(map(str, others))}"
        try:
            twin.act(seat, words)
        except IllegalAction:
            return
        yield from trade_of(twin, asked[0])
        return
