"""Why an action may not be played, as numbers. `words/refusals.py` says them in words."""

from __future__ import annotations

from typing import Final

LEGAL: Final = 0
MALFORMED: Final = 1
NOT_FOR_PLAYERS: Final = 2
GAME_OVER: Final = 3
NOT_YOUR_TURN: Final = 4
NOT_NOW: Final = 5
DRAW_FIRST: Final = 6
ALREADY_DRAWN: Final = 7
OUT_OF_THE_MATCH: Final = 8
NO_SUCH_CARD: Final = 9
NOT_HELD: Final = 10
NO_SUCH_MELD: Final = 11
BAD_LENGTH: Final = 12
BAD_PLACE: Final = 13
TOO_MANY_JOKERS: Final = 14
DOES_NOT_FIT: Final = 15
SUIT_REPEATED: Final = 16
MELD_IS_FULL: Final = 17
NOT_YOUR_MELD: Final = 18
FIRST_TURN: Final = 19
BELOW_OPENING: Final = 20
OPENING_UNFINISHED: Final = 21
NOT_OPEN: Final = 22
CARD_JUST_TAKEN: Final = 23
LAY_TAKEN_FIRST: Final = 24
PILE_EMPTY: Final = 25
ONLY_FROM_STOCK: Final = 26
FIRST_CARD: Final = 27
CANNOT_BE_LAID: Final = 28
LAST_CARD: Final = 29
NOT_LAST_CARD: Final = 30
ASSISTED: Final = 31
CALLED_ALREADY: Final = 32
COUNTED_ALREADY: Final = 33
NO_OPENING: Final = 34
NO_SWAPS: Final = 35
NO_JOKER_THERE: Final = 36
NOTHING_TAKEN: Final = 37
ONLY_THE_DRAWN_CARD: Final = 38

CODES: Final = {
    number: name.lower()
    for name, number in list(globals().items())
    if name.isupper() and isinstance(number, int) and number
}
