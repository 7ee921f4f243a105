"""What chance decides: the faces of the dice in the air, lowest first, given to those dice in order.

Listed as multisets with their weights (462 for six dice), or drawn directly for speed.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.chance import draw_below
from sobremesa.kernel.compiled import rule
from sobremesa.kernel.jotting import jotted

from . import actions, phases
from .board import Board
from .bounds import DICE, FACES
from .state import State

MOST_THROWS = 462
_FACTORIALS = (1, 1, 2, 6, 24, 120, 720)


@rule
def dice_in_the_air(state: State) -> int:
    count = 0
    for die in range(DICE):
        count += int(state.rolling) >> die & 1
    return count


@rule
def ways(faces: NDArray[np.int64], count: int) -> int:
    """In how many ways that many dice show these faces."""
    weight = _FACTORIALS[count]
    for face in range(1, FACES + 1):
        alike = 0
        for place in range(count):
            if faces[place] == face:
                alike += 1
        weight //= _FACTORIALS[alike]
    return weight


@rule
def next_faces(faces: NDArray[np.int64], count: int) -> bool:
    """The next multiset, lowest faces first; False after the last."""
    for place in range(count):
        most = FACES if place == count - 1 else int(faces[place + 1])
        if faces[place] < most:
            faces[place] += 1
            for lower in range(place):
                faces[lower] = 1
            return True
    return False


@rule
def list_chance(state: State, board: Board, outcomes: NDArray[np.int64], weights: NDArray[np.int64]) -> int:
    """Writes the outcomes in ascending order with their weights; how many there are."""
    if state.phase != phases.ROLLING:
        return 0
    dice = dice_in_the_air(state)
    faces = jotted(DICE)
    faces[:dice] = 1
    count = 0
    more = True
    while more:
        outcomes[count] = actions.THROW.of(faces)
        weights[count] = ways(faces, dice)
        count += 1
        more = next_faces(faces, dice)
    return count


@rule
def draw_chance(state: State, board: Board, stream: NDArray[np.int64]) -> int:
    """One outcome, drawn directly with the right weights: each die by itself, then sorted."""
    dice = dice_in_the_air(state)
    faces = jotted(DICE)
    for place in range(dice):
        face = 1 + draw_below(stream, FACES)
        at = place
        while at > 0 and faces[at - 1] > face:
            faces[at] = faces[at - 1]
            at -= 1
        faces[at] = face
    return actions.THROW.of(faces)
