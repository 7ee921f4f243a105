"""The Spanish deck of forty, and what makes fifteen (ESC-1, ESC-5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

SUITS = ("coins", "cups", "swords", "clubs")
RANKS = ("1", "2", "3", "4", "5", "6", "7", "jack", "knight", "king")
CARDS = len(SUITS) * len(RANKS)
FIFTEEN = 15

NAMES = tuple(f"{rank}-{suit}" for suit in SUITS for rank in RANKS)
SEVEN_OF_COINS = NAMES.index("7-coins")
COINS = range(len(RANKS))
SEVENS = tuple(card for card, name in enumerate(NAMES) if name.startswith("7-"))


def worth(card: int) -> int:
    return card % len(RANKS) + 1


def total(cards: Sequence[int]) -> int:
    return sum(worth(card) for card in cards)


def making(wanted: int, cards: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every choice of these cards that is worth so much."""
    for at, card in enumerate(cards):
        left = wanted - worth(card)
        if left == 0:
            yield (card,)
        elif left > 0:
            for others in making(left, cards[at + 1 :]):
                yield (card, *others)
