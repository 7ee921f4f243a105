"""A player that tries everything out before it moves: flat Monte Carlo over remembered worlds.

Choices (take or draw, open or wait, which card to part with before the opening) are played to the end of the deal in
imagined worlds, all of them in the same worlds with the same cards to come, and priced by how the match stands then.
What a glance says (the cards that may come, what the next player could take) orders the discards and counts as much as
hundreds of worlds, for a few worlds alone are a rumour. After the opening the glance is as good as any number of worlds
that was tried, and decides by itself.
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

HANDS = 8
"""So many imagined hands for a glance into them."""
HELPS_NEXT = 3.0
"""What a discard costs, in units of worth, that the next player surely takes."""
MOST_TRIED = 5
"""So many discards are tried out, the most promising ones."""
A_UNIT = 0.0024
"""What a unit of promise is worth of the match, and how many worlds it is as sure as; both as measured."""
AS_SURE_AS = 300
CLEAR = 1.0
"""How many standard errors make a difference worth leaving the sound way for."""

Told = Callable[[], Sequence[Step]]


class PatientBot(GreedyBot):
    worlds = 160
    """So many for each choice."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.seed = seed

    def draw(self, view: View, seat: int, legal: list[int], history: Told) -> int:
        if actions.TAKE not in legal:
            return actions.DRAW
        worths = Rehearsal(view, seat, history, self.seed).deals([TAKE, DRAW], self.worlds)
        return actions.DRAW if is_clearly_better(worths) else actions.TAKE

    def lay(self, view: View, seat: int, legal: list[int], history: Told) -> int | None:
        if _may_wait(view, seat, legal) and self._would_wait(view, seat, legal, history):
            return None
        return super().lay(view, seat, legal, history)

    def part(self, view: View, seat: int, legal: list[int], history: Told) -> int:
        discards = _discards(legal)
        if len(discards) < 2:
            return super().part(view, seat, legal, history)
        return discards[self._best_discard(Rehearsal(view, seat, history, self.seed), discards)]

    def _best_discard(self, rehearsal: Rehearsal, discards: list[int]) -> int:
        cards = [actions.DISCARD.card(action) for action in discards]
        glance = rehearsal.promises(cards) - HELPS_NEXT * rehearsal.takers(cards, HANDS)
        tried = np.argsort(-glance, kind="stable")[:MOST_TRIED]
        seems = A_UNIT * glance[tried]
        if rehearsal.is_open:
            return int(tried[0])
        found = rehearsal.deals([cards[place] for place in tried], self.worlds).mean(0)
        return int(tried[int(judged(seems, found, self.worlds).argmax())])

    def _would_wait(self, view: View, seat: int, legal: list[int], history: Told) -> bool:
        """Laying what can be laid against keeping everything in hand for a turn."""
        rehearsal = Rehearsal(view, seat, history, self.seed)
        cards = [actions.DISCARD.card(action) for action in _discards(legal)]
        keeping = cards[int(rehearsal.promises(cards).argmax())]
        return is_clearly_better(rehearsal.deals([LAY, keeping], self.worlds))


def judged(seems: Worths, found: Worths, worlds: int) -> Worths:
    """What a glance says and what the worlds say, each as much as it is sure."""
    weight = worlds / (worlds + AS_SURE_AS)
    return np.asarray((1 - weight) * (seems - seems.mean()) + weight * (found - found.mean()))


def is_clearly_better(worths: Worths) -> bool:
    """Whether the second choice beats the first in the same worlds by more than chance explains."""
    ahead = worths[:, 1] - worths[:, 0]
    return bool(ahead.mean() > CLEAR * ahead.std() / np.sqrt(len(ahead)))


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
