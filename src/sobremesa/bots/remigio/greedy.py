"""A sound player that keeps what melds, opens as soon as it can and closes when it may."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sobremesa.contract.action import kind_of
from sobremesa.contract.game import Step
from sobremesa.contract.view import View
from sobremesa.games.remigio import melding
from sobremesa.games.remigio.rules import actions, phases
from sobremesa.games.remigio.rules.cards import JOKER
from sobremesa.games.remigio.rules.melding.melds import needs_of

from .danger import danger_of
from .hand import unseen_cards, worth_keeping

ANSWERS = {phases.CUT: actions.CUT, phases.KEEP: actions.KEEP, phases.CALLS: actions.ACCEPT}


class GreedyBot:
    def __init__(self, seed: int | str | None = None) -> None:
        """Every choice follows from what is seen: the seed, which all bots are given, changes nothing."""

    def choose(self, view: View, history: Callable[[], Sequence[Step]]) -> int | None:
        seat = view.seat
        if seat is None or seat not in view.awaited:
            return None
        now: Any = view.state[0]
        phase = int(now["phase"])
        if phase in ANSWERS:
            return ANSWERS[phase]
        legal = view.game.legal(view.board, view.state, seat)
        if phase == phases.DRAW:
            return self.draw(view, seat, legal, history)
        return self.lay(view, seat, legal, history) or self.part(view, seat, legal, history)

    def draw(self, view: View, seat: int, legal: list[int], history: Callable[[], Sequence[Step]]) -> int:
        return actions.TAKE if actions.TAKE in legal else actions.DRAW

    def lay(self, view: View, seat: int, legal: list[int], history: Callable[[], Sequence[Step]]) -> int | None:
        """The next step of the best plan: to close, else to leave as little as can be."""
        plan = melding.closing(view.board, view.state, seat) or melding.least_left(view.board, view.state, seat)
        allowed = [action for action in plan.actions if action in legal] if plan is not None else []
        owed = int(view.state[0]["owed"]) - 1
        if owed >= 0:
            return _first_with(owed, allowed) or _first_with(owed, legal) or _first_meld(legal)
        if allowed:
            return allowed[0]
        return _first_meld(legal) if not _may_part(legal) else None

    def part(self, view: View, seat: int, legal: list[int], history: Callable[[], Sequence[Step]]) -> int:
        """The discard that is missed least and helps others least."""
        choices = [action for action in legal if kind_of(action) in (actions.DISCARD, actions.CLOSE)]
        if len(choices) < 2:
            return choices[0] if choices else view.game.default_action(view.board, view.state, seat)
        return min(choices, key=lambda action: self.regret(view, seat, actions.DISCARD.card(action)))

    def regret(self, view: View, seat: int, card: int) -> float:
        now: Any = view.state[0]
        counts = [int(count) for count in now["hands"][seat]]
        value = -0.15 if now["opened"][seat] else 0.1
        return worth_keeping(card, counts, unseen_cards(now, seat), value) + danger_of(now, seat, card)


def _may_part(legal: list[int]) -> bool:
    return any(kind_of(action) in (actions.DISCARD, actions.CLOSE) for action in legal)


def _first_with(card: int, choices: Sequence[int]) -> int | None:
    """The first way to lay this card, jokers spared if it is none."""
    return next((action for action in choices if uses(action, card)), None)


def uses(action: int, card: int) -> bool:
    if kind_of(action) in (actions.RUN, actions.SET):
        return bool(needs_of(action, card))
    return kind_of(action) == actions.LAY_OFF and actions.LAY_OFF.card(action) == card


def _first_meld(legal: list[int]) -> int | None:
    melds = [action for action in legal if kind_of(action) in (actions.RUN, actions.SET)]
    return min(melds, key=lambda action: needs_of(action, JOKER), default=None)
