"""Every legal action of a seat, listed. `refusals` is the law: lists here try what can be legal and ask it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import rule

from . import actions, phases
from .actions import build_at
from .board import Board
from .bounds import FACES, GOLD, RESOURCES, ROLLS
from .deeds.dice import can_pay, may_roll_again, shows
from .deeds.sheet import places
from .law import reasons
from .law.may_build import THINGS, refuse_site
from .law.may_turn import refuse_knight, refuse_swap
from .state import State

MOST_LEGAL = 512
"""Never more at once: 63 keeps, 75 purchases with gold, 90 swaps and every place together stay well below."""


@rule
def list_builds(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    for thing in THINGS:
        if can_pay(state, thing):
            for place in range(places(board, thing)):
                if refuse_site(state, board, player, thing, place) == reasons.LEGAL:
                    out[count] = build_at(thing, place)
                    count += 1
    return count


@rule
def list_swaps(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    for knight in range(board.knights):
        if refuse_knight(state, board, player, knight) == reasons.LEGAL:
            for face in range(FACES):
                for die in range(state.dice_count):
                    swap = actions.SWAP.of(die, face, knight)
                    if refuse_swap(state, board, player, swap) == reasons.LEGAL:
                        out[count] = swap
                        count += 1
    return count


@rule
def list_gold(state: State, out: NDArray[np.int64], count: int) -> int:
    for die in range(state.dice_count):
        if shows(state, die, GOLD):
            for other in range(die + 1, state.dice_count):
                if shows(state, other, GOLD):
                    for resource in range(RESOURCES):
                        out[count] = actions.BUY.of(die, other, resource)
                        count += 1
    return count


@rule
def list_keeps(state: State, out: NDArray[np.int64], count: int) -> int:
    if may_roll_again(state, ROLLS):
        for kept in range((1 << int(state.dice_count)) - 1):
            out[count] = actions.KEEP.of(kept)
            count += 1
    return count


@rule
def list_legal(state: State, board: Board, player: int, out: NDArray[np.int64]) -> int:
    """Writes every legal action of a seat; how many there are. What a player out of time does comes first."""
    if player != state.active or state.phase >= phases.OVER:
        return 0
    if state.phase == phases.BEFORE_ROLL:
        out[0] = actions.ROLL
        return 1
    out[0] = actions.END_TURN
    count = list_builds(state, board, player, out, 1)
    count = list_swaps(state, board, player, out, count)
    count = list_gold(state, out, count)
    return list_keeps(state, out, count)
