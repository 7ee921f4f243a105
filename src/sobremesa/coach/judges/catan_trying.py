"""CATAN choices tried out: played on many times in imagined worlds, with the same dice for each of them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from sobremesa.contract.action import kind_of
from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match, imagined_match
from sobremesa.games.catan.judgement.desk import Desk
from sobremesa.games.catan.judgement.playing_on import certain_win, play_on_often
from sobremesa.games.catan.judgement.slots import NOW, SLOTS
from sobremesa.games.catan.judgement.weights import weights_for
from sobremesa.games.catan.rules import actions
from sobremesa.games.catan.rules.state import State

from ..judging import after_playing
from .catan_dealing import confirmed

Worths = NDArray[np.float64]


class Trying:
    """One choice of a seat, from its view and what it was told: the true hands are never asked."""

    def __init__(self, match: Match, seat: int, worlds: int, seed: str = "coach") -> None:
        view, history, self.seat = match.view(seat), match.history(seat), seat
        self.worlds = [imagined_match(view, Seeded(f"{seed} {world}"), history) for world in range(worlds)]
        self.weights = weights_for(match.players)
        self.slots, self.desk = State.new(SLOTS), Desk.new()

    def tried(self, listed: Sequence[int], first: int, count: int, turns: int) -> Worths:
        """The seat's chance so many turns later: a row for each trial from the first number on, a column a choice."""
        board = self.worlds[0].board.numbers
        trials = range(first, first + count)
        starts = [self._after(self.worlds[trial % len(self.worlds)], action) for trial in trials for action in listed]
        numbers = np.repeat(np.array(trials, np.int64), len(listed))
        worths = np.zeros(len(starts))
        states = np.concatenate(starts)
        play_on_often(board, self.slots, self.desk, states, self.seat, self.weights, numbers, turns, worths)
        return worths.reshape(count, len(listed))

    def apart(self, better: int, worse: int, first: int, count: int, turns: int) -> Worths:
        """By how much one choice was better than the other, trial by trial."""
        return -np.diff(self.tried([better, worse], first, count, turns)).ravel()

    def _after(self, world: Match, action: int) -> NDArray[np.void]:
        twin = after_playing(world, self.seat, action)
        return (confirmed(twin, self.seat) if kind_of(action) == actions.ACCEPT else twin).state


def winning_action(match: Match, seat: int) -> int:
    """The next action of a turn that wins for certain, if the hands are as they lie there; 0 if there is none."""
    slots, desk = State.new(SLOTS), Desk.new()
    slots[NOW] = match.state[0]
    return int(certain_win(match.board.numbers, slots, desk, seat))
