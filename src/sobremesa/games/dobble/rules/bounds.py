"""Names and greatest numbers of Dobble CATAN."""

from __future__ import annotations

from typing import Final

PLAYERS: Final = 6
TEAMS: Final = 3
CARDS: Final = 73
SYMBOLS: Final = 73
ON_A_CARD: Final = 9
ON_TWO_CARDS: Final = 2 * ON_A_CARD - 1
"""Two cards share one of their symbols."""
PLACES: Final = 19
PORTS: Final = 6
TEAM_CARDS: Final = 16
FIRST_TEAM_CARD: Final = 19
FIRST_PORT_CARD: Final = 67
COLOURS: Final = ("blue", "orange", "red")

TEAM_PLACE: Final = 19
"""Places 19 to 21 are the cards of the teams, in mini-game 5; 22 is the second card of the warm-up's pair."""
PAIR_PLACE: Final = 22
ALL_PLACES: Final = 23

WARM_UP: Final = 0
WELCOME: Final = 1
PORTS_GAME: Final = 2
ROUTE: Final = 3
BARBARIANS: Final = 4
KNIGHTS: Final = 5

ADVENTURE: Final = 0
MODES: Final = ("adventure", "beginner", "warm_up")

PAIRS: Final = 10
"""So many pairs are shown in a warm-up."""
FOR_PLAYING_OUT: Final = 1
FOR_THE_BEST: Final = 2

READY_MS: Final = 30_000
COUNTDOWN_MS: Final = 3_000
AHEAD_MS: Final = 200
"""Cards are turned so long before the start signal, so that word of them has come everywhere when it is given."""
PAIR_MS: Final = 1_500
HINT_MS: Final = 60_000
OUT_MS: Final = 120_000
