"""The moments of a game. Up to OVER a seat (or nobody) acts; from FIRST_CHANCE on chance decides."""

from __future__ import annotations

from typing import Final

BEFORE_ROLL: Final = 1
MAIN: Final = 2
OVER: Final = 3

FIRST_CHANCE: Final = 100
ROLLING: Final = 100

PHASE_NAMES: Final = {BEFORE_ROLL: "before roll", MAIN: "main", OVER: "over", ROLLING: "rolling"}
