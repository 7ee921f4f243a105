"""Reads decisions out of matches: what a seat saw, what it might choose, and the indices of what it chose.

For datasets and for players that think in indices: any match can be looked at, whoever plays it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...contract.action import kind_of
from ...contract.errors import IllegalAction
from ...contract.match import Match
from ..compiled_game import CompiledGame
from ..simulation import Flags
from .batch import LearningBatch
from .learning import FEATURES
from .share import Floats


@dataclass(frozen=True)
class Decision:
    """One small decision of a seat."""

    seat: int
    observation: Floats
    mask: Flags
    index: int


class Pending:
    """What is chosen of an action that is not whole yet."""

    def __init__(self) -> None:
        self.prefix: list[int] = []
        self.taken: list[int] = []

    def __str__(self) -> str:
        return " ".join(map(str, [*self.prefix, *self.taken]))


class Reader:
    def __init__(
        self,
        game: CompiledGame,
        players: int,
        options: Mapping[str, Any],
        observation: str = FEATURES,
        *,
        with_offers: bool = True,
    ) -> None:
        self.game = game
        self.batch = LearningBatch(
            game, options, [0], players, observation=observation, with_offers=with_offers, begin_anew=False
        )
        self._share = self.batch._shares[0]

    def next_seat(self, match: Match) -> int:
        """Whose decision is next; -1 when the game is over."""
        self._share.load(self.game.numbers(match.board), match.state)
        return int(self.batch.seat[0])

    def mask(self, match: Match, pending: Pending) -> Flags:
        """What whoever is asked may choose; the same array at every call."""
        self._load(match, pending)
        allowed: Flags = self.batch.mask[0]
        return allowed

    def seen(self, match: Match, seat: int) -> Floats:
        """What a seat sees, whether it is asked or not."""
        self._share.load(self.game.numbers(match.board), match.state)
        seen: Floats = self.batch.seen_by(seat)[0]
        return seen

    def choose(self, match: Match, pending: Pending, index: int) -> int | None:
        """The action, if this index makes it whole; else what is chosen so far is kept in `pending`."""
        allowed = self.mask(match, pending)
        if not 0 <= index < len(allowed) or not allowed[index]:
            raise IllegalAction(self.game.unreadable(f"{index} may not be chosen now"))
        self._share.choose(np.array([index], np.int64), self._share.seats)
        whole = self._share.actors[0] >= 0
        pending.prefix = [] if whole else self._share.prefixes[0].tolist()
        pending.taken = [] if whole else self._share.taken[0].tolist()
        return int(self._share.actions[0]) if whole else None

    def _load(self, match: Match, pending: Pending) -> None:
        self._share.load(self.game.numbers(match.board), match.state)
        if pending.prefix:
            self._share.prefixes[0], self._share.taken[0] = pending.prefix, pending.taken
            self._share.look()

    def decisions(self, match: Match, seat: int, action: int) -> list[Decision]:
        """The decisions that make up an action about to be played; none if it is not on the table."""
        self._share.load(self.game.numbers(match.board), match.state)
        if self.batch.seat[0] != seat:
            return []
        made: list[Decision] = []
        while (index := self._index_of(action)) is not None:
            made.append(Decision(seat, self.batch.observation[0].copy(), self.batch.mask[0].copy(), index))
            self._share.choose(np.array([index], np.int64), self._share.seats)
            if self._share.actors[0] >= 0:
                return made
            self._share.look()
        return []

    def _index_of(self, action: int) -> int | None:
        """Which index leads to the action from here."""
        gathered = self.batch.table.gathered
        if gathered is not None and kind_of(action) == gathered.kind:
            return self._next_card(gathered.first, action)
        count = int(self._share.counts[0])
        found: NDArray[Any] = np.flatnonzero(self._share.listed[0, :count] == action)
        return int(self._share.where[0, found[0]]) if len(found) else None

    def _next_card(self, first: int, action: int) -> int:
        cell = self.batch.table.gathered.kind.cells[0]  # type: ignore[union-attr]
        wanted, taken = np.array(cell.get(action)), self._share.taken[0]
        return first + int(np.flatnonzero(wanted > taken[: len(wanted)])[0])
