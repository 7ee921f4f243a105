"""Why an action may not be played, as numbers. `words/refusals.py` says them in words."""

from __future__ import annotations

from typing import Final

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
NO_CANAL: Final = 42
DISCARD_FIRST: Final = 43
ROBBER_FIRST: Final = 44
FREE_ROAD_FIRST: Final = 45
NO_SUCH_PLACE: Final = 46
ONLY_BUILDING: Final = 47
NOT_BETWEEN_TURNS: Final = 48
SECOND_ROAD: Final = 49
NO_CANAL_TOKEN: Final = 50
ALREADY_CHEAP: Final = 51
MUST_STEAL: Final = 52

# Entre amigos: 60-79.
NO_FRIENDS: Final = 60
GIFT_GIVEN: Final = 61
OTHER_GIFT: Final = 62
ASKED_ALREADY: Final = 63
AHEAD_OF_YOU: Final = 64
NO_GIFT_FOR_YOU: Final = 65
FAVOUR_USED: Final = 66
FAVOUR_IS_FRESH: Final = 67
TOO_FEW_FAVOURS: Final = 68
NO_CATAN_TOKEN: Final = 69
NOTHING_TO_EXCHANGE: Final = 70
SUPPLY_EMPTY: Final = 71
NOT_JOINED: Final = 72
NOT_IN_DESERT: Final = 73

# Os ajudantes: 80-109.
NO_HELPERS: Final = 80
NOT_YOUR_HELPER: Final = 81
HELPER_IS_NEW: Final = 82
HELPER_USED: Final = 83
ALREADY_TURNED: Final = 84
HELPER_IS_HELD: Final = 85
NOT_CONCERNED: Final = 86
ONLY_SPARED: Final = 87
NO_CARDS_THERE: Final = 88
NOT_REPLACED: Final = 89
CANNOT_PAY_HELPED: Final = 90
NO_FREE_END: Final = 91
NOT_AHEAD: Final = 92
NO_KNIGHT: Final = 93
ROBBER_AT_HOME: Final = 94
NOT_ITS_HOME: Final = 95
NOTHING_OWED: Final = 96
NOT_IN_HAND: Final = 97
NOT_THE_ONE_ASKED: Final = 98
NOT_LOOKED_AT: Final = 99

CODES: Final = {
    number: name.lower()
    for name, number in list(globals().items())
    if name.isupper() and isinstance(number, int) and number
}
