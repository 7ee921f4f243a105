"""When to play a development card, one a turn (CAT-27 … CAT-31)."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.contract.action import kind_of
from sobremesa.games.catan.board.bounds import KNIGHT, RESOURCES, ROAD
from sobremesa.games.catan.rules import actions
from sobremesa.games.catan.rules.deeds.development import LEAST_ARMY

from ..packing import taken_by
from ..sight import Sight
from .building import Plan, best_score
from .roads import Roads
from .values import can_pay, plus

RICH_MONOPOLY = 5
WORTH_PLAYING = 1.5
"""How much better a hand a card must make."""


def choose_knight(sight: Sight, legal: Sequence[int]) -> int | None:
    """When robbed, for the largest army, or with another one in hand."""
    if actions.KNIGHT not in legal:
        return None
    return actions.KNIGHT if is_robbed(sight) or _takes_army(sight) or sight.cards[KNIGHT] > 1 else None


def is_robbed(sight: Sight) -> bool:
    return bool(sight.ground.pips[sight.robber]) and any(
        sight.buildings[intersection] == 1 + sight.seat for intersection in sight.ground.corners[sight.robber]
    )


def _takes_army(sight: Sight) -> bool:
    holder = int(sight.now["army_holder"]) - 1
    knights = sight.now["played"][:, KNIGHT].tolist()
    enough = max(LEAST_ARMY, 1 + (knights[holder] if holder >= 0 else 0))
    return holder != sight.seat and int(knights[sight.seat]) + 1 >= enough


def choose_card(sight: Sight, plans: Sequence[Plan], roads: Roads, legal: Sequence[int]) -> int | None:
    """After the roll: the card that completes something."""
    for action in legal:
        if kind_of(action) == actions.MONOPOLY:
            return _choose_monopoly(sight, plans, legal) or _other_card(sight, plans, roads, legal)
    return _other_card(sight, plans, roads, legal)


def _other_card(sight: Sight, plans: Sequence[Plan], roads: Roads, legal: Sequence[int]) -> int | None:
    if actions.ROAD_BUILDING in legal and _wants_roads(sight, plans, roads):
        return actions.ROAD_BUILDING
    inventions = [action for action in legal if kind_of(action) == actions.INVENTION]
    return _choose_invention(sight, plans, inventions) or choose_knight(sight, legal)


def _wants_roads(sight: Sight, plans: Sequence[Plan], roads: Roads) -> bool:
    if 0 < len(roads.route) <= 2:
        return True
    return sight.pieces[ROAD] > 1 and bool(plans) and kind_of(plans[0].steps[0]) == actions.ROAD


def _choose_invention(sight: Sight, plans: Sequence[Plan], inventions: Sequence[int]) -> int | None:
    """The two cards that complete the target."""
    for plan in plans[:2]:
        if can_pay(plan.cost, sight.hand, sight.rates):
            continue
        for action in inventions:
            after = plus(sight.hand, taken_by(action))
            if all(held >= wanted for held, wanted in zip(after, plan.cost, strict=True)):
                return action
    return None


def _choose_monopoly(sight: Sight, plans: Sequence[Plan], legal: Sequence[int]) -> int | None:
    """What the others hold of a resource is known: all that neither the bank has nor we."""
    now = best_score(sight, plans, sight.hand)
    best, chosen = WORTH_PLAYING * now, None
    for resource in range(RESOURCES):
        got = sight.elsewhere[resource]
        after = list(sight.hand)
        after[resource] += got
        score = best_score(sight, plans, after) + (now if got >= RICH_MONOPOLY else 0.0)
        if got > 1 and score > best and actions.MONOPOLY.of(resource) in legal:
            best, chosen = score, actions.MONOPOLY.of(resource)
    return chosen
