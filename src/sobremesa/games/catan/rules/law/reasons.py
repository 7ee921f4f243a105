"""Why an action may not be played, as numbers. `words/refusals.py` says them in words."""

from __future__ import annotations

from typing import Final

from ...hooks import declared

LEGAL: Final = 0
MALFORMED: Final = 1
NOT_FOR_PLAYERS: Final = 2
GAME_OVER: Final = 3
NOT_YOUR_TURN: Final = 4
NOT_NOW: Final = 5
ROLL_FIRST: Final = 6
ALREADY_ROLLED: Final = 7
CANNOT_PAY: Final = 8
NO_PIECE_LEFT: Final = 9
PATH_TAKEN: Final = 10
NOT_CONNECTED: Final = 11
NOT_AT_NEW_SETTLEMENT: Final = 12
INTERSECTION_TAKEN: Final = 13
TOO_CLOSE: Final = 14
NO_ROAD_THERE: Final = 15
NOT_A_LOCATION: Final = 16
NOT_OWN_SETTLEMENT: Final = 17
DECK_EMPTY: Final = 18
NO_SUCH_CARD: Final = 19
CARD_IS_FRESH: Final = 20
CARD_ALREADY_PLAYED: Final = 21
NO_PLACE_FOR_ROAD: Final = 22
BANK_LACKS: Final = 23
TAKE_TWO: Final = 24
NOT_IN_ORDER: Final = 25
WRONG_COUNT: Final = 26
NOT_HELD: Final = 27
NOTHING_TO_DISCARD: Final = 28
ALREADY_CHOSEN: Final = 29
SAME_HEX: Final = 30
FRIENDLY_HEX: Final = 31
NOT_A_VICTIM: Final = 32
TRADE_IS_OVER: Final = 33
SAME_RESOURCE: Final = 34
WRONG_RATE: Final = 35
NO_GIFTS: Final = 36
OFFERS_USED_UP: Final = 37
NOBODY_ASKED: Final = 38
NOT_ASKED: Final = 39
NO_SUCH_OFFER: Final = 40
NO_OPEN_OFFER: Final = 41
DISCARD_FIRST: Final = 43
ROBBER_FIRST: Final = 44
FREE_ROAD_FIRST: Final = 45
NO_SUCH_PLACE: Final = 46
MUST_STEAL: Final = 52

CODES: Final = dict(
    sorted(
        (number, name.lower())
        for module in (dict(globals()), *declared.REASONS)
        for name, number in module.items()
        if name.isupper() and isinstance(number, int) and number
    )
)
