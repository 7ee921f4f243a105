"""Actions in words, both ways: `run swords 5-8 joker 7`, `set 7 coins cups swords`, `lay off 9 swords on 1 above`.

Melds of the table are numbered from 1 in the order they were laid. The hidden reads `?`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from sobremesa.contract.action import kind_of

from ..rules import actions
from ..rules.actions import KINDS, NO_CARD
from ..rules.cards import HIGH_ACE, JOKER, KINDS_OF_CARDS, RANK_NAMES, RANKS, SUIT_NAMES
from .cards import card_name, place_name

HIDDEN = "?"
Values = Mapping[str, int]


def to_words(action: int) -> str:
    kind = KINDS.by_number[kind_of(action)]
    filling = _FILLINGS.get(kind.number)
    return kind.name if filling is None else f"{kind.name} {filling(kind.unpack(action))}".rstrip()


def _card(card: int) -> str:
    if card == NO_CARD:
        return HIDDEN
    return card_name(card) if card < KINDS_OF_CARDS else str(card)


def _place(place: int) -> str:
    return place_name(place) if 1 <= place <= HIGH_ACE else str(place)


def _run(v: Values) -> str:
    words = f"{SUIT_NAMES[v['suit']]} {_place(v['low'])}-{_place(v['low'] + v['length'] - 1)}"
    jokers = [_place(place) for place in (v["joker"], v["other_joker"]) if place]
    return words + "".join(f" joker {place}" for place in jokers)


def _set(v: Values) -> str:
    suits = [name for name in SUIT_NAMES for _ in range(v[name])]
    rank = RANK_NAMES[v["rank"] - 1] if 1 <= v["rank"] <= RANKS else str(v["rank"])
    return " ".join([rank, *suits, *["joker"] * v["jokers"]])


def _lay_off(v: Values) -> str:
    return f"{_card(v['card'])} on {v['meld'] + 1}{' above' if v['above'] else ''}"


def _swap(v: Values) -> str:
    at = {0: "", 1: " at low ace"}.get(v["place"], f" at {_place(v['place'])}")
    return f"{_card(v['card'])} on {v['meld'] + 1}{at}"


def _shown(v: Values) -> str:
    cards = [v[f"card{n}"] for n in range(1, 8)]
    return f"{v['player']} {', '.join(_card(card) for card in cards if card != NO_CARD)}"


def _for_player(v: Values) -> str:
    return f"{v['player']} {_card(v['card'])}"


_FILLINGS: dict[int, Callable[[Values], str]] = {
    actions.RUN: _run,
    actions.SET: _set,
    actions.LAY_OFF: _lay_off,
    actions.DISCARD: lambda v: _card(v["card"]),
    actions.CLOSE: lambda v: _card(v["card"]),
    actions.SWAP: _swap,
    actions.CALL: lambda v: str(v["player"]),
    actions.CUT_CARD: lambda v: _card(v["card"]),
    actions.DEALT: _for_player,
    actions.TURNED: lambda v: _card(v["card"]),
    actions.DRAWN: _for_player,
    actions.CLOSED_WITH: _for_player,
    actions.SHOWN: _shown,
}


class _Reader:
    """Reads the words after an action's name, one by one; every complaint says what was expected."""

    def __init__(self, text: str, words: str) -> None:
        self.text = text
        self.left = words.replace(",", " ").split()

    def complain(self, expected: str) -> ValueError:
        found = self.left[0] if self.left else "the end"
        return ValueError(f"{self.text!r}: expected {expected}, found {found[:40]!r}")

    def has(self, word: str) -> bool:
        """Reads a word if it comes next."""
        if self.left[:1] != [word]:
            return False
        self.left.pop(0)
        return True

    def one_of(self, names: Sequence[str], expected: str) -> int:
        if not self.left or self.left[0] not in names:
            raise self.complain(f"{expected} ({', '.join(names)})")
        return names.index(self.left.pop(0))

    def number(self, expected: str, least: int, most: int) -> int:
        if not self.left or not re.fullmatch(r"[0-9]{1,2}", self.left[0]) or not least <= int(self.left[0]) <= most:
            raise self.complain(expected)
        return int(self.left.pop(0))

    def rank(self) -> int:
        return self.one_of(RANK_NAMES, "a rank") + 1

    def suit(self) -> int:
        return self.one_of(SUIT_NAMES, "a suit")

    def card(self) -> int:
        if self.has("joker"):
            return JOKER
        rank = self.rank()
        return self.suit() * RANKS + rank - 1

    def meld(self) -> int:
        if not self.has("on"):
            raise self.complain("'on' and the number of a meld")
        return self.number("the number of a meld", 1, 35) - 1

    def seat(self) -> int:
        return self.number("a seat number", 0, 5)

    def end(self) -> None:
        if self.left:
            raise self.complain("nothing more")


def from_words(words: str) -> int:
    """ValueError, in words, when they name no action."""
    text = " ".join(words.split())[:200]
    name = next((name for name in _BY_LENGTH if re.match(rf"{name}(?!\S)", text)), None)
    if name is None:
        known = ", ".join(kind.name for kind in KINDS if kind.number < 200)
        raise ValueError(f"{text!r} is no action; there are {known}")
    kind = KINDS.by_name[name]
    reader = _Reader(text, text[len(name) :])
    values = _READERS[kind.number](reader) if kind.number in _READERS else []
    reader.end()
    return kind.pack(*values)


def _read_run(reader: _Reader) -> list[int]:
    suit = reader.suit()
    ends = reader.left.pop(0).split("-") if reader.left else []
    if len(ends) != 2 or any(end not in RANK_NAMES for end in ends):
        raise reader.complain("the ends of a run like 5-8 or jack-ace")
    low, high = (RANK_NAMES.index(end) + 1 for end in ends)
    high = HIGH_ACE if high == 1 else high
    if not 1 <= high - low + 1 <= 15:
        raise ValueError(f"{reader.text!r}: a run goes up, from {ends[0]} it cannot reach {ends[1]}")
    jokers: list[int] = []
    while reader.has("joker") or (jokers and reader.has("and")):
        place = reader.rank()
        jokers.append(HIGH_ACE if place == 1 and low > 1 else place)
    if len(jokers) > 2:
        raise ValueError(f"{reader.text!r}: there are only two jokers")
    return [suit, low, high - low + 1, *sorted(jokers), *[0] * (2 - len(jokers))]


def _read_set(reader: _Reader) -> list[int]:
    rank, suits, jokers = reader.rank(), [0, 0, 0, 0], 0
    while reader.left:
        if reader.has("joker"):
            jokers += 1
        else:
            suits[reader.suit()] += 1
    if jokers > 2 or max(suits) > 2:
        raise ValueError(f"{reader.text!r}: there are only two of each card")
    return [rank, *suits, jokers]


def _read_swap(reader: _Reader) -> list[int]:
    card, meld = reader.card(), reader.meld()
    if not reader.has("at"):
        return [meld, card, 0]
    if reader.has("low"):
        reader.rank()
        return [meld, card, 1]
    place = reader.rank()
    return [meld, card, HIGH_ACE if place == 1 else place]


def _read_lay_off(reader: _Reader) -> list[int]:
    card, meld = reader.card(), reader.meld()
    return [meld, card, int(reader.has("above"))]


def _read_shown(reader: _Reader) -> list[int]:
    seat, cards = reader.seat(), []
    while reader.left:
        cards.append(reader.card())
    return [seat, *cards, *[NO_CARD] * (7 - len(cards))]


_BY_LENGTH = sorted((kind.name for kind in KINDS), key=len, reverse=True)

_READERS: dict[int, Callable[[_Reader], list[int]]] = {
    actions.RUN: _read_run,
    actions.SET: _read_set,
    actions.LAY_OFF: _read_lay_off,
    actions.DISCARD: lambda r: [r.card()],
    actions.CLOSE: lambda r: [r.card()],
    actions.SWAP: _read_swap,
    actions.CALL: lambda r: [r.seat()],
    actions.CUT_CARD: lambda r: [r.card()],
    actions.DEALT: lambda r: [r.seat(), r.card()],
    actions.TURNED: lambda r: [r.card()],
    actions.DRAWN: lambda r: [r.seat(), r.card()],
    actions.CLOSED_WITH: lambda r: [r.seat(), r.card()],
    actions.SHOWN: _read_shown,
}
