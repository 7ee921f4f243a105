"""Why not, as numbers: 49."""

from __future__ import annotations

from typing import Final

SECOND_ROAD: Final = 49
