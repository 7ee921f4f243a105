"""What Dobble's actions speak of: places of the island and the table, symbols, cards."""

from __future__ import annotations

from functools import cache
from typing import Final

from sobremesa.contract.fields import Records
from sobremesa.contract.parts import Choice, Number, Place

from .deck.cards import card_names, symbol_ids
from .deck.island import island
from .rules.bounds import COLOURS


def place_names(board: Records) -> tuple[str, ...]:
    """The island's places, the teams' cards by their colours, and the second card of a pair."""
    return _place_names(*board[0]["colours"].tolist())


@cache
def _place_names(*colours: int) -> tuple[str, ...]:
    return (*island().names, *(COLOURS[colour] for colour in colours), "pair")


PLACE: Final = Place(5, "a place", place_names)
SYMBOL: Final = Choice(7, symbol_ids(), "a symbol")
CARD: Final = Choice(7, card_names(), "a card")
PORT: Final = Number(3, "a port", first=1)
MILLISECONDS: Final = Number(40, "milliseconds")
