"""The boards that come along: Corsica and New York, reconstructions (SCN-1), and a shelf of our own making."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final


def _read(name: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(resources.files(__package__).joinpath(f"data/{name}.json").read_text("utf-8"))
    return document


MAPS: Final[Mapping[str, dict[str, Any]]] = {name: _read(name) for name in ("corsica", "new_york")}


@cache
def shelf() -> dict[str, dict[str, Any]]:
    """Boards of our own making by name: `title` in every language, for how many `players`, and the `board`."""
    files = resources.files(__package__).joinpath("data/shelf").iterdir()
    ordered = sorted((file for file in files if file.name.endswith(".json")), key=lambda file: file.name)
    return {file.name[3:-5].replace("-", "_"): json.loads(file.read_text("utf-8")) for file in ordered}


def boards() -> dict[str, dict[str, Any]]:
    """The shelf as documents alone."""
    return {name: kept["board"] for name, kept in shelf().items()}
