"""The dice game's actions, each declared once. Numbers and parts are append-only: old records keep their meaning."""

from __future__ import annotations

from typing import Final

from sobremesa.contract.action import Block, Kinds, action, chance, kind_of
from sobremesa.contract.words.wording import Form
from sobremesa.kernel.compiled import rule

from ..parts import DIE, FACE, Dice, Faces, Knight, place_for
from . import bounds

BUILDING: Final = Block("building")

ROLL: Final = action(1, "roll")
KEEP: Final = action(2, "keep", Form("reroll", kept=0), "keep {kept}", kept=Dice())
SWAP: Final = action(3, "swap", "swap die {die} to {face} with knight {knight}", die=DIE, face=FACE, knight=Knight())
BUY: Final = action(
    4, "gold", "gold {die} {other} for {resource}", die=DIE, other=DIE, resource=FACE, ordered=("die", "other")
)
ROAD: Final = action(5, "build road", place=place_for(5, "roads"), block=BUILDING)
SETTLEMENT: Final = action(6, "build settlement", place=place_for(3, "settlements"), block=BUILDING)
CITY: Final = action(7, "build city", place=place_for(3, "cities"), block=BUILDING)
KNIGHT: Final = action(8, "build knight", place=place_for(4, "knights"), block=BUILDING)
END_TURN: Final = action(9, "end turn", passes=True)
THROW: Final = chance(200, "dice", faces=Faces())

KINDS: Final = Kinds.declared_in(vars())


@rule
def build_at(thing: int, place: int) -> int:
    """The action that builds a thing."""
    if thing == bounds.ROAD:
        return ROAD.of(place)
    if thing == bounds.SETTLEMENT:
        return SETTLEMENT.of(place)
    return CITY.of(place) if thing == bounds.CITY else KNIGHT.of(place)


@rule
def thing_built(action: int) -> int:
    return BUILDING.place(kind_of(action))


@rule
def place_built(action: int) -> int:
    thing = thing_built(action)
    if thing == bounds.ROAD:
        return ROAD.place(action)
    if thing == bounds.SETTLEMENT:
        return SETTLEMENT.place(action)
    return CITY.place(action) if thing == bounds.CITY else KNIGHT.place(action)
