"""Every game as an environment. Importing this registers their ids: `sobremesa/Catan-v0`, `sobremesa/Remigio-v0` …

`aec_env` and `parallel_env` are PettingZoo's, `seat_env` and `vector_env` are Gymnasium's: one seat against bots.
"""

from __future__ import annotations

from typing import Any

from ..games import games
from . import installed  # noqa: F401  (first, so that what is missing is named)
from .aec import TableAEC
from .parallel import TableParallel
from .seat import SeatEnv
from .vector import SeatVectorEnv

__all__ = [
    "SeatEnv",
    "SeatVectorEnv",
    "TableAEC",
    "TableParallel",
    "aec_env",
    "id_of",
    "parallel_env",
    "register",
    "seat_env",
    "vector_env",
]


def aec_env(game: str, players: int = 4, **wishes: Any) -> TableAEC:
    """A PettingZoo environment with an agent in every seat."""
    return TableAEC(game, players, **wishes)


def parallel_env(game: str, players: int = 4, **wishes: Any) -> TableParallel:
    """A PettingZoo environment in which all agents act at once: for games in real time."""
    return TableParallel(game, players, **wishes)


def seat_env(game: str, players: int = 4, **wishes: Any) -> SeatEnv:
    """A Gymnasium environment for one seat; bots sit in the others."""
    return SeatEnv(game, players, **wishes)


def vector_env(game: str, num_envs: int, players: int = 4, **wishes: Any) -> SeatVectorEnv:
    """Many games at once for one seat of each; random players sit in the others."""
    return SeatVectorEnv(game, num_envs, players, **wishes)


def id_of(game: str) -> str:
    """`sobremesa/CatanDice-v0`."""
    return f"sobremesa/{game.replace('_', ' ').title().replace(' ', '')}-v0"


def register() -> None:
    """Puts every game that has observations on the lists of Gymnasium and PettingZoo, once."""
    import gymnasium
    from pettingzoo.env_registry.registration import aec_registry, parallel_registry
    from pettingzoo.env_registry.registration import register as enlist

    for game in LEARNED:
        name = id_of(game)
        if name not in gymnasium.registry and game in games():
            gymnasium.register(
                name,
                entry_point="sobremesa.envs.seat:SeatEnv",
                vector_entry_point="sobremesa.envs.vector:make_vector",
                kwargs={"game": game},
            )
        if name not in aec_registry and game in games():
            enlist("aec", name, entry_point="sobremesa.envs.aec:TableAEC", kwargs={"game": game})
        if name not in parallel_registry and game in AT_ONCE and game in games():
            enlist("parallel", name, entry_point="sobremesa.envs.parallel:TableParallel", kwargs={"game": game})


LEARNED = ("catan", "catan_dice", "dobble", "remigio")
AT_ONCE = ("dobble",)
register()
