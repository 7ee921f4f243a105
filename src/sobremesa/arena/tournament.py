"""Who meets whom, and in which seats: a block is one start and one set of dice in every seating of a pairing."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import Any

from .players.entrants import Entrant

MOST_SEATINGS = 6
EVEN, ONE = "even", "one"
REFUSE, LOSE = "refuse", "lose"

Seating = tuple[int, ...]
"""Which entrant sits in each seat, by number."""


@dataclass(frozen=True)
class Tournament:
    game: str
    entrants: tuple[Entrant, ...]
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: str = "1"
    shape: str = EVEN
    """`even`: both of a pairing fill half the seats; `one`: each once alone against copies of the other.

    In a gauntlet only the first is alone.
    """
    gauntlet: bool = False
    """Only the first entrant meets the others."""
    seconds: float | None = None
    """How long a decision may take."""
    on_illegal: str = REFUSE
    """`refuse`: whoever wants something illegal plays the default action; `lose`: that seat has lost the game."""

    @cached_property
    def pairings(self) -> list[tuple[int, int]]:
        everybody = range(len(self.entrants))
        return [(0, other) for other in everybody[1:]] if self.gauntlet else list(combinations(everybody, 2))

    def block(self, number: int) -> Block:
        """Round by round, so that whatever is finished is balanced."""
        turn, place = divmod(number, len(self.pairings))
        one, other = self.pairings[place]
        if self.gauntlet and self.shape == ONE:
            return Block(number, f"{self.seed}/{turn}", _alone(one, other, self.players))
        return Block(number, f"{self.seed}/{turn}", seatings(one, other, self.players, self.shape))

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "entrants": [each.as_words() for each in self.entrants],
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed,
            "shape": self.shape,
            "gauntlet": self.gauntlet,
            "seconds": self.seconds,
            **({} if self.on_illegal == REFUSE else {"on_illegal": self.on_illegal}),
        }

    @property
    def digest(self) -> str:
        return hashlib.sha256(json.dumps(self.as_json(), sort_keys=True).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Block:
    number: int
    seed: str
    seatings: list[Seating]


def seatings(one: int, other: int, players: int, shape: str = EVEN) -> list[Seating]:
    """2 against 2 in six seatings, 1 against 3 in four, and the other way round where numbers are uneven."""
    if shape == ONE and players > 2:
        return [*_alone(one, other, players), *_alone(other, one, players)]
    half = players // 2
    chosen = [set(seats) for seats in combinations(range(players), half)]
    if len(chosen) > MOST_SEATINGS:
        chosen = [{(start + 2 * step) % players for step in range(half)} for start in range(players)]
    found = [tuple(one if seat in seats else other for seat in range(players)) for seats in chosen]
    if players % 2:
        found += [tuple(other if who == one else one for who in seating) for seating in found]
    return found


def _alone(one: int, others: int, players: int) -> list[Seating]:
    return [tuple(one if seat == own else others for seat in range(players)) for own in range(players)]
