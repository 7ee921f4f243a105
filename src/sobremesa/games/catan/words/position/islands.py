"""The island of a position: `"beginner"`, what is laid on the usual island, or a whole board document.

"island": {"tiles": {"A1": "mountains 10", "A2": "desert", ...}, "harbours": ["any", "wool", ...]}
"""

from __future__ import annotations

from typing import Any

from sobremesa.contract.dice import Seeded
from sobremesa.contract.errors import BadDocument
from sobremesa.contract.game import Document

from ...board.bounds import TERRAIN_NAMES, TOKENS
from ...board.checking import did_you_mean, read_choice, read_list, read_object, shown
from ...board.document import HARBOUR_KINDS, check
from ...board.islands import BEGINNER_HEXES, Island, island_for
from ...board.setup import variable_board

BEGINNER = "beginner"
DESERT = "desert"

Laid = dict[str, dict[str, Any]]


def read_board(doc: Document, players: int) -> Document:
    """The board document; the beginner's island, or a large one that is always the same, if nothing is said."""
    shape = island_for(players)
    if "board" in doc:
        if "island" in doc:
            raise BadDocument("island", "give the island or the board, not both")
        check(doc["board"])
        board: Document = doc["board"]
        return board
    is_small = set(shape.hexes) == set(BEGINNER_HEXES)
    if "island" not in doc:
        return beginners_board(shape) if is_small else large_board(shape)
    if doc["island"] == BEGINNER and is_small:
        return beginners_board(shape)
    return _read_island(doc["island"], shape)


def write_board(board: Document, players: int) -> Document:
    """In as few words as will do."""
    shape = island_for(players)
    if set(shape.hexes) == set(BEGINNER_HEXES) and board == beginners_board(shape):
        return {"island": BEGINNER}
    if [item["name"] for item in board["hexes"]] == list(shape.hexes):
        laid = {item["name"]: _laid(item) for item in board["hexes"]}
        harbours = [item["kind"] for item in board.get("harbours", ())]
        if len(harbours) == len(shape.sites) and board == _board(shape, laid, harbours):
            return {"island": {"tiles": {name: _words(one) for name, one in laid.items()}, "harbours": harbours}}
    return {"board": board}


def beginners_board(shape: Island) -> Document:
    return _board(shape, {name: dict(one) for name, one in BEGINNER_HEXES.items()}, list(shape.harbours))


def large_board(shape: Island) -> Document:
    """Five and six players have no beginner's island: this one was shuffled once and for all (CAT-41, CAT-42)."""
    shuffled = variable_board(shape, "letters", Seeded("the large island of positions"))
    return _board(
        shape,
        {item["name"]: _laid(item) for item in shuffled["hexes"]},
        [item["kind"] for item in shuffled["harbours"]],
    )


def _board(shape: Island, laid: Laid, harbours: list[str]) -> Document:
    deserts = [name for name in shape.hexes if laid[name]["terrain"] == DESERT]
    return shape.document(laid, harbours, [*deserts, *shape.hexes][0])


def _read_island(given: object, shape: Island) -> Document:
    if not isinstance(given, dict):
        wanted = f"{BEGINNER!r} or " if set(shape.hexes) == set(BEGINNER_HEXES) else ""
        raise BadDocument("island", f"must be {wanted}an object with tiles, not {shown(given)}")
    island = read_object(given, "island", ("tiles",), ("harbours",))
    laid = read_object(island["tiles"], "island.tiles", tuple(shape.hexes))
    many = len(shape.sites)
    kinds = read_list(island.get("harbours", list(shape.harbours)), "island.harbours", many, many)
    harbours = [read_choice(kind, here, HARBOUR_KINDS) for here, kind in kinds]
    return _board(shape, {name: _read_laid(laid[name], f"island.tiles.{name}") for name in shape.hexes}, harbours)


def _read_laid(value: object, at: str) -> dict[str, Any]:
    """`"hills 6"` or `"desert"`."""
    if not isinstance(value, str):
        raise BadDocument(at, f"must be a terrain and its number like 'hills 6', not {shown(value)}")
    terrain, _, token = value.partition(" ")
    if terrain not in TERRAIN_NAMES:
        raise BadDocument(at, f"there is no terrain {shown(terrain)}{did_you_mean(terrain, TERRAIN_NAMES)}")
    if terrain == DESERT and not token:
        return {"terrain": terrain}
    if terrain == DESERT or token not in map(str, TOKENS):
        wanted = "no number" if terrain == DESERT else f"one of the numbers {', '.join(map(str, TOKENS))}"
        raise BadDocument(at, f"{terrain} must have {wanted}, not {shown(token)}")
    return {"terrain": terrain, "number": int(token)}


def _laid(item: Document) -> dict[str, Any]:
    return {key: item[key] for key in ("terrain", "number") if item.get(key) is not None}


def _words(one: dict[str, Any]) -> str:
    return " ".join(str(value) for value in one.values())
