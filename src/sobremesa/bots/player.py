"""What a bot is, and a runner that lets bots play a match out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple, Protocol, runtime_checkable

from ..contract.game import Step
from ..contract.match import Match
from ..contract.view import View


class Bot(Protocol):
    def choose(self, view: View, history: Callable[[], Sequence[Step]]) -> int | None:
        """The action for this seat, or None if it may act but is not awaited. History is made when asked for."""
        ...


class Intention(NamedTuple):
    """What a player in real time will do, if nothing changes before."""

    after: int
    """Milliseconds from the moment of the view."""
    action: int


@runtime_checkable
class QuickBot(Bot, Protocol):
    """A bot for games in real time, asked after everything that happens: it remembers what it was about to do."""

    def intend(self, view: View, history: Callable[[], Sequence[Step]]) -> Intention | None:
        """What it will do and when; None if nothing as long as nothing changes."""
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


class Racing:
    """A game in real time without waiting for it: whatever comes next, an intention or what happens by itself."""

    def __init__(self, match: Match, bots: Sequence[Bot]) -> None:
        self.match = match
        self.bots = bots
        self.now = 0

    def turn(self) -> bool:
        """Plays whatever comes first; False when nothing will come any more."""
        match = self.match
        tick = match.game.next_tick(match.board, match.state)
        first = min(self._intentions(), default=None)
        if first is not None and (tick is None or first[0] < tick.at):
            self.now, seat, action = first
            match.play(seat, action, self.now)
            return True
        if tick is None:
            return False
        self.now = tick.at
        match.pass_time(tick.at)
        return True

    def _intentions(self) -> Iterator[tuple[int, int, int]]:
        """When, who and what."""
        for seat in self.match.actors:
            bot = self.bots[seat]
            if isinstance(bot, QuickBot):
                meant = bot.intend(self.match.view(seat), partial(self.match.history, seat))
                if meant is not None:
                    yield self.now + meant.after, seat, meant.action


def play_out(match: Match, bots: Sequence[Bot], cap: int = 20_000) -> Match:
    """Lets bots play a match to its end, or for so many actions."""
    asking = (Racing if match.game.label.real_time else Asking)(match, bots)
    for _ in range(cap):
        if not asking.turn():
            break
    return match
