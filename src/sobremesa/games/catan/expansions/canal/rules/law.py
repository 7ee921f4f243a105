"""May a canal token be played now? (SCN-12)"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import rule

from ....board.bounds import RESOURCES
from ....board.layout import Board
from ....rules.law import reasons
from ....rules.law.may_trade import refuse_trade
from ....rules.state import State
from ...large_table.between import is_between
from ...large_table.reasons import NOT_BETWEEN_TURNS
from .actions import PLAY_CANAL
from .reasons import ALREADY_CHEAP, NO_CANAL, NO_CANAL_TOKEN


@rule
def refuse_canal(state: State, board: Board, player: int, resource: int) -> int:
    """After the roll, in one's own turn, as often as one has tokens."""
    refusal = refuse_trade(state, player)
    if refusal:
        return refusal
    if is_between(state):
        return NOT_BETWEEN_TURNS
    if resource >= RESOURCES:
        return reasons.MALFORMED
    if not board.canal:
        return NO_CANAL
    if state.canal_tokens[player] == 0:
        return NO_CANAL_TOKEN
    return ALREADY_CHEAP if int(state.cheap) >> resource & 1 else reasons.LEGAL


@rule
def list_canal(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    for resource in range(RESOURCES):
        if refuse_canal(state, board, player, resource) == 0:
            out[count] = PLAY_CANAL.of(resource)
            count += 1
    return count
