"""CATAN: chances of winning by the learned value, the turn of whoever is to act played as well as can be found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from sobremesa.bots.catan.likely import likely_state
from sobremesa.bots.catan.thought import Thought
from sobremesa.contract.action import CHANCE, kind_of
from sobremesa.contract.fields import Records, copy_of
from sobremesa.contract.match import Match
from sobremesa.contract.view import View
from sobremesa.games.catan.judgement.appraisal import appraise
from sobremesa.games.catan.judgement.desk import Desk
from sobremesa.games.catan.judgement.slots import NOW, SLOTS
from sobremesa.games.catan.judgement.weights import weights_for
from sobremesa.games.catan.memory import recall, with_hands
from sobremesa.games.catan.rules import actions, phases
from sobremesa.games.catan.rules.state import State

from ..analysis import Cause
from ..judging import Worth, as_known
from .catan_reasons import differences
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
TRADES = (actions.MARITIME, actions.CONFIRM)
WORLDS, TRIALS, SIGMAS = 8, 24, 2.0
NEAR, FAR = 6, 12
"""Turns that a costly choice and a better one are played on for: within the game, and at the founding."""
SPREADS = {2: 0.4, 3: 0.39, 4: 0.37}


class CatanJudge:
    unit = "chance"

    def __init__(self, players: int) -> None:
        self.slack = (0.025, 0.05, 0.1) if players == 2 else (0.015, 0.03, 0.06)
        self.spread = SPREADS.get(players)
        self.weights = weights_for(players)
        self.slots, self.desk = State.new(SLOTS), Desk.new()

    def known(self, match: Match, seat: int) -> Match:
        return as_known(match, seat, _likely(match, seat))

    def worth(self, match: Match, viewer: int | None) -> Worth:
        return self._worth(match.view(viewer), _likely(match, viewer))

    def _worth(self, view: View, state: Records) -> Worth:
        if int(state[0]["phase"]) < phases.FIRST_CHANCE:
            return self._appraised(view, state)
        total, mean = 0.0, np.zeros(view.players)
        for outcome, weight in _outcomes(view, state):
            total += weight
            mean += weight * np.array(self._worth(view, outcome))
        return tuple((mean / total).tolist()) if total else self._appraised(view, state)

    def _appraised(self, view: View, state: Records) -> Worth:
        self.slots[NOW] = state[0]
        seat = NOBODY if view.seat is None else view.seat
        appraise(view.board.numbers, self.slots, self.desk, seat, self.weights, WIDTH)
        return tuple(self.desk["chances"][0, : view.players].tolist())

    def changes(self, action: int) -> bool:
        return kind_of(action) not in QUIET

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
        if kind in TRADES:
            return "trade"
        if actions.DEVELOPMENT.holds(kind) or kind == actions.BUY_CARD:
            return "cards"
        return THEMES.get(phase, "building")

    def ranked(self, match: Match, seat: int) -> list[int]:
        view = match.view(seat)
        listed = Thought(view, seat, _likely(match, seat), THINKING, 0).ranked()
        return [action for action in listed if not view.game.refusal(view.board, match.state, seat, action)]

    def agrees(self, match: Match, seat: int, best: int, played: int) -> bool:
        """Rollouts know the base game alone: of an expansion nothing is called worse than doubtful."""
        if match.board.numbers[0]["expanded"]:
            return False
        turns = FAR if int(match.state[0]["phase"]) in FOUNDING else NEAR
        apart = -np.diff(Trying(match, seat, WORLDS).tried([best, played], 0, TRIALS, turns)).ravel()
        return bool(apart.mean() > SIGMAS * apart.std() / np.sqrt(TRIALS))

    def reasons(self, better: Match, played: Match, seat: int) -> tuple[str, ...]:
        """The groups of features whose difference alone would change the chance most."""
        rows = []
        for match in (better, played):
            self.worth(match, seat)
            rows.append(self.desk["rows"][0, : match.players].copy())
        return differences(rows[0], rows[1], seat, self.weights)


def _likely(match: Match, viewer: int | None) -> Records:
    view = match.view(viewer)
    if view.state[0]["phase"] == phases.OVER:
        return copy_of(view.state)
    if viewer is not None:
        return likely_state(view, viewer, lambda: match.history(viewer), "coach")
    hands, weights = recall(view.board, None, match.history(None)).possibilities(view.state)
    full = with_hands(view.state, hands[int(weights.argmax())]) if len(weights) else copy_of(view.state)
    now = full[0]
    now["deck"] = np.maximum(view.board.numbers[0]["deck"] - now["played"].sum(0), 0)
    return full


def _outcomes(view: View, state: Records) -> Iterator[tuple[Records, float]]:
    """What chance may do here, as far as the viewer can tell."""
    chances = view.game.chance(view.board, state)
    if chances is None:
        return
    for action, weight in _alike(chances.actions, chances.weights):
        outcome = copy_of(state)
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
