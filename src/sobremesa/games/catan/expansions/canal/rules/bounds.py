"""What lies in the box of the canal."""

from __future__ import annotations

from typing import Final

CANAL_TOKENS: Final = 12
CANAL_TOWNS: Final = 11  # at most: one bit for each pair of them
