"""Dice that are a simulation's stream of numbers: the match they are thrown in is a batch's game of the same seed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from ..contract.dice import Draws, Seeded
from ..contract.game import Game
from .chance import Stream, draw_from, streams


class StreamDice(Draws):
    """Draws from a stream, in place."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self._alone: Any = stream[np.newaxis]

    def below(self, total: int) -> int:
        if total < 1:
            raise ValueError(f"cannot draw below {total}")
        return draw_from(self._alone, 0, total)

    def fresh(self) -> Draws:
        return Seeded()


def listed(seeds: Iterable[int | str]) -> list[int | str]:
    """Seeds as a list: a number or a word alone is a slip of the pen."""
    if isinstance(seeds, int | str):
        raise TypeError(f"seeds: one for each game, like range(100), not {seeds!r} alone")
    return list(seeds)


def dice_for(game: Game, seed: int | str | None) -> Draws:
    """Dice from a seed: those of a simulation where the game has one."""
    if seed is None or getattr(game, "simulation", None) is None:
        return Seeded(seed)
    return StreamDice(streams([seed])[0])
