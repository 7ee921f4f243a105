"""CATAN: chances of winning by the learned value, the turn of whoever is to act played as well as can be found."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from sobremesa.bots.catan.thought import Thought
from sobremesa.contract.action import CHANCE, kind_of
from sobremesa.contract.fields import Records, copy_of
from sobremesa.contract.match import Match
from sobremesa.contract.view import View
from sobremesa.games.catan.judgement.appraisal import appraise
from sobremesa.games.catan.judgement.desk import Desk
from sobremesa.games.catan.judgement.slots import NOW, SLOTS
from sobremesa.games.catan.judgement.weights import weights_for
from sobremesa.games.catan.rules import actions, phases
from sobremesa.games.catan.rules.state import State

from ..analysis import Cause
from ..judging import Price, Scale, Worth, after_playing, as_known
from .catan_dealing import DEALS, after_deal, answers, is_asked
from .catan_hands import KnownHands
from .catan_pricing import SHARES, expected_cost, is_sure, likely_cost
from .catan_reasons import differences
from .catan_robbing import until_theft
from .catan_trying import Trying

NOBODY = -1
WIDTH = 4
"""How many ways to play a turn are followed at a time when a moment is judged."""
THINKING = 12
QUIET = frozenset(actions.DEALING.kinds) - {actions.CONFIRM}
CHANCES: dict[int, Cause] = {actions.DICE: Cause.DICE, actions.DRAWN: Cause.CARDS, actions.STOLEN: Cause.THEFTS}
FOUNDING = (phases.FOUND_SETTLEMENT, phases.FOUND_ROAD)
THEMES = {
    phases.DISCARD: "discard",
    phases.MOVE_ROBBER: "robber",
    phases.ROB: "robber",
    phases.FOUND_SETTLEMENT: "founding",
    phases.FOUND_ROAD: "founding",
}
WORLDS, FEW, TRIALS, SIGMAS = 8, 8, 24, 2.0
"""After a few trials that speak against it nothing more is tried."""
SEEMING = 0.015
"""What seems to cost less is not tried out."""
NEAR, FAR = 6, 12
"""Turns that a costly choice and a better one are played on for: within the game, and at the founding."""
SPREADS = {2: 0.35, 3: 0.27, 4: 0.2}


class CatanJudge:
    unit = "chance"
    scale: Scale = (0.02, 0.05, 0.1, 0.2)

    def __init__(self, players: int) -> None:
        self.slack = (0.025, 0.05, 0.1) if players == 2 else (0.015, 0.03, 0.06)
        self.shares: Mapping[Cause, float] = SHARES[min(players, max(SHARES))]
        self.spread = SPREADS.get(players)
        self.weights = weights_for(players)
        self.slots, self.desk = State.new(SLOTS), Desk.new()

    def known(self, match: Match, seat: int) -> Match:
        return as_known(match, seat, KnownHands(match, seat).likely)

    def worth(self, match: Match, viewer: int | None) -> Worth:
        known = KnownHands(match, viewer)
        return self._worth(known, known.likely)

    def _worth(self, known: KnownHands, state: Records) -> Worth:
        """The mean where chance is to act, a theft included that is about to be chosen."""
        mean = np.zeros(known.view.players)
        for share, worth in self.ends(known, state):
            mean += share * np.array(worth)
        return tuple(mean.tolist())

    def ends(self, known: KnownHands, state: Records, share: float = 1.0) -> Iterator[tuple[float, Worth]]:
        """What chance may lead to from here, how likely each is, and what it is worth."""
        state = until_theft(known.view, state)
        outcomes = list(_outcomes(known, state))
        total = sum(weight for _, weight in outcomes)
        if not outcomes:
            yield share, self._appraised(known.view, state)
        for outcome, weight in outcomes:
            yield from self.ends(known, outcome, share * weight / total)

    def _appraised(self, view: View, state: Records) -> Worth:
        self.slots[NOW] = state[0]
        seat = NOBODY if view.seat is None else view.seat
        appraise(view.board.numbers, self.slots, self.desk, seat, self.weights, WIDTH)
        return tuple(self.desk["chances"][0, : view.players].tolist())

    def changes(self, action: int) -> bool:
        return kind_of(action) not in QUIET

    def weighs(self, action: int) -> bool:
        return self.changes(action) or kind_of(action) in DEALS

    def after(self, match: Match, seat: int, action: int) -> Match:
        if kind_of(action) not in DEALS:
            return after_playing(match, seat, action)
        return after_deal(match, seat, action, lambda one: self.worth(one, seat))

    def cause(self, match: Match, actor: int, action: int) -> Cause | None:
        kind = kind_of(action)
        if actor == CHANCE:
            return CHANCES.get(kind, Cause.REST)
        if int(match.state[0]["phase"]) in FOUNDING:
            return Cause.FOUNDING
        return Cause.REST if kind == actions.ROLL else None

    def choosers(self, actor: int, action: int) -> tuple[int, ...]:
        return (actor, actions.CONFIRM.player(action)) if kind_of(action) == actions.CONFIRM else (actor,)

    def theme(self, match: Match, action: int) -> str:
        kind, phase = kind_of(action), int(match.state[0]["phase"])
        if kind == actions.MARITIME or actions.DEALING.holds(kind):
            return "trade"
        if actions.DEVELOPMENT.holds(kind) or kind == actions.BUY_CARD:
            return "cards"
        return THEMES.get(phase, "building")

    def ranked(self, match: Match, seat: int) -> list[int]:
        if is_asked(match, seat):
            return answers(match, seat)
        view = match.view(seat)
        listed = Thought(view, seat, KnownHands(match, seat).likely, THINKING, 0).ranked()
        return [action for action in listed if not view.game.refusal(view.board, match.state, seat, action)]

    def price(self, match: Match, seat: int, best: int, played: int, cost: float) -> Price:
        """Rollouts know the base game alone, and of an offer not who takes it: nothing there is worse than doubtful."""
        if cost < SEEMING or match.board.numbers[0]["expanded"] or kind_of(played) == actions.OFFER:
            return Price(expected_cost(cost), False)
        turns = FAR if int(match.state[0]["phase"]) in FOUNDING else NEAR
        trying = Trying(match, seat, WORLDS)
        apart = trying.apart(best, played, 0, FEW, turns)
        if apart.mean() <= 0.0:
            return Price(likely_cost(cost, apart), False)
        apart = np.append(apart, trying.apart(best, played, FEW, TRIALS - FEW, turns))
        return Price(likely_cost(cost, apart), is_sure(apart, SIGMAS))

    def reasons(self, better: Match, played: Match, seat: int) -> tuple[str, ...]:
        """The groups of features whose difference alone would change the chance most."""
        rows = []
        for match in (better, played):
            self.worth(match, seat)
            rows.append(self.desk["rows"][0, : match.players].copy())
        return differences(rows[0], rows[1], seat, self.weights)


def _outcomes(known: KnownHands, state: Records) -> Iterator[tuple[Records, float]]:
    """What chance may do here, as far as the viewer can tell."""
    view, phase = known.view, int(state[0]["phase"])
    thief, victim = int(state[0]["active"]), int(state[0]["victim"]) - 1
    if phase == phases.STEAL:
        listed = [
            (one, actions.STOLEN.of(thief, victim, card), share) for one, card, share in known.before_theft(state)
        ]
    elif phase == phases.DRAW_CARD:
        listed = [(one, actions.DRAWN.of(thief, card), share) for one, card, share in known.before_card(state)]
    else:
        chances = view.game.chance(view.board, state) if phase >= phases.FIRST_CHANCE else None
        listed = [(state, *one) for one in _alike(chances.actions, chances.weights)] if chances else []
    for before, action, weight in listed:
        outcome = copy_of(before)
        view.game.apply(view.board, outcome, CHANCE, action)
        yield outcome, weight


def _alike(listed: Sequence[int], weights: Sequence[int]) -> list[tuple[int, float]]:
    """Rolls with the same sum are one outcome."""
    if not listed or kind_of(listed[0]) != actions.DICE:
        return list(zip(listed, map(float, weights), strict=True))
    sums: dict[int, tuple[int, float]] = {}
    for action, weight in zip(listed, weights, strict=True):
        total = actions.DICE.one(action) + actions.DICE.other(action)
        sums[total] = (action, sums.get(total, (0, 0.0))[1] + weight)
    return list(sums.values())
