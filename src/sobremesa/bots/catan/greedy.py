"""A sound player that looks at the table and takes what seems best now, without thinking ahead for the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sobremesa.contract.action import UNKNOWN, payload_of
from sobremesa.contract.game import Step
from sobremesa.contract.view import View
from sobremesa.games.catan.rules import actions, phases

from .ground import Ground, read_ground
from .hooks import choosing as expansions
from .hooks import seeing
from .plans.building import Plan, choose_build, choose_free_road, make_plans
from .plans.cards import choose_card, choose_knight
from .plans.founding import choose_road, choose_settlement
from .plans.roads import Roads
from .plans.robber import choose_discard, choose_hex, choose_theft
from .plans.trading import choose_answer, choose_confirm, choose_maritime, choose_offer
from .sight import Sight

ACTIONS_A_TURN = 60
"""After so many the turn ends, whatever else might be done."""


class GreedyBot:
    def __init__(self, seed: int | str | None = None) -> None:
        """Every choice follows from what is seen: the seed, which all bots are given, changes nothing."""
        self.ground: Ground | None = None
        self.roads = Roads()
        self.turn = -1
        self.acted = 0
        self.offers: set[int] = set()

    def choose(self, view: View, history: Callable[[], Sequence[Step]]) -> int | None:
        seat = view.seat
        if seat is None:
            return None
        listed = view.game.legal(view.board, view.state, seat)
        legal = [action for action in listed if payload_of(action) != UNKNOWN]
        if not listed:
            return None
        sight = self._look(view, seat)
        if seat not in view.awaited:
            return self._answer(sight, legal)
        action = self._decide(sight, legal)
        if action is None or view.game.refusal(view.board, view.state, seat, action):
            return legal[0]
        return action

    def _look(self, view: View, seat: int) -> Sight:
        ground = self.ground
        if ground is None or ground.island is not view.board:
            ground = self.ground = read_ground(view.board)
            self.roads, self.turn = Roads(), -1
        sight = Sight(view, seat, ground)
        turn = int(sight.now["turn"])
        if turn != self.turn:
            self.turn, self.acted, self.offers = turn, 0, set()
        return sight

    def _answer(self, sight: Sight, legal: Sequence[int]) -> int | None:
        if actions.DECLINE not in legal:
            return None
        self.roads.look(sight)
        return choose_answer(sight, make_plans(sight, self.roads), legal)

    def _decide(self, sight: Sight, legal: Sequence[int]) -> int | None:
        phase = int(sight.now["phase"])
        places = [payload_of(action) for action in legal]
        if phase == phases.MAIN:
            return self._act(sight, legal)
        if phase == phases.BEFORE_ROLL:
            return expansions.choose_before_roll(sight, legal) or choose_knight(sight, legal) or actions.ROLL
        if phase == phases.FOUND_SETTLEMENT:
            return actions.SETTLEMENT.of(choose_settlement(sight, places))
        if phase == phases.FOUND_ROAD:
            return actions.ROAD.of(choose_road(sight, places))
        if phase == phases.MOVE_ROBBER:
            return actions.MOVE_ROBBER.of(choose_hex(sight, places))
        if phase == phases.ROB:
            return choose_theft(sight, legal)
        self.roads.look(sight)
        plans = make_plans(sight, self.roads)
        if phase == phases.DISCARD:
            return expansions.choose_with_discards(sight, plans, legal) or choose_discard(sight, plans)
        if phase == phases.FREE_ROAD:
            return actions.ROAD.of(choose_free_road(sight, self.roads, plans, places))
        return expansions.answer_at_moment(sight, plans, legal)

    def _act(self, sight: Sight, legal: Sequence[int]) -> int | None:
        """After the roll: deals first, then cards, then building, then trade for what is missing."""
        self.acted += 1
        if self.acted > ACTIONS_A_TURN:
            return actions.END_TURN
        self.roads.look(sight)
        plans = make_plans(sight, self.roads)
        return (
            choose_confirm(sight, plans, legal)
            or expansions.choose_before_building(sight, plans, self.roads, legal)
            or choose_card(sight, plans, self.roads, legal)
            or choose_build(sight, plans, legal)
            or expansions.choose_after_building(sight, plans, self.roads, legal)
            or self._offer(sight, plans)
            or choose_maritime(sight, plans, legal)
            or expansions.choose_at_end(sight, plans, legal)
            or actions.END_TURN
        )

    def _offer(self, sight: Sight, plans: Sequence[Plan]) -> int | None:
        left = int(sight.ground.island.numbers[0]["offers_per_turn"]) - int(sight.now["offers_made"])
        if left <= 0 or int(sight.now["trade_over"]) or seeing.is_between(sight.now):
            return None
        offer = choose_offer(sight, plans, self.offers)
        if offer is not None:
            self.offers.add(offer)
        return offer
