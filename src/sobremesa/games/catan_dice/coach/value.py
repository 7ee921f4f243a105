"""What a sheet of the standard game is worth: the points still to be expected, by turns left, site and company.

The table was solved from the last turn back (see `sobremesa.bots.catan_dice.solving`) and is kept to a 32nd of a point,
as differences along each row, without the sheets that so many turns cannot have filled: those, which only made-up
positions show, count as with fewer turns left.
"""

from __future__ import annotations

import zlib
from functools import cache
from importlib import resources
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..rules.bounds import COSTS, DICE, TURNS_EACH
from .island import CITIES, COMPANIES, KNIGHTS, SETTLEMENTS, Island, standard_island

Worth = np.ndarray[tuple[int, int, int], np.dtype[np.float32]]
SCALE = 32
FILE = "value.bin"


def can_be_filled(island: Island, turns: int) -> NDArray[np.bool_]:
    """[site, company]: whether so many turns of six dice can have paid for it."""
    road, settlement, city, knight = (sum(cost) for cost in COSTS)
    dice = np.zeros(island.site_count, np.int64)
    for roads, network in island.networks.items():
        for settlements in range(SETTLEMENTS + 1):
            for cities in range(CITIES + 1):
                site = int(island.sites[network, settlements, cities])
                if site >= 0:
                    dice[site] = road * (roads.bit_count() - 1) + settlement * settlements + city * cities
    companies = np.concatenate([np.full(1 << knights, knight * knights) for knights in range(KNIGHTS + 1)])
    return np.asarray(dice[:, None] + companies[None] <= DICE * turns)


def pack(values: Any) -> bytes:
    island = standard_island()
    parts = []
    for left in range(1, TURNS_EACH):
        steps = np.diff(np.round(values[left] * SCALE).astype(np.int64), axis=1, prepend=0)
        parts.append(steps[can_be_filled(island, TURNS_EACH - left)].astype("<i2"))
    by_byte = np.concatenate(parts).view(np.uint8).reshape(-1, 2).T
    return zlib.compress(by_byte.tobytes(), 9)


def unpack(packed: bytes) -> Worth:
    island = standard_island()
    by_byte = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(2, -1).T
    steps, start = np.ascontiguousarray(by_byte).view("<i2").ravel(), 0
    values: Worth = np.zeros((TURNS_EACH, island.site_count, COMPANIES), np.float32)
    for left in range(1, TURNS_EACH):
        filled = can_be_filled(island, TURNS_EACH - left)
        count = int(filled.sum())
        rows = np.zeros(filled.shape, np.int64)
        rows[filled] = steps[start : start + count]
        values[left] = np.where(filled, rows.cumsum(axis=1) / SCALE, values[left - 1])
        start += count
    return values


@cache
def sheet_values() -> Worth:
    """[turns left, site, company]: points still to be expected with the best play."""
    return unpack(resources.files(__package__).joinpath(FILE).read_bytes())
