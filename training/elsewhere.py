"""Games of a piece shared out among processes or a cluster: the same games, and the same bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

import numpy as np
from numpy.typing import NDArray

from sobremesa.games.catan.judgement.value.network import Weights

from .selfplay import Games, play

TOGETHER = 25
"""Games that are played in one go."""

Spread = Callable[[Callable[[int], Games], Iterator[int]], Iterable[Games]]
"""Does a piece of work for each number, anywhere, and hands on what comes of it in their order."""


def play_here(work: Callable[[int], Games], firsts: Iterator[int]) -> Iterator[Games]:
    return map(work, firsts)


def play_spread(
    spread: Spread,
    players: int,
    seeds: Sequence[str],
    sides: NDArray[np.int64],
    weights: Sequence[Weights],
    width: int,
    most_turns: int = 0,
    explore: int = 0,
) -> Games:
    work = partial(_play_some, players, list(seeds), sides, list(weights), width, most_turns, explore)
    some = list(spread(work, iter(range(0, len(seeds), TOGETHER))))
    return Games(
        np.concatenate([games.rows for games in some]),
        np.concatenate([games.turns for games in some]),
        np.concatenate([games.winners for games in some]),
    )


def _play_some(
    players: int,
    seeds: list[str],
    sides: NDArray[np.int64],
    weights: list[Weights],
    width: int,
    most_turns: int,
    explore: int,
    first: int,
) -> Games:
    here = slice(first, first + TOGETHER)
    own = sides[here].copy()  # what comes from afar may only be read
    return play(players, seeds[here], own, weights, width, most_turns, explore=explore)
