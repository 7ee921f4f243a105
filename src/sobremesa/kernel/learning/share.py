"""A share of a batch: the games one thread looks after, with room for all that is written at each step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...contract.fields import Records
from ..chance import streams
from ..scratch import pad_of
from ..simulation import Flags, Numbers, Simulation, begin_all
from . import choosing
from .codes import HELD, STAGES
from .learning import NOTHING, Learning
from .table import ActionTable

Floats = NDArray[np.float32]
OVER = -1
NOBODY: Numbers = np.zeros(0, np.int64)


class Share:
    """Arrays here are slices of the batch's, so that what is written here is seen there."""

    def __init__(
        self,
        learning: Learning,
        simulation: Simulation,
        table: ActionTable,
        allowed: NDArray[np.int8],
        options: Mapping[str, Any],
        seeds: list[int | str],
        kind: str,
        cap: int,
        offers: bool,
        begins_anew: bool,
    ) -> None:
        self.learning, self.simulation, self.table, self.options = learning, simulation, table, options
        self.players = table.players
        self.kind, self.cap, self.offers, self.begins_anew = kind, cap, offers, begins_anew
        self.seeds = seeds
        self.allowed = allowed
        self.room: Any = None
        """Whatever a game needs to write its observations."""
        self.first_offer = 0
        self._make_room()
        self._begin_anew()

    def _make_room(self) -> None:
        count, most = len(self.seeds), self.simulation.most_legal + self.learning.most_widened
        self.rounds = [0] * count
        self.over: Flags = np.zeros(count, np.bool_)
        self.counts: Numbers = np.zeros(count, np.int64)
        self.actors: Numbers = np.zeros(count, np.int64)
        self.actions: Numbers = np.zeros(count, np.int64)
        self.decisions: Numbers = np.zeros(count, np.int64)
        self.listed: Any = np.zeros((count, most), np.int64)
        self.where: Any = np.zeros((count, most), np.int32)
        self.prefixes: Any = np.zeros((count, STAGES + 1), np.int64)
        self.held: Any = np.zeros((count, HELD), np.int64)
        self.taken: Any = np.zeros((count, HELD), np.int64)

    def attach(
        self,
        seats: Numbers,
        observation: Floats,
        masks: NDArray[np.int8],
        rewards: Floats,
        done: Flags,
        truncated: Flags,
        scores: Numbers,
    ) -> None:
        self.seats, self.observation, self.masks = seats, observation, masks
        self.rewards, self.done, self.truncated, self.scores = rewards, done, truncated, scores
        self.learning.prepare(self)
        self.look()

    def _begin_anew(self) -> None:
        self.chance = streams(self.seeds)
        self.boards, self.states = begin_all(self.simulation, self.players, self.options, self.chance)
        self.seen = np.zeros_like(self.states)
        self.raw_boards, self.raw, self.raw_seen = map(as_bytes, (self.boards, self.states, self.seen))

    def step(
        self, chosen: Numbers, forfeits: Numbers = NOBODY, moving: Flags | None = None, *, unseen: bool = False
    ) -> None:
        """One small decision in every game, or in those that move; in `forfeits` the seat asked loses instead.

        `unseen` leaves the observations as they were.
        """
        losers = self.seats[forfeits]
        self.seats[forfeits] = OVER
        self.choose(chosen, self.seats if moving is None else np.where(moving, self.seats, OVER))
        self._play(forfeits, losers, unseen)

    def choose(self, chosen: Numbers, asked: Numbers) -> None:
        """What the indices mean, in `actors` and `actions`; what is still open is remembered."""
        choosing.choose_many(
            chosen,
            asked,
            self.counts,
            self.listed,
            self.where,
            self.prefixes,
            self.held,
            self.taken,
            self.table.codes,
            self.table.gathering,
            self.players,
            self.actors,
            self.actions,
        )

    def play(self, seat: int, action: int) -> None:
        """One action of a seat in a share of one game, whether it is on the table or not."""
        self.actors[0], self.actions[0] = seat, action
        self._play(NOBODY, NOBODY, unseen=True)

    def _play(self, forfeits: Numbers, losers: Numbers, unseen: bool) -> None:
        self.simulation.play(self.boards, self.states, self.chance, self.actors, self.actions)
        self.decisions += self.actors >= 0
        self._list()
        self._end(forfeits, losers)
        self._mask()
        if not unseen:
            self.observe()

    def begin(self, seeds: list[int | str]) -> None:
        """All games from the beginning, under these seeds."""
        self.seeds = seeds
        self.rounds = [0] * len(seeds)
        chance = streams(seeds)
        boards, states = self.simulation.begin(self.players, self.options, chance)
        self.raw_boards[:], self.raw[:], self.chance[:] = as_bytes(boards), as_bytes(states), chance
        for kept in (self.decisions, self.prefixes, self.held, self.taken, self.rewards, self.scores):
            kept[:] = 0
        for flags in (self.over, self.done, self.truncated):
            flags[:] = False
        self.look()

    def load(self, board: Records, state: Records) -> None:
        """Another position in the place of a share's only game, with nothing chosen yet."""
        self.raw_boards[0], self.raw[0] = as_bytes(board)[0], as_bytes(state)[0]
        for kept in (self.prefixes, self.held, self.taken):
            kept[:] = 0
        self.look()

    def seen_by(self, seat: int) -> Floats:
        """What one seat sees of every game, whether it is asked or not."""
        seats, observation = self.seats, self.observation
        self.seats, self.observation = np.full_like(seats, seat), np.zeros_like(observation)
        choosing.see_many(self.raw, self.seats, self.allowed, self.raw_seen)
        self.learning.observe(self.kind, self)
        seen = self.observation
        self.seats, self.observation = seats, observation
        return seen

    def look(self) -> None:
        self._list()
        self._mask()
        self.observe()

    def _list(self) -> None:
        self._list_legal(self.boards, self.states, self.listed, self.counts, self.seats)
        self.learning.widen(self)

    def _list_legal(self, *to_many: Any) -> None:
        self.simulation.doors.list_legal_many(*to_many, *pad_of(self.simulation.notes))

    def _mask(self) -> None:
        choosing.mask_many(
            self.seats,
            self.counts,
            self.listed,
            self.where,
            self.prefixes,
            self.held,
            self.taken,
            self.table.codes,
            self.table.gathering,
            self.players,
            self.masks,
        )

    def observe(self) -> None:
        if self.kind != NOTHING:
            choosing.see_many(self.raw, self.seats, self.allowed, self.raw_seen)
            self.learning.observe(self.kind, self)

    def _end(self, forfeits: Numbers, losers: Numbers) -> None:
        """Rewards of the games that are over, or were cut short, and the next game in their place."""
        was_over = self.over.copy() if not self.begins_anew else self.over
        np.less(self.seats, 0, out=self.done)
        np.greater_equal(self.decisions, self.cap, out=self.truncated)
        self.done[forfeits] = True
        np.logical_and(self.truncated, ~self.done, out=self.truncated)
        self.rewards[:] = 0
        ended = np.flatnonzero((self.done | self.truncated) & ~was_over)
        if len(ended):
            self._reward(ended, forfeits, losers)
            if self.begins_anew:
                self._begin(ended)
        if not self.begins_anew:
            np.logical_or(self.done, self.truncated, out=self.over)
            self.seats[self.over] = OVER

    def _reward(self, ended: Numbers, forfeits: Numbers, losers: Numbers) -> None:
        won, _, scores = self.simulation.summary(self.players, self.boards[ended], self.states[ended])
        self.scores[ended] = scores
        self.rewards[ended] = rewards_of(won)
        if len(forfeits):
            self.rewards[forfeits] = rewards_of(losers[:, np.newaxis] != np.arange(self.players))

    def _begin(self, ended: Numbers) -> None:
        """The n-th game in a place has the seed of the first, a stroke and n."""
        for place in ended.tolist():
            self.rounds[place] += 1
        chance = streams([f"{self.seeds[place]}/{self.rounds[place]}" for place in ended.tolist()])
        boards, states = self.simulation.begin(self.players, self.options, chance)
        listed, counts, seats = self.listed[ended], self.counts[ended], self.seats[ended]
        self._list_legal(boards, states, listed, counts, seats)
        self.raw_boards[ended], self.raw[ended], self.chance[ended] = as_bytes(boards), as_bytes(states), chance
        self.listed[ended], self.counts[ended], self.seats[ended] = listed, counts, seats
        for kept in (self.decisions, self.prefixes, self.held, self.taken):
            kept[ended] = 0


def as_bytes(records: Records) -> NDArray[np.int8]:
    """One row of bytes a record, of the same memory."""
    return records.view(np.int8).reshape(len(records), -1)


def rewards_of(won: Flags) -> Floats:
    """Winners share 1, the others share -1; nobody gets anything where all have won, or none."""
    winners = won.sum(1, keepdims=True)
    losers = won.shape[1] - winners
    shares = np.where(won, 1 / np.maximum(winners, 1), -1 / np.maximum(losers, 1))
    return np.where((winners == 0) | (losers == 0), 0, shares).astype(np.float32)
