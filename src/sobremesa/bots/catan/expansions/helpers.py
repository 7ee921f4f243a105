"""When to use a helper, how, and what to answer while it works (HLP-5 … HLP-16)."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.contract.action import kind_of
from sobremesa.contract.fields import copy_of
from sobremesa.games.catan.board import bounds
from sobremesa.games.catan.board.bounds import RESOURCES
from sobremesa.games.catan.expansions.helpers.rules import actions as helpful
from sobremesa.games.catan.expansions.helpers.rules import phases
from sobremesa.games.catan.expansions.helpers.rules.actions import NO_PLAYER, TURN_OVER
from sobremesa.games.catan.rules import actions, doors
from sobremesa.games.catan.rules.actions import KINDS, NO_RESOURCE

from ..ground import Counts
from ..plans.building import Plan, best_score, choose_build
from ..plans.cards import is_robbed
from ..plans.roads import Roads
from ..plans.robber import threat
from ..plans.values import can_pay, missing, spare
from ..sight import Sight
from .display import choose_helper, has_idle_knight

FEW_MISSING = 2
CARDS = {
    bounds.VICTORY_POINT: 1.0,
    bounds.MONOPOLY: 0.6,
    bounds.INVENTION: 0.55,
    bounds.ROAD_BUILDING: 0.5,
    bounds.KNIGHT: 0.45,
}


def of_kind(legal: Sequence[int], *kinds: int) -> list[int]:
    return [action for action in legal if kind_of(action) in kinds]


def with_card(hand: Sequence[int], resource: int) -> Counts:
    return [held + (1 if number == resource else 0) for number, held in enumerate(hand)]


def most_wanted(sight: Sight, plans: Sequence[Plan], resources: Sequence[int]) -> int:
    """The card that brings the best plan nearest; of equals the one that is hardest to come by."""
    return max(
        resources,
        key=lambda resource: (best_score(sight, plans, with_card(sight.hand, resource)), -sight.income[resource]),
    )


def least_wanted(sight: Sight, plans: Sequence[Plan], resources: Sequence[int]) -> int:
    kept = plans[0].cost if plans else [0] * RESOURCES
    return max(resources, key=lambda resource: (sight.hand[resource] - kept[resource], sight.income[resource]))


def choose_early_help(sight: Sight, legal: Sequence[int]) -> int | None:
    """Before the roll: the robber goes if it stands in one's own fields."""
    banish = of_kind(legal, helpful.BANISH)
    return banish[0] if banish and is_robbed(sight) else None


def choose_gain(sight: Sight, plans: Sequence[Plan], legal: Sequence[int]) -> int | None:
    """What is simply good: a card as alms, the robber gone, a card chosen among three instead of one drawn."""
    alms = of_kind(legal, helpful.ALMS)
    if alms:
        return max(alms, key=lambda action: (threat(sight, KINDS.parts(action)["player"]), -action))
    scholar = of_kind(legal, helpful.SCHOLAR)
    if scholar and actions.BUY_CARD in (choose_build(sight, plans, legal), *(plan.steps[0] for plan in plans[:1])):
        return max(scholar, key=lambda action: _left_after(sight, plans, action))
    return choose_early_help(sight, legal)


def _left_after(sight: Sight, plans: Sequence[Plan], action: int) -> float:
    """What the hand is still good for after paying with one resource replaced."""
    values, hand = KINDS.parts(action), list(sight.hand)
    build = bounds.CARD if kind_of(action) == helpful.SCHOLAR else bounds.ROAD
    for resource, cost in enumerate(sight.ground.costs[build]):
        hand[resource] -= cost
    if values["pay"] != NO_RESOURCE:
        hand[values["pay"]] -= 1
        hand[values["instead_of"]] += 1
    return best_score(sight, plans, hand)


def choose_help(sight: Sight, plans: Sequence[Plan], roads: Roads, legal: Sequence[int]) -> int | None:
    """When nothing can be built: the helper that makes it possible."""
    if not plans:
        return None
    return (
        _helped_road(sight, plans, legal)
        or _ploughshares(sight, plans, legal)
        or _moved_road(sight, roads, legal)
        or _forced_trade(sight, plans, legal)
        or _free_port(sight, plans, legal)
        or _card_of_the_robber(sight, plans, legal)
    )


def _helped_road(sight: Sight, plans: Sequence[Plan], legal: Sequence[int]) -> int | None:
    """The first road of a plan, paid with a card that the plan can spare."""
    roads = of_kind(legal, helpful.HELPED_ROAD)
    for plan in plans[:2]:
        left = spare(plan.cost, sight.hand)
        planned = [road for road in roads if actions.ROAD.of(KINDS.parts(road)["path"]) == plan.steps[0]]
        payable = [road for road in planned if left[KINDS.parts(road)["pay"]]]
        if payable:
            return max(payable, key=lambda road: _left_after(sight, plans, road))
    return None


def _ploughshares(sight: Sight, plans: Sequence[Plan], legal: Sequence[int]) -> int | None:
    """For a building that is planned, with a knight that is of no more use."""
    played = has_idle_knight(sight)
    for plan in plans[:2]:
        for action in of_kind(legal, helpful.PLOUGHSHARES_SETTLEMENT, helpful.PLOUGHSHARES_CITY):
            values = KINDS.parts(action)
            kind = actions.CITY if kind_of(action) == helpful.PLOUGHSHARES_CITY else actions.SETTLEMENT
            if plan.steps[0] == kind.of(values["intersection"]) and bool(values["played"]) == played:
                return action
    return None


def _moved_road(sight: Sight, roads: Roads, legal: Sequence[int]) -> int | None:
    """Only for the longest route: one road in another place takes it."""
    if len(roads.route) != 1:
        return None
    length = 1 + int(sight.now["route_length"][sight.seat])
    moves = [action for action in of_kind(legal, helpful.MOVE_ROAD) if KINDS.parts(action)["to"] == roads.route[0]]
    return next((action for action in moves if _length_after(sight, action) >= length), None)


def _length_after(sight: Sight, action: int) -> int:
    imagined, values = copy_of(sight.state), KINDS.parts(action)
    imagined[0]["roads"][values["road"]] = 0
    imagined[0]["roads"][values["to"]] = 1 + sight.seat
    return doors.longest_route(sight.ground.island.numbers, imagined, 0, sight.seat)


def _forced_trade(sight: Sight, plans: Sequence[Plan], legal: Sequence[int]) -> int | None:
    """For what is missing and the others have, with a spare card to give for it; the two fullest hands are named."""
    trades = of_kind(legal, helpful.FORCED_TRADE)
    lacking, left = missing(plans[0].cost, sight.hand), spare(plans[0].cost, sight.hand)
    if not trades or not any(left) or not 0 < sum(lacking) <= FEW_MISSING:
        return None
    wanted = [resource for resource in range(RESOURCES) if lacking[resource] and sight.elsewhere[resource] > 1]

    def likely(action: int) -> float:
        values: dict[str, int] = KINDS.parts(action)
        named = [seat for seat in (values["first"], values["second"]) if seat != NO_PLAYER]
        two_is_too_many = len(named) > max(lacking[values["resource"]], 1) and sum(left) < len(named)
        cards = sum(sight.hand_sizes[seat] for seat in named)
        return sight.elsewhere[values["resource"]] * cards - (1000.0 if two_is_too_many else 0.0)

    return max((action for action in trades if KINDS.parts(action)["resource"] in wanted), key=likely, default=None)


def _free_port(sight: Sight, plans: Sequence[Plan], legal: Sequence[int]) -> int | None:
    """When two for one pays for one of the best plans at once."""
    for plan in plans[:2]:
        if can_pay(plan.cost, sight.hand, sight.rates):
            return None
        for action in of_kind(legal, helpful.FREE_PORT):
            chosen = KINDS.parts(action)["resource"]
            rates = [2 if resource == chosen else rate for resource, rate in enumerate(sight.rates)]
            if can_pay(plan.cost, sight.hand, rates):
                return action
    return None


def _card_of_the_robber(sight: Sight, plans: Sequence[Plan], legal: Sequence[int]) -> int | None:
    """The robber leaves others in peace only for the card that is missing."""
    banish = of_kind(legal, helpful.BANISH)
    resource = sight.ground.terrain[sight.robber]
    if not banish or resource >= RESOURCES or not sight.bank[resource]:
        return None
    return banish[0] if can_pay(plans[0].cost, with_card(sight.hand, resource), sight.rates) else None


def answer_roll(sight: Sight, plans: Sequence[Plan], legal: Sequence[int]) -> int | None:
    """HLP-16: a card, or the own cards, for nothing: yes."""
    answers = of_kind(legal, helpful.CONSOLATION, helpful.SHELTER)
    if not answers:
        return None
    resources = sorted({KINDS.parts(action)["resource"] for action in answers})
    resource = resources[0] if resources == [NO_RESOURCE] else most_wanted(sight, plans, resources)
    same = [action for action in answers if KINDS.parts(action)["resource"] == resource]
    helper = choose_helper(sight, [KINDS.parts(action)["helper"] for action in same])
    return next(action for action in same if KINDS.parts(action)["helper"] == helper)


def answer_helpful(sight: Sight, plans: Sequence[Plan], legal: Sequence[int]) -> int | None:
    """Where a helper has interrupted the turn."""
    phase = int(sight.now["phase"])
    if phase == phases.CHANGE_HELPER:
        taken = [KINDS.parts(action)["helper"] for action in of_kind(legal, helpful.TAKE_HELPER)]
        choice = choose_helper(sight, [*taken, *([TURN_OVER] if helpful.TURN_HELPER in legal else [])])
        return helpful.TURN_HELPER if choice == TURN_OVER else helpful.TAKE_HELPER.of(choice)
    if phase == phases.KEEP_CARD:
        return max(legal, key=lambda action: _worth_of_card(sight, KINDS.parts(action)["card"]))
    if phase == phases.CONSOLE:
        return answer_roll(sight, plans, legal)
    choose = most_wanted if phase == phases.TAKE_ALMS else least_wanted
    resource = choose(sight, plans, sorted({KINDS.parts(action)["resource"] for action in legal}))
    return next(action for action in legal if KINDS.parts(action)["resource"] == resource)


def _worth_of_card(sight: Sight, card: int) -> float:
    wins = card == bounds.VICTORY_POINT and sight.missing_points == 1
    return CARDS[card] + (10.0 if wins else 0.0)
