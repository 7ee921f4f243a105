"""Remigio: jokers that came against what could be expected, cards taken, deals opened and closed."""

from __future__ import annotations

from typing import Any

import numpy as np

from sobremesa.contract.action import kind_of
from sobremesa.contract.match import Match
from sobremesa.games.remigio.rules import actions
from sobremesa.games.remigio.rules.cards import JOKER

from ..analysis import Figure
from . import steps_of

NAMES = ("jokers", "expected", "drawn", "taken", "opened", "closed", "left")


def figures(match: Match) -> tuple[Figure, ...]:
    count = {name: np.zeros(match.players) for name in NAMES}
    deals = np.zeros(match.players)
    for before, (actor, action), after in steps_of(match):
        kind = kind_of(action)
        if kind in (actions.DEALT, actions.DRAWN):
            seat, card = (actions.DEALT if kind == actions.DEALT else actions.DRAWN).player(action), _card(action)
            count["jokers"][seat] += card == JOKER
            count["expected"][seat] += _chance_of_a_joker(before)
            count["drawn"][seat] += kind == actions.DRAWN
        elif kind == actions.TAKE:
            count["taken"][actor] += 1
        if int(after.state[0]["ended"]) != int(before.state[0]["ended"]) or (after.result and not before.result):
            _deal(before, after, count, deals)
    told = {name: tuple(values.tolist()) for name, values in count.items()}
    each = tuple((count["left"] / np.maximum(deals, 1)).tolist())
    plain = (Figure(name, told[name]) for name in ("drawn", "taken", "opened", "closed"))
    return (Figure("jokers", told["jokers"], told["expected"]), *plain, Figure("left", each))


def _card(action: int) -> int:
    kind = actions.DEALT if kind_of(action) == actions.DEALT else actions.DRAWN
    return int(kind.card(action))


def _chance_of_a_joker(match: Match) -> float:
    stock = match.state[0]["stock"]
    return float(stock[JOKER]) / max(1, int(stock.sum()))


def _deal(before: Match, after: Match, count: dict[str, Any], deals: Any) -> None:
    """A deal that has just ended: who had opened, who closed, what was left in hand."""
    now: Any = after.state[0]
    playing = ~before.state[0]["out"][: len(deals)].astype(bool)
    deals += playing
    count["opened"] += (now["last_open"][: len(deals)] > 0) & playing
    count["left"] += np.where(playing, now["last_count"][: len(deals)], 0)
    if now["last_seat"]:
        count["closed"][int(now["last_seat"]) - 1] += 1
