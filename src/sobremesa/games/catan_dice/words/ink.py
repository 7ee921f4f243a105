"""Sizes and colours of the sheet."""

from __future__ import annotations

from typing import Final

SIDE: Final = 62.0
FONT: Final = "ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
INK: Final = "#3b2f22"
LINEN: Final = "#f2e9d8"
PAPER: Final = "#fffaf0"
SEA: Final = "#5b9fb5"

PLAYERS: Final = {"red": "#cf3a2f", "blue": "#2f66bd", "white": "#8a8578", "orange": "#e08322"}
TERRAIN: Final = {
    "forest": "#4e8a4d",
    "hills": "#c4724a",
    "pasture": "#a4c76b",
    "fields": "#e5c04f",
    "mountains": "#97a0a6",
    "desert": "#e3d3a4",
}
FACES: Final = {
    "lumber": "#3f7a45",
    "brick": "#b85c38",
    "wool": "#8fb85a",
    "grain": "#d9ab2e",
    "ore": "#7d868d",
    "gold": "#c9971c",
}
