"""The cards as tables of numbers: which symbols a card shows, and which one two cards share (DOB-1)."""

from __future__ import annotations

from typing import Final

import numpy as np

from sobremesa.kernel.compiled import rule

from ..deck.cards import cards
from .bounds import CARDS, FIRST_PORT_CARD, FIRST_TEAM_CARD, SYMBOLS, TEAM_CARDS

SHOWN: Final = np.array([card.symbols for card in cards()], np.int8)
"""The nine symbols of each card."""

HAS: Final = np.zeros((CARDS, SYMBOLS), np.int8)
for _card in range(CARDS):
    HAS[_card, SHOWN[_card]] = 1

SHARED: Final = np.full((CARDS, CARDS), -1, np.int8)
"""The one symbol two different cards share."""
for _one in range(CARDS):
    for _other in range(CARDS):
        if _one != _other:
            SHARED[_one, _other] = int((HAS[_one] & HAS[_other]).argmax())


@rule
def colour_of(card: int) -> int:
    """The team whose colour a card has; -1 for island and port cards."""
    if card < FIRST_TEAM_CARD or card >= FIRST_PORT_CARD:
        return -1
    return (card - FIRST_TEAM_CARD) // TEAM_CARDS


@rule
def shows(card: int, symbol: int) -> bool:
    return int(HAS[card, symbol]) == 1
