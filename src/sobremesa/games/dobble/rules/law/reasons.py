"""Why not, as numbers and codes. Codes are what clients and logs know a reason by."""

from __future__ import annotations

from typing import Final

LEGAL: Final = 0
MALFORMED: Final = 1
NOT_FOR_PLAYERS: Final = 2
GAME_OVER: Final = 3
BEFORE_START: Final = 4
MINI_GAME_OVER: Final = 5
LOCKED: Final = 6
NO_CARD: Final = 7
OWN_GONE: Final = 8
TEAM_OUT: Final = 9
NO_SUCH_PLACE: Final = 10
TARGET_GONE: Final = 11
PLACE_NOT_ALLOWED: Final = 12
SYMBOL_NOT_THERE: Final = 13
ALREADY_READY: Final = 14
NOT_ASKED: Final = 15
PING_NO_PARTNER: Final = 16
PING_NOT_YET: Final = 17
PING_DONE: Final = 18
PING_AGAIN: Final = 19
OWN_TEAM: Final = 20
RIVAL_OUT: Final = 21

CODES: Final = (
    "legal",
    "malformed",
    "not_for_players",
    "game_over",
    "before_start",
    "mini_game_over",
    "locked",
    "no_card",
    "own_gone",
    "team_out",
    "no_such_place",
    "target_gone",
    "place_not_allowed",
    "symbol_not_there",
    "already_ready",
    "not_asked",
    "ping_no_partner",
    "ping_not_yet",
    "ping_done",
    "ping_again",
    "own_team",
    "rival_out",
)
