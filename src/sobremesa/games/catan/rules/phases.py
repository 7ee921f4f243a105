"""The moments of a game. Below FIRST_CHANCE a seat acts (in OVER nobody does); from there on chance decides.

Expansions add their own: between OVER and FIRST_CHANCE all are theirs.
"""

from __future__ import annotations

from typing import Final

from ..hooks import declared

FOUND_SETTLEMENT: Final = 1
FOUND_ROAD: Final = 2
BEFORE_ROLL: Final = 3
DISCARD: Final = 4
MOVE_ROBBER: Final = 5
ROB: Final = 6
FREE_ROAD: Final = 7
MAIN: Final = 8
OVER: Final = 9

FIRST_CHANCE: Final = 100
ROLL: Final = 100
LOSE_AT_RANDOM: Final = 101
SHOW_DISCARDS: Final = 102
STEAL: Final = 103
DRAW_CARD: Final = 104

PHASE_NAMES: Final = dict(
    sorted(
        (number, name.lower().replace("_", " "))
        for module in (dict(globals()), *declared.PHASES)
        for name, number in module.items()
        if name.isupper() and isinstance(number, int) and name != "FIRST_CHANCE"
    )
)
