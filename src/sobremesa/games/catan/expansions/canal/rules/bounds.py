"""What lies in the box of the canal."""

from __future__ import annotations

from typing import Final

CANAL_TOKENS: Final = 12
