"""Whoever fails or thinks too long is named with the position; the game goes on with the default action.

Whoever wants something illegal loses the game instead, where that is wanted.
"""

from __future__ import annotations

import signal
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from ...bots.player import Bot, Intention, QuickBot
from ...contract.errors import IllegalAction
from ...contract.game import Step
from ...contract.match import Match
from ...contract.view import View

Told = TypeVar("Told")
History = Callable[[], Sequence[Step]]

OURS = Path(__file__).parents[2]
MOST_TOLD = 3
"""So many faults of a bot are told in full for each game; the others are counted."""


class TooLong(BaseException):
    """Not an Exception: a bot that catches everything must not swallow it."""


class Forfeit(Exception):
    """The game is lost for a seat that wanted something illegal."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


@dataclass
class Notes:
    """What a referee writes down about one player of a game."""

    decisions: int = 0
    seconds: float = 0.0
    worst: float = 0.0
    failures: int = 0
    faults: list[dict[str, Any]] = field(default_factory=list)


class Refereed:
    """A bot at a seat of a match, watched."""

    def __init__(
        self,
        make: Callable[[], Bot],
        name: str,
        match: Match,
        seat: int,
        seconds: float | None = None,
        *,
        forfeits: bool = False,
    ) -> None:
        """`forfeits`: whether something illegal loses the game."""
        self.name, self.match, self.seat, self.seconds, self.forfeits = name, match, seat, seconds, forfeits
        self.notes = Notes()
        self.bot: Bot | None = None
        try:
            self.bot = make()
        except Exception as error:
            self._note(f"could not be made: {type(error).__name__}: {error}", traceback.format_exc())

    def choose(self, view: View, history: History) -> int | None:
        action = self._watched(lambda bot: bot.choose(view, history))
        if action is None and view.seat in view.awaited:
            if self.bot is not None and not self.notes.failures:
                self._note("does nothing although it is awaited", "")
            return self.match.default_action(self.seat)
        return action

    def intend(self, view: View, history: History) -> Intention | None:
        def ask(bot: Bot) -> Intention | None:
            return bot.intend(view, history) if isinstance(bot, QuickBot) else None

        return self._watched(ask)

    def close(self) -> None:
        close = getattr(self.bot, "close", None)
        if close is None:
            return
        try:
            close()
        except Exception as error:
            self._note(f"could not be closed: {type(error).__name__}: {error}", traceback.format_exc())

    def _watched(self, ask: Callable[[Bot], Told | None]) -> Told | None:
        """What the bot answers; None, with a note, when it fails, takes too long or may not do that."""
        if self.bot is None:
            return None
        began, spent = time.perf_counter(), time.thread_time()
        try:
            with limited(self.seconds):
                answer = ask(self.bot)
        except TooLong:
            self._note(f"thought for more than {self.seconds} s", "")
            return None
        except Exception as error:
            self._note(f"failed: {type(error).__name__}: {error}{place_of(error)}", traceback.format_exc())
            if isinstance(error, IllegalAction):
                self._maybe_lose()
            return None
        self._count(time.thread_time() - spent)
        if self.seconds is not None and time.perf_counter() - began > self.seconds:
            self._note(f"thought for more than {self.seconds} s", "")
            return None
        return answer if answer is None or self._allowed(answer) else None

    def _allowed(self, answer: Any) -> bool:
        action = answer.action if isinstance(answer, Intention) else answer
        reason = self.match.why_not(self.seat, action)
        if reason is not None:
            self._note(f"wants {self._words(action)}: {reason}", "")
            self._maybe_lose()
        return reason is None

    def _maybe_lose(self) -> None:
        if self.forfeits:
            raise Forfeit(self.seat)

    def _words(self, action: Any) -> str:
        try:
            return repr(self.match.words(action))
        except Exception:
            return repr(action)

    def _count(self, seconds: float) -> None:
        self.notes.decisions += 1
        self.notes.seconds += seconds
        self.notes.worst = max(self.notes.worst, seconds)

    def _note(self, what: str, trace: str) -> None:
        self.notes.failures += 1
        if len(self.notes.faults) < MOST_TOLD:
            told = {"bot": self.name, "seat": self.seat, "step": len(self.match.steps), "what": what}
            self.notes.faults.append({**told, "traceback": trace, **position_of(self.match)})


def place_of(error: Exception) -> str:
    """The line of the bot's own that failed, or that called what failed in here or in a library."""
    frames = [(Path(frame.filename), frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
    theirs = [(file, line) for file, line in frames if not file.is_relative_to(OURS)]
    own = [f" ({file.name}, line {line})" for file, line in theirs if file.parent == theirs[0][0].parent]
    return own[-1] if own else ""


def position_of(match: Match) -> dict[str, Any]:
    """As a position where the game has one, else as a record."""
    try:
        return {"position": match.position()}
    except (LookupError, ValueError):
        return {"record": match.record()}


@contextmanager
def limited(seconds: float | None) -> Iterator[None]:
    """Stops whoever takes longer, where the system can; compiled code is only stopped at its end."""
    if seconds is None or not _can_interrupt():
        yield
        return
    before = signal.signal(signal.SIGALRM, _stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _can_interrupt() -> bool:
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


def _stop(number: int, frame: object) -> None:
    raise TooLong
