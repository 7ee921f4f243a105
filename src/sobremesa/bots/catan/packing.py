"""Offers, deals and inventions as the bots think of them: cards given and taken."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.catan.board.bounds import RESOURCES
from sobremesa.games.catan.rules import actions

from .ground import Counts


def make_offer(give: int, given: int, get: int, audience: Sequence[int]) -> int:
    """Some of one resource for one card of another."""
    terms = [0] * RESOURCES
    terms[give] -= given
    terms[get] += 1
    return actions.OFFER.of(terms, 0, sum(1 << seat for seat in audience))


def terms_of(confirm: int) -> Counts:
    """What a deal changes in the hand of the one who confirms it."""
    return [actions.CONFIRM.terms(confirm, resource) for resource in range(RESOURCES)]


def taken_by(invention: int) -> Counts:
    """The cards an invention takes from the bank."""
    taken = (actions.INVENTION.first(invention), actions.INVENTION.second(invention))
    return [taken.count(resource) for resource in range(RESOURCES)]
