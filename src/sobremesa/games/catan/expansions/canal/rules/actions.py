"""The action of the canal: number 21."""

from __future__ import annotations

from typing import Final

from sobremesa.contract.action import action

from ....parts import RESOURCE

PLAY_CANAL: Final = action(21, "canal", resource=RESOURCE)
