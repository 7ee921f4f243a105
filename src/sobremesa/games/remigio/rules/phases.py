"""The moments of a match. Up to OVER a seat (or nobody) acts; from FIRST_CHANCE on chance decides."""

from __future__ import annotations

from typing import Final

CUT: Final = 1
KEEP: Final = 2
DRAW: Final = 3
PLAY: Final = 4
CALLS: Final = 5
OVER: Final = 9

FIRST_CHANCE: Final = 100
TURN_CUT: Final = 100
DEAL: Final = 101
TURN_UP: Final = 102
DRAW_CARD: Final = 103
SHOW_CLOSING: Final = 104
SHOW_HANDS: Final = 105

PHASE_NAMES: Final = {
    CUT: "cut",
    KEEP: "keep",
    DRAW: "draw",
    PLAY: "play",
    CALLS: "calls",
    OVER: "over",
    TURN_CUT: "turn cut",
    DEAL: "deal",
    TURN_UP: "turn up",
    DRAW_CARD: "draw card",
    SHOW_CLOSING: "show closing",
    SHOW_HANDS: "show hands",
}
