"""A steady player: takes what counts, and lays down what helps the others least. It sees its own view, no more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from sobremesa.contract.action import kind_of
from sobremesa.contract.game import Step
from sobremesa.contract.view import View

from .actions import LAY, TAKE, cards_in
from .cards import COINS, FIFTEEN, SEVEN_OF_COINS, SEVENS, making, total
from .rules import held


class SteadyBot:
    def __init__(self, seed: int | str | None = None) -> None:
        self.random = Random(seed)

    def choose(self, view: View, history: Callable[[], Sequence[Step]]) -> int | None:
        legal = view.legal.actions
        if not legal:
            return None
        table = held(view.state[0]["table"])
        best = max(value(action, table) for action in legal)
        return self.random.choice([action for action in legal if value(action, table) == best])


def value(action: int, table: list[int]) -> float:
    if kind_of(action) == TAKE:
        taken = cards_in(TAKE.cards(action))
        left = [card for card in table if card not in taken]
        return sum(map(card_value, taken)) + (0 if left else 10) - danger(left)
    laid = LAY.card(action)
    return -card_value(laid) - danger([*table, laid])


def card_value(card: int) -> float:
    return 1 + (card in COINS) + 3 * (card in SEVENS) + 6 * (card == SEVEN_OF_COINS)


def danger(table: list[int]) -> float:
    """An escoba for the next player: one card of theirs and all that lies there make fifteen."""
    if 5 <= total(table) < FIFTEEN:
        return 4
    return 0.1 * sum(1 for wanted in range(5, FIFTEEN) for _ in making(wanted, table))
