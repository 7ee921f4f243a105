"""Offers and answers to them, followed to the deal they are about: what a yes would bring is compared with no deal."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.contract.action import kind_of
from sobremesa.contract.match import Match
from sobremesa.games.catan.rules import actions

from ..judging import Worth, after_playing

ANSWERS = (int(actions.ACCEPT), int(actions.DECLINE))
DEALS = frozenset((actions.OFFER, actions.ACCEPT, actions.DECLINE))
Judged = Callable[[Match], Worth]


def is_asked(match: Match, seat: int) -> bool:
    """Somebody else's offer waits for an answer of this seat."""
    return seat != int(match.state[0]["active"]) and actions.DECLINE in match.legal(seat).actions


def answers(match: Match, seat: int) -> list[int]:
    """None to choose from where a yes could not be kept."""
    legal = match.legal(seat).actions
    return list(ANSWERS) if all(answer in legal for answer in ANSWERS) else []


def after_deal(match: Match, seat: int, action: int, judged: Judged) -> Match:
    """With the deal made; an offer is taken by whom it helps most, if anybody can take it."""
    after = after_playing(match, seat, action)
    kind = kind_of(action)
    if kind == actions.DECLINE:
        return after
    if kind == actions.ACCEPT or seat != int(match.state[0]["active"]):
        return confirmed(after, seat)
    before = judged(match)
    taken = [(partner, _taken(after, partner)) for partner in range(match.players) if partner != seat]
    made = [(judged(one)[partner] - before[partner], partner, one) for partner, one in taken if one is not None]
    return max(made, key=lambda each: each[:2])[2] if made else after


def _taken(offered: Match, partner: int) -> Match | None:
    """None if this seat was not asked, or does not hold what it takes."""
    if actions.ACCEPT not in offered.legal(partner).actions:
        return None
    return confirmed(after_playing(offered, partner, int(actions.ACCEPT)), partner)


def confirmed(match: Match, partner: int) -> Match:
    """Whoever is at turn takes this one's yes, or the counter-offer."""
    active = int(match.state[0]["active"])
    for action in match.legal(active).actions:
        if kind_of(action) == actions.CONFIRM and actions.CONFIRM.player(action) == partner:
            return after_playing(match, active, action)
    return match
