"""Entre amigos: which favour to use, what to give away, which token to keep (FRI-2 … FRI-10)."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.contract.action import kind_of
from sobremesa.games.catan.board.bounds import ROAD
from sobremesa.games.catan.expansions.friends.rules import actions as friendly
from sobremesa.games.catan.expansions.friends.rules import phases
from sobremesa.games.catan.expansions.friends.rules.bounds import BOOK, COMPASS, GUILDS
from sobremesa.games.catan.rules import actions

from ..plans.building import CARD_WORTH, Plan, best_score
from ..plans.roads import Roads
from ..plans.values import missing, spare
from ..sight import Sight

COMPLETES = 0.6
"""What a favour is worth that brings the missing card of the target."""
BETTER_HAND = 1.05
WORTH_OF_ONE = (0.15, 0.22, 0.2, 0.15, 0.4)
WORTH_OF_PAIR = (0.3, 0.44, 0.4, 0.5, 1.0)


def choose_favour(sight: Sight, plans: Sequence[Plan], roads: Roads, legal: Sequence[int]) -> int | None:
    """The turn's favour: the one that brings most now; none is kept for later that helps now."""
    best, chosen = 0.0, None
    for action in legal:
        worth = _worth(sight, plans, roads, action)
        if worth > best:
            best, chosen = worth, action
    return chosen


def _worth(sight: Sight, plans: Sequence[Plan], roads: Roads, action: int) -> float:
    kind = kind_of(action)
    if kind == friendly.COMPASS:
        return 1.0
    if kind == friendly.BOOK:
        return CARD_WORTH
    if kind == friendly.SHOVEL:
        return _worth_of_road(sight, plans, roads)
    if kind == friendly.SHIP:
        after = list(sight.hand)
        after[friendly.SHIP.resource(action)] += 1
        return _worth_of_hand(sight, plans, after)
    if kind == friendly.WAGON:
        return _worth_of_hand(sight, plans, _swapped(sight, action))
    return 0.0


def _worth_of_road(sight: Sight, plans: Sequence[Plan], roads: Roads) -> float:
    if sight.joins or len(roads.route) == 1:
        return COMPLETES
    return 0.3 if plans and kind_of(plans[0].steps[0]) == actions.ROAD and sight.pieces[ROAD] > 1 else 0.0


def _worth_of_hand(sight: Sight, plans: Sequence[Plan], hand: list[int]) -> float:
    """A card is worth most when it completes something; little when it only brings it nearer."""
    before, after = best_score(sight, plans, sight.hand), best_score(sight, plans, hand)
    if not plans or after <= BETTER_HAND * before:
        return 0.0
    completes = any(any(missing(plan.cost, sight.hand)) and not any(missing(plan.cost, hand)) for plan in plans[:2])
    return COMPLETES + after if completes else 0.1 * after


def _swapped(sight: Sight, action: int) -> list[int]:
    after = list(sight.hand)
    after[friendly.WAGON.give(action)] -= 1
    after[friendly.WAGON.take(action)] += 1
    return after


def choose_gift(sight: Sight, plans: Sequence[Plan], legal: Sequence[int]) -> int | None:
    """FRI-3: a card that the target does not need, to the last of the others."""
    gifts = [action for action in legal if kind_of(action) == friendly.GIFT]
    if not gifts or not int(sight.now["favour_supply_size"]):
        return None
    left = spare(plans[0].cost, sight.hand) if plans else sight.hand
    welcome = [gift for gift in gifts if left[_card(gift)] and not sight.is_nearly_there(_receiver(gift))]
    return min(welcome, key=lambda gift: (sight.points[_receiver(gift)], -left[_card(gift)]), default=None)


def _card(gift: int) -> int:
    return friendly.GIFT.resource(gift)


def _receiver(gift: int) -> int:
    return friendly.GIFT.player(gift)


def choose_exchange(legal: Sequence[int]) -> int | None:
    """FRI-10: costs nothing, since the token drawn may go back."""
    return friendly.EXCHANGE_FAVOUR if friendly.EXCHANGE_FAVOUR in legal else None


def answer_friendly(sight: Sight, plans: Sequence[Plan], legal: Sequence[int]) -> int:
    """What must be decided before the turn goes on."""
    phase = int(sight.now["phase"])
    if phase == phases.ANSWER_GIFT:
        return friendly.REFUSE_GIFT if sight.is_nearly_there(sight.active) else friendly.TAKE_GIFT
    if phase == phases.FIRST_DRAW:
        return min(legal, key=lambda action: sight.points[friendly.FIRST_DRAW.player(action)])
    if phase == phases.PUT_BACK:
        return max(legal, key=lambda action: _worth_without(sight, friendly.PUT_BACK.guild(action)))
    swaps = [action for action in legal if kind_of(action) == friendly.WAGON]
    best = max(swaps, key=lambda action: best_score(sight, plans, _swapped(sight, action)), default=None)
    if best is None or _worth_of_hand(sight, plans, _swapped(sight, best)) == 0:
        return friendly.STOP_SWAPPING
    return best


def _worth_without(sight: Sight, guild: int) -> float:
    """What the tokens held are worth when one of a guild is put back."""
    now, seat = sight.now, sight.seat
    held = (now["favours"][seat] + now["favours_fresh"][seat]).tolist()
    held[guild] -= 1
    useless = {COMPASS: not int(now["catan_tokens"]), BOOK: not int(now["deck_size"])}
    kinds = [each for each in range(GUILDS) if not useless.get(each)]
    worth: float = sum(
        WORTH_OF_PAIR[each] * (held[each] // 2) + WORTH_OF_ONE[each] * (held[each] % 2) for each in kinds
    )
    return worth
