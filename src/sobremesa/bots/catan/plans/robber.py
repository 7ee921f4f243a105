"""The seven: what to discard, where to move the robber and whom to rob (CAT-23 … CAT-25)."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.contract.action import kind_of
from sobremesa.games.catan.board.bounds import DESERT, RESOURCES
from sobremesa.games.catan.rules import actions

from ..ground import Counts
from ..hooks import seeing
from ..sight import Sight
from .building import Plan

OWN = 100.0
"""Never on an own hex, if any other will do."""
STOLEN_CARD = 2.0


def choose_hex(sight: Sight, hexes: Sequence[int]) -> int:
    return max(hexes, key=lambda hex_: _harm(sight, hex_))


def _harm(sight: Sight, hex_: int) -> float:
    """What the robber takes from the others there, counted the more the nearer they are to winning."""
    ground, harm, steal = sight.ground, 0.0, 0.0
    pips = ground.pips[hex_] * ground.scarcity[ground.terrain[hex_]] if ground.terrain[hex_] != DESERT else 0.0
    for intersection in ground.corners[hex_]:
        owner = sight.buildings[intersection] - 1
        if owner == sight.seat:
            harm -= OWN + pips
        elif owner >= 0:
            harm += (1 + sight.cities[intersection]) * pips * threat(sight, owner)
            if sight.hand_sizes[owner]:
                steal = max(steal, STOLEN_CARD * threat(sight, owner))
    if any(sight.buildings[intersection] for intersection in ground.corners[hex_]):
        return harm + steal
    return harm + steal + seeing.worth_of_sparing(ground.island.numbers[0], sight.now)


def threat(sight: Sight, seat: int) -> float:
    """The leader's harm is worth several of the last one's."""
    points = sight.points[seat] + 0.4 * int(sight.now["card_count"][seat])
    behind = max(0.0, max(sight.points[other] for other in sight.others) - points)
    return float(max(0.2, 1.0 - 0.2 * behind) + points / sight.ground.goal)


def choose_theft(sight: Sight, legal: Sequence[int]) -> int:
    """What sparing earns is worth more than a card, a card more than nothing."""
    in_desert = sight.ground.terrain[int(sight.now["robber"])] == DESERT
    if actions.SPARE in legal and in_desert and seeing.rewards_sparing(sight.now):
        return actions.SPARE
    victims = [actions.ROB.player(action) for action in legal if kind_of(action) == actions.ROB]
    return actions.ROB.of(choose_victim(sight, victims))


def choose_victim(sight: Sight, seats: Sequence[int]) -> int:
    return max(seats, key=lambda seat: (threat(sight, seat) + 0.1 * sight.hand_sizes[seat], -seat))


def choose_discard(sight: Sight, plans: Sequence[Plan]) -> int:
    """What the target needs least goes first; then what comes back soonest."""
    kept = plans[0].cost if plans else [0] * RESOURCES
    hand, lost = list(sight.hand), [0] * RESOURCES
    for _ in range(int(sight.now["owed"][sight.seat])):
        resource = _least_needed(sight, hand, kept)
        hand[resource] -= 1
        lost[resource] += 1
    return actions.DISCARD.of(lost)


def _least_needed(sight: Sight, hand: Counts, kept: Counts) -> int:
    held = [resource for resource in range(RESOURCES) if hand[resource]]
    return max(held, key=lambda resource: (hand[resource] - kept[resource], sight.income[resource]))
