"""Why an action may not be played, as numbers. `words/refusals.py` says them in words."""

from __future__ import annotations

from typing import Final

LEGAL: Final = 0
MALFORMED: Final = 1
NOT_FOR_PLAYERS: Final = 2
GAME_OVER: Final = 3
NOT_YOUR_TURN: Final = 4
ROLL_FIRST: Final = 5
ALREADY_ROLLED: Final = 6
ROLLS_USED_UP: Final = 7
ROLLING_IS_OVER: Final = 8
NO_SUCH_DIE: Final = 9
NOTHING_TO_ROLL: Final = 10
DIE_SPENT: Final = 11
NOT_GOLD: Final = 12
NO_GOLD_FOR_GOLD: Final = 13
SAME_FACE: Final = 14
NO_SUCH_PLACE: Final = 15
ALREADY_BUILT: Final = 16
NOT_CONNECTED: Final = 17
NO_ROAD_THERE: Final = 18
OUT_OF_ORDER: Final = 19
CANNOT_PAY: Final = 20
KNIGHT_NOT_BUILT: Final = 21
KNIGHT_USED: Final = 22
WRONG_FACE: Final = 23
SHARED_SWAP: Final = 24
PAIR_INCOMPLETE: Final = 25

CODES: Final = {
    number: name.lower()
    for name, number in list(globals().items())
    if name.isupper() and isinstance(number, int) and number
}
