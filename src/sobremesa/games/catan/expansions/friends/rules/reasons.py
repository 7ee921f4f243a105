"""Why not, as numbers: 60 to 79."""

from __future__ import annotations

from typing import Final

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
