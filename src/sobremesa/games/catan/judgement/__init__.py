"""What a position is worth, and the best way to play a turn: compiled, from what one seat may know."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from sobremesa.kernel.compiling.preparing import prepare


def open_doors() -> Any:
    """The module `doors`; where it is not compiled yet, in a process of its own that tells how far it is."""
    prepare(f"{__name__}.doors")
    return import_module(f"{__name__}.doors")
