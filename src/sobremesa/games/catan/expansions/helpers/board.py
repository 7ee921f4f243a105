"""Os ajudantes on a board: whether they are there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sobremesa.contract.fields import Records


def set_rules(board: Records, options: Mapping[str, Any]) -> None:
    board["helpers"] = bool(options.get("helpers"))
