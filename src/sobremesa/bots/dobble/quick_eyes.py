"""A player in real time: looks at one card of the table until it finds the match, or somebody is quicker (DOB-21)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sobremesa.bots.player import Intention
from sobremesa.contract.dice import Seeded
from sobremesa.contract.game import Step
from sobremesa.contract.view import View
from sobremesa.games.dobble.rules import actions, doors, phases
from sobremesa.games.dobble.rules.cards import HAS, SHARED, SHOWN
from sobremesa.games.dobble.rules.law import reasons

from .levels import BEGINNER, EASY_GOING, EXPERT, NORMAL, QUICK, SLOW, STEADY, STRONG, Level, errs, form_of, search_time
from .looking import best_place, card_at, own_card, places_in_reach

READY_MS = 700
POINTED_MS = 700
"""So quickly one sees what one is shown."""
LONG_AGO_MS = 1000
"""After a lock-out nobody repeats what was wrong."""


@dataclass(frozen=True)
class Plan:
    """What a player is about to name, and when it will have found it."""

    at: int
    card: int
    place: int
    target: int
    symbol: int
    is_shown: bool


class EyesBot:
    level: Level

    def __init__(self, seed: int | str | None = None) -> None:
        self.draws = Seeded(seed)
        self.form = form_of(self.level, self.draws)
        self.plan: Plan | None = None

    def choose(self, view: View, history: Callable[[], Sequence[Step]]) -> int | None:
        return actions.READY if view.seat in view.awaited else None

    def intend(self, view: View, history: Callable[[], Sequence[Step]]) -> Intention | None:
        seat, now = view.seat, int(view.state[0]["now"])
        if seat is None or seat not in view.actors:
            self.plan = None
            return None
        if view.state[0]["phase"] == phases.READY:
            return Intention(READY_MS, actions.READY)
        may_point = doors.refusal_to_point(view.board, view.state, 0, seat) == reasons.LEGAL
        found = self._point_out(view, seat, now) if may_point else self._claim(view, seat, now)
        return None if found is None else Intention(max(0, found.at - now), self._say(found, view, seat))

    def _say(self, plan: Plan, view: View, seat: int) -> int:
        if plan.card == own_card(view, seat):
            return actions.CLAIM.of(plan.place, plan.symbol, plan.card, plan.target)
        partner = _partner(view, seat)
        return actions.PING.of(partner, plan.place, plan.symbol)

    def _claim(self, view: View, seat: int, now: int) -> Plan | None:
        """Goes on with what it was looking at, unless that has gone or somebody shows it a match."""
        card, shown = own_card(view, seat), _shown_to(view, seat)
        plan = self.plan
        if shown is not None and (plan is None or not plan.is_shown):
            self.plan = Plan(now + POINTED_MS, card, *shown, is_shown=True)
        elif plan is None or not self._holds(plan, view, seat, card):
            self.plan = self._look(view, seat, now, card)
        return self.plan

    def _holds(self, plan: Plan, view: View, seat: int, card: int) -> bool:
        """Whether both cards still lie there, and it has not just been told that it was wrong."""
        now: Any = view.state[0]
        was_wrong = now["claim_seat"] == 1 + seat and now["claim_at"] >= plan.at
        if was_wrong or plan.at + LONG_AGO_MS <= now["now"]:
            return False
        return _lie_there(plan, view, seat, card)

    def _look(self, view: View, seat: int, now: int, card: int) -> Plan | None:
        places = places_in_reach(view, seat)
        if not places:
            return None
        place = self._where(view, seat, card, places)
        target = card_at(view, place)
        return Plan(
            now + search_time(self.level, self.draws, self.form), card, place, target, self._see(card, target), False
        )

    def _where(self, view: View, seat: int, card: int, places: list[int]) -> int:
        if self.level.plans:
            return best_place(view, seat, card, places, self.draws)
        return places[self.draws.below(len(places))]

    def _see(self, card: int, target: int) -> int:
        """The shared symbol, or, by mistake, another one of the target."""
        if not errs(self.level, self.draws):
            return int(SHARED[card, target])
        others = [int(symbol) for symbol in SHOWN[target] if not HAS[card, symbol]]
        return others[self.draws.below(len(others))]

    def _point_out(self, view: View, seat: int, now: int) -> Plan | None:
        """DOB-9: with all cards played it looks for the partner, and shows one match a card."""
        partner = _partner(view, seat)
        card = int(view.state[0]["card"][partner]) - 1
        if view.state[0]["ping_place"][partner]:
            return None
        if self.plan is None or not _lie_there(self.plan, view, seat, card):
            self.plan = self._look(view, seat, now, card)
        return self.plan


def _lie_there(plan: Plan, view: View, seat: int, card: int) -> bool:
    """Whether the card to play, and the card to match it with, are still those of the plan."""
    reached = doors.can_reach(view.board, view.state, 0, seat, plan.place)
    return plan.card == card and reached and card_at(view, plan.place) == plan.target


def _partner(view: View, seat: int) -> int:
    team_of: Any = view.board[0]["team_of"]
    return next(other for other in range(view.players) if other != seat and team_of[other] == team_of[seat])


def _shown_to(view: View, seat: int) -> tuple[int, int, int] | None:
    """What a partner or a hint points at: place, target and symbol, if it is still true."""
    now: Any = view.state[0]
    for kind in ("ping", "hint"):
        place, symbol = int(now[f"{kind}_place"][seat]) - 1, int(now[f"{kind}_symbol"][seat]) - 1
        if place >= 0 and HAS[own_card(view, seat), symbol]:
            return place, card_at(view, place), symbol
    return None


class SlowBot(EyesBot):
    level = SLOW


class NormalBot(EyesBot):
    level = NORMAL


class QuickBot(EyesBot):
    level = QUICK


class BeginnerBot(EyesBot):
    level = BEGINNER


class EasyGoingBot(EyesBot):
    level = EASY_GOING


class SteadyBot(EyesBot):
    level = STEADY


class StrongBot(EyesBot):
    level = STRONG


class ExpertBot(EyesBot):
    level = EXPERT
