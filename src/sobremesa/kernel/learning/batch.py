"""A batch for learners: observations, masks and rewards of many games as arrays, stepped by indices of a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ...contract.errors import IllegalAction
from ...contract.fields import Records
from ...contract.game import Game
from ...contract.numbers import counted
from ..chance import streams
from ..compiled import COMPILING
from ..dice import listed
from ..simulation import Flags, Numbers, simulation_of
from .crew import Crew
from .learning import FEATURES, NOTHING, allowed_bytes, learning_of, table_of
from .share import NOBODY, OVER, Floats, Share
from .wishes import CHECK, PLAY_TO, SAMPLE, STEP

CAP = 100_000


class LearningBatch:
    """N games. All arrays are the same objects at every step and are written in place; copy what you keep.

    observation[N, F]  what the awaited seat sees, float32, from its view only
    mask[N, A]         which indices of `table` it may choose
    seat[N]            whose observation it is; -1 where a game is over and does not begin anew
    rewards[N, P]      of the step just made: not zero only where a game ended
    done[N]            whether the step just made ended a game
    truncated[N]       whether it was cut short after `cap` actions

    A game that ends begins anew in the same step (Gymnasium's SAME_STEP): seat, mask and observation are already the
    new game's, `rewards`, `done` and `scores` still the old one's. The n-th game in place i has the seed of the first,
    a stroke and n: `sobremesa.new(…, seed="7/2")`.
    """

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Any],
        seeds: Iterable[int | str],
        players: int = 4,
        *,
        observation: str = FEATURES,
        with_offers: bool = False,
        threads: int = 1,
        cap: int = CAP,
        begin_anew: bool = True,
        on_illegal: str = "refuse",
        called: Sequence[int] | None = None,
    ) -> None:
        """`called`: the numbers by which complaints name the games."""
        self.game, self.players = game, players
        self.learning = learning_of(game)
        self.table = table_of(game, players, options)
        self.options = game.label.check(players, options)
        self.seeds = listed(seeds)
        self.columns = _columns(self, observation)
        if threads < 1 or cap < 1:
            raise ValueError("at least one thread and one action are needed")
        self.loses = is_lost_by(on_illegal)
        self._called = range(len(self.seeds)) if called is None else called
        self._make_room()
        self._shares = list(self._make_shares(observation, with_offers, threads, cap, begin_anew))
        self._crew = Crew(self._shares)

    def __len__(self) -> int:
        return len(self.seeds)

    def __repr__(self) -> str:
        return f"<{counted(len(self), 'game')} of {self.table.name} for learners>"

    def _make_room(self) -> None:
        count = len(self)
        self._seat: Numbers = np.full(count, OVER, np.int64)
        self._mask: Any = np.zeros((count, len(self.table)), np.int8)
        self._places = np.arange(count)
        self._chosen: Numbers = np.zeros(count, np.int64)
        self._whims = streams(f"whim {seed}" for seed in self.seeds)
        self.observation: Floats = np.zeros((count, len(self.columns)), np.float32)
        self.rewards: Floats = np.zeros((count, self.players), np.float32)
        self.scores: Any = np.zeros((count, self.players), np.int64)
        self.done: Flags = np.zeros(count, np.bool_)
        self.truncated: Flags = np.zeros(count, np.bool_)
        self.seat: Numbers = _read_only(self._seat)
        self.mask: Flags = _read_only(self._mask.view(np.bool_))

    def _make_shares(self, kind: str, offers: bool, threads: int, cap: int, begin_anew: bool) -> Iterable[Share]:
        simulation = simulation_of(self.game)
        start = self.game.setup(self.players, self.options, _dice())
        board, state = self.game.begin(self.players, self.options, start)
        allowed = allowed_bytes(self.game, self.players, board, state)
        count = max(1, min(threads, len(self))) if COMPILING else 1
        self._cuts = [len(self) * part // count for part in range(count + 1)]
        self._parts = [slice(*cut) for cut in pairwise(self._cuts)]
        for first, end in pairwise(self._cuts):
            share = Share(
                self.learning,
                simulation,
                self.table,
                allowed,
                self.options,
                self.seeds[first:end],
                kind,
                cap,
                offers,
                begin_anew,
            )
            here = slice(first, end)
            share.attach(
                self._seat[here],
                self.observation[here],
                self._mask[here],
                self.rewards[here],
                self.done[here],
                self.truncated[here],
                self.scores[here],
                self._chosen[here],
                self._whims[here],
            )
            yield share

    def step(self, indices: ArrayLike, *, unseen: bool = False) -> None:
        """One index for each game, of those its mask allows; -1 where a game is over and does not begin anew.

        IllegalAction names the game and leaves all games as they were. `unseen` leaves the observations as they were.
        """
        forfeits = self.check(indices)
        given_up = [
            self._given_up(share, part, forfeits) for share, part in zip(self._shares, self._parts, strict=True)
        ]
        for share, ended, lost in zip(self._shares, self._crew.fulfil(STEP), given_up, strict=True):
            share.go_on(ended, *lost)
        if not unseen:
            self.observe()

    def check(self, indices: ArrayLike) -> Numbers:
        """The games that are lost by these indices; an error, in words, if they may not be chosen at all."""
        self._chosen[:] = self._one_each(indices)
        is_fine = max(self._crew.fulfil(CHECK)) < 0
        return NOBODY if is_fine else self._forfeits(self._chosen)

    def _given_up(self, share: Share, part: slice, forfeits: Numbers) -> tuple[Numbers, Numbers]:
        """The games of a share that are lost by an illegal index, and the seats that lose."""
        if not len(forfeits):
            return NOBODY, NOBODY
        here = forfeits[(forfeits >= part.start) & (forfeits < part.stop)] - part.start
        return here, share.give_up(here)

    def step_one(self, index: int, *, unseen: bool = False) -> None:
        """As `step`, in a batch of one game; quicker."""
        if not 0 <= index < self._mask.shape[1] or not self._mask[0, index]:
            self.step([index], unseen=unseen)
            return
        self._chosen[0] = index
        share = self._shares[0]
        share.go_on(share.fulfil(STEP))
        if not unseen:
            share.observe()

    def play_to(self, seat: int) -> bool:
        """Random players play on in every game until this seat is asked, or a game ends; whether one did. Unseen."""
        ended = 0
        for share, count in zip(self._shares, self._crew.fulfil(PLAY_TO, seat), strict=True):
            share.go_on(count)
            ended += count
        return ended > 0 and self._shares[0].begins_anew

    def observe(self) -> None:
        """What the seats asked see now, after steps that were made unseen."""
        if self.columns:
            self._crew.do(Share.observe)

    def play_one(self, seat: int, action: int) -> None:
        """Any legal action in a batch of one game, also one that is not on the table; unchecked and unseen."""
        self._shares[0].play(seat, action)

    def played_one(self) -> tuple[int, int] | None:
        """In a batch of one game who played what in the last step; None if only a part of it was chosen."""
        share = self._shares[0]
        return (int(share.actors[0]), int(share.actions[0])) if share.actors[0] >= 0 else None

    def states_of_one(self) -> Records:
        """The state of a batch of one game, with all that is hidden in it."""
        return self._shares[0].states

    def reset(self, seeds: Iterable[int | str]) -> None:
        """All games from the beginning, one a seed."""
        anew = listed(seeds)
        if len(anew) != len(self):
            raise ValueError(f"a seed for each of {len(self)} games is needed, not {len(anew)}")
        self.seeds = anew
        for share, (first, end) in zip(self._shares, pairwise(self._cuts), strict=True):
            share.begin(anew[first:end])
        self._whims[:] = streams(f"whim {seed}" for seed in anew)

    def seen_by(self, seat: int) -> Floats:
        """What one seat sees of every game, whether it is asked or not: a fresh array."""
        return np.concatenate([share.seen_by(seat) for share in self._shares])

    def sample(self) -> Numbers:
        """Any allowed index in each game, all equally likely, from streams of the batch's own."""
        list(self._crew.fulfil(SAMPLE))
        return self._chosen.copy()

    def close(self) -> None:
        self._crew.close()

    def _one_each(self, indices: ArrayLike) -> NDArray[Any]:
        given = np.asarray(indices)
        if given.shape != self._seat.shape:
            raise ValueError(f"one index for each of {len(self)} games is needed, not an array of shape {given.shape}")
        if given.dtype.kind not in "iu" and given.size:
            raise TypeError(f"indices are whole numbers, not {given.dtype}")
        return given

    def _forfeits(self, chosen: Numbers) -> Numbers:
        """The games in which a seat loses by an illegal index."""
        within = (chosen >= 0) & (chosen < len(self.table))
        fine = within & (self._mask[self._places, np.where(within, chosen, 0)] > 0)
        asked = self._seat >= 0
        if (idle := np.flatnonzero(~asked & (chosen != OVER))).size:
            raise IllegalAction(self._why(f"game {self._called[idle[0]]}: it is over; its index should be {OVER}"))
        wrong = np.flatnonzero(asked & ~fine)
        if wrong.size and not self.loses:
            place = int(wrong[0])
            raise IllegalAction(self._why(f"game {self._called[place]}: {self._refusal(place, int(chosen[place]))}"))
        return wrong

    def _refusal(self, place: int, index: int) -> str:
        seat = int(self._seat[place])
        if not 0 <= index < len(self.table):
            return f"{index} is no index of {self.table.name}, which has 0 to {len(self.table) - 1}"
        return f"seat {seat} may not choose {index} ({self.table.words(index)}) now"

    def _why(self, words: str) -> Any:
        return self.game.unreadable(words)


def is_lost_by(on_illegal: str) -> bool:
    """Whether whoever chooses something illegal loses, or is refused."""
    if on_illegal not in ("refuse", "lose"):
        raise ValueError(f"on_illegal is refuse or lose, not {on_illegal!r}")
    return on_illegal == "lose"


def _columns(batch: LearningBatch, kind: str) -> list[str]:
    known = (*batch.learning.kinds_of_observation, NOTHING)
    if kind not in known:
        raise LookupError(f"there are no observations {kind!r}; there are {', '.join(known)}")
    return [] if kind == NOTHING else batch.learning.columns(kind, batch.players, batch.table.board)


def _read_only(array: NDArray[Any]) -> Any:
    view = array.view()
    view.flags.writeable = False
    return view


def _dice() -> Any:
    from ...contract.dice import Seeded

    return Seeded(0)
