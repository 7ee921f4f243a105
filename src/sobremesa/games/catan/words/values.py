"""What texts about CATAN are filled in with: cards, seats, and the two sides of a trade."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sobremesa.contract.action import kind_of
from sobremesa.contract.text import Text, cards, inner, listed, seat, term

from ..board.bounds import CARD_NAMES, RESOURCE_NAMES, VICTORY_NAMES, VICTORY_POINT
from ..hooks.fields import BESIDE_CARDS
from ..hooks.naming import offered_beside
from ..rules.actions import KINDS

Values = dict[str, Any]


def is_hidden(action: int, name: str) -> bool:
    """Whether a part was kept from whoever reads this."""
    return KINDS.by_number[kind_of(action)].part(name).is_hidden(action)


def hand(counts: Iterable[Any]) -> Values:
    """Cards from one count per resource."""
    return cards({name: int(count) for name, count in zip(RESOURCE_NAMES, counts, strict=True)})


def single(resource: int) -> Values:
    return cards({RESOURCE_NAMES[resource]: 1})


def resource_term(resource: int) -> Values:
    return dict(term(RESOURCE_NAMES[resource]))


def card_term(card: int) -> Values:
    return dict(term(CARD_NAMES[card].replace(" ", "_")))


def new_card_term(card: int, now: Any, player: int) -> Values:
    """A card that has just come to a player; CAT-32: victory points have names."""
    if card != VICTORY_POINT:
        return card_term(card)
    held = int(now["cards"][player][card]) + int(now["fresh"][player][card])
    name = term(VICTORY_NAMES[held - 1].replace(" ", "_"))
    return inner(Text("form.named", {"what": card_term(card), "name": name}))


def seats(numbers: Iterable[int]) -> Values:
    return listed([seat(number) for number in numbers])


def terms_of(action: int) -> list[int]:
    """What an offer or a confirmation changes in the hand of the one who makes it."""
    values = KINDS.parts(action)
    return [*values["terms"], values["beside"]]


def sides(terms: Iterable[Any]) -> Values:
    """The two sides of a trade: what is given and what is got."""
    changes = dict(zip((*RESOURCE_NAMES, BESIDE_CARDS), map(int, terms), strict=False))
    return {
        "give": cards({name: -change for name, change in changes.items() if change < 0}),
        "get": cards({name: change for name, change in changes.items() if change > 0}),
    }


def terms_offered(now: Any, seat: int) -> list[int]:
    """What a seat's open offer changes in its hand, and in what it has beside."""
    return [*map(int, now["offers"][seat]), offered_beside(now, seat)]


def missing(needed: Sequence[int], held: Sequence[Any]) -> Values:
    """`1 more brick and 2 more ore`."""
    short = {
        name: int(need) - int(has) for name, need, has in zip(RESOURCE_NAMES, needed, held, strict=True) if need > has
    }
    return listed([inner(Text("form.more", {"n": n, "what": term(name)})) for name, n in short.items()])


def given_by(changes: Mapping[int, Values], key: str) -> Values:
    """`Blue gets 1 ore; Red gets 2 wool`: one short text for each seat."""
    texts = [inner(Text(key, {"player": seat(number), "cards": change})) for number, change in changes.items()]
    return listed(texts, by="; ")
