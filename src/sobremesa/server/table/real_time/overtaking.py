"""Who was first: the last rows of a table in real time with the states before them, to say what overtook a claim."""

from __future__ import annotations

import math
from collections import deque
from typing import NamedTuple

from ....contract.fields import Records
from ....contract.game import AnyAction
from ....contract.match import Match

KEPT = 32
LATE_MS = 3000
"""Whoever comes later than that was not in a race."""


class Past(NamedTuple):
    seq: int
    seat: int | None
    moment: float
    before: Records


class Overtaking:
    def __init__(self) -> None:
        self.past: deque[Past] = deque(maxlen=KEPT)

    def note(self, seq: int, seat: int | None, moment: float, before: Records) -> None:
        self.past.append(Past(seq, seat, moment, before))

    def by_whom(
        self, match: Match, seat: int, question: int, action: AnyAction, moment: float
    ) -> tuple[int, int] | None:
        """How many milliseconds an action came after the row that made it impossible, and that row.

        None if it was not possible lately, or the seat's own doing has made it so. What a seat may do follows from
        what it sees, so this tells nothing hidden.
        """
        game, board = match.game, match.board
        try:
            number = game.number_of(board, action)
        except Exception:  # whatever it was, it was never possible
            return None
        for row in reversed(self.past):
            if moment - row.moment > LATE_MS:
                return None
            was_asked = game.question(board, row.before, seat) == question
            if was_asked and not game.refusal(board, row.before, seat, number):
                return None if row.seat == seat else (max(1, math.ceil(moment - row.moment)), row.seq)
        return None
