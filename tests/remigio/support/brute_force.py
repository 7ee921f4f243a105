"""Melding by brute force, from the rules (REM-11 … REM-15) and nothing else: every partition of a small hand is tried.

Cards are pairs (suit, rank); jokers are counted apart. It shares no code with the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations

Card = tuple[int, int]


def value(rank: int) -> int:
    return 11 if rank == 1 else min(rank, 10)


def melds_with(
    hand: tuple[Card, ...], jokers: int, equal: bool, one: bool
) -> Iterator[tuple[tuple[Card, ...], int, int]]:
    """Every meld that has the first card of the hand: its natural cards, its jokers, its points."""
    first, rest = hand[0], hand[1:]
    for size in range(len(rest) + 1):
        for chosen in set(combinations(rest, size)):
            cards = (first, *chosen)
            for used in range(jokers + 1):
                if used > len(cards) or (one and used > 1) or len(cards) + used < 3:
                    continue
                best = max(run_points(cards, used), set_points(cards, used, equal))
                if best:
                    yield cards, used, best


def set_points(cards: tuple[Card, ...], jokers: int, equal: bool) -> int:
    ranks, suits = {rank for _, rank in cards}, [suit for suit, _ in cards]
    most = 8 if equal else 4
    if len(ranks) != 1 or len(cards) + jokers > most or (not equal and len(set(suits)) < len(suits)):
        return 0
    return value(cards[0][1]) * (len(cards) + jokers)


def run_points(cards: tuple[Card, ...], jokers: int) -> int:
    """The most points of a run of just these cards and jokers, or 0."""
    if len({suit for suit, _ in cards}) != 1:
        return 0
    best = 0
    length = len(cards) + jokers
    for low in range(1, 15 - length + 1):
        places = range(low, low + length)
        needed = Counter(1 if place == 14 else place for place in places)
        held = Counter(rank for _, rank in cards)
        if length <= 13 and not held - needed:
            best = max(best, sum(value(1 if place == 14 else place) for place in places))
    return best


def best_points(hand: tuple[Card, ...], jokers: int, equal: bool = False, one: bool = False) -> int:
    """The most points new melds can make."""

    @cache
    def search(left: tuple[Card, ...], free: int) -> int:
        if not left:
            return 0
        best = search(left[1:], free)
        for cards, used, points in melds_with(left, free, equal, one):
            rest = list(left)
            for card in cards:
                rest.remove(card)
            best = max(best, points + search(tuple(rest), free - used))
        return best

    return search(tuple(sorted(hand)), jokers)


def fronts(hand: tuple[Card, ...], jokers: int, joker_left: int = 20) -> set[tuple[int, int, int]]:
    """Points laid, value left and cards left of every way to meld the hand."""
    total = sum(value(rank) for _, rank in hand) + jokers * joker_left
    found: set[tuple[int, int, int]] = set()
    seen: set[tuple[tuple[Card, ...], int, int, int, int]] = set()
    todo = [(tuple(sorted(hand)), jokers, 0, total, len(hand) + jokers)]
    while todo:
        entry = todo.pop()
        if entry in seen:
            continue
        seen.add(entry)
        left, free, points, value_left, cards_left = entry
        found.add((points, value_left, cards_left))
        if not left:
            continue
        todo.append((left[1:], free, points, value_left, cards_left))
        for cards, used, worth in melds_with(left, free, False, False):
            rest = list(left)
            for card in cards:
                rest.remove(card)
            shed = sum(value(rank) for _, rank in cards) + used * joker_left
            todo.append((tuple(rest), free - used, points + worth, value_left - shed, cards_left - len(cards) - used))
    return found
