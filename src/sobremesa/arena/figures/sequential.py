"""Is the new one better? A test that stops as soon as it knows: the generalised sequential probability ratio test.

Between two hypotheses, the new player's share of the games being `even` or `aim`, the evidence is reckoned from whole
blocks: their mean and their variance, as seen so far. It stops at ±2.94, which errs once in twenty either way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt

from ..playing import BlockPlayed

BOUND = log(0.95 / 0.05)
EVEN, AIM = 0.5, 0.55
NINETY_FIVE = 1.959964
BETTER, NOT_BETTER, OPEN = "better", "not better", "open"


@dataclass(frozen=True)
class Verdict:
    evidence: float
    """Logarithm of how much likelier `aim` is than `even`."""
    blocks: int
    games: int
    score: float
    margin: float
    """Half of the 95 % interval."""

    @property
    def says(self) -> str:
        return BETTER if self.evidence >= BOUND else NOT_BETTER if self.evidence <= -BOUND else OPEN


def score_of(block: BlockPlayed, new: int = 0) -> float:
    """The new player's share of a block; a game that did not end is shared."""
    return sum(_share(game.seats, game.winners, new) for game in block.games) / len(block.games)


def _share(seats: Sequence[int], winners: Sequence[int], who: int) -> float:
    return sum(seats[seat] == who for seat in winners) / len(winners) if winners else 0.5


def judge(blocks: Sequence[BlockPlayed], even: float = EVEN, aim: float = AIM) -> Verdict:
    scores = [score_of(block) for block in blocks]
    count = len(scores)
    if not count:
        return Verdict(0.0, 0, 0, even, 0.5)
    mean = sum(scores) / count
    variance = _variance([*scores, 0.0, 1.0])  # two imagined blocks: a lucky start is no proof
    evidence = count * (aim - even) * (2 * mean - even - aim) / (2 * variance)
    games = sum(len(block.games) for block in blocks)
    return Verdict(evidence, count, games, mean, NINETY_FIVE * sqrt(variance / count))


def _variance(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / len(values)
