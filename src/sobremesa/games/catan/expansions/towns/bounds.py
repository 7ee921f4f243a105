"""Maps of towns: how many points win (SCN-8)."""

from __future__ import annotations

from typing import Final

# By number of players (SCN-8); 2 players use the figures for 3.
POINTS_TO_WIN: Final = {2: 13, 3: 13, 4: 12, 5: 10, 6: 10}
