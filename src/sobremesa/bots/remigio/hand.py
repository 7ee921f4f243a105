"""How promising a hand is: what melds now, and what one more card would make of it."""

from __future__ import annotations

from typing import Any

from sobremesa.games.remigio.invariants import cards_on_table
from sobremesa.games.remigio.rules.cards import HIGH_ACE, JOKER, RANKS, card_at, rank_of, rank_value

Counts = list[int]


def places_of(card: int) -> tuple[int, ...]:
    """The places of a run a card may take: the ace has two."""
    rank = rank_of(card)
    return (1, HIGH_ACE) if rank == 1 else (rank,)


def partners(card: int, counts: Counts, unseen: Counts) -> float:
    """How many unseen cards would complete a meld of this card with another one in hand, each by its copies left."""
    suit, rank = card // RANKS, rank_of(card)
    found = 0.0
    others = [s for s in range(4) if s != suit and counts[card_at(s, rank)]]
    missing = [s for s in range(4) if s != suit and not counts[card_at(s, rank)]]
    if others:
        found += sum(unseen[card_at(s, rank)] for s in missing)
        found += 4.0 * (len(others) - 1)
    for place in places_of(card):
        found += _run_partners(suit, place, counts, unseen)
    return found


def _run_partners(suit: int, place: int, counts: Counts, unseen: Counts) -> float:
    """Pairs of neighbours within three places: held ones count most, unseen ones by their copies."""
    found = 0.0
    for low in range(max(1, place - 2), min(place, HIGH_ACE - 2) + 1):
        window = [card_at(suit, at) for at in range(low, low + 3) if at != place]
        held = [card for card in window if counts[card]]
        if len(held) == 2:
            found += 4.0
        elif len(held) == 1:
            found += next(unseen[card] for card in window if card not in held)
    return found


def unseen_cards(now: Any, seat: int, seen: Counts | None = None) -> Counts:
    """How many of each card may still come: not in hand, not on the table, not on the pile, nor seen elsewhere."""
    gone = now["hands"][seat] + cards_on_table(now) + now["pile"]
    extra = seen or [0] * len(gone)
    return [max(0, 2 - int(count) - more) for count, more in zip(gone, extra, strict=True)]


def worth_keeping(card: int, counts: Counts, unseen: Counts, weight_of_value: float) -> float:
    """The higher, the later it is discarded."""
    if card == JOKER:
        return 1000.0
    rest = list(counts)
    rest[card] -= 1
    twin = -2.0 if rest[card] else 0.0
    return partners(card, rest, unseen) + twin + weight_of_value * rank_value(rank_of(card))
