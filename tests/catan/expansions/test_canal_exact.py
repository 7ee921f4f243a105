"""The Erie Canal against an independent walk: random road nets all over the map, one road at a time."""

from __future__ import annotations

import random
from itertools import product

import pytest

from sobremesa.games.catan.board.maps import MAPS
from tests.catan.board.test_maps import kinds
from tests.catan.expansions.test_canal import at_the_canal, deal
from tests.catan.support.asking import may, player

MAP = MAPS["new_york"]
TOWNS = set(kinds("new_york")["location"])
CANAL = {item["name"] for item in MAP["intersections"] if item.get("canal")}
HOMES = ("25", "27", "1"), ("45", "57", "70"), ("26", "29", "65"), ("28", "30", "53")
"""Where the nets begin: at the canal, and far from it."""


def towns_from(start: str, roads: set[frozenset[str]]) -> set[str]:
    """Towns one comes to from here without passing one."""
    found, seen, waiting = set(), {start}, [start]
    while waiting:
        here = waiting.pop()
        if here in TOWNS:
            found.add(here)
            continue
        onwards = {end for road in roads if here in road for end in road} - seen
        seen |= onwards
        waiting += onwards
    return found


@pytest.mark.rule("SCN-11", "SCN-14")
@pytest.mark.parametrize("seed", range(24))
def test_every_road_earns_what_an_independent_walk_says(seed: int) -> None:
    draws = random.Random(seed)
    match = at_the_canal(2, goal=20).with_settlement(0, *HOMES[seed % len(HOMES)]).build()
    roads: set[frozenset[str]] = set()
    joined: set[frozenset[str]] = set()
    while len(roads) < 15:
        deal(match, 0, lumber=1, brick=1)
        road = draws.choice(sorted(words for words in may(match, 0) if words.startswith("road ")))
        ends = road.removeprefix("road ").split("-")
        reached = [towns_from(end, roads) & CANAL for end in ends]
        joined |= {frozenset(pair) for pair in product(*reached) if len(set(pair)) == 2}
        match.play(0, road)
        roads.add(frozenset(ends))
        assert player(match, 0)["canal_tokens"] == min(len(joined), 12)
