"""A view with the others' hands as they most likely are: by memory, by subtraction, or by a fair guess."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sobremesa.contract.dice import Seeded
from sobremesa.contract.fields import Records
from sobremesa.contract.game import Step
from sobremesa.contract.view import View
from sobremesa.games.catan.hooks.table import open_hand
from sobremesa.games.catan.imagining import deal_development_cards, deal_resources
from sobremesa.games.catan.memory import recall, with_hands


def likely_state(view: View, seat: int, history: Callable[[], Sequence[Step]], seed: int | str | None) -> Records:
    """Two players need no memory: what neither the bank nor the own hand has, the other holds."""
    if view.players > 2:
        hands, weights = recall(view.board, seat, history()).possibilities(view.state)
        if len(weights):
            return _with_cards(view, seat, with_hands(view.state, hands[int(weights.argmax())]), seed)
    return _with_cards(view, seat, _guessed(view, seat, seed), seed)


def _with_cards(view: View, seat: int, full: Records, seed: int | str | None) -> Records:
    """Development cards that could lie in the others' hands and in the deck, for playing on."""
    others = [other for other in range(view.players) if other != seat]
    deal_development_cards(view.board, full, others, Seeded(f"{seed} cards {full[0]['turn']}"))
    return full


def _guessed(view: View, seat: int, seed: int | str | None) -> Records:
    full = with_hands(view.state, view.state[0]["hands"])
    now: Any = full[0]
    if open_hand(now, seat) >= 0:
        return full
    others = [other for other in range(view.players) if other != seat]
    deal_resources(view.board, now, others, Seeded(f"{seed} {now['turn']} {now['hand_size'].tolist()}"))
    return full
