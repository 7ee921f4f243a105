"""A game whose questions are answered by compiled rules, through doors that every such game names alike.

A game names its modules (`rooms`) and its doors; what only hands a question on to them stands here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from ..contract.dice import Draws
from ..contract.errors import Reason
from ..contract.fields import Layout, Records
from ..contract.game import Chances, Document, Game, Step, Template
from ..contract.options import Options
from ..contract.states.by_field import Fields
from ..contract.text import Text
from .dice import StreamDice
from .scratch import pad_of

SEATS = tuple(tuple(seat for seat in range(8) if bits >> seat & 1) for bits in range(256))
"""The seats whose bits are set."""


class Refusals(Protocol):
    def reason(self, board: Any, seen: Records, seat: int, action: int, refusal: int, /) -> Reason: ...


class Prompts(Protocol):
    def prompt(self, board: Any, seen: Records, seat: int | None, /) -> Text: ...


class Lines(Protocol):
    def line(self, board: Any, before: Records, actor: int, action: int, after: Records, /) -> Text: ...


class Picture(Protocol):
    def svg(self, board: Any, seen: Records, seat: int | None, /) -> str: ...


class Imagining(Protocol):
    def imagine(
        self, board: Any, seen: Records, viewer: int | None, history: Sequence[Step] | None, draws: Draws, /
    ) -> Records: ...


class Invariants(Protocol):
    def broken(self, board: Any, state: Records, /) -> list[str]: ...


class Positions(Protocol):
    def to_document(self, board: Any, seen: Records, seat: int | None, /) -> Document: ...

    def from_document(self, document: Document, /) -> tuple[int, Options, Document, Any, Records]: ...


class Filling(Protocol):
    def template(self, board: Any, seen: Records, seat: int, action: int, /) -> Template: ...

    def fill(self, board: Any, seen: Records, seat: int, action: int, draws: Draws, /) -> int: ...


@dataclass(frozen=True)
class Rooms:
    """The modules of a game that answer in words, or stand beside its rules."""

    refusals: Refusals
    prompts: Prompts
    lines: Lines
    picture: Picture
    imagining: Imagining
    invariants: Invariants
    position: Positions | None = None
    filling: Filling | None = None
    """Of families of actions that are not listed one by one."""


class CompiledGame(Game):
    rooms: Rooms
    doors: Any
    """`apply`, `refusal`, `list_legal`, `list_chance`, `draw_chance`, `awaited`: see `doors.py`."""
    most_legal: int
    most_chances: int
    notes: type[Layout] | None = None
    """The scratchpad of rules that need a large one: the doors of the law take it last."""

    def numbers(self, board: Any) -> Records:
        """The part of a board that compiled rules read."""
        return board  # type: ignore[no-any-return]

    def awaited(self, board: Any, state: Records) -> tuple[int, ...]:
        return SEATS[self.doors.awaited(self.numbers(board), state, 0) & 0xFF]

    def actors(self, board: Any, state: Records) -> tuple[int, ...]:
        return SEATS[self.doors.awaited(self.numbers(board), state, 0) >> 8 & 0xFF]

    def invited(self, board: Any, state: Records) -> tuple[int, ...]:
        return SEATS[self.doors.awaited(self.numbers(board), state, 0) >> 16]

    def standing(self, board: Any, state: Records) -> tuple[tuple[int, ...], tuple[int, ...]]:
        found = self.doors.awaited(self.numbers(board), state, 0)
        return SEATS[found & 0xFF], SEATS[found >> 8 & 0xFF]

    def legal(self, board: Any, state: Records, seat: int) -> list[int]:
        out, pad = np.empty(self.most_legal, np.int64), () if self.notes is None else pad_of(self.notes)
        count = self.doors.list_legal(self.numbers(board), state, 0, seat, out, *pad)
        found: list[int] = out[:count].tolist()
        return found

    def refusal(self, board: Any, state: Records, seat: int, action: int) -> int:
        return self.refusal_of(self.numbers(board), state, seat, action)

    def refusal_of(self, numbers: Records, state: Records, seat: int, action: int) -> int:
        """The same, where only the numbers of a board are at hand."""
        reason: int = self.doors.refusal(numbers, state, 0, seat, action, *pad_of(self.notes))
        return reason

    def apply(self, board: Any, state: Records, actor: int, action: int) -> None:
        self.doors.apply(self.numbers(board), state, 0, actor, action)

    def chance(self, board: Any, state: Records) -> Chances | None:
        outcomes, weights = np.empty(self.most_chances, np.int64), np.empty(self.most_chances, np.int64)
        count = self.doors.list_chance(self.numbers(board), state, 0, outcomes, weights)
        return Chances(outcomes[:count].tolist(), weights[:count].tolist()) if count else None

    def draw(self, board: Any, state: Records, chances: Chances, draws: Draws) -> int:
        """A simulation's stream draws directly, as in a batch."""
        if isinstance(draws, StreamDice):
            return int(self.doors.draw_chance(self.numbers(board), state, 0, draws.stream))
        return super().draw(board, state, chances, draws)

    def question(self, board: Any, state: Records | Fields, seat: int) -> int:
        now: Any = state if isinstance(state, Fields) else state[0]
        return int(now["question_number"][seat])

    def broken(self, board: Any, state: Records) -> list[str]:
        return self.rooms.invariants.broken(board, state)

    def imagine(
        self, board: Any, seen: Records, viewer: int | None, history: Sequence[Step] | None, draws: Draws
    ) -> Records:
        return self.rooms.imagining.imagine(board, seen, viewer, history, draws)

    def reason(self, board: Any, seen: Records, seat: int, action: int, refusal: int) -> Reason:
        return self.rooms.refusals.reason(board, seen, seat, action, refusal)

    def prompt(self, board: Any, seen: Records, seat: int | None) -> Text:
        return self.rooms.prompts.prompt(board, seen, seat)

    def line(self, board: Any, before: Records, actor: int, action: int, after: Records, viewer: int | None) -> Text:
        return self.rooms.lines.line(board, before, actor, action, after)

    def svg(self, board: Any, seen: Records, seat: int | None) -> str:
        return self.rooms.picture.svg(board, seen, seat)

    def position(self, board: Any, seen: Records, seat: int | None) -> Document:
        if self.rooms.position is None:
            return super().position(board, seen, seat)
        return self.rooms.position.to_document(board, seen, seat)

    def from_position(self, document: Document) -> tuple[int, Options, Document, Any, Records]:
        if self.rooms.position is None:
            return super().from_position(document)
        return self.rooms.position.from_document(document)

    def template(self, board: Any, seen: Records, seat: int, action: int) -> Template:
        if self.rooms.filling is None:
            return super().template(board, seen, seat, action)
        return self.rooms.filling.template(board, seen, seat, action)

    def fill(self, board: Any, seen: Records, seat: int, action: int, draws: Draws) -> int:
        if self.rooms.filling is None:
            return super().fill(board, seen, seat, action, draws)
        return self.rooms.filling.fill(board, seen, seat, action, draws)
