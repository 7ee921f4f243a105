"""Resource cards change hands; the bank is everybody's (CAT-2, CAT-47)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ...board.bounds import RESOURCES
from ...board.layout import Board
from ..state import State


@rule
def can_pay(state: State, board: Board, player: int, build: int) -> bool:
    for resource in range(RESOURCES):
        if state.hands[player, resource] < board.costs[build, resource]:
            return False
    return True


@rule
def gain(state: State, player: int, resource: int, amount: int) -> None:
    """From the bank."""
    state.bank[resource] -= amount
    state.hands[player, resource] += amount
    state.hand_size[player] += amount


@rule
def lose(state: State, player: int, resource: int, amount: int) -> None:
    """To the bank."""
    gain(state, player, resource, -amount)


@rule
def pay(state: State, board: Board, player: int, build: int) -> None:
    for resource in range(RESOURCES):
        lose(state, player, resource, int(board.costs[build, resource]))


@rule
def hand_over(state: State, giver: int, taker: int, resource: int, amount: int) -> None:
    state.hands[giver, resource] -= amount
    state.hand_size[giver] -= amount
    state.hands[taker, resource] += amount
    state.hand_size[taker] += amount
