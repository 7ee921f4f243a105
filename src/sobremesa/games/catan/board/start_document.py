"""The check of a start document from a record or a position: board, turn order, colours, pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from sobremesa.contract.errors import BadDocument

from ..hooks.boards import is_map
from . import document as board_document
from .bounds import COLOURS
from .checking import read_choice, read_known_name, read_list, read_object, read_whole
from .components import LARGE_TABLE, PIECES_EACH
from .land import ByLand
from .names import names

DIE = range(1, 7)


def check_start(doc: object, players: int, at: str = "start") -> None:
    """Raise BadDocument, with the place and the reason, unless that many players can begin from `doc`."""
    start = read_object(doc, at, ("board", "order", "colours"), ("pieces", "rolls"))
    board_document.check(start["board"], f"{at}.board")
    order = read_list(start["order"], f"{at}.order", players, players)
    _check_different([read_whole(item, here, range(players)) for here, item in order], f"{at}.order", "seat")
    colours = read_list(start["colours"], f"{at}.colours", players, players)
    _check_different([read_choice(item, here, COLOURS) for here, item in colours], f"{at}.colours", "colour")
    if "pieces" in start:
        _check_pieces(start["pieces"], f"{at}.pieces", players, start["board"])
    for here, item in read_list(start.get("rolls", []), f"{at}.rolls", 0, 10_000):
        _check_roll(item, here, players)


def check_room(board: Mapping[str, Any], players: int, at: str = "start.board.intersections") -> None:
    """Two settlements each always find a place, wherever the others founded theirs (CAT-8, CAT-19).

    One's own first road may close the town it ends at to roads from the others around it (SCN-2).
    """
    towns, most = _crowding[players >= LARGE_TABLE].of(board, lambda: _crowd(board, players))
    needed = (2 * players - 1) * (1 + most) + 1 + (max(most - 1, 0) if is_map(board) else 0)
    if towns < needed:
        raise BadDocument(at, f"{players} players need {needed} locations to found on, there are {towns}")


def _crowd(board: Mapping[str, Any], players: int) -> tuple[int, int]:
    """How many locations there are, and how many others the most crowded of them touches."""
    towns = locations(board, players)
    crowding = Counter(end for path in board["paths"] if towns.issuperset(path["ends"]) for end in path["ends"])
    return len(towns), max(crowding.values(), default=0)


_crowding = (ByLand[tuple[int, int]](), ByLand[tuple[int, int]]())
"""At a small table and at a large one."""


def locations(board: Mapping[str, Any], players: int) -> set[str]:
    """Where one may settle: with 5-6 players on victory intersections, too (SCN-6)."""
    kinds = ("location", "victory") if players >= LARGE_TABLE else ("location",)
    return {item["name"] for item in board["intersections"] if item.get("kind", "location") in kinds}


def _check_different(items: Sequence[object], at: str, what: str) -> None:
    for index, item in enumerate(items):
        if item in items[:index]:
            raise BadDocument(f"{at}[{index}]", f"{what} {item} is given twice")


def _check_roll(value: object, at: str, players: int) -> None:
    roll = read_object(value, at, ("seat", "dice"))
    read_whole(roll["seat"], f"{at}.seat", range(players))
    for here, item in read_list(roll["dice"], f"{at}.dice", 2, 2):
        read_whole(item, here, DIE)


def _check_pieces(value: object, at: str, players: int, board: Mapping[str, Any]) -> None:
    seats: list[int] = []
    settlements: list[str] = []
    roads: list[str] = []
    for here, item in read_list(value, at, players, players):
        pieces = read_object(item, here, ("seat", "settlements", "roads", "starred"))
        seats.append(read_whole(pieces["seat"], f"{here}.seat", range(players)))
        own = _read_settlements(pieces["settlements"], f"{here}.settlements", sorted(locations(board, players)))
        read_known_name(pieces["starred"], f"{here}.starred", own, "settlement here named")
        settlements += own
        roads += _read_roads(pieces["roads"], f"{here}.roads", board)
    _check_different(seats, at, "seat")
    _check_apart(settlements, board, at)
    if len(set(roads)) < len(roads):
        raise BadDocument(at, "two roads are on the same path")


def _read_settlements(value: object, at: str, known: Sequence[str]) -> list[str]:
    items = read_list(value, at, 1, PIECES_EACH[1])
    return [read_known_name(item, here, known, "location") for here, item in items]


def _read_roads(value: object, at: str, board: Mapping[str, Any]) -> list[str]:
    known = names(board).paths
    return [read_known_name(item, here, known, "path") for here, item in read_list(value, at, 0, PIECES_EACH[0])]


def _check_apart(settlements: list[str], board: Mapping[str, Any], at: str) -> None:
    """The distance rule (CAT-19)."""
    if len(set(settlements)) < len(settlements):
        raise BadDocument(at, "two settlements are on the same intersection")
    for path in board["paths"]:
        if set(path["ends"]) <= set(settlements):
            raise BadDocument(at, f"the settlements {' and '.join(path['ends'])} are too close")
