"""Hands: what up to six dice show when their order does not matter. There are 924, of them 462 with six dice."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..rules.bounds import DICE, FACES

Grid = np.ndarray[tuple[int, int], np.dtype[np.int16]]
NONE = -1


class Hands(NamedTuple):
    counts: Grid
    """How many dice of a hand show each face."""
    more: Grid
    """The hand with one more die of a face; NONE beyond six."""
    less: Grid
    """The hand with one die less of a face; NONE where there is none."""
    first: NDArray[np.int64]
    """Where the hands of so many dice begin: they are listed by size."""


@cache
def all_hands() -> Hands:
    shown = [faces for size in range(DICE + 1) for faces in combinations_with_replacement(range(FACES), size)]
    number = {faces: place for place, faces in enumerate(shown)}
    more, less = (np.full((len(shown), FACES), NONE, np.int16) for _ in range(2))
    counts = np.array([[faces.count(face) for face in range(FACES)] for faces in shown], np.int16)
    for faces, place in number.items():
        for face in range(FACES):
            bigger = tuple(sorted((*faces, face)))
            if bigger in number:
                more[place, face] = number[bigger]
                less[number[bigger], face] = place
    first = [next(place for place, faces in enumerate(shown) if len(faces) == size) for size in range(DICE + 1)]
    return Hands(counts, more, less, np.array([*first, len(shown)], np.int64))


@cache
def _numbers() -> dict[tuple[int, ...], int]:
    return {tuple(int(count) for count in row): place for place, row in enumerate(all_hands().counts)}


def hand_of(dice: NDArray[np.int8], spent: NDArray[np.int8]) -> int:
    """The hand that lies on the table."""
    counts = [0] * FACES
    for die, gone in zip(dice.tolist(), spent.tolist(), strict=True):
        if die and not gone:
            counts[die - 1] += 1
    return _numbers()[tuple(counts)]
