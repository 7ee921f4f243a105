"""Remigio's actions, each declared once. Numbers and parts are append-only: old records must keep their meaning."""

from __future__ import annotations

from typing import Final

from sobremesa.contract.action import Block, Kinds, action, alike, chance
from sobremesa.contract.parts import SEAT

from ..parts import ABOVE, CARD, MELD, NO_CARD, SHOWN_AT_ONCE, Cards, JokerPlace, Run, Set

__all__ = ["NO_CARD", "SHOWN_AT_ONCE"]

ANSWERS: Final = Block("answers and calls")

DRAW: Final = action(1, "draw")
TAKE: Final = action(2, "take")
RUN: Final = action(3, "run", cards=Run())
SET: Final = action(4, "set", cards=Set())
LAY_OFF: Final = action(5, "lay off", "lay off {card} on {meld} {above}", meld=MELD, card=CARD, above=ABOVE)
DISCARD: Final = action(6, "discard", card=CARD, passes=True)
CLOSE: Final = action(7, "close", card=CARD.seen_by("actor"))
SWAP: Final = action(8, "swap", "swap {card} on {meld} {place}", meld=MELD, card=CARD, place=JokerPlace())
CALL: Final = action(9, "call", player=SEAT)
ACCEPT: Final = action(10, "accept", passes=True, block=ANSWERS)
CUT: Final = action(11, "cut", block=ANSWERS)
LEAVE: Final = action(12, "leave", passes=True, block=ANSWERS)
KEEP: Final = action(13, "keep", block=ANSWERS)
RETURN: Final = action(14, "return", passes=True, block=ANSWERS)
FORFEIT: Final = action(15, "forfeit", passes=True, block=ANSWERS)

CUT_CARD: Final = chance(200, "cut card", card=CARD)
DEALT: Final = chance(201, "dealt", player=SEAT, card=CARD.seen_by("player"))
TURNED: Final = chance(202, "turned", card=CARD, reveals=True)
DRAWN: Final = chance(203, "drawn", player=SEAT, card=CARD.seen_by("player"))
CLOSED_WITH: Final = chance(204, "closed with", player=SEAT, card=CARD, reveals=True)
SHOWN: Final = chance(205, "shown", player=SEAT, cards=Cards(), reveals=True)

alike(DISCARD, CLOSE)
alike(DISCARD, CUT_CARD, TURNED)

KINDS: Final = Kinds.declared_in(vars())
