"""A player that thinks before it parts with a card.

It remembers what went back into the stock, tries every discard with each card that may come, and asks in imagined
hands whether the next player could take it. When it could open and nobody has, it plays imagined deals to their end to
weigh that against waiting for a dry close; only a clear difference makes it wait. Two against two it won 339 of 600
matches against greedy (95 %: 52.5 to 60.4 of a hundred).
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
from sobremesa.games.remigio.rules.actions import part

from .greedy import GreedyBot
from .rehearsing import LAY, Rehearsal, Worths

WORLDS = 24
HANDS = 8
"""So many imagined worlds for a whole deal, and for a glance into other hands."""
HELPS_NEXT = 3.0
"""What a discard costs, in units of worth, that the next player surely takes."""
CLEAR = 2.0
"""How many standard errors make a difference worth waiting for."""


class PatientBot(GreedyBot):
    def __init__(self, seed: int | str | None = None) -> None:
        self.seed = seed

    def lay(self, view: View, seat: int, legal: list[int], history: Callable[[], Sequence[Step]]) -> int | None:
        if _may_wait(view, seat, legal) and self._would_wait(view, seat, legal, history):
            return None
        return super().lay(view, seat, legal, history)

    def part(self, view: View, seat: int, legal: list[int], history: Callable[[], Sequence[Step]]) -> int:
        discards = _discards(legal)
        if len(discards) < 2:
            return super().part(view, seat, legal, history)
        rehearsal = Rehearsal(view, seat, history, self.seed)
        cards = [part(action, 0, 6) for action in discards]
        worths = rehearsal.promises(cards) - HELPS_NEXT * rehearsal.takers(cards, HANDS)
        return discards[int(worths.argmax())]

    def _would_wait(self, view: View, seat: int, legal: list[int], history: Callable[[], Sequence[Step]]) -> bool:
        """Opening against keeping everything in hand for a turn."""
        rehearsal = Rehearsal(view, seat, history, self.seed)
        cards = [part(action, 0, 6) for action in _discards(legal)]
        keeping = cards[int(rehearsal.promises(cards).argmax())]
        return is_clearly_better(rehearsal.deals([LAY, keeping], WORLDS))


def is_clearly_better(worths: Worths) -> bool:
    """Whether the second choice beats the first in the same worlds by more than chance explains."""
    ahead = worths[:, 1] - worths[:, 0]
    return bool(ahead.mean() > CLEAR * ahead.std() / np.sqrt(len(ahead)))


def _discards(legal: list[int]) -> list[int]:
    return [action for action in legal if kind_of(action) == actions.DISCARD]


def _may_wait(view: View, seat: int, legal: list[int]) -> bool:
    """Only while nobody is open, nothing must be laid, and opening would not close at once."""
    now: Any = view.state[0]
    if now["opened"].any() or now["owed"] or now["opening"][seat] or not _discards(legal):
        return False
    if not any(kind_of(action) in (actions.RUN, actions.SET) for action in legal):
        return False
    return melding.closing(view.board, view.state, seat) is None
