"""The words of a position document, shared by its writer and its reader."""

from __future__ import annotations

from typing import Final

from ...rules.phases import BEFORE_ROLL, FOUND_SETTLEMENT, MAIN, PHASE_NAMES

FORMAT: Final = "sobremesa position 1"
PHASES: Final = {PHASE_NAMES[phase]: phase for phase in (BEFORE_ROLL, MAIN)}
FOUNDING: Final = PHASE_NAMES[FOUND_SETTLEMENT]
"""Before anything is founded; what was founded since is told under `then`."""
HIDDEN: Final = "hidden"
SPECTATOR: Final = "spectator"

NEEDED: Final = ("format", "game", "seats")
OPTIONAL: Final = (
    *("rules_version", "players", "options", "seen_by"),
    *("island", "board", "colours", "order"),
    *("turn", "active", "phase", "dice", "dice_left", "robber"),
    *("card_played", "trade_over", "offers_made"),
    *("bank", "deck", "longest_route", "largest_army"),
)
OF_A_SEAT: Final = (*("settlements", "cities", "roads", "hand", "cards", "fresh", "played", "yield"),)
"""All of them may be left out; expansions add theirs."""
BEFORE_FOUNDING: Final = (
    *("format", "game", "seats", "rules_version", "players", "options"),
    *("island", "board", "colours", "order", "phase"),
)
