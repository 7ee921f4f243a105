"""Open-ended actions, discards and offers: the bounds within which they may be filled in, and a random member."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.action import kind_of
from sobremesa.contract.dice import Draws
from sobremesa.contract.fields import Records
from sobremesa.contract.game import Template
from sobremesa.contract.states.by_field import Fields, fields_of

from .. import views
from ..board.bounds import RESOURCES
from ..hooks.fields import BESIDE_CARDS
from ..hooks.naming import all_beside, held_beside
from ..island import Island
from ..rules import actions
from ..rules.actions import KINDS
from .description import resources


def template(island: Island, seen: Records | Fields, seat: int, action: int) -> Template:
    now = fields_of(seen)
    kind = KINDS.by_number[kind_of(action)]
    hand = resources(now["hands"][seat])
    if kind.number == actions.DISCARD:
        return Template(kind.name, views.DiscardBounds(cards=hand, total=now["owed"][seat]))
    elsewhere = {name: island.bank - held for name, held in hand.items()}
    beside = all_beside(island.numbers[0])
    if beside:
        own = held_beside(now, seat)
        hand, elsewhere = {**hand, BESIDE_CARDS: own}, {**elsewhere, BESIDE_CARDS: beside - own}
    return Template(kind.name, views.OfferBounds(give=hand, get=elsewhere, to=audience(island, now, seat)))


def audience(island: Island, now: Any, seat: int) -> list[int]:
    """Whom an offer may be made to: the active player's to anybody, the others' to the active player."""
    if seat != now["active"]:
        return [now["active"]]
    return [other for other in range(island.players) if other != seat]


def fill(island: Island, seen: Records, seat: int, action: int, draws: Draws) -> int:
    now = fields_of(seen)
    held = [resource for resource, count in enumerate(now["hands"][seat]) for _ in range(count)]
    if kind_of(action) == actions.DISCARD:
        lost = draws.shuffled(held)[: now["owed"][seat]]
        return actions.DISCARD.of([lost.count(resource) for resource in range(RESOURCES)])
    return _random_offer(island, now, seat, held, draws)


def _random_offer(island: Island, now: Any, seat: int, held: list[int], draws: Draws) -> int:
    held = held + [RESOURCES] * held_beside(now, seat)
    kinds = RESOURCES + (1 if all_beside(island.numbers[0]) else 0)
    give = held[draws.below(len(held))]
    get = (give + 1 + draws.below(kinds - 1)) % kinds
    terms = [0] * (RESOURCES + 1)
    terms[give] -= 1
    terms[get] += 1 + draws.below(2)
    asked = audience(island, now, seat)
    *cards, beside = terms
    return actions.OFFER.of(cards, beside, sum(1 << other for other in asked))
