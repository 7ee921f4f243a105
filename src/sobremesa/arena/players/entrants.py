"""Who enters: a bot of the list, one by entry point (`package.module:Class`), or a process (`wire:command`).

`name=…` before either gives it a name of its own.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module

from ...bots import bot, bots
from ...bots.player import Bot
from .foreign import ForeignBot

WIRE = "wire:"
_NAMED = re.compile(r"([\w.-]+)=(.+)", re.DOTALL)


@dataclass(frozen=True)
class Entrant:
    name: str
    what: str
    """The bot of the list, the entry point or the command."""

    def as_words(self) -> str:
        return self.what if self.name == self.what else f"{self.name}={self.what}"


def entrant(words: str) -> Entrant:
    named = _NAMED.fullmatch(words.strip())
    return Entrant(named[1], named[2].strip()) if named else Entrant(words.strip(), words.strip())


def check(game: str, who: Entrant) -> None:
    """LookupError, in words, if there is no such bot."""
    if who.what.startswith(WIRE):
        if not who.what.removeprefix(WIRE).strip():
            raise LookupError(f"{who.name}: a command should follow {WIRE!r}")
    elif ":" in who.what:
        _maker(who.what)
    elif who.what not in bots(game):
        raise LookupError(f"there is no bot {who.what!r} for {game}; there are {', '.join(bots(game))}")


def make(game: str, who: Entrant, seed: str) -> Bot:
    if who.what.startswith(WIRE):
        return ForeignBot(who.what.removeprefix(WIRE), seed)
    if ":" in who.what:
        return _maker(who.what)(seed)
    return bot(game, who.what, seed)


def try_out(game: str, who: Entrant) -> None:
    """LookupError, in words, if it cannot even be made, or closed: better now than in every game."""
    with _told(who, "made"):
        made = make(game, who, "")
    if not hasattr(made, "choose"):
        raise LookupError(f"{who.name}: is no bot: it has no `choose(view, history)`")
    close = getattr(made, "close", None)
    if close is not None:
        with _told(who, "closed"):
            close()


@contextmanager
def _told(who: Entrant, done: str) -> Iterator[None]:
    try:
        yield
    except Exception as error:
        raise LookupError(f"{who.name}: could not be {done}: {type(error).__name__}: {error}") from error


def _maker(where: str) -> Callable[[str], Bot]:
    """What an entry point names; modules are also found in the current folder."""
    module, _, name = where.partition(":")
    if module.endswith(".py"):
        raise LookupError(f"{where}: a module has no .py in its name: {module.removesuffix('.py')}:{name}")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found: Callable[[str], Bot] = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise LookupError(f"{where}: {error}") from None
    except Exception as error:  # of whoever wrote the module
        raise LookupError(f"{where}: cannot be imported: {type(error).__name__}: {error}") from error
    return found
