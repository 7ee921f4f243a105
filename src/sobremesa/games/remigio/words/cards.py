"""The names of cards and melds: `7 swords`, `ace cups`, `joker`; places of a run by their rank."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.action import kind_of
from sobremesa.contract.text import Text, inner, listed, term

from ..parts import card_name
from ..rules.actions import RUN, SET
from ..rules.cards import HIGH_ACE, JOKER, RANK_NAMES, RANKS, SUIT_NAMES, card_at, place_value, rank_value
from ..rules.melding.melds import natural_in_set, suits_in
from ..views import Laid


def card_text(card: int) -> dict[str, Any]:
    """A card as a value of a text."""
    if card == JOKER:
        return dict(term("joker"))
    return inner(Text("form.card", {"rank": rank_text(card % RANKS + 1), "suit": term(SUIT_NAMES[card // RANKS])}))


def rank_text(rank: int) -> Any:
    return term(RANK_NAMES[rank - 1]) if rank == 1 or rank > 10 else rank


def cards_text(cards: list[int]) -> dict[str, Any]:
    return listed([card_text(card) for card in cards], by=", ")


def run_cards(suit: int, low: int, length: int, jokers: list[int]) -> list[Laid]:
    """Each card of a run from the lowest up; a joker says what it stands for."""
    cards = []
    for place in range(low, low + length):
        name = card_name(card_at(suit, place))
        cards.append(Laid(card="joker", stands_for=name) if place in jokers else Laid(card=name))
    return cards


def set_cards(rank: int, suits: list[int], jokers: int) -> list[Laid]:
    named = [Laid(card=card_name(card_at(suit, rank))) for suit, count in enumerate(suits) for _ in range(count)]
    return named + [Laid(card="joker")] * jokers


def joker_places(mask: int) -> list[int]:
    return [place for place in range(1, HIGH_ACE + 1) if mask >> place - 1 & 1]


def meld_cards(now: Any, meld: int) -> list[Laid]:
    low, length = int(now["meld_low"][meld]), int(now["meld_length"][meld])
    if now["meld_set"][meld]:
        return set_cards(low, [int(n) for n in now["meld_suits"][meld]], int(now["meld_jokers"][meld]))
    return run_cards(int(now["meld_suit"][meld]), low, length, joker_places(int(now["meld_places"][meld])))


def action_cards(action: int) -> list[Laid]:
    """The cards of a new meld."""
    if kind_of(action) == SET:
        return set_cards(SET.rank(action), [suits_in(action, suit) for suit in range(4)], SET.jokers(action))
    jokers = [RUN.joker(action), RUN.other_joker(action)]
    return run_cards(RUN.suit(action), RUN.low(action), RUN.length(action), jokers)


def meld_value_of(board: Any, now: Any, meld: int) -> int:
    low, length = int(now["meld_low"][meld]), int(now["meld_length"][meld])
    if now["meld_set"][meld]:
        return rank_value(low) * length
    return sum(int(board["low_ace"]) if place == 1 else place_value(board, place) for place in range(low, low + length))


def new_meld_value(board: Any, action: int) -> int:
    if kind_of(action) == SET:
        return rank_value(SET.rank(action)) * (natural_in_set(action) + SET.jokers(action))
    low, length = RUN.low(action), RUN.length(action)
    return sum(int(board["low_ace"]) if place == 1 else place_value(board, place) for place in range(low, low + length))


def run_text(suit: int, low: int, length: int) -> dict[str, Any]:
    high = low + length - 1
    values = {"low": rank_text(low), "high": rank_text(1 if high == HIGH_ACE else high), "suit": term(SUIT_NAMES[suit])}
    return inner(Text("form.run", values))


def set_text(rank: int) -> dict[str, Any]:
    return inner(Text("form.set", {"rank": rank_text(rank)}))


def meld_text(now: Any, meld: int) -> dict[str, Any]:
    low = int(now["meld_low"][meld])
    if now["meld_set"][meld]:
        return set_text(low)
    return run_text(int(now["meld_suit"][meld]), low, int(now["meld_length"][meld]))
