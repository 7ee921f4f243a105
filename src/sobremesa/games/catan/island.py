"""A table's island: the numbers the rules read, with the document and the names they were made from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from weakref import WeakValueDictionary

from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document

from .board.layout import filled_in, set_order, set_rules
from .board.names import Names
from .board.start_document import check_start
from .hooks.shown import EXPANSIONS


@dataclass(frozen=True)
class Island:
    numbers: Records
    """A `Board` of length one, read-only."""
    document: Document
    names: Names
    colours: tuple[str, ...]

    @cached_property
    def players(self) -> int:
        return len(self.colours)

    @cached_property
    def box(self) -> tuple[int, ...]:
        """How many roads, settlements and cities everybody begins with."""
        return tuple(self.numbers[0]["pieces"].tolist())

    @cached_property
    def bank(self) -> int:
        """How many cards of each resource there are in all."""
        return int(self.numbers[0]["bank"])

    @cached_property
    def expansions(self) -> frozenset[str]:
        """The flags of what is played with."""
        return frozenset(name for name in EXPANSIONS if self.numbers[0][name])


def make_island(players: int, options: Mapping[str, Any], start: Document) -> Island:
    """BadDocument, with the place, if that many players cannot begin from this start document."""
    check_start(start, players)
    numbers, named = filled_in(start["board"])
    set_rules(numbers, players, options)
    set_order(numbers, start["order"])
    return Island(numbers, start["board"], _shared(named), tuple(start["colours"]))


_in_use: WeakValueDictionary[tuple[tuple[str, ...], ...], Names] = WeakValueDictionary()


def _shared(found: Names) -> Names:
    """Islands of one shape have their names in common: a server holds thousands of them."""
    return _in_use.setdefault((found.hexes, found.intersections, found.paths), found)
