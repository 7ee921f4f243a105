"""How good people are, by the games they play with each other: OpenSkill's model (Weng and Lin, 2011), pair by pair.

Everybody has a mean and an uncertainty; after a game each pair that did not come to the same place has told something,
and a pair that shares a place is a draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

MEAN = 25.0
BETA = MEAN / 6
"""How much a single game says: luck."""
DRIFT = MEAN / 300
"""How much anybody may change from one game to the next."""
LEAST_SHARE = 0.0001
"""Of the variance, so much stays."""
SHOWN_NEW, SHOWN_STEP = 1000, 40


class Skill(NamedTuple):
    mean: float = MEAN
    doubt: float = MEAN / 3

    @property
    def shown(self) -> int:
        """What one may be trusted to play like at the least, as a whole number: newcomers have 1000."""
        return round(SHOWN_NEW + SHOWN_STEP * (self.mean - 3 * self.doubt))


NEWCOMER = Skill()


def after(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """The skills after a game in which they came to these places; the lowest is the best."""
    before = [Skill(skill.mean, sqrt(skill.doubt**2 + DRIFT**2)) for skill in skills]
    return updated(before, places)


def updated(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    return [_judged(before, places, seat) for seat in range(len(before))]


def _judged(before: Sequence[Skill], places: Sequence[int], seat: int) -> Skill:
    own, rise, sureness = before[seat], 0.0, 0.0
    for other, skill in enumerate(before):
        if other != seat:
            spread = sqrt(own.doubt**2 + skill.doubt**2 + 2 * BETA**2)
            expected = 1 / (1 + exp((skill.mean - own.mean) / spread))
            rise += own.doubt**2 / spread * (_outcome(places[seat], places[other]) - expected)
            sureness += (own.doubt / spread) ** 3 * expected * (1 - expected)
    return Skill(own.mean + rise, own.doubt * sqrt(max(1 - sureness, LEAST_SHARE)))


def _outcome(own: int, other: int) -> float:
    return 0.5 if own == other else float(own < other)


def places_of(winners: Sequence[int], scores: Sequence[int]) -> list[int]:
    """Winners first, the others by their scores: whether few or many are good is told by what the winners have."""
    losers = [score for seat, score in enumerate(scores) if seat not in winners]
    few_is_good = bool(winners and losers) and all(scores[seat] < min(losers) for seat in winners)
    worth = [-score if few_is_good else score for score in scores]
    return [1 if seat in winners else 2 + _better(worth, seat, winners) for seat in range(len(scores))]


def _better(worth: Sequence[int], seat: int, winners: Sequence[int]) -> int:
    return sum(own > worth[seat] for other, own in enumerate(worth) if other not in winners)
