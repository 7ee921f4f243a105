"""Tables of CATAN as the conformance checks play them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from sobremesa.contract.conformance import Subject
from sobremesa.contract.conformance.playing import moments
from sobremesa.games import rules
from tests.catan.support.other_world import scramble
from tests.catan.support.remembering import Remembering
from tests.every_game.closely import one_in

Tables = list[tuple[int, dict[str, Any]]]


def subject(players: int, options: dict[str, Any], *, every: int = 1, cap: int) -> Subject:
    return Subject(rules("catan"), players, options, scramble, Remembering(), cap=cap, every=one_in(every))


def each(tables: Tables, quick: int) -> list[Any]:
    """The quick lane looks at one of the tables, the full run at all of them."""
    return [
        pytest.param(*table, marks=[] if place == quick else pytest.mark.slow) for place, table in enumerate(tables)
    ]


def kinds_played(subjects: Iterable[Subject]) -> set[int]:
    """Which kinds of action lively play reaches, in a game at each table."""
    seen: set[int] = set()
    for seed, table in enumerate(subjects):
        *_, match = moments(table, seed)
        seen |= {action & 0xFF for _, action in match.steps}
    return seen
