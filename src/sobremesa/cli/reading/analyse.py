"""`sobremesa analyse`: what a finished game was worth to whom, and which choices cost most."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Column, Table

from ...contract.text import Text, load_catalogue
from ..complaints import Complaint
from ..languages import Language, language_of, seat_names
from .documents import match_of, read

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ...coach import Analysis, Moment
    from ...coach.analysis import Choice, Figure
    from ...contract.text import Catalogue, Names

MOST_CHOICES = 8


def analyse_file(file: str, as_json: bool, quick: bool, line: int | None, lang: Language | None) -> None:
    from ...coach import NotAnalysed, analyse_match

    paper = read(file, line)
    if not paper.is_record:
        raise Complaint(f"{paper.name}: is a position; a record is needed to look back at a game")
    match = match_of(paper)
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("the coach looks back", total=1.0)
        try:
            found = analyse_match(match, whole=not quick, progress=lambda share: bar.update(task, completed=share))
        except NotAnalysed as error:
            raise Complaint(f"{paper.name}: {error.args[0]}") from None
    if as_json:
        print(json.dumps(found.document()))
        return
    given = paper.document.get("names")
    words = load_catalogue("sobremesa.coach")
    Story(found, words, seat_names(words, given if isinstance(given, list) else None), language_of(lang)).tell()


class Story:
    def __init__(self, found: Analysis, words: Catalogue, names: Names, language: str) -> None:
        self.found = found
        self.words = words
        self.terms = load_catalogue(f"sobremesa.games.{found.game}")
        self.names = names
        self.language = language
        self.out = Console(highlight=False, soft_wrap=True)

    def tell(self) -> None:
        if self.found.accounts:
            self.out.print(self._accounts())
        for moment in self.found.turning_points():
            self.out.print(self._turning_point(moment), markup=False)
        if self.found.accounts:
            self._choices()
        for figure in self.found.figures:
            if figure.heads:
                self.out.print(self._spread(figure))
        if self.found.figures:
            self.out.print(self._figures())

    def _say(self, name: str, **values: object) -> str:
        return self.words.say(Text(f"coach.{name}", values), self.language)

    def _name(self, seat: int) -> str:
        return self.names(seat, self.language)

    def _worth(self, worth: float, signed: bool = False) -> str:
        shown = worth * 100 if self.found.unit == "chance" else worth
        mark = " %" if self.found.unit == "chance" else ""
        return self._number(f"{shown:+.1f}" if signed else f"{shown:.1f}") + mark

    def _number(self, written: str) -> str:
        return written if self.language == "en" else written.replace(".", ",")

    def _accounts(self) -> Table:
        """One column a seat, from its start down to its end."""
        table = Table("", *(self._name(seat) for seat in range(self.found.players)))
        accounts = self.found.accounts
        table.add_row(self._say("start"), *(self._worth(account.start) for account in accounts))
        for cause in accounts[0].parts:
            if any(abs(account.parts[cause]) > 1e-9 for account in accounts):
                table.add_row(self._say(cause), *(self._worth(account.parts[cause], True) for account in accounts))
        table.add_row(self._say("end"), *(self._worth(account.end) for account in accounts), end_section=True)
        table.add_row(self._say("luck"), *(self._luck(seat) for seat in range(self.found.players)))
        table.add_row(self._say("grade"), *(grade or "–" for grade in self.found.grades))
        return table

    def _figures(self) -> Table:
        """What was counted of each seat."""
        table = Table("", *(self._name(seat) for seat in range(self.found.players)))
        for figure in self.found.figures:
            if not figure.heads:
                table.add_row(self._say(f"figure.{figure.name}"), *self._counted(figure))
        return table

    def _spread(self, figure: Figure) -> Table:
        """How often each came, over how often it was to be expected."""
        heads = (self.terms.term(head, self.language) for head in figure.heads)
        table = Table(Column(self._say(f"figure.{figure.name}"), overflow="fold"), *heads, padding=(0, 0))
        table.add_row("", *(self._plain(value, figure.unit) for value in figure.values))
        table.add_row(
            self._say("expected", value="").strip(), *(self._plain(one, figure.unit) for one in figure.expected)
        )
        return table

    def _counted(self, figure: Figure) -> list[str]:
        values = [self._plain(value, figure.unit) for value in figure.values]
        name = figure.name if figure.unit else ""
        against = [
            self._say(f"against.{name}" if name else "expected", value=self._plain(one, figure.unit))
            for one in figure.expected
        ]
        return [f"{value} ({other})" for value, other in zip(values, against, strict=True)] if against else values

    def _luck(self, seat: int) -> str:
        percent = self.found.percentiles[seat]
        luck = self._worth(self.found.accounts[seat].luck, True)
        return luck if percent is None else f"{luck}\n{self._say('luckier', percent=round(percent))}"

    def _turning_point(self, moment: Moment) -> str:
        """Told of the seat it changed most for."""
        before = self.found.moments[moment.step - 1].worth if moment.step else self.found.start
        seat = max(range(self.found.players), key=lambda one: abs(moment.worth[one] - before[one]))
        return self._say(
            "turning",
            step=moment.step + 1,
            cause=self._cause(moment),
            player=self._name(seat),
            before=self._worth(before[seat]),
            after=self._worth(moment.worth[seat]),
        )

    def _cause(self, moment: Moment) -> str:
        if moment.cause == "own choices":
            return self._say("choice_of", player=self._name(moment.actor))
        return self._say(moment.cause)

    def _choices(self) -> None:
        costly = sorted((one for one in self.found.choices if one.label), key=lambda one: -one.cost)[:MOST_CHOICES]
        if not costly:
            self.out.print(self._say("no_mistakes"))
        for choice in costly:
            self.out.print(self._choice(choice), markup=False)

    def _choice(self, choice: Choice) -> str:
        best = choice.alternatives[0]
        told = self._say(
            "remark",
            step=choice.step + 1,
            played=self._deed(choice.line, choice.played),
            better=self._deed(best.line, best.action),
            cost=self._worth(choice.cost),
        )
        because = ", ".join(self._say(reason) for reason in choice.reasons)
        reasons = f" ({self._say('because', reasons=because)})" if because else ""
        return f"{self._say(choice.label or '')}: {told}{reasons}"

    def _deed(self, line: Mapping[str, Any], action: str) -> str:
        """As the log tells it, and as records write it, which says where."""
        text = Text(line["key"], line.get("values", {}))
        return f"{self.terms.say(text, self.language, self.names)} [{action}]"

    def _plain(self, value: float | None, unit: str) -> str:
        if value is None:
            return "–"
        return self._number(f"{value / 1000:.2f} s" if unit == "ms" else f"{value:.1f}".removesuffix(".0"))
