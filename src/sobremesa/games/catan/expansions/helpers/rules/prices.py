"""What helpers make cheaper: one resource replaced by another, a knight given up (HLP-6, HLP-10, HLP-12)."""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.compiled import rule

from ....board import bounds
from ....board.bounds import RESOURCES
from ....board.layout import Board
from ....rules.deeds.cards import lose
from ....rules.state import State
from .actions import NO_RESOURCE

CHEAP_SETTLEMENT: Final = (1, 1, 0, 0, 0)
CHEAP_CITY: Final = (0, 0, 0, 1, 2)


@rule
def replaced_price(board: Board, build: int, instead_of: int, pay: int, resource: int) -> int:
    """How many cards of a resource it costs when `pay` takes the place of one `instead_of`."""
    price = int(board.costs[build, resource])
    if instead_of == NO_RESOURCE:
        return price
    return price + (1 if resource == pay else 0) - (1 if resource == instead_of else 0)


@rule
def is_replacement(board: Board, build: int, instead_of: int, pay: int) -> bool:
    """One of the resources it costs, by a different one."""
    if instead_of >= RESOURCES or pay >= RESOURCES or instead_of == pay:
        return False
    return int(board.costs[build, instead_of]) > 0


@rule
def can_pay_replaced(state: State, board: Board, player: int, build: int, instead_of: int, pay: int) -> bool:
    for resource in range(RESOURCES):
        if state.hands[player, resource] < replaced_price(board, build, instead_of, pay, resource):
            return False
    return True


@rule
def pay_replaced(state: State, board: Board, player: int, build: int, instead_of: int, pay: int) -> None:
    for resource in range(RESOURCES):
        lose(state, player, resource, replaced_price(board, build, instead_of, pay, resource))


@rule
def cheap_price(build: int, resource: int) -> int:
    """HLP-12: with a knight given up."""
    return CHEAP_SETTLEMENT[resource] if build == bounds.SETTLEMENT else CHEAP_CITY[resource]


@rule
def can_pay_cheaply(state: State, player: int, build: int) -> bool:
    for resource in range(RESOURCES):
        if state.hands[player, resource] < cheap_price(build, resource):
            return False
    return True


@rule
def pay_cheaply(state: State, player: int, build: int) -> None:
    for resource in range(RESOURCES):
        lose(state, player, resource, cheap_price(build, resource))


@rule
def has_knight(state: State, player: int, played: int) -> bool:
    if played:
        return int(state.played[player, bounds.KNIGHT]) > 0
    return int(state.cards[player, bounds.KNIGHT]) + int(state.fresh[player, bounds.KNIGHT]) > 0


@rule
def give_up_knight(state: State, player: int, played: int) -> None:
    """It leaves the game. From the hand, one bought in this turn goes first: it could not be played anyway.

    Whether it was one of those nobody else learns (CAT-47): how many there are goes down only with the hand.
    """
    state.knights_given += 1
    if played:
        state.played[player, bounds.KNIGHT] -= 1
        return
    state.card_count[player] -= 1
    if state.fresh[player, bounds.KNIGHT]:
        state.fresh[player, bounds.KNIGHT] -= 1
    else:
        state.cards[player, bounds.KNIGHT] -= 1
    if state.fresh_count[player] > state.card_count[player]:
        state.fresh_count[player] = state.card_count[player]
