"""Trade with the bank and with the others: offers of what is spare for what is missing, and answers to theirs."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.contract.action import kind_of
from sobremesa.games.catan.board.bounds import RESOURCES
from sobremesa.games.catan.rules import actions

from ..ground import Counts
from ..packing import make_offer, terms_of
from ..sight import Sight
from .building import Plan, best_score
from .values import LONGEST_WAIT, can_pay, minus, missing, plus, spare

OFFERS_A_TURN = 2
MOST_MISSING = 3
GOOD_DEAL = 1.04
"""How much better a hand must become."""
GOOD_DEAL_FOR_A_LEADER = 1.25


def choose_maritime(sight: Sight, plans: Sequence[Plan], legal: Sequence[int]) -> int | None:
    """CAT-17: what completes the target now; with too many cards in hand, what brings it nearer."""
    if not plans:
        return None
    target, crowded = plans[0], sum(sight.hand) > sight.ground.discard_limit
    if not crowded and not can_pay(target.cost, sight.hand, sight.rates):
        return None
    lacking, left = missing(target.cost, sight.hand), spare(target.cost, sight.hand)
    if not any(lacking) and crowded and len(plans) > 1:
        lacking = missing(plans[1].cost, left)
    for give in sorted(range(RESOURCES), key=lambda resource: (sight.rates[resource], -left[resource])):
        for take in sorted(range(RESOURCES), key=lambda resource: (-lacking[resource], sight.income[resource])):
            trade = actions.MARITIME.of(give, take, sight.rates[give])
            if left[give] >= sight.rates[give] and lacking[take] and trade in legal:
                return trade
    return None


def choose_offer(sight: Sight, plans: Sequence[Plan], made: set[int]) -> int | None:
    """One spare card for a missing one, then two for one; never the same offer twice in a turn."""
    audience = [seat for seat in sight.others if sight.hand_sizes[seat] and not sight.is_nearly_there(seat)]
    if not plans or not audience or len(made) >= OFFERS_A_TURN:
        return None
    target = plans[0]
    lacking, left = missing(target.cost, sight.hand), spare(target.cost, sight.hand)
    if not 0 < sum(lacking) <= MOST_MISSING:
        return None
    for amount in (1, 2):
        for give, get in _pairs(sight, lacking, left, amount):
            offer = make_offer(give, amount, get, audience)
            if offer not in made:
                return offer
    return None


def _pairs(sight: Sight, lacking: Counts, left: Counts, amount: int) -> list[tuple[int, int]]:
    """What to give and what to get: the most plentiful for the rarest the others have; the bank must ask more."""
    gives = [give for give in range(RESOURCES) if left[give] >= amount and amount < sight.rates[give]]
    gets = [get for get in range(RESOURCES) if lacking[get] and sight.elsewhere[get] > 0]
    pairs = [(give, get) for get in gets for give in gives]
    return sorted(pairs, key=lambda pair: (sight.income[pair[1]], -left[pair[0]], -sight.income[pair[0]]))


def choose_confirm(sight: Sight, plans: Sequence[Plan], legal: Sequence[int]) -> int | None:
    """The best yes or counter-offer, from the player who is least far ahead."""
    now = best_score(sight, plans, sight.hand)
    best: tuple[float, int, int] | None = None
    for action in legal:
        if kind_of(action) != actions.CONFIRM:
            continue
        partner = actions.CONFIRM.player(action)
        gain = best_score(sight, plans, plus(sight.hand, terms_of(action)))
        if gain > _needed(sight, partner) * now:
            best = max(best or (0.0, 0, 0), (gain, -sight.points[partner], action))
    return best[2] if best else None


def choose_answer(sight: Sight, plans: Sequence[Plan], legal: Sequence[int]) -> int | None:
    """A bystander's answer: yes if it helps the own target, a counter-offer if another swap would, else no."""
    if actions.DECLINE not in legal or int(sight.now["answers"][sight.seat]):
        return None
    if sight.is_nearly_there(sight.active):
        return actions.DECLINE
    terms: Counts = sight.now["offers"][sight.active].tolist()
    if actions.ACCEPT in legal and _helps(sight, plans, minus(sight.hand, terms)):
        return actions.ACCEPT
    return _counter(sight, plans, terms) or actions.DECLINE


def _counter(sight: Sight, plans: Sequence[Plan], terms: Counts) -> int | None:
    """What they want, for a card that we want."""
    if not plans:
        return None
    lacking, left = missing(plans[0].cost, sight.hand), spare(plans[0].cost, sight.hand)
    for give in range(RESOURCES):
        for get in range(RESOURCES):
            wanted = terms[give] > 0 and left[give] and terms[get] == 0 and lacking[get] and sight.elsewhere[get] > 0
            if wanted and _helps(sight, plans, _swapped(sight.hand, give, get)):
                return make_offer(give, 1, get, [sight.active])
    return None


def _swapped(hand: Sequence[int], give: int, get: int) -> Counts:
    after = list(hand)
    after[give] -= 1
    after[get] += 1
    return after


def _helps(sight: Sight, plans: Sequence[Plan], after: Sequence[int]) -> bool:
    return best_score(sight, plans, after) > _needed(sight, sight.active) * best_score(sight, plans, sight.hand)


def _needed(sight: Sight, partner: int) -> float:
    """Whoever is ahead has to offer more."""
    if sight.is_nearly_there(partner):
        return LONGEST_WAIT
    return GOOD_DEAL_FOR_A_LEADER if sight.points[partner] > sight.points[sight.seat] + 1 else GOOD_DEAL
