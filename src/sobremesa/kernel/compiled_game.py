"""A game whose questions are answered by compiled rules, through doors that every such game names alike."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..contract.dice import Draws
from ..contract.fields import Records
from ..contract.game import Chances, Game
from .dice import StreamDice

SEATS = tuple(tuple(seat for seat in range(8) if bits >> seat & 1) for bits in range(256))
"""The seats whose bits are set."""


class CompiledGame(Game):
    doors: Any
    """`apply`, `refusal`, `list_legal`, `list_chance`, `draw_chance`; each takes boards, states and a place first."""
    most_legal: int
    most_chances: int

    def numbers(self, board: Any) -> Records:
        """The part of a board that compiled rules read."""
        return board  # type: ignore[no-any-return]

    def legal(self, board: Any, state: Records, seat: int) -> list[int]:
        out = np.empty(self.most_legal, np.int64)
        found: list[int] = out[: self.doors.list_legal(self.numbers(board), state, 0, seat, out)].tolist()
        return found

    def refusal(self, board: Any, state: Records, seat: int, action: int) -> int:
        reason: int = self.doors.refusal(self.numbers(board), state, 0, seat, action)
        return reason

    def apply(self, board: Any, state: Records, actor: int, action: int) -> None:
        self.doors.apply(self.numbers(board), state, 0, actor, action)

    def chance(self, board: Any, state: Records) -> Chances | None:
        outcomes, weights = np.empty(self.most_chances, np.int64), np.empty(self.most_chances, np.int64)
        count = self.doors.list_chance(self.numbers(board), state, 0, outcomes, weights)
        return Chances(outcomes[:count].tolist(), weights[:count].tolist()) if count else None

    def draw(self, board: Any, state: Records, chances: Chances, draws: Draws) -> int:
        """A simulation's stream draws directly, as in a batch."""
        if isinstance(draws, StreamDice):
            return int(self.doors.draw_chance(self.numbers(board), state, 0, draws.stream))
        return super().draw(board, state, chances, draws)

    def decision(self, board: Any, state: Records, seat: int) -> int:
        return int(state[0]["asked"][seat])
