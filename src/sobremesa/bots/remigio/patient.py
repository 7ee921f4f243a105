"""A player that tries everything out before it moves: flat Monte Carlo over remembered worlds.

Choices (take or draw, open or wait, which card to part with) are played to the end of the deal in imagined worlds, all
of them in the same worlds with the same cards to come, and priced by how the match stands then. A few worlds alone are
a rumour: what a sound player does, and what a glance says of the discards (the cards that may come, what the next
player could take), stands unless the worlds clearly speak for something else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from sobremesa.contract.action import kind_of
from sobremesa.contract.game import Step
from sobremesa.contract.view import View
from sobremesa.games.remigio import melding
from sobremesa.games.remigio.rules import actions

from .greedy import GreedyBot
from .rehearsing import DRAW, LAY, TAKE, Rehearsal, Worths

MOST_TRIED = 4
"""So many discards are tried out, the most promising ones."""
CLEAR = 2.0
"""How many standard errors make a difference worth leaving the sound way for."""
CLEAR_BETWEEN_TWO = 1.0
"""The same where worlds are many, and whoever wins the deal is all that counts."""

Told = Callable[[], Sequence[Step]]


class PatientBot(GreedyBot):
    worlds = 1200
    """So many for each choice: discards lie so close together that fewer say nothing."""
    worlds_among_many = 160

    def __init__(self, seed: int | str | None = None) -> None:
        self.seed = seed

    def draw(self, view: View, seat: int, legal: list[int], history: Told) -> int:
        if actions.TAKE not in legal:
            return actions.DRAW
        worths = Rehearsal(view, seat, history, self.seed).deals([TAKE, DRAW], self._worlds(view))
        return actions.DRAW if is_clearly_better(worths, clear_for(view)) else actions.TAKE

    def lay(self, view: View, seat: int, legal: list[int], history: Told) -> int | None:
        """What a sound player would: between two, whoever closes wins, and cards wait in hand for that."""
        if _may_wait(view, seat, legal) and self._would_wait(view, seat, legal, history):
            return None
        wanted = Rehearsal(view, seat, history, self.seed).ways()
        meant = next((action for action in wanted if action in legal), None)
        return (
            meant
            if meant or (not view.state[0]["owed"] and _discards(legal))
            else super().lay(view, seat, legal, history)
        )

    def part(self, view: View, seat: int, legal: list[int], history: Told) -> int:
        discards = _discards(legal)
        if len(discards) < 2:
            return super().part(view, seat, legal, history)
        return discards[self._best_discard(Rehearsal(view, seat, history, self.seed), discards)]

    def _best_discard(self, rehearsal: Rehearsal, discards: list[int]) -> int:
        """The first at a glance, unless one of the next is ahead in a quarter of the worlds and stays so in all."""
        cards = [actions.DISCARD.card(action) for action in discards]
        tried = np.argsort(-rehearsal.promises(cards), kind="stable")[:MOST_TRIED]
        view = rehearsal.view
        worlds, clear = self._worlds(view), clear_for(view)
        first = worlds // 4
        found = rehearsal.deals([cards[place] for place in tried], first)
        pair = [0, 1 + int(found.mean(0)[1:].argmax())]
        if found[:, pair[1]].mean() <= found[:, 0].mean():
            return int(tried[0])
        again = rehearsal.deals([cards[place] for place in tried[pair]], worlds - first)
        return int(tried[pair[int(is_clearly_better(np.concatenate([found[:, pair], again]), clear))]])

    def _would_wait(self, view: View, seat: int, legal: list[int], history: Told) -> bool:
        """Laying what can be laid against keeping everything in hand for a turn."""
        rehearsal = Rehearsal(view, seat, history, self.seed)
        cards = [actions.DISCARD.card(action) for action in _discards(legal)]
        keeping = cards[int(rehearsal.promises(cards).argmax())]
        return is_clearly_better(rehearsal.deals([LAY, keeping], self._worlds(view)), clear_for(view))

    def _worlds(self, view: View) -> int:
        return self.worlds if view.players == 2 else min(self.worlds, self.worlds_among_many)


def clear_for(view: View) -> float:
    return CLEAR_BETWEEN_TWO if view.players == 2 else CLEAR


def is_clearly_better(worths: Worths, clear: float) -> bool:
    """Whether the second choice beats the first in the same worlds by so many standard errors."""
    ahead = worths[:, 1] - worths[:, 0]
    return bool(ahead.mean() > clear * ahead.std() / np.sqrt(len(ahead)))


def _discards(legal: list[int]) -> list[int]:
    return [action for action in legal if kind_of(action) == actions.DISCARD]


def _may_wait(view: View, seat: int, legal: list[int]) -> bool:
    """Only before opening, while nothing must be laid, and if opening would not close at once."""
    now: Any = view.state[0]
    if now["owed"] or now["opened"][seat] or not _discards(legal):
        return False
    if not any(kind_of(action) in (actions.RUN, actions.SET) for action in legal):
        return False
    return melding.closing(view.board, view.state, seat) is None
