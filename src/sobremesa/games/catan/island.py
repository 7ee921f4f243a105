"""A table's island: the numbers the rules read, with the document and the names they were made from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document

from .board.layout import build, set_order, set_rules
from .board.names import Names, names
from .board.start_document import check_start


@dataclass(frozen=True)
class Island:
    numbers: Records
    """A `Board` of length one, read-only."""
    document: Document
    names: Names
    colours: tuple[str, ...]

    @property
    def players(self) -> int:
        return len(self.colours)


def make_island(players: int, options: Mapping[str, Any], start: Document) -> Island:
    """BadDocument, with the place, if that many players cannot begin from this start document."""
    check_start(start, players)
    numbers = build(start["board"])
    set_rules(numbers, players, options)
    set_order(numbers, start["order"])
    return Island(numbers, start["board"], names(start["board"]), tuple(start["colours"]))
