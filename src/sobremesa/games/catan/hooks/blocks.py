"""Where actions of expansions come in, by block: may they be played, what do they do, which are there; and chance."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.contract.action import kind_of
from sobremesa.kernel.compiled import rule

from ..board.bounds import CARDS
from ..board.layout import Board
from ..expansions.canal.rules.actions import PLAY_CANAL
from ..expansions.canal.rules.joining import play_canal
from ..expansions.canal.rules.law import list_canal, refuse_canal
from ..expansions.friends.rules import actions as friendly
from ..expansions.friends.rules.bounds import GUILDS
from ..expansions.friends.rules.flow import act_friendly, receive_favour
from ..expansions.friends.rules.law import refuse_friendly
from ..expansions.friends.rules.legal import list_friendly, list_friendly_phase
from ..expansions.friends.rules.phases import DRAW_FAVOUR, FIRST_DRAW
from ..expansions.friends.rules.supply import next_drawer
from ..expansions.helpers.rules import actions as helpful
from ..expansions.helpers.rules.flow import act_helpful, look_at_card
from ..expansions.helpers.rules.law import refuse_helpful
from ..expansions.helpers.rules.legal import list_helpful, list_helpful_phase
from ..rules.law import reasons
from ..rules.state import State
from .moments import is_between


@rule
def refuse_of_expansion(state: State, board: Board, player: int, action: int) -> int:
    """For any action that is not the base game's."""
    kind = kind_of(action)
    if kind == PLAY_CANAL:
        return refuse_canal(state, board, player, PLAY_CANAL.resource(action))
    if friendly.BLOCK.holds(kind):
        return refuse_friendly(state, board, player, action)
    if helpful.BLOCK.holds(kind):
        return refuse_helpful(state, board, player, action)
    return reasons.NOT_FOR_PLAYERS


@rule
def act_of_expansion(state: State, board: Board, player: int, action: int) -> None:
    kind = kind_of(action)
    if kind == PLAY_CANAL:
        play_canal(state, player, PLAY_CANAL.resource(action))
    elif friendly.BLOCK.holds(kind):
        act_friendly(state, board, player, action)
    else:
        act_helpful(state, board, player, action)


@rule
def list_in_turn(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    """What expansions add to an own turn, before and after the roll; none of it between turns."""
    if is_between(state):
        return count
    if board.canal:
        count = list_canal(state, board, player, out, count)
    if board.friends:
        count = list_friendly(state, board, player, out, count)
    if board.helpers:
        count = list_helpful(state, board, player, out, count)
    return count


@rule
def list_with_discards(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    return list_helpful_phase(state, board, player, out, count) if board.helpers else count


@rule
def list_at_moment(state: State, board: Board, player: int, out: NDArray[np.int64]) -> int:
    """At a moment that is an expansion's."""
    if state.phase <= FIRST_DRAW:
        return list_friendly_phase(state, board, player, out)
    return list_helpful_phase(state, board, player, out, 0)


@rule
def kinds_drawn(phase: int) -> int:
    """How many kinds there are of what an expansion draws."""
    return GUILDS if phase == DRAW_FAVOUR else CARDS


@rule
def weight_drawn(state: State, phase: int, kind: int) -> int:
    return int(state.favour_supply[kind]) if phase == DRAW_FAVOUR else int(state.deck[kind])


@rule
def outcome_drawn(state: State, board: Board, phase: int, kind: int) -> int:
    if phase == DRAW_FAVOUR:
        return friendly.FAVOUR.of(next_drawer(state, board), kind)
    return helpful.LOOKED.of(int(state.active), kind)


@rule
def happen_of_expansion(state: State, board: Board, action: int) -> None:
    """An outcome of chance."""
    if kind_of(action) == friendly.FAVOUR:
        receive_favour(state, board, friendly.FAVOUR.player(action), friendly.FAVOUR.guild(action))
    else:
        look_at_card(state, board, helpful.LOOKED.card(action))
