"""What the table is doing."""

from __future__ import annotations

from typing import Final

READY: Final = 0
"""Everybody says that they are ready for the next mini-game, or half a minute passes."""
LAYING: Final = 1
"""Chance lays the island, and the ports."""
COUNTDOWN: Final = 2
TURNING: Final = 3
"""Chance turns the next card of every deck that owes one."""
PLAY: Final = 4
OVER: Final = 5

PHASE_NAMES: Final = ("ready", "laying", "countdown", "turning", "play", "over")

PLAYED_OUT: Final = 1
TIME_OUT: Final = 2
ALL_TAKEN: Final = 3
ROUND: Final = 4
PAIR: Final = 5
WHY_NAMES: Final = ("", "played_out", "time_out", "all_taken", "round", "pair")
"""Why a mini-game, or a round of it, was scored."""
