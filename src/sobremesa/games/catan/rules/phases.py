"""The moments of a game. Up to OVER a seat (or nobody) acts; from FIRST_CHANCE on chance decides."""

from __future__ import annotations

from typing import Final

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

PHASE_NAMES: Final = {
    FOUND_SETTLEMENT: "found settlement",
    FOUND_ROAD: "found road",
    BEFORE_ROLL: "before roll",
    DISCARD: "discard",
    MOVE_ROBBER: "move robber",
    ROB: "rob",
    FREE_ROAD: "free road",
    MAIN: "main",
    OVER: "over",
    ROLL: "roll",
    LOSE_AT_RANDOM: "lose at random",
    SHOW_DISCARDS: "show discards",
    STEAL: "steal",
    DRAW_CARD: "draw card",
}
