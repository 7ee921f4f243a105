"""What the next card could bring, answered exactly for every card that may still come."""

from __future__ import annotations

from typing import Any

import numpy as np

from sobremesa.contract.fields import Records, copy_of
from sobremesa.contract.view import View
from sobremesa.games.remigio.rules import doors
from sobremesa.games.remigio.rules.advice import CLOSING, DEAREST, LEAST_LEFT
from sobremesa.games.remigio.rules.cards import JOKER, OPENING, rank_of, rank_value

OPEN_NEXT_TURN = 45.0
CLOSE_NEXT_TURN = 60.0


class Outlook:
    """A hand tried out with one card less and one card more; nothing of the match is touched."""

    def __init__(self, view: View, seat: int, unseen: list[int]) -> None:
        self.board = view.board
        self.seat = seat
        self.trial: Records = copy_of(view.state)
        self.hand: Any = self.trial[0]["hands"][seat]
        self.is_open = bool(view.state[0]["opened"][seat])
        self.unseen = unseen
        self.out = np.zeros(64, np.int64)

    def ask(self, question: int) -> int:
        return doors.advise(self.board, self.trial, 0, self.seat, question, self.out)

    def after_discard(self, card: int) -> float:
        """How good the hand is after this discard, on the average of the cards to come."""
        self.hand[card] -= 1
        total = worth = 0.0
        for drawn, copies in enumerate(self.unseen):
            if copies:
                self.hand[drawn] += 1
                worth += copies * self.value()
                self.hand[drawn] -= 1
                total += copies
        self.hand[card] += 1
        return worth / total if total else 0.0

    def value(self) -> float:
        return self._open_value() if self.is_open else self._closed_value()

    def _closed_value(self) -> float:
        self.ask(DEAREST)
        points = int(self.out[0])
        return points + (OPEN_NEXT_TURN if points >= OPENING else 0.0)

    def _open_value(self) -> float:
        if self.ask(CLOSING) >= 0:
            return CLOSE_NEXT_TURN
        self.ask(LEAST_LEFT)
        return float(self.out[1]) - self._count()

    def _count(self) -> float:
        joker = int(self.board[0]["joker_left"])
        held = np.flatnonzero(self.hand)
        return float(sum(int(self.hand[c]) * (joker if c == JOKER else rank_value(rank_of(int(c)))) for c in held))

    def chance_to_close(self) -> float:
        """How often the next card would let an unopened hand open and close in one turn."""
        closing = total = 0
        for drawn, copies in enumerate(self.unseen):
            if copies:
                self.hand[drawn] += 1
                closing += copies * (self.ask(CLOSING) >= 0)
                self.hand[drawn] -= 1
                total += copies
        return closing / total if total else 0.0
