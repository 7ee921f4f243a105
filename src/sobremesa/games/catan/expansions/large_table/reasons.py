"""Why not, as numbers: 47 and 48."""

from __future__ import annotations

from typing import Final

ONLY_BUILDING: Final = 47
NOT_BETWEEN_TURNS: Final = 48
