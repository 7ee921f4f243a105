"""Canal tokens are traded like cards (SCN-13)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ....board.layout import Board
from ....rules.law import reasons
from ....rules.state import State
from .reasons import NO_CANAL, NO_CANAL_TOKEN


@rule
def tokens_held(state: State, player: int) -> int:
    return int(state.canal_tokens[player])


@rule
def offered_tokens(state: State, player: int) -> int:
    return int(state.canal_offers[player])


@rule
def offer_tokens(state: State, player: int, change: int) -> None:
    state.canal_offers[player] = change


@rule
def exchange_tokens(state: State, player: int, partner: int, change: int) -> None:
    state.canal_tokens[player] += change
    state.canal_tokens[partner] -= change


@rule
def refuse_tokens(state: State, board: Board, player: int, change: int) -> int:
    """For an offer that takes so many tokens, or gives them if below zero."""
    if change and not board.canal:
        return NO_CANAL
    if change > int(board.canal):
        return NO_CANAL_TOKEN
    return refuse_to_give_tokens(state, player, change)


@rule
def refuse_to_give_tokens(state: State, player: int, change: int) -> int:
    return reasons.LEGAL if tokens_held(state, player) + change >= 0 else NO_CANAL_TOKEN
