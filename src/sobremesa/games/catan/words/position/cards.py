"""Hands, development cards, bank and deck of a position: no more of anything than the box has (CAT-2, CAT-21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sobremesa.contract.errors import BadDocument
from sobremesa.contract.game import Document

from ...board.bounds import CARD_NAMES, RESOURCE_NAMES, RESOURCES, VICTORY_POINT
from ...hooks.positions import most_fresh_before_roll
from ...island import Island
from ...rules.phases import MAIN
from .counting import read_counts


def deal_cards(island: Island, now: Any, seat: int, given: Document, at: str) -> None:
    """Takes a seat's cards out of bank and deck."""
    resources = [int(island.numbers[0]["bank"])] * RESOURCES
    cards = island.numbers[0]["deck"].tolist()
    now["hands"][seat] = read_counts(given.get("hand", {}), f"{at}.hand", RESOURCE_NAMES, resources)
    now["yields"][seat] = read_counts(given.get("yield", {}), f"{at}.yield", RESOURCE_NAMES, resources)
    _take(now["bank"], now["hands"][seat], resources, RESOURCE_NAMES, f"{at}.hand")
    for field in ("cards", "fresh", "played"):
        now[field][seat] = read_counts(given.get(field, {}), f"{at}.{field}", CARD_NAMES, cards)
        _take(now["deck"], now[field][seat], cards, CARD_NAMES, f"{at}.{field}")
    _check_cards(island, now, seat, at)
    _count(now, seat)


def _take(stock: Any, counts: Any, box: Sequence[int], names: Sequence[str], at: str) -> None:
    for kind, name in enumerate(names):
        if counts[kind] > stock[kind]:
            given = int(box[kind]) - int(stock[kind]) + int(counts[kind])
            raise BadDocument(
                f"{at}.{name}", f"with these, {given} {name} cards are given out; the box has {box[kind]}"
            )
        stock[kind] -= counts[kind]


def _check_cards(island: Island, now: Any, seat: int, at: str) -> None:
    if now["played"][seat, VICTORY_POINT]:
        raise BadDocument(f"{at}.played.{CARD_NAMES[VICTORY_POINT]}", "victory point cards are never played")
    if now["fresh"][seat].sum() > (_most_fresh(island, now) if seat == now["active"] else 0):
        raise BadDocument(f"{at}.fresh", "only the active player, after the roll, can have bought cards in this turn")
    if now["yields"][seat].any() and not now["dice"][0]:
        raise BadDocument(f"{at}.yield", "without dice there is no yield")
    if now["yields"][seat].any() and now["dice"].sum() == 7:
        raise BadDocument(f"{at}.yield", "a seven yields nothing")


def _most_fresh(island: Island, now: Any) -> int:
    return int(island.numbers[0]["deck"].sum()) if now["phase"] == MAIN else most_fresh_before_roll(island)


def _count(now: Any, seat: int) -> None:
    now["hand_size"][seat] = now["hands"][seat].sum()
    now["fresh_count"][seat] = now["fresh"][seat].sum()
    now["card_count"][seat] = now["cards"][seat].sum() + now["fresh"][seat].sum()
    now["deck_size"] = now["deck"].sum()


def check_stock(island: Island, now: Any, doc: Document) -> None:
    """Bank and deck follow from the rest; whoever writes them down as well must be right."""
    resources = [int(island.numbers[0]["bank"])] * RESOURCES
    cards = island.numbers[0]["deck"].tolist()
    for key, names, box in (("bank", RESOURCE_NAMES, resources), ("deck", CARD_NAMES, cards)):
        if key in doc:
            given = read_counts(doc[key], key, names, box)
            _check_left(given, now[key], doc[key], names, key)


def _check_left(given: Sequence[int], left: Any, named: Document, names: Sequence[str], at: str) -> None:
    for kind, name in enumerate(names):
        if name in named and given[kind] != left[kind]:
            raise BadDocument(
                f"{at}.{name}", f"{left[kind]} {name} cards are left by what the seats have, not {given[kind]}"
            )
