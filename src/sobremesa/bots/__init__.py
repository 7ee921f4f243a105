"""The one list of bots. A bot gets a view and the history a seat has seen; it never gets a match."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from .player import Bot

_FOR_EVERY_GAME = {"random": "sobremesa.bots.random_bot:RandomBot"}
_FOR_A_GAME = {
    "catan": {"greedy": "sobremesa.bots.catan.greedy:GreedyBot"},
    "catan_dice": {
        "greedy": "sobremesa.bots.catan_dice.greedy:GreedyBot",
        "optimal": "sobremesa.bots.catan_dice.optimal:OptimalBot",
    },
    "dobble": {
        "slow": "sobremesa.bots.dobble.quick_eyes:SlowBot",
        "normal": "sobremesa.bots.dobble.quick_eyes:NormalBot",
        "quick": "sobremesa.bots.dobble.quick_eyes:QuickBot",
    },
    "remigio": {
        "greedy": "sobremesa.bots.remigio.greedy:GreedyBot",
        "patient": "sobremesa.bots.remigio.patient:PatientBot",
    },
}


def bots(game: str) -> list[str]:
    """The names of the bots that play a game, the weakest first."""
    return [*_FOR_EVERY_GAME, *_FOR_A_GAME.get(game, {})]


def bot(game: str, name: str, seed: int | str | None = None) -> Bot:
    """A bot of that name; LookupError, in words, if there is none."""
    known = {**_FOR_EVERY_GAME, **_FOR_A_GAME.get(game, {})}
    if name not in known:
        raise LookupError(f"there is no bot {name!r} for {game}; there are {', '.join(known)}")
    module, _, maker = known[name].partition(":")
    make: Callable[[int | str | None], Bot] = getattr(import_module(module), maker)
    return make(seed)


def unpack(game: str) -> None:
    """Imports a game's bots, so that none of them waits for a compiler when it is first asked."""
    for name in _FOR_A_GAME.get(game, {}).values():
        import_module(name.partition(":")[0])
