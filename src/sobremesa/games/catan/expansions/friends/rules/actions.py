"""The actions of Entre amigos: numbers 30 to 41, and 205 for chance."""

from __future__ import annotations

from typing import Final

from sobremesa.contract.action import Block, action, chance
from sobremesa.contract.parts import SEAT, Choice

from ....parts import RESOURCE
from .bounds import GUILD_NAMES

GUILD: Final = Choice(3, GUILD_NAMES, "a guild")

BLOCK: Final = Block("Entre amigos")

GIFT: Final = action(30, "gift", resource=RESOURCE, player=SEAT, block=BLOCK)
TAKE_GIFT: Final = action(31, "take gift", block=BLOCK)
REFUSE_GIFT: Final = action(32, "refuse gift", block=BLOCK)
WAGON: Final = action(33, "wagon", "wagon {give} for {take}", give=RESOURCE, take=RESOURCE, block=BLOCK)
STOP_SWAPPING: Final = action(34, "stop swapping", passes=True, block=BLOCK)
SHIP: Final = action(35, "ship", resource=RESOURCE, block=BLOCK)
SHOVEL: Final = action(36, "shovel", block=BLOCK)
BOOK: Final = action(37, "book", block=BLOCK)
COMPASS: Final = action(38, "compass", block=BLOCK)
EXCHANGE_FAVOUR: Final = action(39, "exchange favour", block=BLOCK)
PUT_BACK: Final = action(40, "put back", guild=GUILD.seen_by("actor"), block=BLOCK)
FIRST_DRAW: Final = action(41, "first draw", player=SEAT, block=BLOCK)

FAVOUR: Final = chance(205, "favour", player=SEAT, guild=GUILD.seen_by("player"))
