"""Islands of a shape seen before are laid out at once, and judged as strictly as the first."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from sobremesa.contract.errors import BadDocument
from sobremesa.games.catan.board.islands import BASE, BEGINNER_HEXES
from sobremesa.games.catan.board.land import MOST, ByLand
from sobremesa.games.catan.board.layout import build


def island() -> dict[str, Any]:
    return BASE.document(BEGINNER_HEXES, BASE.harbours, "C3")


def test_boards_of_one_shape_are_equal_and_have_nothing_in_common() -> None:
    one, other = build(island()), build(island())
    assert one.tobytes() == other.tobytes()
    one["path_ends"] = 0
    assert build(island()).tobytes() == other.tobytes()


def test_hexes_harbours_and_robber_are_those_of_the_document() -> None:
    doc = island()
    before = build(doc)
    doc["hexes"][0] |= {"terrain": "desert", "number": None}
    doc["harbours"].pop()
    doc["robber"] = "A1"
    after = build(doc)
    for field in ("hex_terrain", "intersection_harbour", "robber_start", "deserts"):
        assert (before[field] != after[field]).any()


@pytest.mark.parametrize(
    ("place", "flaw"),
    [
        ("intersections", {"x": True}),
        ("intersections", {"hexes": ["A1", "A1"]}),
        ("intersections", {"kind": "volcano"}),
        ("paths", {"ends": ["1", "1"]}),
        ("paths", {"harbour": "gold"}),
        ("hexes", {"name": "A2"}),
    ],
)
def test_a_flaw_is_named_in_a_document_like_one_that_was_fine(place: str, flaw: dict[str, Any]) -> None:
    build(island())
    doc = copy.deepcopy(island())
    doc[place][0] |= flaw
    for _ in range(2):
        with pytest.raises(BadDocument, match=place):
            build(doc)


def test_only_so_many_shapes_are_remembered() -> None:
    kept, worked_out = ByLand[int](), list[int]()

    def work(number: int) -> int:
        worked_out.append(number)
        return number

    for number in [*range(MOST + 1), MOST, 0]:
        doc = {"hexes": [], "intersections": [number], "paths": []}
        assert kept.of(doc, lambda number=number: work(number)) == number  # type: ignore[misc]
    assert worked_out == [*range(MOST + 1), 0]
