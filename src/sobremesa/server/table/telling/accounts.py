"""What each viewer was last told of the game, so that only what has changed is made and told again.

Where a game shows itself by members, it is noted which fields each member is made from, and a member is made again when
one of them changes. What is told is the same as if everything were made anew; only the work is less.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from threading import Lock
from typing import Any

from ....contract.states.by_field import Fields, Make, Noted, Structure
from ....contract.states.masking import Pattern
from .changes import Changes, Place, members
from .teller import Telling, Viewer

VIEW: Place = ("view",)


class Account:
    """One viewer's part: the public one, or a seat's own."""

    __slots__ = ("pattern", "raw", "told", "viewer")

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.told: dict[str, Any] = {}
        """Empty if nothing has been told yet."""
        self.raw = b""
        self.pattern: Pattern | None = None
        """The state it was made from, and what the viewer could see of it."""

    def renew(self, telling: Telling, **more: Any) -> Changes:
        """Brings it to where the game is now; what has changed."""
        glance, found = Glance(self, telling), Changes()
        view = self._view(telling, glance, found)
        rest = telling.public(glance) if self.viewer is None else telling.own(self.viewer, glance)
        before, self.told = self.told, {"view": view, **rest, **more}
        if before:
            found.compare_members(before, self.told)
        return found

    def _view(self, telling: Telling, glance: Glance, found: Changes) -> Any:
        game, board, seat = telling.match.game, telling.match.board, self.viewer
        if game.structures is None:
            seen = telling.now.seen(seat)
            return game.describe(board, seen) if seat is None else game.describe_own(board, seen, seat)
        sheet = _sheet(game.structures.view if seat is None else game.structures.own)
        shown, whose = self.told.get("view"), () if seat is None else (seat,)
        if shown is None:
            return sheet.begun(board, glance.now(), whose)
        touched = sheet.touched_by(glance.changed)
        if touched:
            sheet.renew(touched, shown, board, glance.now(), whose, found)
        return shown


class Glance:
    """A look at the game as it is now, by one who knows how it was."""

    __slots__ = ("changed", "moment", "viewer")

    def __init__(self, account: Account, telling: Telling) -> None:
        self.viewer, self.moment = account.viewer, telling.now
        self.changed: frozenset[str] | None = None
        """None if anything may have changed."""
        pattern = telling.now.pattern(account.viewer)
        if account.pattern is pattern and telling.match.game.structures is not None:
            self.changed = telling.changed_since(account.raw, pattern)
        account.raw, account.pattern = telling.now.raw, pattern

    def now(self) -> Any:
        return self.moment.read(self.viewer)


class Member:
    """A member of what is shown; of rows, the same member of each."""

    def __init__(self, name: str, told: str, make: Make, rows: str = "") -> None:
        self.name, self.told, self.make, self.rows = name, told, make, rows

    def renew(self, shown: Any, board: Any, now: Fields, whose: tuple[int, ...], found: Changes) -> None:
        if not self.rows:
            return self._put(shown, self.make(board, now, *whose), VIEW, found)
        for seat, row in enumerate(getattr(shown, self.rows)):
            self._put(row, self.make(board, now, seat), (*VIEW, self.rows, seat), found)

    def _put(self, shown: Any, now: Any, place: Place, found: Changes) -> None:
        before = getattr(shown, self.name)
        if before != now or type(before) is not type(now):
            found.compare(before, now, place, self.told)
            setattr(shown, self.name, now)


class Sheet:
    """The members of a structure by the fields they have ever been made from, at any table."""

    def __init__(self, structure: Structure) -> None:
        self.structure = structure
        names = dict(members(structure.kind))
        self.members = [Member(name, names[name], make) for name, make in structure.members.items()]
        for of, rows in structure.rows.items():
            names = dict(members(rows.kind))
            self.members += [Member(name, names[name], make, of) for name, make in rows.members.items()]
        self.reads: list[set[str]] = [set() for _ in self.members]
        self.touched: dict[frozenset[str], list[int]] = {}
        """The members that changes of these fields may change."""
        self.lock = Lock()
        """Lessons are told in threads of their own."""

    def begun(self, board: Any, now: Fields, whose: tuple[int, ...]) -> Any:
        """Everything, for one who knows nothing."""
        found: dict[str, Any] = {}
        columns: dict[str, dict[str, list[Any]]] = {of: {} for of in self.structure.rows}
        for number, member in enumerate(self.members):
            noted = Noted(now)
            if member.rows:
                seats = range(self.structure.rows[member.rows].count(board))
                columns[member.rows][member.name] = [member.make(board, noted, seat) for seat in seats]
            else:
                found[member.name] = member.make(board, noted, *whose)
            self._note(number, noted)
        for of, rows in self.structure.rows.items():
            found[of] = [
                rows.kind(**dict(zip(columns[of], row, strict=True))) for row in zip(*columns[of].values(), strict=True)
            ]
        return self.structure.kind(**found)

    def renew(
        self, touched: Sequence[int], shown: Any, board: Any, now: Fields, whose: tuple[int, ...], found: Changes
    ) -> None:
        """Brings these members to where the game is now."""
        for number in touched:
            noted = Noted(now)
            self.members[number].renew(shown, board, noted, whose, found)
            self._note(number, noted)

    def touched_by(self, changed: frozenset[str] | None) -> Sequence[int]:
        """The members that may be others now."""
        if changed is None:
            return range(len(self.members))
        known = self.touched.get(changed)
        return self._found(changed) if known is None else known

    def _found(self, changed: frozenset[str]) -> list[int]:
        with self.lock:
            known = [number for number, reads in enumerate(self.reads) if not reads.isdisjoint(changed)]
            if len(self.touched) >= KEPT:
                self.touched.clear()
            self.touched[changed] = known
        return known

    def _note(self, number: int, noted: Noted) -> None:
        if not self.reads[number].issuperset(noted):
            with self.lock:
                self.reads[number].update(noted)
                self.touched.clear()


KEPT = 5000
"""So many sets of fields; then they are found anew."""


@cache
def _sheet(structure: Structure) -> Sheet:
    return Sheet(structure)
