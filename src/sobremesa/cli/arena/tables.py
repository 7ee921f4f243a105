"""The results of the arena in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Column, Table

from ...arena.figures.pages import HEADS, fault_in_words, payoff_rows, rows, seats, summary
from ...arena.figures.report import report
from ...arena.figures.sequential import BETTER, NOT_BETTER, Verdict
from ...arena.playing import BlockPlayed
from ...arena.tournament import Tournament
from ...contract.numbers import counted

MOST_FAULTS = 10


def show(tournament: Tournament, blocks: Sequence[BlockPlayed], verdict: Verdict | None, aim: float) -> dict[str, Any]:
    """Prints the document and gives it back."""
    document = report(tournament, blocks)
    out = Console(highlight=False)
    if document["entrants"]:
        out.print(_table(HEADS, rows(document)))
        payoffs = payoff_rows(document)
        if len(payoffs) > 2:
            out.print(_table(["", *(row[0] for row in payoffs)], payoffs))
        out.print(seats(document), markup=False)
    out.print(summary(document), markup=False)
    for fault in _each_once(document["faults"])[:MOST_FAULTS]:
        out.print(fault_in_words(fault), markup=False)
    if verdict is not None:
        document["test"] = _test(verdict, aim)
        out.print(in_words(tournament, verdict, aim), markup=False)
    return document


def _each_once(faults: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The first of those that are alike: whoever fails, fails often."""
    alike: dict[tuple[str, str], dict[str, Any]] = {}
    for fault in faults:
        alike.setdefault((fault["bot"], fault["what"]), fault)
    return list(alike.values())


def _test(verdict: Verdict, aim: float) -> dict[str, Any]:
    return {
        "says": verdict.says,
        "aim": aim,
        "evidence": round(verdict.evidence, 3),
        "blocks": verdict.blocks,
        "games": verdict.games,
        "score": round(verdict.score, 4),
        "margin": round(verdict.margin, 4),
    }


def in_words(tournament: Tournament, verdict: Verdict, aim: float) -> str:
    new, old = (each.name for each in tournament.entrants)
    found = f"{100 * verdict.score:.1f} % ± {100 * verdict.margin:.1f} of {counted(verdict.games, 'game')}"
    if verdict.says == BETTER:
        return f"{new} is better than {old}: {found}"
    if verdict.says == NOT_BETTER:
        return f"{new} is not better than {old} by as much as {100 * aim:.0f} %: {found}"
    return f"not decided between {new} and {old}: {found}, evidence {verdict.evidence:+.2f}; more --blocks may tell"


def _table(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> Table:
    table = Table(Column(heads[0], overflow="fold"), *heads[1:])
    for column in table.columns[1:]:
        column.justify = "right"
    for line in lines:
        table.add_row(*line)
    return table
