"""The words of a position document, shared by its writer and its reader."""

from __future__ import annotations

from typing import Final

from ...rules.phases import BEFORE_ROLL, MAIN, PHASE_NAMES

FORMAT: Final = "sobremesa position 1"
PHASES: Final = {PHASE_NAMES[phase]: phase for phase in (BEFORE_ROLL, MAIN)}
HIDDEN: Final = "hidden"
SPECTATOR: Final = "spectator"

UNWRITTEN: Final = ("marked_paths", "canal")
"""Modules whose tokens and cards a position cannot say yet; by their flag on the board."""

NEEDED: Final = ("format", "game", "seats")
OPTIONAL: Final = (
    *("rules_version", "players", "options", "seen_by"),
    *("island", "board", "colours", "order"),
    *("turn", "active", "phase", "dice", "dice_left", "robber"),
    *("card_played", "trade_over", "offers_made"),
    *("bank", "deck", "longest_route", "largest_army"),
    *("cheap", "knights_given"),
    *("spent_favours", "favour_used", "gift", "links"),
)
OF_A_SEAT: Final = (
    *("settlements", "cities", "roads", "hand", "cards", "fresh", "played", "yield", "helper"),
    *("favours", "fresh_favours", "tokens"),
)
"""All of them may be left out."""
