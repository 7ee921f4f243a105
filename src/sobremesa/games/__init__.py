"""The one list of games. Labels are light; `rules` unpacks a game, which may compile it the first time."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from ..contract.label import Label
from .plugins import loaded

if TYPE_CHECKING:
    from ..contract.game import Game

OURS = ("catan", "catan_dice", "dobble", "remigio")
"""Each is a package here whose `label.py` holds a `LABEL`."""

_added: dict[str, Label] = {}


def add(label: Label) -> None:
    """Puts a game of one's own on the list."""
    _added[label.id] = label


@cache
def _listed() -> dict[str, Label]:
    listed = {name: import_module(f"{__name__}.{name}.label").LABEL for name in OURS}
    for label in loaded("sobremesa.games", Label):
        listed.setdefault(label.id, label)
    return listed


def games() -> dict[str, Label]:
    """Every game here, by its id."""
    return {**_listed(), **_added}


def game(name: str) -> Label:
    """The label of a game: what one reads on the box."""
    known = games()
    if name not in known:
        raise LookupError(f"there is no game {name!r}; there are {', '.join(sorted(known))}")
    return known[name]


def rules(name: str) -> Game:
    return game(name).load()
