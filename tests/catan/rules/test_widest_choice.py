"""The longest list of legal actions a board allows still has room (HLP-8 on a map with four paths everywhere)."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.games.catan.rules.legal import MOST_LEGAL
from tests.catan.expansions.helpers.tables import a_table, open_to
from tests.catan.support.asking import may

BRANCHES = {"a": 3, "b": 2, "c": 3, "d": 3, "e": 3}
LEAVES = [f"{stem}{place}" for stem, count in BRANCHES.items() for place in range(count)]
NOT_BUILT = {"e1", "e2"}


def a_map_of_crossroads() -> dict[str, Any]:
    """Two trees, `a-b-c` and `d-e`, whose leaves lead on to three points each; a town behind most of those."""
    rim = [f"o{place}" for place in range(len(LEAVES))]
    towns = [f"t{place}" for place in range(12)]
    paths = [("a", "b"), ("b", "c"), ("d", "e"), *((leaf[0], leaf) for leaf in LEAVES), *zip(towns, rim, strict=False)]
    paths += [(leaf, rim[(place + step) % len(rim)]) for place, leaf in enumerate(LEAVES) for step in range(3)]
    intersections = [{"name": name, "x": 0, "y": 0, "hexes": []} for name in ("a", "d", *towns)]
    intersections += [
        {"name": name, "x": 0, "y": 0, "hexes": [], "kind": "point"} for name in ("b", "c", "e", *LEAVES, *rim)
    ]
    return {
        "name": "Crossroads",
        "hexes": [{"name": name, "x": 0, "y": 0, "terrain": "fields", "number": 4} for name in ("H0", "H1")],
        "intersections": intersections,
        "paths": [{"ends": list(ends)} for ends in paths],
        "robber": "H0",
    }


@pytest.mark.rule("HLP-8")
def test_every_road_that_can_move_is_listed_with_all_its_places() -> None:
    position = a_table("move a road", players=6, board=a_map_of_crossroads(), friends=True)
    position.with_settlement(0, "a", "d").with_road(0, "a-b-c", "d-e")
    position.with_road(0, *(f"{leaf[0]}-{leaf}" for leaf in LEAVES if leaf not in NOT_BUILT))
    position.with_hand(0, lumber=4, brick=4, wool=4, grain=4, ore=4).with_favours(0, wagon=1, ship=1, book=2, compass=2)
    match = position.with_cards(0, knight=1, road_building=1, invention=1, monopoly=1).build()
    assert len(open_to(match, 0, "move road")) == 12 * 35
    assert 512 < len(may(match, 0)) <= MOST_LEGAL
