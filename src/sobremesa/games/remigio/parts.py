"""What Remigio's actions speak of: cards, runs, sets, and the melds on the table, numbered from 1 as they were laid."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.contract.parts import Cell, Flag, Number, PartType, Value
from sobremesa.contract.reading import Reader

from .rules.cards import HIGH_ACE, JOKER, KINDS_OF_CARDS, RANK_NAMES, RANKS, SUIT_BITS, SUIT_NAMES, SUITS

NO_CARD: Final = 63
SHOWN_AT_ONCE: Final = 7
LONGEST: Final = 15
MELD: Final = Number(6, "the number of a meld", most=34, first=1)
ABOVE: Final = Flag("above")


def card_name(card: int) -> str:
    if card == JOKER:
        return "joker"
    return f"{RANK_NAMES[card % RANKS]} {SUIT_NAMES[card // RANKS]}" if card < KINDS_OF_CARDS else str(card)


def place_name(place: int) -> str:
    """A place of a run by its rank."""
    if not 1 <= place <= HIGH_ACE:
        return str(place)
    return RANK_NAMES[0 if place == HIGH_ACE else place - 1]


def _read_rank(reader: Reader) -> int:
    return reader.one_of(RANK_NAMES, "a rank") + 1


def _read_suit(reader: Reader) -> int:
    return reader.one_of(SUIT_NAMES, "a suit")


def _read_card(reader: Reader) -> int:
    if reader.has("joker"):
        return JOKER
    rank = _read_rank(reader)
    return _read_suit(reader) * RANKS + rank - 1


class Told(PartType):
    """A part whose JSON is its words."""

    def to_json(self, board: Any, *values: Value) -> Any:
        return self.say(board, *values)

    def from_json(self, board: Any, told: Any) -> tuple[Value, ...]:
        if not isinstance(told, str):
            raise ValueError(f"expected words, found {told!r:.40}")
        reader = Reader(told[:200], told[:200])
        values = self.read(board, reader)
        reader.end()
        return values

    typescript = "string"


class Card(Told):
    """`7 swords`, `ace cups`, `joker`."""

    cells = (Cell("", 6),)

    def say(self, board: Any, *values: Value) -> str:
        return card_name(values[0])

    def read(self, board: Any, reader: Reader) -> tuple[Value, ...]:
        return (_read_card(reader),)


class Cards(Told):
    """Up to seven cards: `5 cups, joker`."""

    cells = (Cell("", 6, many=SHOWN_AT_ONCE),)

    def say(self, board: Any, *values: Value) -> str:
        return ", ".join(card_name(card) for card in values[0] if card != NO_CARD)

    def read(self, board: Any, reader: Reader) -> tuple[Value, ...]:
        cards = []
        while reader.left:
            cards.append(_read_card(reader))
        return ((*cards, *[NO_CARD] * (SHOWN_AT_ONCE - len(cards))),)


class Run(Told):
    """`swords 5-8 joker 7`; the ace stands before the 2 or after the king."""

    cells = (Cell("suit", 2), Cell("low", 4), Cell("length", 4), Cell("joker", 4), Cell("other_joker", 4))

    def say(self, board: Any, *values: Value) -> str:
        suit, low, length, *jokers = values
        words = f"{SUIT_NAMES[suit]} {place_name(low)}-{place_name(low + length - 1)}"
        return words + "".join(f" joker {place_name(place)}" for place in jokers if place)

    def read(self, board: Any, reader: Reader) -> tuple[Value, ...]:
        suit = _read_suit(reader)
        low, high = self._read_ends(reader)
        jokers: list[int] = []
        while reader.has("joker") or (jokers and reader.has("and")):
            place = _read_rank(reader)
            jokers.append(HIGH_ACE if place == 1 and low > 1 else place)
        if len(jokers) > 2:
            raise ValueError(f"{reader.text!r}: there are only two jokers")
        one, other = (*sorted(jokers), 0, 0)[:2]
        return suit, low, high - low + 1, one, other

    def _read_ends(self, reader: Reader) -> tuple[int, int]:
        ends = reader.left.pop(0).split("-") if reader.left else []
        if len(ends) != 2 or any(end not in RANK_NAMES for end in ends):
            raise reader.complain("the ends of a run like 5-8 or jack-ace")
        low, high = (RANK_NAMES.index(end) + 1 for end in ends)
        high = HIGH_ACE if high == 1 else high
        if not 1 <= high - low + 1 <= LONGEST:
            raise ValueError(f"{reader.text!r}: a run goes up, from {ends[0]} it cannot reach {ends[1]}")
        return low, high


class Set(Told):
    """`7 coins cups joker`; `suits` counts each suit in two bits."""

    cells = (Cell("rank", 4), Cell("suits", SUITS * SUIT_BITS), Cell("jokers", 2))

    def say(self, board: Any, *values: Value) -> str:
        rank, suits, jokers = values
        naturals = [name for suit, name in enumerate(SUIT_NAMES) for _ in range(suits >> SUIT_BITS * suit & 3)]
        return " ".join([RANK_NAMES[rank - 1] if 1 <= rank <= RANKS else str(rank), *naturals, *["joker"] * jokers])

    def read(self, board: Any, reader: Reader) -> tuple[Value, ...]:
        rank, suits, jokers = _read_rank(reader), [0] * SUITS, 0
        while reader.left:
            if reader.has("joker"):
                jokers += 1
            else:
                suits[_read_suit(reader)] += 1
        if jokers > 2 or max(suits) > 2:
            raise ValueError(f"{reader.text!r}: there are only two of each card")
        return rank, sum(count << SUIT_BITS * suit for suit, count in enumerate(suits)), jokers


class JokerPlace(Told):
    """Which joker of a run is swapped, if it may be more than one: `at 7`, `at low ace`."""

    cells = (Cell("", 4),)

    def say(self, board: Any, *values: Value) -> str:
        return {0: "", 1: "at low ace"}.get(values[0], f"at {place_name(values[0])}")

    def read(self, board: Any, reader: Reader) -> tuple[Value, ...]:
        if not reader.has("at"):
            return (0,)
        low = reader.has("low")
        place = _read_rank(reader)
        return (1 if low else HIGH_ACE if place == 1 else place,)


CARD: Final = Card()
