"""The canal in a position: tokens held and lying out, and towns that were joined (SCN-11 … SCN-14)."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.errors import BadDocument
from sobremesa.contract.game import Document

from ...board.bounds import LOCATION
from ...board.checking import read_choice, read_list
from ...island import Island
from ...words.position.counting import read_number
from .rules.joining import pair_bit

OF_THE_TABLE = ("canal_played",)
HELD = ("canal", "canal_pairs")
_MAP = "new_york"
_NO_CANAL = "there is no canal at this table"


def write_options(board: Any) -> Document:
    """A canal asks for a map that has its towns; which one it is, the board tells."""
    return {"canal": True, "map": _MAP} if board["canal"] else {}


def write_played(now: Any) -> Document:
    return {"canal_played": int(now["canal_played"])} if now["canal_played"] else {}


def write_canal(island: Island, now: Any, seat: int) -> Document:
    """Pairs of towns that the roads do not join any more are named."""
    towns = _towns(island)
    joined = int(now["canal_pairs"][seat]) & ~_joined(island, now, seat)
    pairs = [[towns[one], towns[other]] for one in towns for other in towns if one < other]
    named = [pair for pair in pairs if joined & _bit(island, *pair)]
    return {"canal": int(now["canal_tokens"][seat]), "canal_pairs": named}


def read_played(island: Island, now: Any, doc: Document) -> None:
    """What lies out until the end of the turn; before the seats take theirs."""
    most = int(island.numbers[0]["canal"])
    if "canal_played" in doc and not most:
        raise BadDocument("canal_played", _NO_CANAL)
    now["canal_played"] = read_number(doc.get("canal_played", 0), "canal_played", 0, most)
    now["canal_supply"] -= now["canal_played"]


def read_canal(island: Island, now: Any, seat: int, given: Document, at: str) -> None:
    for key in HELD:
        if key in given and not island.numbers[0]["canal"]:
            raise BadDocument(f"{at}.{key}", _NO_CANAL)
    now["canal_tokens"][seat] = read_number(given.get("canal", 0), f"{at}.canal", 0, int(now["canal_supply"]))
    now["canal_supply"] -= now["canal_tokens"][seat]
    if not island.numbers[0]["canal"]:
        return
    pairs, names = _joined(island, now, seat), list(_towns(island).values())
    for here, pair in read_list(given.get("canal_pairs", []), f"{at}.canal_pairs", 0, len(names) ** 2):
        one, other = (read_choice(name, there, names) for there, name in read_list(pair, here, 2, 2))
        if one == other:
            raise BadDocument(here, "a town is not joined to itself")
        pairs |= _bit(island, one, other)
    now["canal_pairs"][seat] = pairs


def _towns(island: Island) -> dict[int, str]:
    """The canal's towns, by number, with their names."""
    found = {int(number): place for place, number in enumerate(island.numbers[0]["intersection_canal"]) if number}
    return {number: island.names.intersections[found[number]] for number in sorted(found)}


def _bit(island: Island, one: str, other: str) -> int:
    numbers = {name: number for number, name in _towns(island).items()}
    return int(pair_bit(numbers[one], numbers[other]))


def _joined(island: Island, now: Any, seat: int) -> int:
    """Pairs that a seat's roads join directly, as bits."""
    board: Any = island.numbers[0]
    pairs = 0
    for start, number in enumerate(board["intersection_canal"]):
        if number and int(board["intersection_kind"][start]) == LOCATION:
            for other in _reached(island, now, seat, start) - {int(number)}:
                pairs |= int(pair_bit(int(number), other))
    return pairs


def _reached(island: Island, now: Any, seat: int, start: int) -> set[int]:
    """Canal towns along own roads, without passing a location."""
    board: Any = island.numbers[0]
    ends = [tuple(map(int, board["path_ends"][path])) for path in (now["roads"] == 1 + seat).nonzero()[0]]
    seen, todo = {start}, [start]
    while todo:
        here = todo.pop()
        if here != start and int(board["intersection_kind"][here]) == LOCATION:
            continue
        steps = {other for one, other in [*ends, *(end[::-1] for end in ends)] if one == here} - seen
        seen |= steps
        todo += steps
    towns = {int(board["intersection_canal"][place]) for place in seen if board["intersection_kind"][place] == LOCATION}
    return towns - {0}
