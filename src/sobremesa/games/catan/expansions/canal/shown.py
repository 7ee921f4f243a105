"""What the Erie Canal shows."""

from __future__ import annotations

from sobremesa.contract.shown import Shown


class Canal(Shown):
    supply: int
    played: int
