"""A share of a batch: the games one thread looks after, with room for all that is written at each step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...contract.fields import Records
from ..chance import Streams, streams
from ..compiled import straight
from ..scratch import pad_of
from ..simulation import Flags, Numbers, Simulation, as_bytes, begin_all
from . import choosing
from .choices import HELD, STAGES, Choices, Played
from .ending import forget, note_endings, rewards_of, share_out
from .learning import NOTHING, Learning
from .stepping import NoNotes
from .table import ActionTable
from .wishes import SEAT, WISH, alone

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
        self.notes = simulation.notes or NoNotes
        self.room: Any = None
        """Whatever a game needs to write its observations."""
        self.first_offer = 0
        self._look_many, self._attend = learning.door("look_many"), learning.door("attend")
        self._see_many, self._choose_many = straight(choosing.see_many), straight(choosing.choose_many)
        self._note_endings, self._share_out = straight(note_endings), straight(share_out)
        self._forget = straight(forget)
        self._begin_at = simulation.beginner(self.players, options)
        self.signals = alone()
        self.has_ended = True
        """Whether the last step ended a game, so that its rewards still stand there."""
        self._make_room()
        self._begin_anew()

    def _make_room(self) -> None:
        count, most = len(self.seeds), self.simulation.most_legal + self.learning.most_widened
        self.rounds = [0] * count
        self.places: Numbers = np.arange(count)
        self.over: Flags = np.zeros(count, np.bool_)
        self.fresh: Flags = np.ones(count, np.bool_)
        """On another board than when it was last observed."""
        self.counts: Numbers = np.zeros(count, np.int64)
        self.actors: Numbers = np.zeros(count, np.int64)
        self.actions: Numbers = np.zeros(count, np.int64)
        self.decisions: Numbers = np.zeros(count, np.int64)
        self.ended: Numbers = np.zeros(count, np.int64)
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
        chosen: Numbers,
        whims: Streams,
    ) -> None:
        self.chosen = chosen
        self.seats, self.observation, self.masks = seats, observation, masks
        self.rewards, self.done, self.truncated, self.scores = rewards, done, truncated, scores
        self.learning.prepare(self)
        self._choices = Choices(
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
            self.offers,
            self.first_offer,
            self.chosen,
            whims,
        )
        self._played = Played(self.actors, self.actions, self.decisions, self.cap)
        self.look()

    def _begin_anew(self) -> None:
        self.chance = streams(self.seeds)
        self.boards, self.states = begin_all(self.simulation, self.players, self.options, self.chance)
        self.seen = np.zeros_like(self.states)
        self.raw_boards, self.raw, self.raw_seen = map(as_bytes, (self.boards, self.states, self.seen))

    def attend(self) -> int:
        """Fulfils the wishes that come by signals."""
        games = (self.boards, self.states, self.chance)
        found: int = self._attend(self.signals, *games, self._choices, self._played, *pad_of(self.notes))
        return found

    def fulfil(self, wish: int, seat: int = 0) -> int:
        """In this thread."""
        self.signals[WISH, 0], self.signals[SEAT, 0] = wish, seat
        return self.attend()

    def give_up(self, forfeits: Numbers) -> Numbers:
        """In these games nothing is chosen and the seat asked loses; these seats."""
        losers: Numbers = self.seats[forfeits]
        self.seats[forfeits] = self.chosen[forfeits] = OVER
        return losers

    def choose(self, chosen: Numbers, asked: Numbers) -> None:
        """What the indices mean, in `actors` and `actions`; what is still open is remembered."""
        self._choose_many(self._choices._replace(seats=asked, chosen=chosen), self._played)

    def play(self, seat: int, action: int) -> None:
        """One action of a seat in a share of one game, whether it is on the table or not. Unseen."""
        self.actors[0], self.actions[0] = seat, action
        self.simulation.play(self.boards, self.states, self.chance, self.actors, self.actions)
        self.decisions += 1
        self._look(self.places)
        self.go_on(int(self.seats[0] < 0 or self.decisions[0] >= self.cap))

    def go_on(self, ended: int, forfeits: Numbers = NOBODY, losers: Numbers = NOBODY) -> None:
        """After a step that ended so many games, or was given up by the seat asked in some."""
        if ended or len(forfeits):
            self._end(forfeits, losers)
        elif self.has_ended:
            self.done[:] = self.truncated[:] = False
            self.rewards[:] = 0
            self.has_ended = False

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
        self.fresh[:] = True
        self.look()

    def load(self, board: Records, state: Records) -> None:
        """Another position in the place of a share's only game, with nothing chosen yet."""
        self.raw_boards[0], self.raw[0] = as_bytes(board)[0], as_bytes(state)[0]
        for kept in (self.prefixes, self.held, self.taken):
            kept[:] = 0
        self.fresh[:] = True
        self.look()

    def seen_by(self, seat: int) -> Floats:
        """What one seat sees of every game, whether it is asked or not. What another has half chosen nobody sees."""
        if self.kind == NOTHING:
            return np.zeros_like(self.observation)
        kept, is_asked = (self.seats, self.observation, self.prefixes, self.taken), (self.seats == seat)[:, np.newaxis]
        self.seats, self.observation = np.full_like(self.seats, seat), np.zeros_like(self.observation)
        self.prefixes, self.taken = self.prefixes * is_asked, self.taken * is_asked
        self._see_many(self.signals, self.raw, self.seats, self.allowed, self.raw_seen)
        self.learning.observe(self.kind, self)
        seen = self.observation
        self.seats, self.observation, self.prefixes, self.taken = kept
        return seen

    def look(self) -> None:
        self._look(self.places)
        self.observe()

    def _look(self, places: Numbers) -> None:
        self._look_many(self.boards, self.states, places, self._choices, *pad_of(self.notes))

    def observe(self) -> None:
        if self.kind != NOTHING:
            self._see_many(self.signals, self.raw, self.seats, self.allowed, self.raw_seen)
            self.learning.observe(self.kind, self)

    def _end(self, forfeits: Numbers, losers: Numbers) -> None:
        """Rewards of the games that are over, or were cut short, and the next game in their place."""
        self.has_ended = True
        flags = (self.over, self.done, self.truncated)
        ended = self.ended[: self._note_endings(self._choices, self._played, *flags, self.rewards, self.ended)]
        if len(ended):
            self._reward(ended, forfeits, losers)
            if self.begins_anew:
                self._begin(ended)
        if not self.begins_anew:
            np.logical_or(self.done, self.truncated, out=self.over)
            self.seats[self.over] = OVER
            self.masks[self.over] = 0

    def _reward(self, ended: Numbers, forfeits: Numbers, losers: Numbers) -> None:
        won, scores = self.simulation.outcome(self.players, self.boards, self.states, ended)
        self.scores[ended] = scores
        self._share_out(won, ended, self.rewards)
        if len(forfeits):
            self.rewards[forfeits] = rewards_of(losers[:, np.newaxis] != np.arange(self.players))

    def _begin(self, ended: Numbers) -> None:
        """The n-th game in a place has the seed of the first, a stroke and n."""
        for place in ended.tolist():
            self.rounds[place] += 1
        chance = streams([f"{self.seeds[place]}/{self.rounds[place]}" for place in ended.tolist()])
        self._begin_at(self.boards, self.states, ended, chance)
        self.chance[ended] = chance
        self._forget(self._choices, self.decisions, self.fresh, ended)
        self._look(ended)
