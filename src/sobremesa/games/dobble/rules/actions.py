"""Dobble's actions, each declared once. Numbers and parts are append-only: old records must keep their meaning."""

from __future__ import annotations

from typing import Final

from sobremesa.contract.action import Block, Kinds, action, chance, time
from sobremesa.contract.parts import SEAT

from ..parts import CARD, MILLISECONDS, PLACE, PORT, SYMBOL

BY_TIME: Final = Block("time")

READY: Final = action(1, "ready")
CLAIM: Final = action(
    2, "claim", "claim {place} {symbol} with {own} on {target}", place=PLACE, symbol=SYMBOL, own=CARD, target=CARD
)
PING: Final = action(
    3, "ping", "ping {place} {symbol} to {to}", to=SEAT, place=PLACE.seen_by("to"), symbol=SYMBOL.seen_by("to")
)
LAY: Final = chance(200, "lay", place=PLACE, card=CARD)
LAY_PORT: Final = chance(201, "port", port=PORT, card=CARD)
TURN: Final = chance(202, "turn", deck=SEAT, card=CARD)
SHOW: Final = chance(203, "show", card=CARD)
AT: Final = time(240, "at", ms=MILLISECONDS, block=BY_TIME)
START: Final = time(241, "start", block=BY_TIME)
UNLOCK: Final = time(242, "unlock", seat=SEAT, block=BY_TIME)
HINT: Final = time(243, "hint", block=BY_TIME)
TIME_OUT: Final = time(244, "time out", block=BY_TIME)
GO_ON: Final = time(245, "go on", block=BY_TIME)
TURN_UP: Final = time(246, "turn up", block=BY_TIME)

KINDS: Final = Kinds.declared_in(vars())
