"""Board and start documents written by others: what is wrong is named with its place and its reason."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.contract.dice import Seeded
from sobremesa.contract.errors import BadDocument
from sobremesa.games.catan.board.bounds import ANY_HARBOUR, BRICK, POINT, VICTORY
from sobremesa.games.catan.board.document import check
from sobremesa.games.catan.board.layout import build
from sobremesa.games.catan.board.setup import make_start
from sobremesa.games.catan.board.start_document import check_start

Document = dict[str, Any]
Change = Callable[[Document], object]

START = make_start(4, {"setup": "beginner"}, Seeded(1))


def an_island() -> Document:
    island: Document = copy.deepcopy(START["board"])
    return island


def a_small_board() -> Document:
    """As a person would write it: one desert, one hill, a point and a victory intersection."""
    return {
        "name": "Two hexes",
        "hexes": [
            {"name": "Hill", "label": "The old hill", "x": 0, "y": 0, "terrain": "hills", "number": 6},
            {"name": "Sand", "x": 1.732, "y": 0, "terrain": "desert"},
        ],
        "intersections": [
            {"name": "a", "x": 0, "y": -1, "hexes": ["Hill"], "label": "L'Île-Rousse"},
            {"name": "b", "x": 0.866, "y": -0.5, "hexes": ["Hill", "Sand"], "kind": "point"},
            {"name": "c", "x": 0.866, "y": 0.5, "hexes": [], "kind": "victory"},
        ],
        "paths": [{"ends": ["b", "a"], "harbour": "any"}, {"ends": ["b", "c"], "harbour": "brick"}],
        "robber": "Sand",
    }


def test_a_small_board_written_by_hand_is_good() -> None:
    board = build(a_small_board())[0]
    assert (board["hexes"], board["intersections"], board["paths"]) == (2, 3, 2)
    assert list(board["intersection_kind"][1:3]) == [POINT, VICTORY]
    assert list(board["path_harbour"][:2]) == [ANY_HARBOUR, 1 + BRICK]
    assert list(board["path_ends"][0]) == [0, 1]


def repeat(doc: Document, key: str, times: int) -> None:
    doc[key] = [{**doc[key][0], "name": f"n{index}"} for index in range(times)]


WRONG: list[tuple[str, str, Change]] = [
    ("board.hexes[0]", "must be an object, not 'A1'", lambda doc: doc.update(hexes=["A1"])),
    ("board", "the key 'robber' is missing", lambda doc: doc.pop("robber")),
    ("board", "unknown key 'harbors'; did you mean harbours?", lambda doc: doc.update(harbors=[])),
    ("board.name", "must be a text", lambda doc: doc.update(name="")),
    ("board.hexes", "must be a list, not 'A1'", lambda doc: doc.update(hexes="A1")),
    ("board.hexes", "must have 1 to 32 entries, not 33", lambda doc: repeat(doc, "hexes", 33)),
    ("board.hexes[1].name", "the name 'a1' is given twice", lambda doc: doc["hexes"][1].update(name="a1")),
    ("board.hexes[1].name", "without spaces", lambda doc: doc["hexes"][1].update(name="A 2")),
    ("board.hexes[2].terrain", "must be one of forest", lambda doc: doc["hexes"][2].update(terrain="swamp")),
    ("board.hexes[2].number", "must be one of 2, 3", lambda doc: doc["hexes"][2].update(number=7)),
    ("board.hexes[2].number", "not None", lambda doc: doc["hexes"][2].pop("number")),
    ("board.hexes[2].number", "not True", lambda doc: doc["hexes"][2].update(number=True)),
    ("board.hexes[9].number", "a desert has no number", lambda doc: doc["hexes"][9].update(number=5)),
    ("board.hexes[0].x", "must be a number", lambda doc: doc["hexes"][0].update(x=float("nan"))),
    ("board.hexes[0].y", "a very long number", lambda doc: doc["hexes"][0].update(y=10**5000)),
    ("board.hexes[0].label", "printable", lambda doc: doc["hexes"][0].update(label="\n")),
    ("board.intersections", "2 to 96 entries", lambda doc: repeat(doc, "intersections", 97)),
    ("board.intersections[0].kind", "must be one of", lambda doc: doc["intersections"][0].update(kind="town")),
    ("board.intersections[0].hexes[0]", "there is no hex 'A9'; did you mean",
     lambda doc: doc["intersections"][0].update(hexes=["A9"])),
    ("board.intersections[0].hexes[1]", "hex A1 is listed twice",
     lambda doc: doc["intersections"][0].update(hexes=["A1", "A1"])),
    ("board.intersections[0].hexes", "must have 0 to 3 entries, not 4",
     lambda doc: doc["intersections"][0].update(hexes=["A1", "A2", "A3", "B1"])),
    ("board.intersections[53].hexes[0]", "hex A1 has more than 6 intersections",
     lambda doc: doc["intersections"][53].update(hexes=["A1"])),
    ("board.paths", "must have 1 to 126 entries", lambda doc: doc.update(paths=doc["paths"] * 2)),
    ("board.paths[3].ends", "must have 2 entries, not 3", lambda doc: doc["paths"][3].update(ends=["1", "2", "3"])),
    ("board.paths[3].ends[1]", "there is no intersection '99'", lambda doc: doc["paths"][3].update(ends=["1", "99"])),
    ("board.paths[3].ends[1]", "must name the intersection", lambda doc: doc["paths"][3].update(ends=["1", 4])),
    ("board.paths[3].ends", "from 5 to itself", lambda doc: doc["paths"][3].update(ends=["5", "5"])),
    ("board.paths[72].ends", "the path 1-4 is given twice", lambda doc: doc["paths"].append({"ends": ["4", "1"]})),
    ("board.paths[73].ends", "intersection 9 has more than 4 paths",
     lambda doc: doc["paths"].extend([{"ends": ["9", "1"]}, {"ends": ["9", "2"]}])),
    ("board.paths[0].harbour", "must be one of lumber", lambda doc: doc["paths"][0].update(harbour="none")),
    ("board.paths", "no paths lead from intersection 1 to 54",
     lambda doc: doc.update(paths=[path for path in doc["paths"] if "54" not in path["ends"]])),
    ("board.harbours[0].kind", "must be one of", lambda doc: doc["harbours"][0].update(kind="3:1")),
    ("board.harbours[0].ends", "there is no path 1-54", lambda doc: doc["harbours"][0].update(ends=["1", "54"])),
    ("board.harbours[1].ends", "intersection 1 has two harbours",
     lambda doc: doc["harbours"][1].update(ends=["1", "5"])),
    ("board.robber", "there is no hex 'Z1'", lambda doc: doc.update(robber="Z1")),
]  # fmt: skip


@pytest.mark.parametrize(("path", "reason", "change"), WRONG, ids=[f"{row[0]} {row[1]}" for row in WRONG])
def test_what_is_wrong_with_a_board_is_said_with_its_place(path: str, reason: str, change: Change) -> None:
    doc = an_island()
    change(doc)
    with pytest.raises(BadDocument) as caught:
        check(doc)
    assert caught.value.path == path
    assert reason in caught.value.reason


WRONG_STARTS: list[tuple[str, str, Change]] = [
    ("start.board.robber", "there is no hex", lambda doc: doc["board"].update(robber="Z1")),
    ("start.order", "must have 4 entries", lambda doc: doc.update(order=[0, 1, 2])),
    ("start.order[3]", "seat 0 is given twice", lambda doc: doc.update(order=[0, 1, 2, 0])),
    ("start.order[3]", "must be one of 0, 1, 2, 3", lambda doc: doc.update(order=[0, 1, 2, 4])),
    ("start.colours[0]", "must be one of red", lambda doc: doc["colours"].__setitem__(0, "mauve")),
    ("start.colours[1]", "colour red is given twice", lambda doc: doc["colours"].__setitem__(1, "red")),
    ("start.pieces", "must have 4 entries", lambda doc: doc["pieces"].pop()),
    ("start.pieces[1]", "seat 0 is given twice", lambda doc: doc["pieces"][1].update(seat=0)),
    ("start.pieces[0].settlements[0]", "there is no location", lambda doc: doc["pieces"][0].update(settlements=["x"])),
    ("start.pieces[0].starred", "there is no settlement", lambda doc: doc["pieces"][0].update(starred="1")),
    ("start.pieces[0].roads[0]", "there is no path", lambda doc: doc["pieces"][0].update(roads=["1-54"])),
    ("start.pieces", "two roads are on the same path", lambda doc: doc["pieces"][0].update(roads=["40-45"])),
    ("start.pieces", "the settlements 5 and 9 are too close",
     lambda doc: doc["pieces"][1].update(settlements=["5"], starred="5")),
    ("start.pieces", "two settlements are on the same intersection",
     lambda doc: doc["pieces"][1].update(settlements=["9"], starred="9")),
    ("start.rolls[0].dice[1]", "must be one of 1", lambda doc: doc.update(rolls=[{"seat": 0, "dice": [1, 7]}])),
]  # fmt: skip


@pytest.mark.parametrize(("path", "reason", "change"), WRONG_STARTS, ids=[f"{row[0]} {row[1]}" for row in WRONG_STARTS])
def test_what_is_wrong_with_a_start_is_said_with_its_place(path: str, reason: str, change: Change) -> None:
    doc = copy.deepcopy(START)
    change(doc)
    with pytest.raises(BadDocument) as caught:
        check_start(doc, 4)
    assert caught.value.path == path
    assert reason in caught.value.reason


words = st.sampled_from(
    ["A1", "1", "2", "54", "1-4", "any", "ore", "desert", "hills", "point", "name", "ends", "number"]
)
scalars = st.none() | st.booleans() | st.integers() | st.integers(0, 60) | st.floats() | st.text(max_size=5) | words
json_values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5) | words, inner, max_size=4)
)


@st.composite
def spoiled(draw: st.DrawFn, doc: Document) -> Any:
    """The document with a few of its parts replaced, removed or doubled."""
    whole: dict[str, Any] = {"doc": copy.deepcopy(doc)}
    for _ in range(draw(st.integers(1, 4))):
        spoil(draw, whole)
    return whole.get("doc")


def spoil(draw: st.DrawFn, whole: Any) -> None:
    part = whole
    while True:
        key = draw(st.sampled_from(list(part) if isinstance(part, dict) else range(len(part))))
        if not isinstance(part[key], dict | list) or not part[key] or draw(st.integers(0, 3)) == 0:
            break
        part = part[key]
    deed = draw(st.sampled_from(["replace", "remove", "double"])) if part is not whole else "replace"
    if deed == "replace":
        part[key] = draw(json_values)
    elif deed == "remove":
        del part[key]
    elif isinstance(part, list):
        part.append(copy.deepcopy(part[key]))


def refused_or_built(doc: Any) -> None:
    try:
        check(doc)
    except BadDocument:
        return
    build(doc)


@given(json_values)
def test_any_json_is_refused_in_words(doc: Any) -> None:
    with pytest.raises(BadDocument):
        check(doc)


@given(spoiled(an_island()) | spoiled(a_small_board()))
def test_a_spoiled_board_is_refused_or_can_be_built(doc: Any) -> None:
    refused_or_built(doc)


@given(spoiled(START))
def test_a_spoiled_start_is_refused_in_words_or_good(doc: Any) -> None:
    try:
        check_start(doc, 4)
    except BadDocument:
        return
    build(doc["board"])
