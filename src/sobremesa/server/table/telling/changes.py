"""What has changed between two descriptions, as places and what is there now.

A change is a path with the new value at its end: `["players", 2, "cards_in_hand", 4]`. Nothing here knows any game.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import UNSET, Raw, Struct

Change = list[Any]
Place = tuple[str | int, ...]
PLAIN = frozenset((int, str, bool, float, Raw))
SMALL = 4
"""Objects of so few members are told anew: looking for what has changed in them would take longer."""


class Changes:
    def __init__(self) -> None:
        self.set: list[Change] = []
        self.gone: list[Change] = []
        """Places that are no longer there."""

    @classmethod
    def between(cls, before: dict[str, Any], after: dict[str, Any]) -> Changes:
        found = cls()
        found.compare_members(before, after)
        return found

    def compare_members(self, before: dict[str, Any], after: dict[str, Any], place: Place = ()) -> None:
        known = before.get
        for name, new in after.items():
            old = known(name, UNSET)
            if old is not new and (old != new or type(old) is not type(new)):
                self._note(old, new, place, name)
        if before.keys() != after.keys():
            self.gone += [[*place, name] for name in before if name not in after]

    def compare(self, before: Any, after: Any, place: Place, name: str | int) -> None:
        """What is at a place of that name now, beside what was there."""
        if before is not after and (type(before) is not type(after) or before != after):
            self._note(before, after, place, name)

    def _look_inside(self, before: Any, after: Any, place: Place) -> None:
        """Two things of one type; what cannot be looked into is told anew."""
        if isinstance(after, Struct):
            for field, name in members(type(after)):
                self.compare(getattr(before, field), getattr(after, field), place, name)
        elif type(after) is dict and len(after) > SMALL:
            self.compare_members(before, after, place)
        elif type(after) is list and len(before) == len(after) and isinstance(after[0], Struct):
            for number, (old, new) in enumerate(zip(before, after, strict=True)):
                self.compare(old, new, place, number)
        else:
            self.set.append([*place, after])

    def _note(self, before: Any, after: Any, place: Place, name: str | int) -> None:
        """What is not the same any more."""
        if type(before) is type(after) and type(after) not in PLAIN:
            self._look_inside(before, after, (*place, name))
        elif after is UNSET:
            self.gone.append([*place, name])
        else:
            self.set.append([*place, name, after])


@cache
def members(kind: type[Struct]) -> list[tuple[str, str]]:
    """By what each field is called here, and in JSON."""
    return list(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))
