"""A batch for learners: observations, masks and rewards of many games as arrays, stepped by indices of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ...contract.errors import IllegalAction
from ...contract.game import Game
from ..chance import streams
from ..compiled import straight
from ..simulation import Flags, Numbers, simulation_of
from .choosing import first_wrong
from .learning import FEATURES, NOTHING, allowed_bytes, learning_of, table_of
from .sampling import sample_many
from .share import NOBODY, OVER, Floats, Share

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
    ) -> None:
        self.game, self.players = game, players
        self.learning = learning_of(game)
        self.table = table_of(game, players, options)
        self.options = game.label.check(players, options)
        self.seeds = list(seeds)
        self.columns = _columns(self, observation)
        if on_illegal not in ("refuse", "lose"):
            raise ValueError(f"on_illegal is refuse or lose, not {on_illegal!r}")
        if threads < 1 or cap < 1:
            raise ValueError("at least one thread and one action are needed")
        self.loses = on_illegal == "lose"
        self._make_room()
        self._shares = list(self._make_shares(observation, with_offers, threads, cap, begin_anew))
        self._pool = ThreadPoolExecutor(len(self._shares) - 1) if len(self._shares) > 1 else None
        self._whim = streams(f"whim {seed}" for seed in self.seeds)
        self._one: Numbers = np.zeros(1, np.int64)
        self._first_wrong, self._sample_many = straight(first_wrong), straight(sample_many)

    def __len__(self) -> int:
        return len(self.seeds)

    def _make_room(self) -> None:
        count = len(self)
        self._seat: Numbers = np.full(count, OVER, np.int64)
        self._mask: Any = np.zeros((count, len(self.table)), np.int8)
        self._places = np.arange(count)
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
        count = max(1, min(threads, len(self)))
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
            )
            yield share

    def step(self, indices: ArrayLike, *, unseen: bool = False) -> None:
        """One index for each game, of those its mask allows; -1 where a game is over and does not begin anew.

        IllegalAction names the game and leaves all games as they were. `unseen` leaves the observations as they were.
        """
        chosen = self._one_each(indices)
        forfeits = self._forfeits(chosen) if self._first_wrong(chosen, self._seat, self._mask) >= 0 else NOBODY
        if self._pool is None:
            self._shares[0].step(chosen, forfeits, unseen=unseen)
            return
        lost = [NOBODY] * len(self._parts)
        if len(forfeits):
            lost = [forfeits[(forfeits >= part.start) & (forfeits < part.stop)] - part.start for part in self._parts]
        self._in_all(partial(Share.step, unseen=unseen), [chosen[part] for part in self._parts], lost)

    def step_one(self, index: int, *, unseen: bool = False) -> None:
        """As `step`, in a batch of one game; quicker."""
        if not 0 <= index < self._mask.shape[1] or not self._mask[0, index]:
            self.step([index], unseen=unseen)
        else:
            self._one[0] = index
            self._shares[0].step(self._one, unseen=unseen)

    def play_to(self, seat: int) -> bool:
        """Random players play on in every game until this seat is asked, or a game ends; whether one did. Unseen."""
        if self._pool is None:
            return self._shares[0].play_to(seat, self._whim)
        whims = [self._whim[part] for part in self._parts]
        return any(self._in_all(Share.play_to, [seat] * len(whims), whims))

    def _in_all(self, do: Callable[..., Any], *given: list[Any]) -> list[Any]:
        """In every share at once; the first is this thread's, which would only wait."""
        assert self._pool
        first, *others = zip(self._shares, *given, strict=True)
        begun = [self._pool.submit(do, *each) for each in others]
        return [do(*first), *(each.result() for each in begun)]

    def observe(self) -> None:
        """What the seats asked see now, after steps that were made unseen."""
        for share in self._shares:
            share.observe()

    def play_one(self, seat: int, action: int) -> None:
        """Any legal action in a batch of one game, also one that is not on the table; unchecked and unseen."""
        self._shares[0].play(seat, action)

    def played_one(self) -> tuple[int, int] | None:
        """In a batch of one game who played what in the last step; None if only a part of it was chosen."""
        share = self._shares[0]
        return (int(share.actors[0]), int(share.actions[0])) if share.actors[0] >= 0 else None

    def reset(self, seeds: Iterable[int | str]) -> None:
        """All games from the beginning, one a seed."""
        anew = list(seeds)
        if len(anew) != len(self):
            raise ValueError(f"a seed for each of {len(self)} games is needed, not {len(anew)}")
        self.seeds = anew
        for share, (first, end) in zip(self._shares, pairwise(self._cuts), strict=True):
            share.begin(anew[first:end])
        self._whim[:] = streams(f"whim {seed}" for seed in anew)

    def seen_by(self, seat: int) -> Floats:
        """What one seat sees of every game, whether it is asked or not: a fresh array."""
        return np.concatenate([share.seen_by(seat) for share in self._shares])

    def sample(self) -> Numbers:
        """Any allowed index in each game, all equally likely, from streams of the batch's own."""
        chosen: Numbers = np.empty(len(self), np.int64)
        self._sample_many(self._mask, self._whim, chosen)
        return chosen

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    def _one_each(self, indices: ArrayLike) -> Numbers:
        given = np.asarray(indices)
        if given.shape != self._seat.shape:
            raise ValueError(f"one index for each of {len(self)} games is needed, not an array of shape {given.shape}")
        if given.dtype.kind not in "iu" and given.size:
            raise TypeError(f"indices are whole numbers, not {given.dtype}")
        return np.ascontiguousarray(given, np.int64)

    def _forfeits(self, chosen: Numbers) -> Numbers:
        """The games in which a seat loses by an illegal index."""
        within = (chosen >= 0) & (chosen < len(self.table))
        fine = within & (self._mask[self._places, np.where(within, chosen, 0)] > 0)
        asked = self._seat >= 0
        if (idle := np.flatnonzero(~asked & (chosen != OVER))).size:
            raise IllegalAction(self._why(f"game {idle[0]}: it is over; its index should be {OVER}"))
        wrong = np.flatnonzero(asked & ~fine)
        if wrong.size and not self.loses:
            place = int(wrong[0])
            raise IllegalAction(self._why(f"game {place}: {self._refusal(place, int(chosen[place]))}"))
        return wrong

    def _refusal(self, place: int, index: int) -> str:
        seat = int(self._seat[place])
        if not 0 <= index < len(self.table):
            return f"{index} is no index of {self.table.name}, which has 0 to {len(self.table) - 1}"
        return f"seat {seat} may not choose {index} ({self.table.words(index)}) now"

    def _why(self, words: str) -> Any:
        return self.game.unreadable(words)


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
