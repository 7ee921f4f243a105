"""The maps of towns that come along: Corsica and New York, reconstructions of the printed ones (SCN-1)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources
from typing import Any, Final


def _read(name: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(resources.files(__package__).joinpath(f"data/{name}.json").read_text("utf-8"))
    return document


MAPS: Final[Mapping[str, dict[str, Any]]] = {name: _read(name) for name in ("corsica", "new_york")}
