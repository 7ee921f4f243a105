"""What came of a command, for people or for programs."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Protocol

from rich.console import Console
from rich.table import Column, Table

from ...contract.numbers import counted
from ...server.operating.books import Listed
from ...server.operating.replaying import BROKEN, Finding

MOMENTS = ("created", "last")


class Printing(Protocol):
    def tables(self, found: Sequence[Listed]) -> None: ...
    def one(self, found: dict[str, Any]) -> None: ...
    def findings(self, found: Sequence[Finding]) -> None: ...


class ForPrograms:
    def tables(self, found: Sequence[Listed]) -> None:
        print(json.dumps([table.as_json() for table in found]))

    def one(self, found: dict[str, Any]) -> None:
        print(json.dumps(found, ensure_ascii=False))

    def findings(self, found: Sequence[Finding]) -> None:
        print(json.dumps([one.as_json() for one in found]))


class ForPeople:
    def __init__(self) -> None:
        self.out = Console(highlight=False, soft_wrap=True, markup=False)

    def tables(self, found: Sequence[Listed]) -> None:
        shown = Table(Column("table", no_wrap=True), "game", "state", "rows", "made", "last touched", "", box=None)
        for table in found:
            private = "private" if table.private else ""
            moments = (_moment(table.created), _moment(table.last))
            shown.add_row(table.id, table.game, table.state, str(table.rows), *moments, private)
        self.out.print(shown if found else "There are no such tables.")

    def one(self, found: dict[str, Any]) -> None:
        for name, value in _told(found):
            if isinstance(value, list) and value and isinstance(value[0], dict):
                self.out.print(f"{name}:")
                for item in value:
                    self.out.print("  " + ", ".join(f"{key} {_said(key, inner)}" for key, inner in _told(item)))
            else:
                self.out.print(f"{name}: {_said(name, value)}")

    def findings(self, found: Sequence[Finding]) -> None:
        for one in found:
            if one.why is not None:
                self.out.print(f"{one.table} ({one.game}): {one.status}: {one.why}")
        counts = {
            status: sum(one.status == status for one in found) for status in sorted({one.status for one in found})
        }
        told = ", ".join(f"{count} {status.replace('_', ' ')}" for status, count in counts.items())
        self.out.print(f"{counted(len(found), 'table')}: {told or 'nothing to check'}.")
        if BROKEN not in counts:
            self.out.print("Every log leads where it led when it was written.")


def _told(found: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """What there is to say something about."""
    return ((name, value) for name, value in found.items() if value is not None)


def _said(name: str, value: Any) -> str:
    if name in MOMENTS and isinstance(value, int):
        return _moment(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "none"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_said(key, inner)}" for key, inner in _told(value)) or "none"
    return str(value)


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def printing(as_json: bool) -> Printing:
    return ForPrograms() if as_json else ForPeople()
