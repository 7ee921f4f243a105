"""The one list of bots. A bot gets a view and the history a seat has seen; it never gets a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module

from ..games.plugins import installed
from .player import Bot

_FOR_EVERY_GAME = {"random": "sobremesa.bots.random_bot:RandomBot"}
_FOR_A_GAME = {
    "catan": {
        "beginner": "sobremesa.bots.catan.levels:BeginnerBot",
        "easy-going": "sobremesa.bots.catan.levels:EasyGoingBot",
        "greedy": "sobremesa.bots.catan.greedy:GreedyBot",
        "steady": "sobremesa.bots.catan.levels:SteadyBot",
        "strong": "sobremesa.bots.catan.strong:StrongBot",
        "expert": "sobremesa.bots.catan.strong:ExpertBot",
    },
    "catan_dice": {
        "greedy": "sobremesa.bots.catan_dice.greedy:GreedyBot",
        "beginner": "sobremesa.bots.catan_dice.levels:BeginnerBot",
        "easy-going": "sobremesa.bots.catan_dice.levels:EasyGoingBot",
        "steady": "sobremesa.bots.catan_dice.levels:SteadyBot",
        "strong": "sobremesa.bots.catan_dice.levels:StrongBot",
        "optimal": "sobremesa.bots.catan_dice.optimal:OptimalBot",
        "expert": "sobremesa.bots.catan_dice.levels:ExpertBot",
    },
    "dobble": {
        "slow": "sobremesa.bots.dobble.quick_eyes:SlowBot",
        "beginner": "sobremesa.bots.dobble.quick_eyes:BeginnerBot",
        "easy-going": "sobremesa.bots.dobble.quick_eyes:EasyGoingBot",
        "steady": "sobremesa.bots.dobble.quick_eyes:SteadyBot",
        "normal": "sobremesa.bots.dobble.quick_eyes:NormalBot",
        "strong": "sobremesa.bots.dobble.quick_eyes:StrongBot",
        "expert": "sobremesa.bots.dobble.quick_eyes:ExpertBot",
        "quick": "sobremesa.bots.dobble.quick_eyes:QuickBot",
    },
    "remigio": {
        "beginner": "sobremesa.bots.remigio.levels:BeginnerBot",
        "easy-going": "sobremesa.bots.remigio.levels:EasyGoingBot",
        "steady": "sobremesa.bots.remigio.levels:SteadyBot",
        "greedy": "sobremesa.bots.remigio.greedy:GreedyBot",
        "strong": "sobremesa.bots.remigio.levels:StrongBot",
        "patient": "sobremesa.bots.remigio.patient:PatientBot",
        "expert": "sobremesa.bots.remigio.levels:ExpertBot",
    },
}
_MANNERS: dict[str, str] = {"catan": "sobremesa.bots.catan.courtesy:Courteous"}
"""What a player is wrapped in where people play too."""

LEVELS = ("beginner", "easy-going", "steady", "strong", "expert")
"""What people choose from, the weakest first: in every game the same words for about the same distance."""
USUAL = "steady"


def bots(game: str) -> list[str]:
    """The names of the bots that play a game, the weakest first."""
    return [*_FOR_EVERY_GAME, *_for(game)]


def _for(game: str) -> Mapping[str, str]:
    """The bots of a game and where their makers are: ours, and after them those of other packages."""
    ours = _FOR_A_GAME.get(game, {})
    return {**ours, **{name: place for name, place in _from_packages().get(game, {}).items() if name not in ours}}


@cache
def _from_packages() -> dict[str, dict[str, str]]:
    """Entry points `sobremesa.bots`, called `<game>.<bot>`."""
    found: dict[str, dict[str, str]] = {}
    for entry in installed("sobremesa.bots"):
        game, _, name = entry.name.rpartition(".")
        found.setdefault(game, {})[name] = entry.value
    return found


def levels(game: str) -> list[str]:
    """The levels a game offers, the weakest first."""
    return [name for name in LEVELS if name in _for(game)]


def usual(game: str) -> str:
    """Who plays if nobody says: a steady player, or the strongest there is."""
    return USUAL if USUAL in levels(game) else bots(game)[-1]


def strongest(game: str) -> str:
    """The strongest of ours; what another package brings may know only some tables."""
    ours = [*_FOR_A_GAME.get(game, ())]
    return ours[-1] if ours else bots(game)[-1]


def bot(game: str, name: str, seed: int | str | None = None) -> Bot:
    """A bot of that name; LookupError, in words, if there is none."""
    known = {**_FOR_EVERY_GAME, **_for(game)}
    if name not in known:
        raise LookupError(f"there is no bot {name!r} for {game}; there are {', '.join(known)}")
    module, _, maker = known[name].partition(":")
    make: Callable[[int | str | None], Bot] = getattr(import_module(module), maker)
    return make(seed)


def at_table(game: str, name: str, seed: int | str | None = None) -> Bot:
    """The same bot among people: with manners, where a game knows any."""
    player = bot(game, name, seed)
    if game not in _MANNERS:
        return player
    module, _, manners = _MANNERS[game].partition(":")
    wrap: Callable[[Bot], Bot] = getattr(import_module(module), manners)
    return wrap(player)


def unpack(game: str) -> None:
    """Imports a game's bots, so that none of them waits for a compiler when it is first asked."""
    for name in _for(game).values():
        import_module(name.partition(":")[0])
