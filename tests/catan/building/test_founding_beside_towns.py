"""Founding on maps whose towns lie side by side: every road has a place, and keeps to SCN-2."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import sobremesa
from sobremesa.contract.match import Match
from tests.catan.support.asking import a_new_match, may, play_all, refused, table
from tests.catan.support.positions import state_of


def a_row_of_towns(count: int, **changes: Any) -> dict[str, Any]:
    """Towns `t0`, `t1`, … one path apart, and a point behind the last of them."""
    towns = [{"name": f"t{place}", "x": place, "y": 1, "hexes": []} for place in range(count)]
    names = [*(town["name"] for town in towns), "p"]
    return {
        "name": "A row of towns",
        "hexes": [{"name": f"H{place}", "x": 2 * place, "y": 0, "terrain": "fields", "number": 4} for place in (0, 1)],
        "intersections": [*towns, {"name": "p", "x": count, "y": 1, "hexes": [], "kind": "point"}],
        "paths": [{"ends": list(ends)} for ends in pairwise(names)],
        "robber": "H0",
        **changes,
    }


def founding(count: int = 12, **options: Any) -> Match:
    return a_new_match(2, own_map=a_row_of_towns(count), start="fixed", **options)


@pytest.mark.rule("SCN-2", "CAT-8")
def test_a_second_founding_road_does_not_end_where_the_first_one_does() -> None:
    match = founding()
    play_all(match, (0, "settlement t0"), (0, "road t0-t1"), (1, "settlement t5"), (1, "road t5-t6"))
    play_all(match, (1, "settlement t8"), (1, "road t8-t9"), (0, "settlement t2"))
    assert refused(match, 0, "road t1-t2") == "second_road"
    assert may(match, 0) == {"road t2-t3"}


@pytest.mark.rule("SCN-2", "CAT-8")
def test_nobody_founds_where_no_road_could_leave() -> None:
    match = founding()
    play_all(match, (0, "settlement t2"), (0, "road t1-t2"), (1, "settlement t5"), (1, "road t5-t6"))
    play_all(match, (1, "settlement t8"), (1, "road t8-t9"))
    assert refused(match, 0, "settlement t0") == "no_place_for_road"


@pytest.mark.rule("SCN-9", "CAT-8")
def test_with_the_distance_rule_lifted_a_town_without_a_free_path_is_not_founded() -> None:
    match = founding(distance="lifted")
    play_all(match, (0, "settlement t1"), (0, "road t0-t1"))
    assert refused(match, 1, "settlement t0") == "no_place_for_road"
    play_all(match, (1, "settlement t2"), (1, "road t1-t2"))
    assert table(match)["roads"] == {"t0-t1": 0, "t1-t2": 1}


@pytest.mark.rule("FRI-4", "SCN-9")
def test_a_settlement_founded_at_the_end_of_an_own_road_is_of_its_district() -> None:
    match = founding(distance="lifted", friends=True)
    play_all(match, (0, "settlement t1"), (0, "road t1-t2"), (1, "settlement t6"), (1, "road t6-t7"))
    play_all(match, (1, "settlement t9"), (1, "road t9-t10"), (0, "settlement t2"), (0, "road t2-t3"))
    names = match.board.names
    labels = state_of(match)["district"][0, [names.intersection(f"t{place}") for place in (1, 2, 3)]]
    assert len(set(labels.tolist())) == 1
    assert match.game.broken(match.board, match.state) == []


@pytest.mark.rule("CAT-8")
def test_room_is_asked_for_towns_that_a_first_road_closes() -> None:
    with pytest.raises(sobremesa.BadDocument, match="2 players need 11 locations"):
        founding(10)
