"""What the coach would do in a seat's place, and what another choice would cost: from what the seat can know."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from sobremesa.contract.match import Match

from .analysis import Alternative, Label
from .judging import Judge, Price

MOST_ALTERNATIVES = 3
RED = (Label.MISTAKE, Label.BLUNDER)
"""Only where trying it out agrees."""


@dataclass(frozen=True)
class Advice:
    """What could be done, the best first, and how a choice compares with it."""

    unit: str
    alternatives: tuple[Alternative, ...]
    theme: str
    cost: float = 0.0
    """What the choice asked about gives away; nothing if none was asked about."""
    label: Label | None = None
    reasons: tuple[str, ...] = ()
    chosen: Alternative | None = None


def advise(judge: Judge, match: Match, seat: int, chosen: int | None = None) -> Advice | None:
    """None if nothing can be chosen here, or the coach has no opinion."""
    legal = match.legal(seat)
    if len(legal.actions) + len(legal.templates) < 2 or (chosen is not None and not judge.weighs(chosen)):
        return None
    known = judge.known(match, seat)
    listed = judge.ranked(known, seat)[:MOST_ALTERNATIVES]
    if not listed:
        return None
    asked = listed if chosen is None or chosen in listed else [*listed, chosen]
    after = {action: judge.after(known, seat, action) for action in asked}
    told = {action: _told(judge, known, seat, action, after[action]) for action in asked}
    ranked = sorted(listed, key=lambda action: -told[action].worth)
    best = ranked[0]
    if chosen is None:
        reasons = judge.reasons(after[best], after[ranked[1]], seat) if len(ranked) > 1 else ()
        return Advice(judge.unit, tuple(told[one] for one in ranked), judge.theme(known, best), reasons=reasons)
    seeming = told[best].worth - told[chosen].worth
    price = judge.price(match, seat, best, chosen, seeming) if seeming > 0.0 else Price(0.0, False)
    label = label_of(judge, price)
    reasons = judge.reasons(after[best], after[chosen], seat) if label else ()
    alternatives = tuple(_priced(told[one], told[chosen].worth, price.cost, seeming) for one in ranked)
    return Advice(judge.unit, alternatives, judge.theme(known, chosen), price.cost, label, reasons, told[chosen])


def _priced(told: Alternative, chosen: float, cost: float, seeming: float) -> Alternative:
    """What seemed better than the choice is better by as much less as the best of it is."""
    gain = told.worth - chosen
    return replace(told, worth=chosen + gain * (cost / seeming)) if gain > 0.0 else told


def _told(judge: Judge, before: Match, seat: int, action: int, after: Match) -> Alternative:
    line, parts = line_of(before, seat, action, after), before.game.kinds.to_json(before.board, action)
    return Alternative(before.words(action), judge.worth(after, seat)[seat], line, parts)


def line_of(before: Match, seat: int, action: int, after: Match) -> dict[str, Any]:
    """What the log would say, to be read in any language."""
    game, board = before.game, before.board
    return game.line(board, before.view(seat).state, seat, action, after.view(seat).state, seat).as_json()


def label_of(judge: Judge, price: Price) -> Label | None:
    found = None
    for label, least in zip(Label, judge.slack, strict=True):
        found = label if price.cost >= least else found
    return Label.DOUBTFUL if found in RED and not price.is_sure else found
