"""The person at the keyboard, seated like a bot: shown what may be done, asked until the answer can be played."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.text import Text as Line

from ...contract.game import Step
from ...contract.match import Match
from ...contract.text import Names, Text
from ...contract.view import View
from ..languages import own_words
from ..picture.legal import template_in_words
from ..picture.table import Picture

UNREADABLE = "unreadable"


class Leaves(Exception):
    """The person has had enough."""


class Person:
    def __init__(self, match: Match, seat: int, language: str, names: Names, out: Console) -> None:
        self.match, self.seat, self.language, self.names, self.out = match, seat, language, names, out
        self.has_looked = False

    def choose(self, view: View, history: Callable[[], Sequence[Step]]) -> int | None:
        """Asks until there is an action; one who is not awaited may let it pass with an empty line."""
        awaited = self.seat in view.awaited
        if not awaited and not view.legal.actions:
            return None
        self._look_once()
        self._show_choices(view)
        while True:
            words = self._ask(view)
            if not words and not awaited:
                return None
            if not words:
                self._show_choices(view)
            elif not self._obeyed(words, view):
                action = self._action(words, view)
                if action is not None:
                    return action

    def _look_once(self) -> None:
        """Nobody should have to choose at a table they have not seen."""
        if not self.has_looked:
            self.out.print(self._picture(places=True).laid_out([self.seat]))
        self.has_looked = True

    def say(self, key: str, **values: object) -> None:
        self.out.print(own_words().say(Text(key, values), self.language), markup=False)

    def _ask(self, view: View) -> str:
        prompt = self.match.game.label.catalogue.say(view.prompt, self.language, self.names)
        self.out.print(Line(prompt, style="bold"))
        if self.seat not in view.awaited:
            self.say("play.may_pass")
        return " ".join(input("> ").split())

    def _show_choices(self, view: View) -> None:
        picture = self._picture()
        self.out.print(picture.own(self.seat))
        choices = [f"{number:3} {view.words(action)}" for number, action in enumerate(view.legal.actions, 1)]
        self.out.print(Columns(map(Line, choices), equal=True, column_first=True, padding=(0, 3)))
        for template in view.legal.templates:
            self.out.print(f"    {template_in_words(template, picture.term)}", markup=False)

    def _picture(self, places: bool = False) -> Picture:
        return Picture(self.match, self.seat, self.language, self.names, places)

    def _obeyed(self, words: str, view: View) -> bool:
        """Whether the words were for the terminal and not for the game."""
        first, _, rest = words.partition(" ")
        if first in ("?", "help", "ayuda", "ajuda"):
            self.say("play.help")
            self._show_choices(view)
        elif first in ("board", "tablero", "tabuleiro"):
            self.out.print(self._picture(places=rest != "plain").whole([self.seat]))
        elif first == "save" and rest:
            self._save(rest)
        elif words in ("quit", "exit"):
            raise Leaves
        else:
            return False
        return True

    def _save(self, path: str) -> None:
        try:
            Path(path).write_text(json.dumps(self.match.record(), indent=1), "utf-8")
        except (OSError, ValueError) as error:
            self.say("play.not_saved", why=getattr(error, "strerror", None) or str(error))
        else:
            self.say("play.saved", path=path)

    def _action(self, words: str, view: View) -> int | None:
        """The action of that number, or in those words; None after saying why not."""
        choices = view.legal.actions
        if words.isascii() and words.isdigit():
            if 1 <= int(words[:9]) <= len(choices):
                return choices[int(words[:9]) - 1]
            self.say("play.no_number", most=len(choices))
            return None
        reason = self.match.why_not(self.seat, words)
        if reason is None:
            return self.match.game.number_of(self.match.board, words)
        if reason.code == UNREADABLE and self.language != "en":  # what was expected is said in English alone
            self.say("play.unreadable", words=words)
        else:
            self.out.print(Line(reason.words.get(self.language, str(reason)), style="red"))
        return None
