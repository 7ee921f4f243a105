"""What can be done, declared once: words, JSON and who sees what follow from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sobremesa.contract.action import Kinds, action, chance
from sobremesa.contract.parts import SEAT, Cell, Choice, PartType
from sobremesa.contract.words.reading import Reader

from .cards import CARDS, NAMES

CARD = Choice(6, NAMES, "a card")


class SomeCards(PartType):
    """Any cards, a bit each: `7-coins 8-cups`."""

    cells = (Cell("", CARDS),)
    expected = "cards"

    def say(self, board: Any, *values: Any) -> str:
        return " ".join(self.to_json(board, *values))

    def read(self, board: Any, reader: Reader) -> tuple[int]:
        named = 1 << reader.one_of(NAMES, "a card")
        while reader.left:
            named |= 1 << reader.one_of(NAMES, "a card")
        return (named,)

    def to_json(self, board: Any, *values: Any) -> list[str]:
        return [NAMES[card] for card in cards_in(values[0])]

    def from_json(self, board: Any, told: Any) -> tuple[int]:
        if not isinstance(told, list) or not told or not all(name in NAMES for name in told):
            raise ValueError(f"expected a list of cards, found {told!r:.40}")
        return (set_of(NAMES.index(name) for name in told),)

    typescript = "string[]"


def cards_in(named: int) -> list[int]:
    return [card for card in range(CARDS) if named >> card & 1]


def set_of(cards: Iterable[int]) -> int:
    return sum(1 << card for card in set(cards))


# The card played is the one of them that was in the hand: all the others lay on the table.
TAKE = action(1, "take", cards=SomeCards(), reveals=True)
LAY = action(2, "lay", card=CARD, reveals=True)
LAY_OUT = chance(200, "lay out", card=CARD, reveals=True)
DEAL = chance(201, "deal", player=SEAT, card=CARD.seen_by("player"))
COUNT = chance(202, "count")

kinds = Kinds.declared_in(vars())
