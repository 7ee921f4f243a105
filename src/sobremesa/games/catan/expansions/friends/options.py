"""Entre amigos at a table (FRI-1)."""

from __future__ import annotations

from typing import Final

from sobremesa.contract.options import Option, Switch

OPTIONS: Final[tuple[Option, ...]] = (Switch("friends"),)
