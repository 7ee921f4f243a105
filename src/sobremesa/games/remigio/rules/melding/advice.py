"""The exact answers a player may want (REM-24): each leaves its best entry in the notes and says where it is."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import rule

from ..state import Board, State
from .lay_off_ways import add_lay_offs
from .search import NOTHING, dearest, explore, lightest
from .ways import BY_COUNT, BY_NOTHING, BY_VALUE, add_new_melds, cards_held, index_hand
from .work import Notes, take_up

DEAREST = 0
LEAST_LEFT = 1
CLOSING = 2


@rule
def owed_by(state: State, player: int) -> int:
    """The card a player must lay in this turn, or NOTHING."""
    return int(state.owed) - 1 if state.owed and state.active == player else NOTHING


@rule
def add_table(state: State, board: Board, player: int, measure: int, work: Notes) -> None:
    """Ways to lay off; before the opening not of a card that must lie in it (REM-9)."""
    owed = owed_by(state, player)
    if owed < 0 or state.opened[player]:
        add_lay_offs(state, board, work, player, measure)
        return
    held, index = int(work.hand[owed]), int(work.index[owed])
    work.hand[owed] = 0
    work.index[owed] = 0
    add_lay_offs(state, board, work, player, measure)
    work.hand[owed] = held
    work.index[owed] = index


@rule
def prepare(state: State, board: Board, player: int, measure: int, with_table: bool, work: Notes) -> int:
    """Lists every way of the hand; how many melds of the table take part."""
    take_up(state, player, work)
    index_hand(board, work)
    add_new_melds(board, work, measure)
    if not with_table:
        return 0
    add_table(state, board, player, measure, work)
    return int(state.melds)


@rule
def advise(state: State, board: Board, player: int, question: int, need: int, work: Notes) -> int:
    """The best entry for a question, or NOTHING; `need` points at least lie in new melds, but for the dearest."""
    owed = owed_by(state, player)
    if question == DEAREST:
        with_table = owed >= 0 and state.opened[player] > 0
        explore(work, prepare(state, board, player, BY_NOTHING, with_table, work), 0, owed)
        if dearest(work) < 0:  # a position may ask for a card that cannot be laid
            explore(work, 0, 0, NOTHING)
        return dearest(work)
    if question == LEAST_LEFT:
        explore(work, prepare(state, board, player, BY_VALUE, True, work), need, owed)
        return lightest(work, need)
    explore(work, prepare(state, board, player, BY_COUNT, True, work), need, owed)
    best = lightest(work, need)
    if best < 0 or int(work.left[best]) < cards_held(work) - 1:
        return NOTHING
    return best


@rule
def tell(
    state: State, board: Board, player: int, question: int, need: int, answer: NDArray[np.int64], work: Notes
) -> int:
    """Points, what is shed, then every way used, the last one first; how many ways, or -1."""
    entry = advise(state, board, player, question, need, work)
    if entry < 0:
        return -1
    answer[0] = work.laid[entry]
    answer[1] = work.left[entry]
    count = 0
    while entry >= 0 and work.used[entry] >= 0:
        answer[2 + count] = work.way[work.used[entry]]
        count += 1
        entry = int(work.parent[entry])
    return count
