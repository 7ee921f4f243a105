"""Dice for comparing players: the same throws at the same turn, whatever was done before.

A draw follows from the seed, the turn it falls in, how many outcomes it has and how many such draws the turn had
before. So a roll is not shifted by a card drawn earlier, and two seatings of a block differ by the players alone.
"""

from __future__ import annotations

import hashlib

from ..contract.dice import Draws, Provable, Seeded
from ..contract.match import Match

MOMENTS = ("deal", "turn")
"""The public fields that number a game's turns, in those games that number them."""


class DiceByTurn(Draws):
    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.match: Match | None = None
        self.streams: dict[str, Provable] = {}

    def below(self, total: int) -> int:
        name = f"sobremesa arena {self.seed} {self._moment()} {total}"
        if name not in self.streams:
            self.streams[name] = Provable(hashlib.sha256(name.encode()).digest())
        return self.streams[name].below(total)

    def fresh(self) -> Draws:
        return Seeded()

    def follow(self, match: Match) -> None:
        self.match = match

    def _moment(self) -> tuple[int, ...]:
        if self.match is None:
            return ()
        fields = self.match.game.layout.fields
        return tuple(int(self.match.state[0][name]) for name in MOMENTS if name in fields)
