"""The moments that Entre amigos adds: 11 to 14, and 105 for chance."""

from __future__ import annotations

from typing import Final

ANSWER_GIFT: Final = 11
SECOND_SWAP: Final = 12
PUT_BACK: Final = 13
FIRST_DRAW: Final = 14
DRAW_FAVOUR: Final = 105
