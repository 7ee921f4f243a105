"""What has changed between two descriptions, as places and what is there now.

A change is a path with the new value at its end: `["players", 2, "cards_in_hand", 4]`. Nothing here knows any game.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Raw, Struct

Change = list[Any]
Place = tuple[str | int, ...]
PLAIN = frozenset((int, str, bool, float, Raw))
SMALL = 4
"""Objects of so few members are told anew: looking for what has changed in them would take longer."""


class Changes:
    def __init__(self, before: Any, after: Any) -> None:
        self.set: list[Change] = []
        self.gone: list[Change] = []
        """Places that are no longer there."""
        self._look_inside(before, after, ())

    def _look_inside(self, before: Any, after: Any, place: Place) -> None:
        """Two things of one type; what cannot be looked into is told anew."""
        if isinstance(after, Struct):
            for field, name in zip(after.__struct_fields__, after.__struct_encode_fields__, strict=True):
                self._compare(getattr(before, field), getattr(after, field), place, name)
        elif type(after) is dict and (len(after) > SMALL or not place):
            for name, value in after.items():
                self._compare(before.get(name, UNSET), value, place, name)
            self.gone += [[*place, name] for name in before if name not in after]
        elif type(after) is list and len(before) == len(after) and isinstance(after[0], Struct):
            for number, (old, new) in enumerate(zip(before, after, strict=True)):
                self._compare(old, new, place, number)
        else:
            self.set.append([*place, after])

    def _compare(self, before: Any, after: Any, place: Place, name: str | int) -> None:
        if before is after:
            return
        if type(before) is type(after):
            if before == after:
                return
            if type(after) not in PLAIN:
                return self._look_inside(before, after, (*place, name))
        if after is UNSET:
            self.gone.append([*place, name])
        else:
            self.set.append([*place, name, after])
