"""A tournament as a page for people: Markdown for the docs, HTML to open in a browser."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from ...contract.numbers import counted
from .plots import payoffs_svg, ratings_svg
from .report import by_strength, share

HEADS = ("player", "rating", "95 %", "games", "won", "mean ms", "worst ms", "failures")
STYLE = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
STYLE += "html{color:#3b2f22;background:#fffdf8}"
STYLE += "table{border-collapse:collapse}td,th{padding:.25rem .8rem;text-align:right;border-bottom:1px solid #cfc6b8}"
STYLE += "td:first-child,th:first-child{text-align:left}svg{max-width:100%;height:auto}pre{overflow:auto}"


def summary(document: dict[str, Any]) -> str:
    plan = document["tournament"]
    text = f"{counted(document['games'], 'game')} of {plan['game']} with {plan['players']} players"
    text += f" in {counted(document['blocks'], 'block')}"
    options = ", ".join(f"{name}={value}" for name, value in plan["options"].items())
    text += f" ({options})" if options else ""
    text += f", seed {plan['seed']}; {document['anchor']} = 1000."
    return text + (f" {document['unfinished']} did not come to an end." if document["unfinished"] else "")


def rows(document: dict[str, Any]) -> list[list[str]]:
    return [_row(document["entrants"][number]) for number in by_strength(document)]


def _row(each: dict[str, Any]) -> list[str]:
    return [
        str(each["name"]),
        f"{each['elo']:.0f}",
        f"{each['low']:.0f} to {each['high']:.0f}",
        str(each["games"]),
        f"{each['won']:g}",
        f"{each['mean_ms']:.2f}",
        f"{each['worst_ms']:.0f}",
        str(each["failures"]),
    ]


def payoff_rows(document: dict[str, Any]) -> list[list[str]]:
    order, names = by_strength(document), [each["name"] for each in document["entrants"]]
    shares = [[share(document["payoffs"][one][other]) for other in order] for one in order]
    return [
        [names[one], *("–" if won is None else f"{100 * won:.0f} %" for won in line)]
        for one, line in zip(order, shares, strict=True)
    ]


def seats(document: dict[str, Any]) -> str:
    told = [f"{each['elo']:+z.0f} ({each['low']:+z.0f} to {each['high']:+z.0f})" for each in document["seats"]]
    return "Worth of the seats, in the order of play: " + ", ".join(told) + "."


def markdown(document: dict[str, Any], picture: str) -> str:
    """`picture` is where the plot of the ratings lies, seen from the page."""
    heads = ["", *(row[0] for row in payoff_rows(document))]
    parts = [summary(document), _table(HEADS, rows(document)), f"![Ratings with their intervals]({picture})"]
    parts += ["Share of games won by the row against the column:", _table(heads, payoff_rows(document))]
    return "\n\n".join([*parts, seats(document)]) + "\n"


def _table(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    marks = ["---", *["--:"] * (len(heads) - 1)]
    return "\n".join("| " + " | ".join(line) + " |" for line in (heads, marks, *lines))


def html(document: dict[str, Any]) -> str:
    title = f"Arena: {escape(document['tournament']['game'])}"
    heads = "".join(f"<th>{head}</th>" for head in HEADS)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows(document))
    faults = "".join(f"<li>{escape(fault_in_words(fault))}</li>" for fault in document["faults"])
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
        f"<h1>{title}</h1><p>{escape(summary(document))}</p><table><tr>{heads}</tr>{body}</table>"
        f"{ratings_svg(document)}<h2>Who beats whom</h2>{payoffs_svg(document)}<p>{escape(seats(document))}</p>"
        + (f"<h2>Faults</h2><ul>{faults}</ul>" if faults else "")
        + "</html>\n"
    )


def fault_in_words(fault: dict[str, Any]) -> str:
    return f"{fault['bot']} in seat {fault['seat']} at step {fault['step']}: {fault['what']}"
