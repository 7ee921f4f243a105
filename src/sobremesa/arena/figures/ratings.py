"""Ratings from who won: Plackett and Luce's model of the winner, an effect for each seat, all games fitted at once.

The chance of a seat to win is its share of exp(strength of the player + effect of the seat). Winners together share
the game. Intervals come from drawing whole blocks anew, for the games of a block are not independent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import numpy as np
from numpy.typing import NDArray

from ..playing import BlockPlayed

ELO = 400 / log(10)
ANCHOR = 1000.0
PRIOR = 0.02
"""A breath of doubt that keeps the strength of one who won everything finite."""
RESAMPLES = 300
STEPS = 50
CLOSE = 1e-9

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]


@dataclass(frozen=True)
class Games:
    """All finished games as arrays: who sat where, how the win was shared, which block it was."""

    seats: Whole
    shares: Floats
    blocks: Whole

    @property
    def players(self) -> int:
        return int(self.seats.shape[1])


@dataclass(frozen=True)
class Rating:
    elo: float
    low: float
    high: float


def games_of(blocks: Sequence[BlockPlayed], players: int) -> Games:
    seats, shares, numbers = [], [], []
    for place, block in enumerate(blocks):
        for game in block.games:
            if game.winners:
                seats.append(game.seats)
                shares.append([(seat in game.winners) / len(game.winners) for seat in range(players)])
                numbers.append(place)
    return Games(
        np.array(seats, np.int64).reshape(-1, players), np.array(shares).reshape(-1, players), np.array(numbers, int)
    )


def fit(games: Games, entrants: int, weights: Floats, prior: float = PRIOR, begin: Floats | None = None) -> Floats:
    """Strengths of the entrants, then effects of the seats, as natural logarithms; by Newton's method."""
    traits = _traits(games, entrants)
    found = np.zeros(traits.shape[2]) if begin is None else begin.copy()
    for _ in range(STEPS):
        slope, curve = _slopes(traits, games.shares, weights, found, prior)
        step = np.linalg.solve(curve, slope)
        found += step * min(1.0, 2.0 / max(float(np.abs(step).max()), CLOSE))
        if np.abs(step).max() < CLOSE:
            break
    found[:entrants] -= found[:entrants].mean()
    found[entrants:] -= found[entrants:].mean()
    return found


def _traits(games: Games, entrants: int) -> Floats:
    """[game, seat, parameter]: 1 for the player there, 1 for the seat."""
    count, players = games.seats.shape
    traits = np.zeros((count, players, entrants + players))
    rows = np.arange(count)
    for seat in range(players):
        traits[rows, seat, games.seats[:, seat]] = 1
        traits[:, seat, entrants + seat] = 1
    return traits


def _slopes(traits: Floats, shares: Floats, weights: Floats, at: Floats, prior: float) -> tuple[Floats, Floats]:
    """First and second derivatives of the logarithm of the likelihood."""
    score = traits @ at
    chance = np.exp(score - score.max(1, keepdims=True))
    chance /= chance.sum(1, keepdims=True)
    slope = np.einsum("g,gs,gsk->k", weights, shares - chance, traits, optimize=True) - prior * at
    mean = np.einsum("gs,gsk->gk", chance, traits)
    spread = np.einsum("gs,gsj,gsk->jk", weights[:, None] * chance, traits, traits, optimize=True)
    curve = spread - np.einsum("g,gj,gk->jk", weights, mean, mean, optimize=True)
    return slope, curve + prior * np.eye(len(at))


def rate(games: Games, entrants: int, anchor: int, resamples: int = RESAMPLES) -> tuple[list[Rating], list[Rating]]:
    """Elo of every entrant, the anchor's being 1000, and of every seat around 0; with 95 % intervals."""
    best = fit(games, entrants, np.ones(len(games.seats)))
    drawn = np.array([fit(games, entrants, weights, begin=best) for weights in _redrawn(games, resamples)])
    return (
        _rated(best[:entrants], drawn[:, :entrants], anchor),
        _rated(best[entrants:], drawn[:, entrants:], None),
    )


def _redrawn(games: Games, resamples: int) -> list[Floats]:
    """How often each game counts when blocks are drawn with replacement."""
    chance, blocks = np.random.default_rng(1), int(games.blocks.max()) + 1
    counts = chance.multinomial(blocks, np.full(blocks, 1 / blocks), size=resamples)
    return [row[games.blocks].astype(float) for row in counts]


def _rated(best: Floats, drawn: Floats, anchor: int | None) -> list[Rating]:
    base = 0.0 if anchor is None else ANCHOR
    middle = best - (0.0 if anchor is None else best[anchor])
    around = drawn - (0.0 if anchor is None else drawn[:, [anchor]])
    low, high = np.percentile(around, [2.5, 97.5], axis=0)
    return [
        Rating(base + ELO * float(m), base + ELO * float(lo), base + ELO * float(hi))
        for m, lo, hi in zip(middle, low, high, strict=True)
    ]
