"""A batch whose games differ in their options and numbers of players: batches of equals behind one set of arrays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from ...contract.game import Game
from ...contract.numbers import counted
from ..dice import listed
from ..simulation import Flags, Numbers
from .batch import LearningBatch
from .share import Floats
from .table import ActionTable

Wishes = Mapping[str, Any]
PLAYERS = "players"
HOW = ("with_offers", "threads", "cap", "begin_anew", "on_illegal")
"""What is no option of a game and the same in all of a batch."""
KEPT = ("seat", "mask", "observation", "rewards", "scores", "done", "truncated")


class MixedBatch:
    """As a `LearningBatch`, with rows as wide as the widest game needs: what a game does not have is 0.

    An index means what the table of its own game says (`tables[i]`), a column what `columns_of(i)` says.
    """

    def __init__(
        self, game: Game, options: Wishes, seeds: Iterable[int | str], each: Sequence[Wishes], **how: Any
    ) -> None:
        """`each` has the options and `players` of a game that differ from `options`."""
        seeds = listed(seeds)
        if len(each) != len(seeds):
            raise ValueError(f"wishes for every game are needed: {len(seeds)}, not {len(each)}")
        self._places, kinds = _alike([{**options, **wishes} for wishes in each])
        self._groups = [
            LearningBatch(game, wishes, [seeds[place] for place in places], players, **how, called=places)
            for places, (players, wishes) in zip(self._places, map(_split, kinds), strict=True)
        ]
        self._make_room(len(seeds))
        self._gather()

    def _make_room(self, count: int) -> None:
        groups = self._groups
        self.tables: list[ActionTable] = [groups[0].table] * count
        self.players: Numbers = np.zeros(count, np.int64)
        self._group_of = np.zeros(count, np.int64)
        for number, (group, places) in enumerate(zip(groups, self._places, strict=True)):
            self.players[places], self._group_of[places] = group.players, number
            for place in places:
                self.tables[place] = group.table
        most = int(self.players.max())
        self.seat: Numbers = np.zeros(count, np.int64)
        self.mask: Flags = np.zeros((count, max(len(group.table) for group in groups)), np.bool_)
        self.observation: Floats = np.zeros((count, max(len(group.columns) for group in groups)), np.float32)
        self.rewards: Floats = np.zeros((count, most), np.float32)
        self.scores: Any = np.zeros((count, most), np.int64)
        self.done: Flags = np.zeros(count, np.bool_)
        self.truncated: Flags = np.zeros(count, np.bool_)

    def __len__(self) -> int:
        return len(self.tables)

    def __repr__(self) -> str:
        return (
            f"<{counted(len(self), 'game')} of {', '.join(sorted({table.name for table in self.tables}))} for learners>"
        )

    def columns_of(self, place: int) -> list[str]:
        return self._groups[int(self._group_of[place])].columns

    def step(self, indices: ArrayLike) -> None:
        """One index for each game; IllegalAction names the game and leaves all games as they were."""
        given = np.asarray(indices)
        if given.shape != (len(self),):
            raise ValueError(f"one index for each of {len(self)} games is needed, not an array of shape {given.shape}")
        for group, places in zip(self._groups, self._places, strict=True):
            group.check(given[places])
        for group, places in zip(self._groups, self._places, strict=True):
            group.step(given[places])
        self._gather()

    def sample(self) -> Numbers:
        """Any allowed index in each game, all equally likely, from streams of the batch's own."""
        chosen: Numbers = np.empty(len(self), np.int64)
        for group, places in zip(self._groups, self._places, strict=True):
            chosen[places] = group.sample()
        return chosen

    def reset(self, seeds: Iterable[int | str]) -> None:
        """All games from the beginning, one a seed."""
        anew = listed(seeds)
        if len(anew) != len(self):
            raise ValueError(f"a seed for each of {len(self)} games is needed, not {len(anew)}")
        for group, places in zip(self._groups, self._places, strict=True):
            group.reset([anew[place] for place in places])
        self._gather()

    def close(self) -> None:
        for group in self._groups:
            group.close()

    def _gather(self) -> None:
        for group, places in zip(self._groups, self._places, strict=True):
            for name in KEPT:
                part = getattr(group, name)
                getattr(self, name)[(places, *(slice(width) for width in part.shape[1:]))] = part


def _alike(wishes: list[dict[str, Any]]) -> tuple[list[list[int]], list[dict[str, Any]]]:
    """The places of games that are alike, and what they are."""
    places: list[list[int]] = []
    kinds: list[dict[str, Any]] = []
    for place, wish in enumerate(wishes):
        if wish not in kinds:
            kinds.append(wish)
            places.append([])
        places[kinds.index(wish)].append(place)
    return places, kinds


def _split(wishes: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    return wishes.get(PLAYERS, 4), {name: wish for name, wish in wishes.items() if name != PLAYERS}
