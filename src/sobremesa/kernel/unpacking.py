"""How the label of a compiled game unpacks it; light, since every label is read."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import cast

from ..contract.game import Game


def unpacking(package: str, game: str, *doors: str) -> Callable[[], Game]:
    """Loads a game's class from `package.game`; the first time its modules of doors are compiled side by side."""

    @cache
    def load() -> Game:
        from .compiling.preparing import prepare

        prepare(*(f"{package}.rules.{module}" for module in doors))
        return cast(Game, getattr(import_module(f"{package}.game"), game)())

    return load
