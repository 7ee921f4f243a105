"""Many games at once: one decision in each of an array of states, without the interpreter's lock.

Whole games are in `playouts.py`; what a game brings along for both is in `simulation.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, SupportsIndex, cast

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..contract.action import UNKNOWN, kind_of, payload_of
from ..contract.dice import Draws
from ..contract.errors import IllegalAction
from ..contract.game import Game
from ..contract.match import Match, begun
from ..contract.numbers import counted, whole_number
from .chance import streams
from .compiled_game import CompiledGame
from .dice import StreamDice, listed
from .simulation import Flags, Numbers, begin_all, simulation_of


class Batch:
    """An array of games stepped together from NumPy, as learners do; offers between players are left out.

    Game i is the one that `sobremesa.new` begins with seed i, and has the same dice. `keep` remembers what was played
    (nine bytes an action), so that any game can be taken out as a match.
    """

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Any],
        seeds: Iterable[int | str],
        players: int = 4,
        *,
        keep: bool = True,
    ) -> None:
        self.game = game
        self.simulation = simulation_of(game)
        self.players = players
        self.options = game.label.check(players, options)
        self.seeds = listed(seeds)
        self.chance = streams(self.seeds)
        self.boards, self.states = begin_all(self.simulation, players, self.options, self.chance)
        self.actions: Numbers = np.zeros((len(self.states), self.simulation.most_legal), np.int64)
        self.seats, self.counts = self.simulation.legal(self.boards, self.states, self.actions)
        self._played: list[tuple[NDArray[np.int8], Numbers]] | None = [] if keep else None

    def __len__(self) -> int:
        return len(self.states)

    def __repr__(self) -> str:
        return f"<{counted(len(self), 'game')} of {self.game.label.id}, {self.players} players>"

    def play(self, chosen: ArrayLike, *, check: bool = True) -> None:
        """Plays for each awaited seat one of its actions: chosen[i] of actions[i, :counts[i]]; games over stay so.

        IllegalAction leaves all games as they were. Without the check an action that is not legal may do anything.
        """
        actions = self._one_each(chosen)
        if check:
            self._check(actions)
        self.simulation.play(self.boards, self.states, self.chance, self.seats, actions)
        if self._played is not None:
            self._played.append((self.seats.astype(np.int8), actions))
        self.seats, self.counts = self.simulation.legal(self.boards, self.states, self.actions)

    @property
    def over(self) -> Flags:
        return self.seats < 0

    @property
    def winners(self) -> Flags:
        """winners[i, seat]: whether this seat has won game i; several have if they share it."""
        return self.simulation.summary(self.players, self.boards, self.states)[0]

    @property
    def turns(self) -> Numbers:
        return self.simulation.summary(self.players, self.boards, self.states)[1]

    @property
    def scores(self) -> Numbers:
        return self.simulation.summary(self.players, self.boards, self.states)[2]

    def match(self, place: SupportsIndex) -> Match:
        """Game i as a match at this point, to be drawn, recorded or played on; the batch goes its own way."""
        number = whole_number(place)
        if number is None or not 0 <= number < len(self):
            raise IndexError(f"the batch has {counted(len(self), 'game')}, {place!r} is not among them")
        if self._played is None:
            raise LookupError("this batch does not keep what is played: make it with keep=True")
        match = self._begun(StreamDice(streams([self.seeds[number]])[0]))
        for seats, actions in self._played:
            if seats[number] >= 0:
                match.act(seats[number], actions[number])
                self.simulation.follow(match, acted=True)
        return match

    def _begun(self, dice: Draws) -> Match:
        start = self.game.setup(self.players, self.options, dice)
        match = begun(self.game, self.players, self.options, start, dice)
        self.simulation.follow(match, acted=False)
        return match

    def _one_each(self, chosen: ArrayLike) -> Numbers:
        """A fresh array of the right shape and kind; what is open-ended in it is filled in when it is played."""
        given = np.asarray(chosen)
        if given.dtype.kind not in "iu" and given.size:
            raise TypeError(f"actions are whole numbers, not {given.dtype}")
        if given.shape != self.seats.shape:
            raise ValueError(f"one action for each of {len(self)} games is needed, not an array of shape {given.shape}")
        return np.array(given, np.int64, order="C")

    def _check(self, actions: Numbers) -> None:
        listed = np.arange(self.actions.shape[1]) < self.counts[:, np.newaxis]
        is_listed = ((self.actions == actions[:, np.newaxis]) & listed).any(1)
        for place in np.flatnonzero(~is_listed & ~self.over):
            if not self._fills_in(int(place), int(actions[place])):
                seat, action = int(self.seats[place]), int(actions[place])
                why = f"game {place}: seat {seat} may not play {action} now"
                raise IllegalAction(self.game.unreadable(why))

    def _fills_in(self, place: int, action: int) -> bool:
        """Whether the action is a legal member of a listed open-ended family."""
        kind = self.game.kinds.of(action) if action >= 0 else None
        families = [kind_of(listed) for listed in self._listed(place) if payload_of(listed) == UNKNOWN]
        if kind is None or kind.number not in families or not kind.fits(action):
            return False
        here = slice(place, place + 1)
        game = cast(CompiledGame, self.game)
        return not game.refusal_of(self.boards[here], self.states[here], int(self.seats[place]), action)

    def _listed(self, place: int) -> list[int]:
        listed: list[int] = self.actions[place, : self.counts[place]].tolist()
        return listed
