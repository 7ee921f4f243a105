"""What somebody does between two turns, as it is shown."""

from __future__ import annotations

from typing import Annotated

from sobremesa.contract.shown import OneOf

EXTRA_NAMES = ("none", "building", "turn")
Extra = Annotated[str, OneOf(EXTRA_NAMES)]
