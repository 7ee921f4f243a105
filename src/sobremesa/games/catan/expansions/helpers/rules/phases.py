"""The moments that Os ajudantes adds: 15 to 19, and 106 for chance."""

from __future__ import annotations

from typing import Final

CONSOLE: Final = 15
GIVE_BACK: Final = 16
KEEP_CARD: Final = 17
TAKE_ALMS: Final = 18
CHANGE_HELPER: Final = 19
LOOK_AT_CARDS: Final = 106
