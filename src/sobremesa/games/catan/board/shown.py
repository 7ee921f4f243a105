"""Resources as they stand in what is shown."""

from __future__ import annotations

from typing import Annotated

from sobremesa.contract.shown import OneOf

from .bounds import RESOURCE_NAMES

Resource = Annotated[str, OneOf(RESOURCE_NAMES)]
