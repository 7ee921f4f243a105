"""`sobremesa actions`: every action of a game, as declared; the pages of `docs/actions` are its output."""

from __future__ import annotations

import sys

from ...contract.action import FIRST_CHANCE_KIND, FIRST_TIME_KIND, Kind, Part
from ...contract.parts import Choice, Counts, PartType
from ...games import rules
from ..complaints import label_of


def print_actions(game: str) -> None:
    sys.stdout.write(page_of(label_of(game).id))


def page_of(game: str) -> str:
    """A page in Markdown."""
    kinds = list(rules(game).kinds)
    told = [f"# Actions of `{game}`", "", *_INTRODUCTION]
    for title, first, last in _ACTORS:
        some = [kind for kind in kinds if first <= kind < last]
        if some:
            told += ["", f"## {title}", "", "| number | words | parts | notes |", "|---|---|---|---|", *map(_row, some)]
    return "\n".join([*told, ""])


_INTRODUCTION = (
    "Made from the declarations by `sobremesa actions`; numbers and parts are append-only. In JSON an action is its",
    'kind and its parts by name, `{"kind": …}`; to whoever may not see it a part is null, and `?` in words.',
)
_ACTORS = (
    ("Of a seat", 1, FIRST_CHANCE_KIND),
    ("Of chance", FIRST_CHANCE_KIND, FIRST_TIME_KIND),
    ("Of time", FIRST_TIME_KIND, 256),
)


def _row(kind: Kind) -> str:
    words = " or ".join(f"`{' '.join(form.words)}`" for form in kind.forms)
    notes = [
        "reveals" if kind.reveals else "",
        "only lets time go by" if kind.passes else "",
        f"{' and '.join(kind.ordered)} in ascending order" if kind.ordered else "",
        f"block: {kind.block.name}" if kind.block else "",
    ]
    return f"| {int(kind)} | {words} | {'; '.join(map(_part, kind.parts))} | {'; '.join(filter(None, notes))} |"


def _part(part: Part) -> str:
    bits = " + ".join(f"{cell.many} × {cell.bits}" if cell.many else str(cell.bits) for cell in part.cells)
    seen = "" if part.type.seers is None else f", seen by {' and '.join(part.type.seers)}"
    return f"`{part.name}`: {_meaning(part.type)} ({bits} bits{seen})"


def _meaning(kind: PartType) -> str:
    """In words: one of a few names, or what is expected."""
    if isinstance(kind, Choice | Counts) and len(kind.names) <= 16:
        return f"{kind.expected}: {', '.join(kind.names)}" if isinstance(kind, Choice) else "how many of each"
    return str(getattr(kind, "expected", "")) or (kind.__doc__ or kind.typescript).splitlines()[0].rstrip(".")
