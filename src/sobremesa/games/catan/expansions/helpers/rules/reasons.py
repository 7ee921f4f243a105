"""Why not, as numbers: 80 to 109."""

from __future__ import annotations

from typing import Final

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
