"""The weights that come with the package: numbers, and beside them a page that says what made them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np

from .desk import FIRST_LAYER, SECOND_LAYER
from .value.features import NAMES
from .value.network import SIZE, Weights

DUEL: Final = "duel"
TABLE: Final = "table"


class WrongWeights(ValueError):
    """These numbers belong to another network."""


@cache
def version() -> str:
    """Changes with every feature and every layer: weights fit one network only."""
    return hashlib.sha256(f"{NAMES} {FIRST_LAYER} {SECOND_LAYER}".encode()).hexdigest()[:12]


def read_weights(numbers: bytes, page: Mapping[str, Any]) -> Weights:
    """WrongWeights, in words, if they were made for another network."""
    if page.get("version") != version():
        raise WrongWeights(f"these weights are of version {page.get('version')!r}, this network is {version()!r}")
    if len(numbers) != 4 * SIZE:
        raise WrongWeights(f"these weights are {len(numbers) // 4} numbers, this network has {SIZE}")
    return np.frombuffer(numbers, "<f4").astype(np.float32)


@cache
def weights_for(players: int) -> Weights:
    """Two players have weights of their own."""
    kind = DUEL if players == 2 else TABLE
    return read_weights(_data(f"{kind}.f32").read_bytes(), provenance(kind))


def provenance(kind: str) -> dict[str, Any]:
    """The command, seeds and figures that made them."""
    page: dict[str, Any] = json.loads(_data(f"{kind}.json").read_text("utf-8"))
    return page


def _data(name: str) -> Any:
    return files(__package__) / "data" / name
