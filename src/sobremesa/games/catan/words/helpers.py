"""Os ajudantes in words: actions, log lines, prompts, refusals, and what the table shows of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sobremesa.contract.game import Document
from sobremesa.contract.text import Text

from ..island import Island
from .case import Case
from .reader import Reader
from .step import Step
from .values import Values

FILLINGS: dict[int, Callable[[Island, Mapping[str, int]], str]] = {}

READERS: dict[int, Callable[[Island, Reader], list[int]]] = {}

TELLING: dict[int, Callable[[Step], Text]] = {}

PROMPTS: dict[int, Callable[[Island, Any, int | None], Text]] = {}
"""By phase, for every seat and for spectators."""

REFUSAL_VALUES: dict[int, Callable[[Case], Values]] = {}

REFUSAL_VARIANTS: dict[int, Callable[[Case], str]] = {}


def describe(island: Island, now: Mapping[str, Any]) -> Document:
    return {}


def describe_player(island: Island, now: Mapping[str, Any], seat: int) -> Document:
    return {}


def describe_own(island: Island, now: Any, seat: int) -> Document:
    return {}
