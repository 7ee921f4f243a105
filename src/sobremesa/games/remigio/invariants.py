"""What always holds, in words: cards are conserved, counts agree, melds are melds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from sobremesa.contract.fields import Records

from .rules import phases
from .rules.cards import COPIES, HIGH_ACE, JOKER, KINDS_OF_CARDS, card_at
from .rules.state import PLAYERS


def broken(board: Records, state: Records) -> list[str]:
    return [words for words, holds in _checks(board[0], state[0]) if not holds]


def cards_on_table(now: Any) -> Any:
    """The counts of all cards in melds."""
    counts = np.zeros(KINDS_OF_CARDS, np.int64)
    for meld in range(now["melds"]):
        counts[JOKER] += now["meld_jokers"][meld]
        if now["meld_set"][meld]:
            for suit in range(4):
                counts[card_at(suit, int(now["meld_low"][meld]))] += now["meld_suits"][meld, suit]
            continue
        low = int(now["meld_low"][meld])
        for place in range(low, low + int(now["meld_length"][meld])):
            if not int(now["meld_places"][meld]) >> place - 1 & 1:
                counts[card_at(int(now["meld_suit"][meld]), place)] += 1
    return counts


def face_down(now: Any) -> Any:
    counts = np.zeros(KINDS_OF_CARDS, np.int64)
    for card in now["face_down"]:
        if card:
            counts[card - 1] += 1
    return counts


def _checks(board: Any, now: Any) -> Iterator[tuple[str, bool]]:
    everywhere = now["stock"] + now["hands"].sum(0) + now["pile"] + cards_on_table(now) + face_down(now)
    yield "cards are conserved", bool((everywhere == COPIES).all())
    yield "hand sizes agree", bool((now["hands"].sum(1) == now["hand_size"]).all())
    yield "the stock's size agrees", now["stock"].sum() == now["stock_size"]
    yield "the pile's size agrees", now["pile"].sum() == now["pile_size"]
    yield "the top card lies on the pile", not now["top"] or now["pile"][now["top"] - 1] > 0
    for name in ("stock", "hands", "pile"):
        yield f"no count of {name} is negative", bool((now[name] >= 0).all())
    yield from _melds(now)
    yield from _match(board, now)


def _melds(now: Any) -> Iterator[tuple[str, bool]]:
    for meld in range(now["melds"]):
        length, jokers = int(now["meld_length"][meld]), int(now["meld_jokers"][meld])
        yield f"meld {meld} has three cards", length >= 3
        yield f"meld {meld} has no more jokers than cards", 2 * jokers <= length
        if not now["meld_set"][meld]:
            low = int(now["meld_low"][meld])
            yield f"meld {meld} does not pass the ace", low >= 1 and low + length - 1 <= HIGH_ACE and length <= 13
            yield f"jokers of meld {meld} agree", int(now["meld_places"][meld]).bit_count() == jokers
        else:
            yield f"cards of meld {meld} agree", int(now["meld_suits"][meld].sum()) + jokers == length


def _match(board: Any, now: Any) -> Iterator[tuple[str, bool]]:
    players = int(board["players"])
    yield "players out hold nothing", bool((now["hand_size"][now["out"] > 0] == 0).all()) or now["phase"] == phases.OVER
    yield "points and elimination agree", bool(((now["points"] >= board["limit"]) == (now["out"] > 0)).all())
    yield "only seats of this table play", not now["hand_size"][players:].any() and players <= PLAYERS
    yield "only a match that is over has winners", (now["winners"] > 0) == (now["phase"] == phases.OVER)
