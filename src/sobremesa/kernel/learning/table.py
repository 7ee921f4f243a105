"""The learners' action table: a fixed index for every small decision, made from the declarations of the actions.

A kind of action has one block of indices for each *stage* in which it is chosen: a road is one choice (which path), a
card laid off two (which card, then where). Inside a block the cells of a stage are counted like digits, the last one
quickest. Seats are counted from whoever chooses: 0 is oneself, 1 the next. Cells that follow from the position (the
bank's rate) belong to no stage.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...contract.action import Kind, Part, kind_of
from ...contract.parts import SEAT, Cell, Choice, Number, PartType, Place, SeatOrNobody
from .choices import ABSENT, BY_GAME, DIGITS, STAGE_WIDTH, STAGES

Codes = NDArray[np.int64]


@dataclass(frozen=True)
class Digit:
    """A cell of an action as part of an index."""

    part: Part
    cell: Cell
    size: int
    is_seat: bool


@dataclass(frozen=True)
class Block:
    """The indices of one stage of one kind: from `first` on, as many as there are combinations of its digits."""

    kind: Kind
    stage: int
    first: int
    digits: tuple[Digit, ...]
    names: tuple[str, ...] | None = None
    """For choices that are listed one by one, such as offers, their words."""

    @property
    def size(self) -> int:
        return len(self.names) if self.names is not None else prod(digit.size for digit in self.digits)

    def words(self, board: Any, place: int) -> str:
        if self.names is not None:
            return self.names[place]
        told = [self.kind.name]
        for digit, value in zip(self.digits, self._values(place), strict=True):
            name = f"+{value}" if digit.is_seat else _say(digit, board, value)
            told.append(f"{digit.cell.name} {name}".rstrip())
        return " ".join(told)

    def _values(self, place: int) -> list[int]:
        values = []
        for digit in reversed(self.digits):
            place, value = divmod(place, digit.size)
            values.append(value)
        return values[::-1]


@dataclass(frozen=True, repr=False)
class ActionTable:
    """Every index a learner may choose from, the same in all games of this name."""

    name: str
    players: int
    blocks: tuple[Block, ...]
    gathered: Block | None
    """Cards chosen one by one until there are enough of them: its block has an index for each kind of card."""
    board: Any

    def __len__(self) -> int:
        return self.blocks[-1].first + self.blocks[-1].size

    def __repr__(self) -> str:
        return f"<{self.name}: {len(self)} indices>"

    def words(self, index: int) -> str:
        """What an index means: `road path 12-13`."""
        block = self.block(index)
        return block.words(self.board, index - block.first)

    def block(self, index: int) -> Block:
        """The kind and stage an index belongs to."""
        for block in self.blocks:
            if block.first <= index < block.first + block.size:
                return block
        raise IndexError(f"{self.name} has indices 0 to {len(self) - 1}, {index} is not among them")

    def rows(self) -> Iterator[tuple[int, str, int, str]]:
        """Index, kind, stage and words, as they are published."""
        for block in self.blocks:
            for place in range(block.size):
                yield block.first + place, block.kind.name, block.stage, block.words(self.board, place)

    def csv(self) -> str:
        """The whole table, as it is published."""
        lines = [f"{index},{kind},{stage},{words}" for index, kind, stage, words in self.rows()]
        return "\n".join(["index,kind,stage,words", *lines, ""])

    def path_of(self, action: int, seat: int) -> tuple[int, ...]:
        """The indices that choose an action, one after another; a stage that leaves no choice need not be asked.

        LookupError for actions the game lists itself (offers) or that are gathered card by card.
        """
        stages = [block for block in self.blocks if block.kind == kind_of(action)]
        if not stages or any(block.names is not None for block in stages):
            raise LookupError(f"{self.name} has no fixed indices for this action")
        return tuple(self._index(block, action, seat) for block in stages)

    def _index(self, block: Block, action: int, seat: int) -> int:
        place = 0
        for digit in block.digits:
            value = action >> digit.cell.shift & digit.cell.unknown
            place = place * digit.size + ((value - seat) % self.players if digit.is_seat else value)
        return block.first + place

    @cached_property
    def codes(self) -> Codes:
        """The same for compiled rules: for each kind and stage the first index, then shift, mask, stride and seat."""
        codes = np.zeros((256, STAGES, STAGE_WIDTH), np.int64)
        codes[:, :, 0] = ABSENT
        for block in self.blocks:
            row = codes[block.kind.number, block.stage]
            row[0] = block.first if block.names is None else BY_GAME
            stride = 1
            for place, digit in reversed(list(enumerate(block.digits))):
                row[1 + 4 * place : 5 + 4 * place] = digit.cell.shift, digit.cell.unknown, stride, digit.is_seat
                stride *= digit.size
        return codes.reshape(-1)

    @cached_property
    def gathering(self) -> Codes:
        """Kind, first index, how many kinds of cards, shift and bits of what is gathered; zeros if nothing is."""
        if self.gathered is None:
            return np.zeros(5, np.int64)
        cell = self.gathered.kind.cells[0]
        return np.array([self.gathered.kind, self.gathered.first, self.gathered.size, cell.shift, cell.bits], np.int64)


def make_table(
    name: str,
    players: int,
    board: Any,
    kinds: Sequence[Kind],
    stages: Mapping[int, Sequence[Sequence[str]]],
    sizes: Mapping[str, int],
    listed: Mapping[int, Sequence[str]],
    gathered: Kind | None = None,
) -> ActionTable:
    """Blocks in the order of the kinds. `sizes` tells how many values a cell takes where its type does not say it."""
    blocks: list[Block] = []
    what_is_gathered = None
    first = 0
    for kind in kinds:
        named = listed.get(int(kind))
        for stage, cells in enumerate(stages.get(int(kind), ([cell.name for cell in kind.cells],))):
            digits = () if named is not None else tuple(_digit(kind, cell, players, board, sizes) for cell in cells)
            block = Block(kind, stage, first, digits, None if named is None else tuple(named))
            first += block.size
            blocks.append(block)
            if kind is gathered:
                what_is_gathered = block
    if len({block.stage for block in blocks}) > STAGES or any(len(block.digits) > DIGITS for block in blocks):
        raise ValueError(f"{name}: an action is chosen in at most {STAGES} stages of {DIGITS} cells")
    return ActionTable(name, players, tuple(blocks), what_is_gathered, board)


def _digit(kind: Kind, name: str, players: int, board: Any, sizes: Mapping[str, int]) -> Digit:
    part, cell = next((part, cell) for part in kind.parts for cell in part.cells if cell.name == name)
    is_seat = part.type is SEAT and not isinstance(part.type, SeatOrNobody)
    told = sizes.get(f"{kind.name}.{name}", sizes.get(name))
    if told is None:
        told = players if is_seat else _values(part.type, cell, board)
    return Digit(part, cell, told, is_seat)


def _values(kind: PartType, cell: Cell, board: Any) -> int:
    """How many numbers a cell may hold on this board, counted from 0 as they lie in the payload."""
    if isinstance(kind, Place):
        return len(kind.names(board))
    if isinstance(kind, Choice):
        return len(kind.names)
    return kind.most + 1 if type(kind) is Number else 1 << cell.bits


def _say(digit: Digit, board: Any, value: int) -> str:
    if len(digit.part.cells) > 1:
        return str(value)
    try:
        return digit.part.type.say(board, value)
    except (IndexError, KeyError):
        return str(value)
