"""What Entre amigos adds to the list of legal actions."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import rule

from ....board.bounds import RESOURCES
from ....board.layout import Board
from ....rules.state import State
from . import actions
from .bounds import GUILDS, SHIP, WAGON
from .law import (
    refuse_book,
    refuse_compass,
    refuse_exchange,
    refuse_favour,
    refuse_first_draw,
    refuse_gift,
    refuse_put_back,
    refuse_shovel,
)
from .phases import ANSWER_GIFT, PUT_BACK, SECOND_SWAP


@rule
def list_gifts(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    for resource in range(RESOURCES):
        for to in range(board.players):
            if refuse_gift(state, board, player, resource, to) == 0:
                out[count] = actions.GIFT.of(resource, to)
                count += 1
    return count


@rule
def list_swaps(state: State, player: int, out: NDArray[np.int64], count: int) -> int:
    for give in range(RESOURCES):
        if state.hands[player, give] == 0:
            continue
        for take in range(RESOURCES):
            if take != give and state.bank[take]:
                out[count] = actions.WAGON.of(give, take)
                count += 1
    return count


@rule
def list_favours(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    if refuse_favour(state, player, WAGON) == 0:
        count = list_swaps(state, player, out, count)
    if refuse_favour(state, player, SHIP) == 0:
        for resource in range(RESOURCES):
            if state.bank[resource]:
                out[count] = actions.SHIP.of(resource)
                count += 1
    if refuse_shovel(state, board, player) == 0:
        out[count] = actions.SHOVEL
        count += 1
    if refuse_book(state, player) == 0:
        out[count] = actions.BOOK
        count += 1
    if refuse_compass(state, player) == 0:
        out[count] = actions.COMPASS
        count += 1
    if refuse_exchange(state, player) == 0:
        out[count] = actions.EXCHANGE_FAVOUR
        count += 1
    return count


@rule
def list_friendly(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    """FRI-3, FRI-8: in one's own turn, before and after the roll."""
    if state.gift_given == 0 and state.hand_size[player]:
        count = list_gifts(state, board, player, out, count)
    if state.favour_used == 0 and state.favour_count[player]:
        count = list_favours(state, board, player, out, count)
    return count


@rule
def list_friendly_phase(state: State, board: Board, player: int, out: NDArray[np.int64]) -> int:
    """What must be answered before the turn goes on; the first is what happens when time runs out."""
    if state.phase == ANSWER_GIFT:
        out[0] = actions.REFUSE_GIFT
        out[1] = actions.TAKE_GIFT
        return 2
    if state.phase == SECOND_SWAP:
        out[0] = actions.STOP_SWAPPING
        return list_swaps(state, player, out, 1)
    count = 0
    if state.phase == PUT_BACK:
        for guild in range(GUILDS):
            if refuse_put_back(state, player, guild) == 0:
                out[count] = actions.PUT_BACK.of(guild)
                count += 1
        return count
    for owner in range(board.players):
        if refuse_first_draw(state, board, player, owner) == 0:
            out[count] = actions.FIRST_DRAW.of(owner)
            count += 1
    return count
