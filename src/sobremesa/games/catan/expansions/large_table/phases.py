"""The moment that 5-6 players add: 10."""

from __future__ import annotations

from typing import Final

EXTRA_BUILDING: Final = 10
