"""What a bot is, and a runner that lets bots play a match out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from ..contract.game import Step
from ..contract.match import Match
from ..contract.view import View


class Bot(Protocol):
    def choose(self, view: View, history: History) -> int | None:
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

    def intend(self, view: View, history: History) -> Intention | None:
        """What it will do and when; None if nothing as long as nothing changes."""
        ...


History = Callable[[], Sequence[Step]]


class Question(NamedTuple):
    seat: int
    is_awaited: bool
    number: int


class Asking:
    """Whom to ask: each seat once per question, bystanders first, so that offers are answered before all goes on."""

    def __init__(self) -> None:
        self.answered: dict[int, int] = {}

    def questions(self, match: Match, is_bot: Callable[[int], bool]) -> Iterator[Question]:
        """Until one of them acts; then there are new ones."""
        awaited = match.awaited
        for seat in match.actors:
            if seat not in awaited and is_bot(seat):
                number = question_number(match, seat)
                if self.answered.get(seat) != number:
                    self.answered[seat] = number
                    yield Question(seat, False, number)
        for seat in awaited:
            if is_bot(seat):
                yield Question(seat, True, question_number(match, seat))


def question_number(match: Match, seat: int) -> int:
    return match.game.question(match.board, match.state, seat)


def known_to(match: Match, seat: int) -> tuple[View, History]:
    """What a bot is given: the view and the history of its seat as they are now, whatever happens while it thinks."""
    steps, game = match.steps.copy(), match.game
    return match.view(seat), lambda: [(actor, game.redact(actor, action, seat)) for actor, action in steps]


def intention(bot: Bot, view: View, history: History, pace: int | None = None) -> Intention | None:
    """What a bot will do in real time; one made for turns acts after so many milliseconds, or never."""
    if isinstance(bot, QuickBot):
        return bot.intend(view, history)
    action = None if pace is None else bot.choose(view, history)
    return None if action is None or pace is None else Intention(pace, action)


class InTurn:
    """A match played out turn by turn."""

    def __init__(self, match: Match, bots: Sequence[Bot]) -> None:
        self.match = match
        self.bots = bots
        self.asking = Asking()

    def turn(self) -> bool:
        """Plays one action; False when the game is over."""
        for question in self.asking.questions(self.match, lambda seat: True):
            action = self.bots[question.seat].choose(*known_to(self.match, question.seat))
            if action is not None:
                self.match.play(question.seat, action)
                return True
            if question.is_awaited:
                raise RuntimeError(f"the bot in seat {question.seat} is awaited but does nothing")
        return False


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
            meant = intention(self.bots[seat], *known_to(self.match, seat))
            if meant is not None:
                yield self.now + meant.after, seat, meant.action


def play_out(match: Match, bots: Sequence[Bot], cap: int = 20_000) -> Match:
    """Lets bots play a match to its end, or for so many actions."""
    if len(bots) != match.players:
        raise ValueError(f"a bot for every seat is needed: {match.players}, not {len(bots)}")
    playing = (Racing if match.game.label.real_time else InTurn)(match, bots)
    for _ in range(cap):
        if not playing.turn():
            break
    return match
