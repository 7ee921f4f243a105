"""What CATAN's actions speak of: resources, cards, places of the island, the terms of a trade."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.contract.parts import (
    Cell,
    Choice,
    Counts,
    Number,
    PartType,
    Place,
    Value,
    counts_from_json,
    read_counts,
    say_counts,
    union_of,
)
from sobremesa.contract.words.reading import Reader

from .board.bounds import CARD_NAMES, RESOURCE_NAMES, RESOURCES
from .hooks.fields import BESIDE_CARDS

NO_RESOURCE: Final = RESOURCES
"""The second card of an invention when the bank has only one; whatever a helper's action leaves out."""
MOST_CARDS: Final = 24

INTERSECTION: Final = Place(
    7,
    "an intersection",
    lambda island: island.names.intersections,
    lambda island, name: island.names.intersection(name),
)
PATH: Final = Place(
    7, "a path like 12-13", lambda island: island.names.paths, lambda island, name: island.names.path(name)
)
HEX: Final = Place(6, "a hex like C3", lambda island: island.names.hexes, lambda island, name: island.names.hex(name))
RESOURCE: Final = Choice(3, RESOURCE_NAMES, "a resource")
RESOURCE_OR_NOTHING: Final = Choice(3, (*RESOURCE_NAMES, "nothing"), "a resource")
CARD: Final = Choice(3, CARD_NAMES, "a card")
COUNTS: Final = Counts(5, RESOURCE_NAMES, "a resource", MOST_CARDS)
RATE: Final = Number(3, "a rate", most=4)
DIE: Final = Number(3, "a die", most=6)


class Terms(PartType):
    """CAT-48: what a trade changes in the speaker's hand: `1 lumber for 2 ore`; expansions may add tokens to them."""

    traded = (*RESOURCE_NAMES, BESIDE_CARDS)
    cells = (Cell("terms", 6, zero=32, many=RESOURCES), Cell("beside", 5, zero=15))

    def say(self, board: Any, *values: Value) -> str:
        told = self.to_json(board, *values)
        return f"{say_counts(told['give'].items())} for {say_counts(told['take'].items())}"

    def read(self, board: Any, reader: Reader) -> tuple[Value, ...]:
        give = read_counts(reader, self.traded, "a resource", MOST_CARDS)
        reader.skip("for")
        take = read_counts(reader, self.traded, "a resource", MOST_CARDS)
        return self._difference(give, take)

    def to_json(self, board: Any, *values: Value) -> dict[str, dict[str, int]]:
        terms = dict(zip(self.traded, (*values[0], values[1]), strict=True))
        return {
            "give": {name: -term for name, term in terms.items() if term < 0},
            "take": {name: term for name, term in terms.items() if term > 0},
        }

    def from_json(self, board: Any, told: Any) -> tuple[Value, ...]:
        if not isinstance(told, dict) or set(told) != {"give", "take"}:
            raise ValueError(f"expected what is given and taken, found {told!r:.40}")
        give, take = (counts_from_json(told[side], self.traded, MOST_CARDS) for side in ("give", "take"))
        return self._difference(give, take)

    def _difference(self, give: list[int], take: list[int]) -> tuple[Value, ...]:
        for name, given, taken in zip(self.traded, give, take, strict=True):
            if given and taken:
                raise ValueError(f"{name} stands on both sides of the trade")
        *cards, beside = [taken - given for given, taken in zip(give, take, strict=True)]
        if abs(beside) > self.cells[1].zero:
            raise ValueError(f"there are not so many {BESIDE_CARDS} tokens")
        return tuple(cards), beside

    @property
    def typescript(self) -> str:
        side = f"Partial<Record<{union_of(self.traded)}, number>>"
        return f"{{ give: {side}; take: {side} }}"


TERMS: Final = Terms()
