"""What Remigio's actions speak of: cards, runs, sets, and the melds on the table, numbered from 1 as they were laid."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.contract.parts import Cell, Flag, Number, PartType, Value, union_of
from sobremesa.contract.words.reading import Reader

from .rules.cards import (
    HIGH_ACE,
    JOKER,
    KINDS_OF_CARDS,
    RANK_NAMES,
    RANKS,
    SUIT_BITS,
    SUIT_NAMES,
    SUITS,
    in_suit,
    of_suit,
)

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


class Card(PartType):
    """`7 swords`, `ace cups`, `joker`; the same in JSON."""

    cells = (Cell("", 6),)

    def say(self, board: Any, *values: Value) -> str:
        return card_name(values[0])

    def read(self, board: Any, reader: Reader) -> tuple[Value, ...]:
        return (_read_card(reader),)

    def to_json(self, board: Any, *values: Value) -> str:
        return card_name(values[0])

    def from_json(self, board: Any, told: Any) -> tuple[Value, ...]:
        if not isinstance(told, str):
            raise ValueError(f"expected a card, found {told!r:.40}")
        reader = Reader(told[:40], told[:40])
        card = _read_card(reader)
        reader.end()
        return (card,)

    typescript = "string"


class Cards(PartType):
    """Up to seven cards: `5 cups, joker`."""

    cells = (Cell("", 6, many=SHOWN_AT_ONCE),)

    def say(self, board: Any, *values: Value) -> str:
        return ", ".join(card_name(card) for card in values[0] if card != NO_CARD)

    def read(self, board: Any, reader: Reader) -> tuple[Value, ...]:
        cards = []
        while reader.left:
            cards.append(_read_card(reader))
        return (self._filled(cards),)

    def to_json(self, board: Any, *values: Value) -> list[str]:
        return [card_name(card) for card in values[0] if card != NO_CARD]

    def from_json(self, board: Any, told: Any) -> tuple[Value, ...]:
        if not isinstance(told, list) or len(told) > SHOWN_AT_ONCE:
            raise ValueError(f"expected a list of at most {SHOWN_AT_ONCE} cards, found {told!r:.40}")
        return (self._filled([CARD.from_json(board, card)[0] for card in told]),)

    def _filled(self, cards: list[int]) -> tuple[int, ...]:
        return (*cards, *[NO_CARD] * (SHOWN_AT_ONCE - len(cards)))

    typescript = "string[]"


class Run(PartType):
    """`swords 5-8 joker 7`; the ace stands before the 2 or after the king. In JSON jokers by rank."""

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
            jokers.append(place)
        return self._made(reader.text, suit, low, high, jokers)

    def _read_ends(self, reader: Reader) -> tuple[int, int]:
        ends = reader.left.pop(0).split("-") if reader.left else []
        if len(ends) != 2 or any(end not in RANK_NAMES for end in ends):
            raise reader.complain("the ends of a run like 5-8 or jack-ace")
        return self._ends(reader.text, *ends)

    def _ends(self, said: str, first: str, last: str) -> tuple[int, int]:
        low, high = RANK_NAMES.index(first) + 1, RANK_NAMES.index(last) + 1
        high = HIGH_ACE if high == 1 else high
        if not 1 <= high - low + 1 <= LONGEST:
            raise ValueError(f"{said!r}: a run goes up, from {first} it cannot reach {last}")
        return low, high

    def _made(self, said: str, suit: int, low: int, high: int, jokers: list[int]) -> tuple[Value, ...]:
        if len(jokers) > 2:
            raise ValueError(f"{said!r}: there are only two jokers")
        places = sorted(HIGH_ACE if place == 1 and low > 1 else place for place in jokers)
        one, other = (*places, 0, 0)[:2]
        return suit, low, high - low + 1, one, other

    def to_json(self, board: Any, *values: Value) -> dict[str, Any]:
        suit, low, length, *jokers = values
        return {
            "suit": SUIT_NAMES[suit],
            "low": place_name(low),
            "high": place_name(low + length - 1),
            "jokers": [place_name(place) for place in jokers if place],
        }

    def from_json(self, board: Any, told: Any) -> tuple[Value, ...]:
        if not isinstance(told, dict) or set(told) != {"suit", "low", "high", "jokers"}:
            raise ValueError(f"expected suit, low, high and jokers, found {told!r:.40}")
        jokers = told["jokers"]
        if not isinstance(jokers, list) or any(rank not in RANK_NAMES for rank in (*jokers, told["low"], told["high"])):
            raise ValueError(f"expected ranks, found {told!r:.80}")
        if told["suit"] not in SUIT_NAMES:
            raise ValueError(f"expected a suit, found {told['suit']!r:.40}")
        said = f"{told['suit']} {told['low']}-{told['high']}"
        low, high = self._ends(said, told["low"], told["high"])
        places = [RANK_NAMES.index(rank) + 1 for rank in jokers]
        return self._made(said, SUIT_NAMES.index(told["suit"]), low, high, places)

    @property
    def typescript(self) -> str:
        rank = union_of(RANK_NAMES)
        return f"{{ suit: {union_of(SUIT_NAMES)}; low: {rank}; high: {rank}; jokers: ({rank})[] }}"


class Set(PartType):
    """`7 coins cups joker`; `suits` counts each suit in two bits. In JSON the suits one by one, and how many jokers."""

    cells = (Cell("rank", 4), Cell("suits", SUITS * SUIT_BITS), Cell("jokers", 2))

    def say(self, board: Any, *values: Value) -> str:
        rank, suits, jokers = values
        naturals = [name for suit, name in enumerate(SUIT_NAMES) for _ in range(of_suit(suits, suit))]
        return " ".join([RANK_NAMES[rank - 1] if 1 <= rank <= RANKS else str(rank), *naturals, *["joker"] * jokers])

    def read(self, board: Any, reader: Reader) -> tuple[Value, ...]:
        rank, suits, jokers = _read_rank(reader), [0] * SUITS, 0
        while reader.left:
            if reader.has("joker"):
                jokers += 1
            else:
                suits[_read_suit(reader)] += 1
        return self._made(reader.text, rank, suits, jokers)

    def _made(self, said: str, rank: int, suits: list[int], jokers: int) -> tuple[Value, ...]:
        if jokers > 2 or max(suits) > 2:
            raise ValueError(f"{said!r}: there are only two of each card")
        return rank, sum(in_suit(count, suit) for suit, count in enumerate(suits)), jokers

    def to_json(self, board: Any, *values: Value) -> dict[str, Any]:
        rank, suits, jokers = values
        naturals = [name for suit, name in enumerate(SUIT_NAMES) for _ in range(of_suit(suits, suit))]
        return {"rank": RANK_NAMES[rank - 1] if 1 <= rank <= RANKS else str(rank), "suits": naturals, "jokers": jokers}

    def from_json(self, board: Any, told: Any) -> tuple[Value, ...]:
        if not isinstance(told, dict) or set(told) != {"rank", "suits", "jokers"}:
            raise ValueError(f"expected rank, suits and jokers, found {told!r:.40}")
        rank, suits, jokers = told["rank"], told["suits"], told["jokers"]
        if rank not in RANK_NAMES or not isinstance(suits, list) or any(suit not in SUIT_NAMES for suit in suits):
            raise ValueError(f"expected a rank and suits, found {told!r:.80}")
        if type(jokers) is not int or jokers < 0:
            raise ValueError(f"expected how many jokers, found {jokers!r:.40}")
        counts = [suits.count(name) for name in SUIT_NAMES]
        return self._made(f"a set of {rank}", RANK_NAMES.index(rank) + 1, counts, jokers)

    @property
    def typescript(self) -> str:
        return f"{{ rank: {union_of(RANK_NAMES)}; suits: ({union_of(SUIT_NAMES)})[]; jokers: number }}"


class JokerPlace(PartType):
    """Which joker of a run is swapped, if it may be more than one: `at 7`, `at low ace`. In JSON the rank, or null."""

    cells = (Cell("", 4),)

    def say(self, board: Any, *values: Value) -> str:
        return {0: "", 1: "at low ace"}.get(values[0], f"at {place_name(values[0])}")

    def read(self, board: Any, reader: Reader) -> tuple[Value, ...]:
        if not reader.has("at"):
            return (0,)
        low = reader.has("low")
        place = _read_rank(reader)
        return (1 if low else HIGH_ACE if place == 1 else place,)

    def to_json(self, board: Any, *values: Value) -> str | None:
        return {0: None, 1: "low ace"}.get(values[0], place_name(values[0]))

    def from_json(self, board: Any, told: Any) -> tuple[Value, ...]:
        if told is None or told == "low ace":
            return (0 if told is None else 1,)
        if told not in RANK_NAMES:
            raise ValueError(f"expected a rank, 'low ace' or null, found {told!r:.40}")
        place = RANK_NAMES.index(told) + 1
        return (HIGH_ACE if place == 1 else place,)

    @property
    def typescript(self) -> str:
        return f'{union_of(RANK_NAMES)} | "low ace" | null'


CARD: Final = Card()
