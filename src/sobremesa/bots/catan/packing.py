"""Actions put together and taken apart in plain Python: the rules' own functions are for compiled code only."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.contract.action import KIND_BITS
from sobremesa.games.catan.board.bounds import RESOURCES
from sobremesa.games.catan.rules import actions
from sobremesa.games.catan.rules.actions import CANAL_ZERO, KINDS, SEAT_BITS, TERM_BITS, TERM_ZERO

from .ground import Counts

_OFFER = KINDS.by_number[actions.OFFER]
_TERM = (1 << TERM_BITS) - 1


def pack(kind: int, place: int) -> int:
    return kind | place << KIND_BITS


def pack_maritime(give: int, take: int, rate: int) -> int:
    return actions.MARITIME | give << KIND_BITS | take << KIND_BITS + 3 | rate << KIND_BITS + 6


def pack_offer(give: int, given: int, get: int, audience: Sequence[int]) -> int:
    """Some of one resource for one card of another."""
    terms = [TERM_ZERO] * RESOURCES
    terms[give] -= given
    terms[get] += 1
    return _OFFER.pack(*terms, CANAL_ZERO, sum(1 << seat for seat in audience))


def partner_of(confirm: int) -> int:
    return confirm >> KIND_BITS & (1 << SEAT_BITS) - 1


def terms_of(confirm: int) -> Counts:
    """What a deal changes in the hand of the one who confirms it."""
    start = KIND_BITS + SEAT_BITS
    return [(confirm >> start + resource * TERM_BITS & _TERM) - TERM_ZERO for resource in range(RESOURCES)]


def taken_by(invention: int) -> Counts:
    """The cards an invention takes from the bank."""
    taken = (invention >> KIND_BITS & 7, invention >> KIND_BITS + 3 & 7)
    return [taken.count(resource) for resource in range(RESOURCES)]
