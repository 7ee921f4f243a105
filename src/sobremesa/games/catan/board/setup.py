"""How a table begins: island, harbours, starting pieces, colours and turn order, as one start document.

CAT-5 (beginner's set-up), CAT-6, CAT-7 (variable), CAT-9 (start player), CAT-41, CAT-42 (large), CAT-46.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sobremesa.contract.dice import Draws

from .bounds import COLOURS
from .components import LARGE_TABLE
from .islands import BASE, BEGINNER_HEXES, BEGINNER_PIECES, Island, island_for
from .maps import MAPS

Start = dict[str, Any]
Roll = dict[str, Any]

LEFT_OUT = ("red", "orange")
"""The colours that fewer than four players leave out of the beginner's set-up, the first one first."""

RED_TOKENS = (6, 8)


def make_start(players: int, options: Mapping[str, Any], draws: Draws) -> Start:
    """The start document: `board`, `order` (seats in turn order), `colours` (by seat), and with the
    beginner's set-up `pieces`; `rolls` are the throws that decided who starts."""
    if options.get("setup", "variable") == "beginner" and players < LARGE_TABLE:
        return _beginner_start(players, options, draws)
    board = map_of(options) or variable_board(island_for(players), options.get("tokens", "letters"), draws)
    order, rolls = turn_order(players, options.get("start", "roll"), draws, options.get("oldest"))
    start: Start = {"board": board, "order": order, "colours": list(COLOURS[:players])}
    return {**start, "rolls": rolls} if rolls else start


def map_of(options: Mapping[str, Any]) -> dict[str, Any] | None:
    """The table's own map or one of ours (SCN-1); None: an island is laid out."""
    own: dict[str, Any] | None = options.get("own_map")
    return own or MAPS.get(options.get("map", "island"))


def _beginner_start(players: int, options: Mapping[str, Any], draws: Draws) -> Start:
    robber = next(name for name, laid in BEGINNER_HEXES.items() if laid["terrain"] == "desert")
    left_out = LEFT_OUT[: len(BEGINNER_PIECES) - players]
    colours = [colour for colour in BEGINNER_PIECES if colour not in left_out]
    # The oldest starts, at seat 0 unless the table names another: nobody rolls for it here (CAT-9).
    start = "random" if options.get("start") == "random" else "fixed"
    return {
        "board": BASE.document(BEGINNER_HEXES, BASE.harbours, robber),
        "order": turn_order(players, start, draws, options.get("oldest"))[0],
        "colours": colours,
        "pieces": [_pieces(seat, BEGINNER_PIECES[colour]) for seat, colour in enumerate(colours)],
    }


def _pieces(seat: int, facts: Mapping[str, Any]) -> dict[str, Any]:
    settlements, roads = list(facts["settlements"]), list(facts["roads"])
    return {"seat": seat, "settlements": settlements, "roads": roads, "starred": facts["starred"]}


def variable_board(island: Island, tokens: str, draws: Draws) -> dict[str, Any]:
    terrains = dict(zip(island.hexes, draws.shuffled(island.terrains), strict=True))
    deserts = [name for name, terrain in terrains.items() if terrain == "desert"]
    numbers = _deal_tokens(island, deserts, tokens, draws)
    harbours = draws.shuffled(island.harbours)
    laid = {name: _laid(terrain, numbers.get(name)) for name, terrain in terrains.items()}
    return island.document(laid, harbours, deserts[draws.below(len(deserts))])


def _laid(terrain: str, token: int | None) -> dict[str, Any]:
    return {"terrain": terrain} if token is None else {"terrain": terrain, "number": token}


def _deal_tokens(island: Island, deserts: Sequence[str], tokens: str, draws: Draws) -> dict[str, int]:
    if tokens == "random":
        return _random_tokens(island, deserts, draws)
    if tokens != "letters":
        raise ValueError(f"option tokens: must be letters or random, not {tokens!r}")
    way = island.spiral(island.corners[draws.below(len(island.corners))])
    return dict(zip([name for name in way if name not in deserts], island.tokens, strict=True))


def _random_tokens(island: Island, deserts: Sequence[str], draws: Draws) -> dict[str, int]:
    """Dealt again until no 6 or 8 touches another."""
    fertile = [name for name in island.hexes if name not in deserts]
    while True:
        numbers = dict(zip(fertile, draws.shuffled(island.tokens), strict=True))
        if not red_tokens_touch(island, numbers):
            return numbers


def red_tokens_touch(island: Island, numbers: Mapping[str, int]) -> bool:
    red = {name for name, token in numbers.items() if token in RED_TOKENS}
    return any(not red.isdisjoint(island.neighbours(name)) for name in red)


def turn_order(players: int, start: str, draws: Draws, oldest: int | None = None) -> tuple[list[int], list[Roll]]:
    """The seats in turn order, and the throws for it if there were any; the oldest, counted from 1, begins."""
    if start not in ("roll", "random", "fixed"):
        raise ValueError(f"option start: must be roll, random or fixed, not {start!r}")
    seats = draws.shuffled(range(players)) if start == "random" else list(range(players))
    if oldest is not None:
        return _beginning_with(oldest - 1, seats), []
    if start != "roll":
        return seats, []
    first, rolls = _roll_for_start(seats, draws)
    return _beginning_with(first, seats), rolls


def _beginning_with(first: int, seats: list[int]) -> list[int]:
    place = seats.index(first)
    return [*seats[place:], *seats[:place]]


def _roll_for_start(seats: Sequence[int], draws: Draws) -> tuple[int, list[Roll]]:
    """The highest roll starts; those who tie roll again."""
    rolls: list[Roll] = []
    highest = list(seats)
    while len(highest) > 1:
        thrown = {seat: [1 + draws.below(6), 1 + draws.below(6)] for seat in highest}
        best = max(map(sum, thrown.values()))
        highest = [seat for seat, dice in thrown.items() if sum(dice) == best]
        rolls += [{"seat": seat, "dice": dice} for seat, dice in thrown.items()]
    return highest[0], rolls
