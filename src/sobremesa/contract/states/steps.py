"""The steps that led to a state: packed, and shared by copies of a match until they part ways."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import overload

from ..game import Step


class Trail(Sequence[Step]):
    """Steps packed: a tenth of what tuples in a list would take, and servers hold thousands of long games."""

    __slots__ = ("_actions", "_actors")

    def __init__(self, actors: array[int] | None = None, actions: array[int] | None = None) -> None:
        self._actors = array("b") if actors is None else actors
        self._actions = array("q") if actions is None else actions

    def append(self, step: Step) -> None:
        self._actors.append(step[0])
        self._actions.append(step[1])

    def until(self, length: int) -> Trail:
        return Trail(self._actors[:length], self._actions[:length])

    def __len__(self) -> int:
        return len(self._actors)

    def __iter__(self) -> Iterator[Step]:
        return zip(self._actors, self._actions, strict=True)

    @overload
    def __getitem__(self, place: int) -> Step: ...
    @overload
    def __getitem__(self, place: slice) -> list[Step]: ...
    def __getitem__(self, place: int | slice) -> Step | list[Step]:
        if isinstance(place, slice):
            return list(zip(self._actors[place], self._actions[place], strict=True))
        return self._actors[place], self._actions[place]


class Steps:
    """The actions so far. Copies share one trail until they part ways, so that copying a match costs nothing."""

    __slots__ = ("length", "shared")

    def __init__(self, shared: Trail | None = None, length: int = 0) -> None:
        self.shared = Trail() if shared is None else shared
        self.length = length

    def append(self, step: Step) -> None:
        if self.length < len(self.shared):
            self.shared = self.shared.until(self.length)
        self.shared.append(step)
        self.length += 1

    def copy(self) -> Steps:
        return Steps(self.shared, self.length)

    def __len__(self) -> int:
        return self.length

    def __iter__(self) -> Iterator[Step]:
        return iter(self.shared[: self.length])
