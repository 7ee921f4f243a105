"""The robber: every hex, every victim, every card that may be stolen."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.contract.action import kind_of
from sobremesa.kernel.compiled import Many, inner_rule, rule

from ...board.bounds import RESOURCES
from ...board.layout import Board
from ...rules import actions, phases
from ...rules.actions import MOVE_ROBBER
from ...rules.deeds.robber import has_building_at
from ...rules.flow import step
from ...rules.legal import list_robber
from ...rules.state import State
from ..desk import Desk
from ..slots import BEST, OUTCOME, ROBBED, SAVED, value_at

SURE: Final = 3
"""So many of the best places are looked at with every card that may be stolen."""


@rule
def likeliest(state: State, victim: int) -> int:
    best = 0
    for resource in range(1, RESOURCES):
        if state.hands[victim, resource] > state.hands[victim, best]:
            best = resource
    return best


@rule
def take(state: State, board: Board, resource: int) -> None:
    """Applies a theft; where the hand is not known the card is simply taken from the victim's number."""
    thief, victim = int(state.active), int(state.victim) - 1
    step(state, board, -1, actions.STOLEN.of(thief, victim, resource))


@inner_rule
def value_of_theft(
    slots: Many[State], place: int, board: Board, desk: Desk, player: int, weights: NDArray[np.float32], exact: bool
) -> float:
    """The mean over what may be stolen; the likeliest is then taken in the position itself."""
    state = slots[place]
    if state.phase != phases.STEAL:
        return value_at(slots, place, board, desk, player, weights)
    victim = int(state.victim) - 1
    likely = likeliest(state, victim)
    total = mean = 0.0
    if exact:
        for resource in range(RESOURCES):
            weight = float(state.hands[victim, resource])
            if weight > 0.0:
                slots[OUTCOME] = slots[place]
                take(slots[OUTCOME], board, resource)
                mean += weight * value_at(slots, OUTCOME, board, desk, player, weights)
                total += weight
    take(slots[place], board, likely)
    return mean / total if total > 0.0 else value_at(slots, place, board, desk, player, weights)


@inner_rule
def best_victim(
    slots: Many[State], place: int, board: Board, desk: Desk, player: int, weights: NDArray[np.float32], exact: bool
) -> float:
    """Where several may be robbed the best one is; the position is then the one after the theft."""
    if slots[place].phase != phases.ROB:
        return value_of_theft(slots, place, board, desk, player, weights, exact)
    count = list_robber(slots[place], board, player, desk.places[:])
    best = -1.0
    slots[SAVED] = slots[place]
    for at in range(count):
        action = int(desk.places[at])
        if kind_of(action) != actions.ROB:
            continue
        slots[place] = slots[SAVED]
        step(slots[place], board, player, action)
        worth = value_of_theft(slots, place, board, desk, player, weights, exact)
        if worth > best:
            best = worth
            desk.victim[0] = action
            slots[BEST] = slots[place]
    slots[place] = slots[BEST]
    return best


@rule
def is_worth_robbing(state: State, board: Board, player: int, hex_: int) -> bool:
    """Somebody else lives there, and the player does not."""
    if has_building_at(state, board, player, hex_):
        return False
    for other in range(board.players):
        if other != player and has_building_at(state, board, other, hex_):
            return True
    return False


@inner_rule
def best_robbery(
    slots: Many[State], place: int, board: Board, desk: Desk, player: int, weights: NDArray[np.float32], exact: bool
) -> float:
    """Moves the robber in the position at `place` to where it does most good; `desk.robbed` says where."""
    count = list_robber(slots[place], board, player, desk.listed[:])
    any_worth = False
    for at in range(count):
        any_worth = any_worth or is_worth_robbing(slots[place], board, player, MOVE_ROBBER.hex(int(desk.listed[at])))
    for at in range(count):
        hex_ = MOVE_ROBBER.hex(int(desk.listed[at]))
        desk.worth[at] = -1.0
        if not any_worth or is_worth_robbing(slots[place], board, player, hex_):
            slots[ROBBED] = slots[place]
            step(slots[ROBBED], board, player, MOVE_ROBBER.of(hex_))
            desk.worth[at] = best_victim(slots, ROBBED, board, desk, player, weights, False)
    best, chosen = -1.0, 0
    for _ in range(SURE if exact else 1):
        at = 0
        for other in range(count):
            if desk.worth[other] > desk.worth[at]:
                at = other
        worth = desk.worth[at]
        desk.worth[at] = -2.0
        if exact and worth >= 0.0:
            slots[ROBBED] = slots[place]
            step(slots[ROBBED], board, player, int(desk.listed[at]))
            worth = best_victim(slots, ROBBED, board, desk, player, weights, True)
        if worth > best:
            best, chosen = worth, at
    desk.robbed[0] = desk.listed[chosen]
    step(slots[place], board, player, int(desk.listed[chosen]))
    return best_victim(slots, place, board, desk, player, weights, exact)
