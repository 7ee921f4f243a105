"""What is drawn directly, in a simulation, comes as often as the weights of the listed outcomes say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import numpy as np

from sobremesa.contract.match import Match

DRAWS = 20_000


def check_weights(match: Match, draw: Callable[[], int], *, all_drawn: bool = True) -> None:
    """A chi-square test far out in the tail: a wrong weight fails, luck does not."""
    chances = match.game.chance(match.board, match.state)
    assert chances is not None
    assert list(chances.actions) == sorted(chances.actions)
    drawn = Counter(draw() for _ in range(DRAWS))
    assert set(drawn) <= set(chances.actions)
    assert not all_drawn or set(drawn) == set(chances.actions)
    expected = np.array(chances.weights) * DRAWS / sum(chances.weights)
    counts = np.array([drawn[action] for action in chances.actions])
    freedom = len(expected) - 1
    assert ((counts - expected) ** 2 / expected).sum() <= freedom + 6 * np.sqrt(2 * freedom)
