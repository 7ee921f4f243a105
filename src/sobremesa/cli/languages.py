"""Which language to speak, and what the players are called."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..contract.text import Catalogue, Names


class Language(StrEnum):
    en = "en"
    es = "es"
    pt = "pt"


def language_of(chosen: Language | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, or the locale's, or English."""
    if chosen is not None:
        return chosen.value
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            spoken = value[:2].lower()
            return spoken if spoken in list(Language) else Language.en.value
    return Language.en.value


def own_words() -> Catalogue:
    """The words of the command itself, for those who play in the terminal."""
    from ..contract.text import load_catalogue

    return load_catalogue(__package__)


def seat_names(catalogue: Catalogue, given: Sequence[Any] | None = None) -> Names:
    """The names a record gives to its seats, otherwise `player 0` and so on."""
    told = [name for name in given or () if isinstance(name, str)]

    def name(seat: int, language: str) -> str:
        if 0 <= seat < len(told):
            return told[seat]
        return f"{catalogue.term('player', language)} {seat}"

    return name
