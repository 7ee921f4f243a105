"""What to build: every plan with its cost, its worth and how long it takes; the best one is the target."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.contract.action import kind_of
from sobremesa.games.catan.board import bounds
from sobremesa.games.catan.rules import actions
from sobremesa.games.catan.rules.deeds.development import LEAST_ARMY
from sobremesa.games.catan.rules.deeds.points import AWARD_POINTS

from ..ground import Counts
from ..sight import Sight
from .roads import Roads, Spot, reaches, touches
from .values import PATIENCE, minus, plus, rolls_until, worth_of_harbour, worth_of_settlement, worth_of_yield

PLACES_THOUGHT_OF = 4
CONTESTED = 0.85
"""What each missing road leaves of the worth of a place: others may be there first."""
CARD_WORTH = 0.42
FIRST_LINK = 0.6
WINNING = 10.0


@dataclass(frozen=True)
class Plan:
    steps: tuple[int, ...]
    """The actions that carry it out, in order."""
    cost: Counts
    """Of all of them together."""
    first_cost: Counts
    worth: float

    def score(self, sight: Sight, hand: Sequence[int]) -> float:
        return self.worth / (rolls_until(self.cost, hand, sight.income, sight.rates) + PATIENCE)


def make_plans(sight: Sight, roads: Roads) -> list[Plan]:
    """Everything worth building, the best first."""
    plans = [*_settlements(sight, roads), *_cities(sight), *_route(sight, roads), *_joins(sight), *_card(sight)]
    plans += [*_tokens(sight, roads), *_harbours(sight)]
    return sorted(plans, key=lambda plan: -plan.score(sight, sight.hand))


def best_score(sight: Sight, plans: Sequence[Plan], hand: Sequence[int]) -> float:
    """What a hand is good for: the best plan, and a little for every card."""
    return max((plan.score(sight, hand) for plan in plans), default=0.0) + 0.002 * sum(hand)


def future(sight: Sight) -> float:
    """How much yield still matters: less and less as the end comes near."""
    leader = max(sight.points)
    return max(0.15, min(1.0, 1.25 * (sight.ground.goal - leader) / sight.ground.goal))


def _worth(sight: Sight, points: int, extra: float) -> float:
    return points + extra + (WINNING if points >= sight.missing_points else 0.0)


def _settlements(sight: Sight, roads: Roads) -> list[Plan]:
    if not sight.pieces[bounds.SETTLEMENT]:
        return []
    later = future(sight)
    worths = [
        (later * worth_of_settlement(sight, spot.intersection) * CONTESTED ** len(spot.way), spot)
        for spot in roads.spots
    ]
    worths.sort(key=lambda pair: -pair[0] / (1 + 0.5 * len(pair[1].way)))
    return [_settle(sight, spot, worth) for worth, spot in worths[:PLACES_THOUGHT_OF]]


def _settle(sight: Sight, spot: Spot, worth: float) -> Plan:
    costs = sight.ground.costs
    steps = (*(actions.ROAD.of(path) for path in spot.way), actions.SETTLEMENT.of(spot.intersection))
    cost = list(costs[bounds.SETTLEMENT])
    for _ in spot.way:
        cost = plus(cost, costs[bounds.ROAD])
    first = costs[bounds.ROAD] if spot.way else cost
    return Plan(steps, cost, first, _worth(sight, 1, worth))


def _cities(sight: Sight) -> list[Plan]:
    ground = sight.ground
    intersections = [intersection for intersection in sight.intersections if not sight.cities[intersection]]
    if not intersections or not sight.pieces[bounds.CITY]:
        return []
    worth, intersection = max(
        (worth_of_yield(ground, sight.income, ground.yields[intersection]), intersection)
        for intersection in intersections
    )
    cost = ground.costs[bounds.CITY]
    return [Plan((actions.CITY.of(intersection),), cost, cost, _worth(sight, 1, future(sight) * worth))]


def _route(sight: Sight, roads: Roads) -> list[Plan]:
    """CAT-33: two points at once, and they can be lost again."""
    if not roads.route:
        return []
    one = sight.ground.costs[bounds.ROAD]
    cost = [len(roads.route) * amount for amount in one]
    steps = tuple(actions.ROAD.of(path) for path in roads.route)
    return [Plan(steps, cost, one, _worth(sight, AWARD_POINTS, -0.4))]


def _tokens(sight: Sight, roads: Roads) -> list[Plan]:
    """SCN-5: a point for whoever comes first."""
    one = sight.ground.costs[bounds.ROAD]
    return [
        Plan(
            tuple(actions.ROAD.of(path) for path in spot.way),
            [len(spot.way) * amount for amount in one],
            one,
            _worth(sight, 1, -0.1 * len(spot.way)),
        )
        for spot in roads.tokens
    ]


def _harbours(sight: Sight) -> list[Plan]:
    """SCN-3: red paths at which an own road ends already."""
    cost, nothing = sight.ground.costs[bounds.ROAD], [0] * bounds.RESOURCES
    return [
        Plan((actions.ROAD.of(path),), cost, cost, worth)
        for path, harbour in enumerate(sight.ground.red)
        if harbour and not sight.roads[path] and touches(sight, path)
        if (worth := 2 * worth_of_harbour(harbour, sight.rates, sight.income, nothing)) > 0
    ]


def _joins(sight: Sight) -> list[Plan]:
    """FRI-4: a road that joins districts brings three favours, and its owners one each."""
    paths = [
        path for path in sight.joins if any(reaches(sight, intersection) for intersection in sight.ground.ends[path])
    ]
    if not paths or not sight.pieces[bounds.ROAD]:
        return []
    path = min(paths, key=lambda path: sum(1 + sight.points[seat] for seat in sight.joins[path]))
    one = sight.ground.costs[bounds.ROAD]
    return [Plan((actions.ROAD.of(path),), one, one, FIRST_LINK)]


def _card(sight: Sight) -> list[Plan]:
    if not int(sight.now["deck_size"]):
        return []
    cost = sight.ground.costs[bounds.CARD]
    return [Plan((actions.BUY_CARD,), cost, cost, CARD_WORTH + _hope_of_army(sight))]


def _hope_of_army(sight: Sight) -> float:
    """CAT-37: the nearer to the largest army, the better the next knight."""
    if int(sight.now["army_holder"]) == 1 + sight.seat:
        return 0.0
    knights = sight.now["played"][:, bounds.KNIGHT].tolist()
    held = sight.cards[bounds.KNIGHT] + int(sight.now["fresh"][sight.seat, bounds.KNIGHT])
    wanted = max(LEAST_ARMY, 1 + max(knights[seat] for seat in sight.others)) - knights[sight.seat] - held
    return 0.6 / wanted if wanted > 0 else 0.0


def choose_build(sight: Sight, plans: Sequence[Plan], legal: Sequence[int]) -> int | None:
    """The first step of the target if it can be paid; else whatever does not keep the target waiting."""
    for place, plan in enumerate(plans):
        if plan.steps[0] in legal and (place == 0 or _can_spare(sight, plans[0], plan)):
            return plan.steps[0]
    return None


def _can_spare(sight: Sight, target: Plan, other: Plan) -> bool:
    """Cards beyond the limit are as good as lost, so then they are spent."""
    if sum(sight.hand) > sight.ground.discard_limit:
        return True
    left = minus(sight.hand, other.first_cost)
    now, later = (rolls_until(target.cost, hand, sight.income, sight.rates) for hand in (sight.hand, left))
    return later <= now + 1


def choose_free_road(sight: Sight, roads: Roads, plans: Sequence[Plan], paths: Sequence[int]) -> int:
    """Towards the longest route if that is near, else towards the best place to settle."""
    wanted = [path for path in roads.route[:1] if len(roads.route) <= max(1, int(sight.now["free_roads"]))]
    wanted += sight.joins
    wanted += [actions.ROAD.path(plan.steps[0]) for plan in plans if kind_of(plan.steps[0]) == actions.ROAD]
    return next((path for path in wanted if path in paths), _farthest(sight, paths))


def _farthest(sight: Sight, paths: Sequence[int]) -> int:
    """The road whose ends have the most ways on."""
    ground = sight.ground

    def open_ways(path: int) -> int:
        ends = [intersection for intersection in ground.ends[path] if not sight.buildings[intersection]]
        return sum(not sight.roads[after] for intersection in ends for after, _ in ground.ways[intersection])

    return max(paths, key=open_ways)
