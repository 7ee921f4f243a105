"""The moments of a game. Below FIRST_CHANCE a seat acts (in OVER nobody does); from there on chance decides."""

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
EXTRA_BUILDING: Final = 10

ANSWER_GIFT: Final = 11
SECOND_SWAP: Final = 12
PUT_BACK: Final = 13
FIRST_DRAW: Final = 14

CONSOLE: Final = 15
GIVE_BACK: Final = 16
KEEP_CARD: Final = 17
TAKE_ALMS: Final = 18
CHANGE_HELPER: Final = 19

FIRST_CHANCE: Final = 100
ROLL: Final = 100
LOSE_AT_RANDOM: Final = 101
SHOW_DISCARDS: Final = 102
STEAL: Final = 103
DRAW_CARD: Final = 104
DRAW_FAVOUR: Final = 105
LOOK_AT_CARDS: Final = 106

PHASE_NAMES: Final = {
    number: name.lower().replace("_", " ")
    for name, number in list(globals().items())
    if name.isupper() and isinstance(number, int) and name != "FIRST_CHANCE"
}
