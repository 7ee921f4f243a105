"""How an action table lies before compiled rules: for each kind and stage its first index and how its cells count."""

from __future__ import annotations

from typing import Final

STAGES: Final = 3
"""In at most so many decisions one action is chosen, cards gathered one by one apart."""
DIGITS: Final = 4
STAGE_WIDTH: Final = 1 + 4 * DIGITS
KIND_WIDTH: Final = STAGES * STAGE_WIDTH

ABSENT: Final = -1
BY_GAME: Final = -2
"""Where a stage's first index would stand: there is no such stage, or the game itself says which index."""

CARD_KINDS: Final = 7
OWED: Final = CARD_KINDS
"""In a row of what is held: how many cards have to be gathered; 0: none."""
HELD: Final = CARD_KINDS + 1
