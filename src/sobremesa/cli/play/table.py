"""Seats a person among bots, plays the game out and tells it as that person may know it."""

from __future__ import annotations

import contextlib
import sys

import typer
from rich.console import Console

from ...bots import at_table, strongest
from ...bots.player import Bot, InTurn
from ...contract.label import Label
from ...contract.match import Match, new_match
from ...contract.text import Names, Text
from ...kernel.dice import dice_for
from ..complaints import Complaint, check_bots, label_of
from ..languages import Language, language_of, own_words, seat_names
from ..options import options_of
from ..preparing import shown
from ..reading.story import Story
from .person import Leaves, Person

INTERRUPTED = 130


def play_in_terminal(
    game: str, seat: int, given: str | None, seed: str | None, options: list[str], lang: Language | None
) -> None:
    label = label_of(game)
    if label.real_time:
        raise Complaint(f"{game} waits for nobody: play it in the browser, with `sobremesa serve`")
    others = opponents(label, given)
    if seat > len(others):
        raise Complaint(f"--seat {seat}: the seats are 0 to {len(others)}")
    chosen = options_of(label, options)
    label.check(len(others) + 1, chosen)
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (arrow keys and history for input())
    out = Console(highlight=False)
    with shown(label.id):
        rules = label.load()
        match = new_match(rules, len(others) + 1, chosen, dice_for(rules, seed))
    Sitting(match, seat, others, language_of(lang), out, seed).play()


def opponents(label: Label, given: str | None) -> list[str]:
    if given is None:
        return [strongest(label.id)] * (label.usual_players - 1)
    names = [name.strip() for name in given.split(",")]
    check_bots(label.id, names)
    return names


class Sitting:
    def __init__(
        self, match: Match, seat: int, others: list[str], language: str, out: Console, seed: str | None
    ) -> None:
        self.match, self.seat, self.language, self.out = match, seat, language, out
        self.seated = [*others[:seat], "", *others[seat:]]
        self.names = self._names()
        self.person = Person(match, seat, language, self.names, out)
        self.story = Story(match, seat)
        self.bots: list[Bot] = [
            at_table(match.game.label.id, name, None if seed is None else f"{seed}/{place}") if name else self.person
            for place, name in enumerate(self.seated)
        ]

    def play(self) -> None:
        for seat, name in enumerate(self.seated):
            self.out.print(f"{seat}  {self.names(seat, self.language)} {name}".rstrip(), markup=False)
        self.person.say("play.hint")
        asking = InTurn(self.match, self.bots)
        try:
            self._tell()
            while asking.turn():
                self._tell()
        except (EOFError, Leaves):
            self.person.say("play.bye")
            return
        except KeyboardInterrupt:
            self.out.print()
            self.person.say("play.bye")
            raise typer.Exit(INTERRUPTED) from None
        self._tell_end()

    def _names(self) -> Names:
        usual = seat_names(self.match.game.label.catalogue)

        def name(seat: int, language: str) -> str:
            you = f" ({own_words().term('you', language)})" if seat == self.seat else ""
            return usual(seat, language) + you

        return name

    def _tell(self) -> None:
        for text in self.story.news():
            self._say(text)

    def _tell_end(self) -> None:
        result = self.match.result
        if result is None:
            return
        self._say(result.reason)
        for seat, score in enumerate(result.scores):
            mark = " *" if seat in result.winners else ""
            self.out.print(f"{score:4}  {self.names(seat, self.language)}{mark}", markup=False)

    def _say(self, text: Text) -> None:
        self.out.print(self.match.game.label.catalogue.say(text, self.language, self.names), markup=False)
