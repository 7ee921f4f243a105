"""Several cards laid off on one meld, as one number: for the search of the best way to lay, never played as such."""

from __future__ import annotations

from typing import Final

from sobremesa.contract.action import action
from sobremesa.contract.parts import Number

from ...parts import MELD
from ..actions import LAY_OFF
from ..cards import SUIT_BITS, SUITS

_CARDS = Number(4, "a number of cards")
_PLACE = Number(4, "a place")

LONGER_RUN: Final = action(
    LAY_OFF, "longer run", meld=MELD, below=_CARDS, above=_CARDS, joker=_PLACE, other_joker=_PLACE
)
LARGER_SET: Final = action(
    LAY_OFF, "larger set", meld=MELD, suits=Number(SUITS * SUIT_BITS, "suits"), jokers=Number(2, "jokers")
)
