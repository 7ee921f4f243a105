"""Random numbers for simulation, inside compiled rules: sfc32, a small generator that passes the usual test batteries.

All arithmetic stays within 32 bits of 64-bit integers, so compiled and plain Python agree. A stream is four numbers;
`streams` makes independent ones from seeds through SHA-256, never by stepping a neighbour's.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from .compiled import rule

Stream = NDArray[np.int64]
Streams = np.ndarray[tuple[int, int], np.dtype[np.int64]]
MASK = 0xFFFFFFFF
WIDTH = 4
BRANCH = 0x9E3779B9
WARM_UP = 12


@rule
def next_word(stream: NDArray[np.int64]) -> int:
    a, b, c, counter = int(stream[0]), int(stream[1]), int(stream[2]), int(stream[3])
    word = (a + b + counter) & MASK
    stream[0] = b ^ (b >> 9)
    stream[1] = (c + (c << 3)) & MASK
    stream[2] = ((((c << 21) & MASK) | (c >> 11)) + word) & MASK
    stream[3] = (counter + 1) & MASK
    return word


@rule
def draw_below(stream: NDArray[np.int64], total: int) -> int:
    """A number from 0 to total - 1, each exactly equally likely; total below 2^31."""
    wide = next_word(stream) * total
    if wide & MASK < total:
        least = (MASK + 1 - total) % total
        while wide & MASK < least:
            wide = next_word(stream) * total
    return wide >> 32


@rule
def branch_off(stream: NDArray[np.int64], branch: NDArray[np.int64]) -> None:
    """Another stream, for a choice that must not disturb what this one will say next."""
    for place in range(WIDTH):
        branch[place] = stream[place]
    branch[0] ^= BRANCH
    for _ in range(WARM_UP):
        next_word(branch)


@rule
def draw_from(streams: Streams, place: int, total: int) -> int:
    """The same, from Python: a number below total from one of the streams."""
    return draw_below(streams[place], total)


def streams(seeds: Iterable[int | str]) -> Streams:
    """One independent stream a seed."""
    digests = b"".join(hashlib.sha256(f"sobremesa stream {seed}".encode()).digest()[:12] for seed in seeds)
    words = np.frombuffer(digests, ">u4").reshape(-1, 3).astype(np.int64)
    made = np.ones((len(words), WIDTH), np.int64)
    made[:, :3] = words
    return made
