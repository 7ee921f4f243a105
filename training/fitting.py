"""Fits the network: softmax over the seats of a position, cross entropy, Adam. NumPy is enough for so small a net."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sobremesa.games.catan.judgement.desk import FEATURES, FIRST_LAYER, SECOND_LAYER
from sobremesa.games.catan.judgement.value.network import Weights

Floats = NDArray[np.float32]
Rows = NDArray[np.float16] | NDArray[np.float32]
"""Kept in half the space; counted in full."""
CHUNK = 20000
SHAPES = (
    (FEATURES, FIRST_LAYER),
    (FIRST_LAYER,),
    (FIRST_LAYER, SECOND_LAYER),
    (SECOND_LAYER,),
    (SECOND_LAYER,),
    (FEATURES,),
)


def split(weights: Weights) -> list[Floats]:
    parts, at = [], 0
    for shape in SHAPES:
        size = int(np.prod(shape))
        parts.append(weights[at : at + size].reshape(shape).copy())
        at += size
    return parts


def join(parts: list[Floats]) -> Weights:
    return np.concatenate([part.ravel() for part in parts]).astype(np.float32)


def shaken(weights: Weights, seed: int) -> Weights:
    """Layers that are still zero get small random weights, so that they can learn."""
    draws = np.random.default_rng(seed)
    parts = split(weights)
    for place, scale in ((0, FEATURES**-0.5), (2, FIRST_LAYER**-0.5)):
        if not parts[place].any():
            parts[place] = draws.normal(0, scale, parts[place].shape).astype(np.float32)
    if not parts[4].any():
        parts[4] = draws.normal(0, 0.02, parts[4].shape).astype(np.float32)
    return join(parts)


@dataclass
class Fit:
    weights: Weights
    loss: float
    held_out: float


def forward(parts: list[Floats], rows: Floats) -> tuple[Floats, Floats, Floats]:
    first = np.maximum(rows @ parts[0] + parts[1], 0)
    second = np.maximum(first @ parts[2] + parts[3], 0)
    return first, second, second @ parts[4] + rows @ parts[5]


def shares_of(scores: Floats) -> Floats:
    """The softmax over the seats."""
    raised = np.exp(scores - scores.max(1, keepdims=True))
    shares: Floats = raised / raised.sum(1, keepdims=True)
    return shares


def chances(weights: Weights, rows: Rows) -> Floats:
    """Of positions × seats × features."""
    parts, found = split(weights), np.empty(rows.shape[:2], np.float32)
    for start in range(0, len(rows), CHUNK):
        some = rows[start : start + CHUNK].astype(np.float32)
        found[start : start + CHUNK] = forward(parts, some.reshape(-1, FEATURES))[2].reshape(some.shape[:2])
    return shares_of(found)


def entropy(weights: Weights, rows: Rows, targets: Floats) -> float:
    return float(-(targets * np.log(chances(weights, rows) + 1e-9)).sum(1).mean())


def gradients(parts: list[Floats], rows: Floats, targets: Floats) -> list[Floats]:
    flat = rows.reshape(-1, FEATURES)
    first, second, scores = forward(parts, flat)
    shares = shares_of(scores.reshape(targets.shape))
    back = ((shares - targets) / len(targets)).astype(np.float32).ravel()
    to_second = np.outer(back, parts[4]) * (second > 0)
    to_first = (to_second @ parts[2].T) * (first > 0)
    return [flat.T @ to_first, to_first.sum(0), first.T @ to_second, to_second.sum(0), second.T @ back, flat.T @ back]


def fit(
    weights: Weights,
    rows: Rows,
    targets: Floats,
    *,
    passes: int,
    rate: float,
    seed: int,
    batch: int = 1024,
    decay: float = 1e-5,
) -> Fit:
    """A tenth of the positions, whole games apart at the end, is held out."""
    parts = split(shaken(weights, seed))
    moments = [(np.zeros_like(part), np.zeros_like(part)) for part in parts]
    draws = np.random.default_rng(seed)
    kept = len(rows) - len(rows) // 10
    steps = max(1, passes * (kept // batch))
    step = 0
    for _ in range(passes):
        order = draws.permutation(kept)
        for start in range(0, kept - batch + 1, batch):
            chosen = order[start : start + batch]
            step += 1
            pace = rate * (1.0 - 0.9 * step / steps)
            slopes = gradients(parts, rows[chosen].astype(np.float32), targets[chosen])
            for part, (mean, square), slope in zip(parts, moments, slopes, strict=True):
                slope = slope + decay * part
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                part -= pace * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    done = join(parts)
    sample = draws.integers(0, kept, min(kept, 20000))
    return Fit(done, entropy(done, rows[sample], targets[sample]), entropy(done, rows[kept:], targets[kept:]))


def returns(values: Floats, won: Floats, trace: float) -> Floats:
    """TD(λ): what each position of one game should have been worth, from its end backwards."""
    targets = np.empty_like(values)
    after = won
    for turn in range(len(values) - 1, -1, -1):
        targets[turn] = after
        after = trace * after + (1 - trace) * values[turn]
    return targets
