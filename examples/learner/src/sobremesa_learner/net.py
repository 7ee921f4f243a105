"""The learned player with NumPy alone: two layers, an index for each observation, and a bot for any table of two."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.learning.by_index import ByIndex

WEIGHTS = "SOBREMESA_LEARNER"
"""The environment variable that names another file of weights than the one beside this module."""


class Net:
    def __init__(self, layers: list[tuple[NDArray[np.float32], NDArray[np.float32]]]) -> None:
        self.layers = layers

    @classmethod
    def load(cls, path: Path) -> Net:
        kept = np.load(path)
        return cls([(kept[f"weight {layer}"], kept[f"bias {layer}"]) for layer in range(len(kept) // 2)])

    def save(self, path: Path) -> None:
        named = {f"weight {layer}": weight for layer, (weight, _) in enumerate(self.layers)}
        np.savez_compressed(path, **named, **{f"bias {layer}": bias for layer, (_, bias) in enumerate(self.layers)})

    def preferences(self, seen: NDArray[np.float32]) -> NDArray[np.float32]:
        reads = self.layers[0][0].shape[1]
        if seen.shape[-1] != reads:
            raise ValueError(f"it was trained for another table: it reads {reads} numbers, here are {seen.shape[-1]}")
        for weight, bias in self.layers[:-1]:
            seen = np.tanh(seen @ weight.T + bias)
        weight, bias = self.layers[-1]
        preferred: NDArray[np.float32] = seen @ weight.T + bias
        return preferred

    def best(self, seen: NDArray[np.float32], mask: NDArray[np.bool_]) -> int:
        return int(np.where(mask, self.preferences(seen), -np.inf).argmax())


@cache
def kept_net() -> Net:
    path = Path(os.environ.get(WEIGHTS, Path(__file__).with_name("weights.npz")))
    if not path.is_file():
        raise LookupError(f"{path}: there are no weights; train some, and name their file in {WEIGHTS}")
    return Net.load(path)


def learned_bot(seed: int | str | None = None) -> ByIndex:
    """As `sobremesa.bots` finds it: `catan.learned`."""
    return ByIndex(kept_net().best)
