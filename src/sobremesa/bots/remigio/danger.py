"""What a discard would do for others: a card that fits a meld of the table is taken up gladly."""

from __future__ import annotations

from typing import Any

from sobremesa.games.remigio.rules.cards import HIGH_ACE, JOKER, card_at, rank_of, suit_of

FITS_A_MELD = 3.0


def danger_of(now: Any, seat: int, card: int) -> float:
    """Only those who are open can take a discard; the next player first."""
    if not any(now["opened"][other] for other in range(len(now["opened"])) if other != seat):
        return 0.0
    return FITS_A_MELD * sum(fits(now, meld, card) for meld in range(int(now["melds"])))


def fits(now: Any, meld: int, card: int) -> bool:
    if card == JOKER:
        return True
    low, length = int(now["meld_low"][meld]), int(now["meld_length"][meld])
    if now["meld_set"][meld]:
        return bool(rank_of(card) == low and length < 4 and not now["meld_suits"][meld, suit_of(card)])
    suit, high = int(now["meld_suit"][meld]), low + length - 1
    below, above = (low - 1 if low > 1 else 0), (high + 1 if high < HIGH_ACE else 0)
    return card in [card_at(suit, place) for place in (below, above) if place]
