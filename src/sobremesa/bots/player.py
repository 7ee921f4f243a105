"""What a bot is, and a runner that lets bots play a match out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from ..contract.game import Step
from ..contract.match import Match
from ..contract.view import View


class Bot(Protocol):
    def choose(self, view: View, history: Callable[[], Sequence[Step]]) -> int | None:
        """The action for this seat, or None if it may act but is not awaited. History is made when asked for."""
        ...


class Asking:
    """Asks each seat once per question: bystanders first, so that offers are answered before the game goes on."""

    def __init__(self, match: Match, bots: Sequence[Bot]) -> None:
        self.match = match
        self.bots = bots
        self.answered: dict[int, int] = {}

    def turn(self) -> bool:
        """Plays one action; False when the game is over."""
        match = self.match
        awaited = match.awaited
        for seat in match.actors:
            if seat not in awaited and self._asked_anew(seat) and self._ask(seat) is not None:
                return True
        if not awaited:
            return False
        if self._ask(awaited[0]) is None:
            raise RuntimeError(f"the bot in seat {awaited[0]} is awaited but does nothing")
        return True

    def _asked_anew(self, seat: int) -> bool:
        number = self.match.game.decision(self.match.board, self.match.state, seat)
        if self.answered.get(seat) == number:
            return False
        self.answered[seat] = number
        return True

    def _ask(self, seat: int) -> int | None:
        match = self.match
        action = self.bots[seat].choose(match.view(seat), lambda: match.history(seat))
        if action is not None:
            match.play(seat, action)
        return action


def play_out(match: Match, bots: Sequence[Bot], cap: int = 20_000) -> Match:
    """Lets bots play a match to its end, or for so many actions."""
    asking = Asking(match, bots)
    for _ in range(cap):
        if not asking.turn():
            break
    return match
