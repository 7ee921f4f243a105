"""The board as numbers, read-only during a game: the graph, and the rules a table can set.

CAT-1 … CAT-4, CAT-39, CAT-40. `build` fills the graph from a board document, `set_rules` the rest from the
table's options, `set_order` who follows whom. Where an array has no such index it holds -1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sobremesa.contract.fields import Records, array, copy_of, i8, i16, number

from ..hooks.boards import fill_expansions, goal_of, set_expansions
from ..hooks.fields import BoardOfExpansions
from . import components
from .bounds import (
    BUILDS,
    CARDS,
    DESERT,
    HARBOUR_NAMES,
    HEX_INTERSECTIONS,
    HEXES,
    INTERSECTION_HEXES,
    INTERSECTION_KIND_NAMES,
    INTERSECTION_PATHS,
    INTERSECTIONS,
    PATHS,
    PIECES,
    PLAYERS,
    RESOURCES,
    ROLLS,
    TERRAIN_NAMES,
)
from .document import check
from .land import ByLand
from .names import Names, names


class Board(BoardOfExpansions):
    hexes = number(i16)
    intersections = number(i16)
    paths = number(i16)

    hex_terrain = array(i8, HEXES)
    hex_number = array(i8, HEXES)  # 0: no token
    hex_intersections = array(i8, HEXES, HEX_INTERSECTIONS)
    hex_intersection_count = array(i8, HEXES)

    intersection_kind = array(i8, INTERSECTIONS)
    intersection_hexes = array(i8, INTERSECTIONS, INTERSECTION_HEXES)
    intersection_hex_count = array(i8, INTERSECTIONS)
    intersection_paths = array(i8, INTERSECTIONS, INTERSECTION_PATHS)
    intersection_neighbours = array(
        i8, INTERSECTIONS, INTERSECTION_PATHS
    )  # the intersection across each of intersection_paths
    intersection_path_count = array(i8, INTERSECTIONS)
    intersection_harbour = array(i8, INTERSECTIONS)

    path_ends = array(i8, PATHS, 2)
    path_harbour = array(i8, PATHS)

    number_hexes = array(i8, ROLLS, HEXES)  # the hexes that yield at each roll
    number_hex_count = array(i8, ROLLS)
    desert_hexes = array(i8, HEXES)
    deserts = number(i8)
    robber_start = number(i8)

    players = number(i8)
    first_seat = number(i8)
    seat_order = array(i8, PLAYERS)
    next_seat = array(i8, PLAYERS)

    costs = array(i8, BUILDS, RESOURCES)
    pieces = array(i8, PIECES)
    bank = number(i8)
    deck = array(i8, CARDS)
    points_to_win = number(i16)
    discard_limit = number(i16)
    offers_per_turn = number(i16)
    founding = number(i8)  # 1: settlements are placed in turn, 0: the start document brings them
    strict_phases = number(i8)
    friendly_robber = number(i8)
    voluntary_theft = number(i8)
    balanced_dice = number(i8)

    expanded = number(i8)  # 1: expansions add actions to a turn
    distance_lifted = number(i8)


INDICES = (
    "hex_terrain",
    "hex_intersections",
    "intersection_kind",
    "intersection_hexes",
    "intersection_paths",
    "intersection_neighbours",
    "path_ends",
    "number_hexes",
    "desert_hexes",
    "seat_order",
    "next_seat",
)


def build(doc: Mapping[str, Any]) -> Records:
    """A board with its graph filled in; BadDocument if the document is not a board."""
    check(doc)
    return filled_in(doc)[0]


def filled_in(doc: Mapping[str, Any]) -> tuple[Records, Names]:
    """The same from a document that has been checked, and its names."""
    graph, known = _graphs.of(doc, lambda: _graph(doc))
    board = copy_of(graph)
    _fill_hexes(board, doc)
    _fill_harbours(board, doc, known)
    fill_expansions(board, doc)
    board["robber_start"] = known.hex(doc["robber"])
    return board, known


def _graph(doc: Mapping[str, Any]) -> tuple[Records, Names]:
    """What depends on the shape of the island only."""
    board, known = Board.new(), names(doc)
    for field in INDICES:
        board[field] = -1
    _fill_intersections(board, doc, known)
    _fill_paths(board, doc, known)
    return board, known


_graphs = ByLand[tuple[Records, Names]]()


def _fill_hexes(board: Records, doc: Mapping[str, Any]) -> None:
    board["hexes"] = len(doc["hexes"])
    for index, item in enumerate(doc["hexes"]):
        terrain, token = TERRAIN_NAMES.index(item["terrain"]), item.get("number") or 0
        board["hex_terrain"][0, index] = terrain
        board["hex_number"][0, index] = token
        if terrain == DESERT:
            board["desert_hexes"][0, board["deserts"][0]] = index
            board["deserts"] += 1
        else:
            _append(board, "number_hexes", "number_hex_count", token, index)


def _fill_intersections(board: Records, doc: Mapping[str, Any], known: Names) -> None:
    board["intersections"] = len(doc["intersections"])
    for intersection, item in enumerate(doc["intersections"]):
        board["intersection_kind"][0, intersection] = INTERSECTION_KIND_NAMES.index(item.get("kind", "location"))
        for name in item["hexes"]:
            _append(board, "intersection_hexes", "intersection_hex_count", intersection, known.hex(name))
            _append(board, "hex_intersections", "hex_intersection_count", known.hex(name), intersection)


def _fill_paths(board: Records, doc: Mapping[str, Any], known: Names) -> None:
    board["paths"] = len(doc["paths"])
    for path, item in enumerate(doc["paths"]):
        one, other = sorted(map(known.intersection, item["ends"]))
        board["path_ends"][0, path] = one, other
        board["path_harbour"][0, path] = HARBOUR_NAMES.index(item.get("harbour", "none"))
        for intersection, across in ((one, other), (other, one)):
            board["intersection_neighbours"][0, intersection, board["intersection_path_count"][0, intersection]] = (
                across
            )
            _append(board, "intersection_paths", "intersection_path_count", intersection, path)


def _fill_harbours(board: Records, doc: Mapping[str, Any], known: Names) -> None:
    for item in doc.get("harbours", ()):
        for end in item["ends"]:
            board["intersection_harbour"][0, known.intersection(end)] = HARBOUR_NAMES.index(item["kind"])


def _append(board: Records, lists: str, counts: str, row: int, value: int) -> None:
    board[lists][0, row, board[counts][0, row]] = value
    board[counts][0, row] += 1


def set_rules(board: Records, players: int, options: Mapping[str, Any]) -> None:
    """Fill in what depends on the table: how many play, and its options or their defaults."""
    set_expansions(board, players, options)
    large = players >= components.LARGE_TABLE
    board["players"] = players
    board["costs"] = components.COSTS
    board["pieces"] = components.PIECES_EACH
    board["bank"] = components.LARGE_BANK if large else components.BANK
    board["deck"] = components.LARGE_DECK if large else components.DECK
    board["points_to_win"] = _amount(options, "goal", goal_of(board, players, components.POINTS_TO_WIN))
    board["discard_limit"] = _amount(options, "discard_limit", components.DISCARD_LIMIT)
    board["offers_per_turn"] = _amount(options, "offers", components.OFFERS_PER_TURN)
    board["founding"] = large or _choice(options, "setup", ("beginner", "variable"), "variable")
    board["strict_phases"] = _choice(options, "phases", ("combined", "strict"))
    board["friendly_robber"] = _choice(options, "robber", ("standard", "friendly"))
    board["voluntary_theft"] = _choice(options, "theft", ("compulsory", "voluntary"))
    board["distance_lifted"] = _choice(options, "distance", ("kept", "lifted"))
    board["balanced_dice"] = _choice(options, "dice", ("fair", "balanced"))


def set_order(board: Records, order: Sequence[int]) -> None:
    """The turn order: who starts and who comes after whom (CAT-8, CAT-9)."""
    board["first_seat"] = order[0]
    board["seat_order"][0, : len(order)] = order
    board["next_seat"][0, list(order)] = [*order[1:], order[0]]


def _amount(options: Mapping[str, Any], key: str, default: int) -> int:
    value = options.get(key)
    return default if value is None else int(value)


def _choice(options: Mapping[str, Any], key: str, choices: Sequence[str], default: str | None = None) -> int:
    value = options.get(key, default or choices[0])
    if value not in choices:
        raise ValueError(f"option {key}: must be one of {', '.join(choices)}, not {value!r}")
    return choices.index(value)
