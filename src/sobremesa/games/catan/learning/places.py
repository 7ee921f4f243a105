"""The board observation: hexes, intersections and paths one after another, then the moment and every seat's cards.

Seats are counted from whoever looks: seat 0 is oneself, seat 1 the next.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import rule
from sobremesa.kernel.writing import Row, put

from ..board.bounds import (
    ANY_HARBOUR,
    CARD_NAMES,
    CARDS,
    HARBOUR_NAMES,
    KNIGHT,
    PIECES,
    RESOURCE_NAMES,
    RESOURCES,
    TERRAIN_NAMES,
)
from ..board.layout import Board
from ..rules.deeds.building import is_location, is_roomy
from ..rules.deeds.points import visible_points
from ..rules.state import State
from .moment import COLUMNS, write_moment

TERRAINS = len(TERRAIN_NAMES)
SEAT_COLUMNS = (
    *("visible points / 10", "cards in hand / 8", "development cards / 4", "knights / 4", "route / 10"),
    *("holds route", "holds army", "roads left / 15", "settlements left / 5", "cities left / 4"),
    *(f"rate {name} / 4" for name in RESOURCE_NAMES),
)


def board_columns(players: int, island: Any) -> list[str]:
    hexes, intersections, paths = island.names.hexes, island.names.intersections, island.names.paths
    on_hex = (*TERRAIN_NAMES, "pips / 5", "robber")
    on_intersection = (
        *(f"{what} of seat {seat}" for seat in range(players) for what in ("settlement", "city")),
        *(f"harbour {name}" for name in HARBOUR_NAMES[1:]),
        "free site",
    )
    return [
        *(f"hex {name}: {what}" for name in hexes for what in on_hex),
        *(f"intersection {name}: {what}" for name in intersections for what in on_intersection),
        *(f"path {name}: road of seat {seat}" for name in paths for seat in range(players)),
        *COLUMNS,
        *(f"own {name} / 4" for name in RESOURCE_NAMES),
        *(f"own {name}" for name in CARD_NAMES),
        *(f"own new {name}" for name in CARD_NAMES),
        *(f"seat {seat}: {what}" for seat in range(players) for what in SEAT_COLUMNS),
    ]


@rule
def steps_to(board: Board, viewer: int, owner: int) -> int:
    """From whoever looks to the owner of a piece (1 + seat)."""
    steps = owner - 1 - viewer
    return steps if steps >= 0 else steps + int(board.players)


@rule
def write_hexes(seen: State, board: Board, row: Row, at: int) -> int:
    for hex_ in range(board.hexes):
        number = int(board.hex_number[hex_])
        row[at + int(board.hex_terrain[hex_])] = 1.0
        row[at + TERRAINS] = (6.0 - abs(7.0 - number)) / 5.0 if number else 0.0
        at += TERRAINS + 2
        row[at - 1] = 1.0 if seen.robber == hex_ else 0.0
    return at


@rule
def write_intersections(seen: State, board: Board, viewer: int, row: Row, at: int) -> int:
    for intersection in range(board.intersections):
        owner, harbour = int(seen.buildings[intersection]), int(board.intersection_harbour[intersection])
        if owner:
            row[at + 2 * steps_to(board, viewer, owner) + int(seen.cities[intersection])] = 1.0
        at += 2 * int(board.players)
        if harbour:
            row[at + harbour - 1] = 1.0
        at += ANY_HARBOUR
        at = put(row, at, 1.0 if is_roomy(seen, board, intersection) and is_location(board, intersection) else 0.0)
    return at


@rule
def write_paths(seen: State, board: Board, viewer: int, row: Row, at: int) -> int:
    for path in range(board.paths):
        if seen.roads[path]:
            row[at + steps_to(board, viewer, int(seen.roads[path]))] = 1.0
        at += int(board.players)
    return at


@rule
def write_own_cards(seen: State, viewer: int, row: Row, at: int) -> int:
    for resource in range(RESOURCES):
        at = put(row, at, seen.hands[viewer, resource] / 4.0)
    for card in range(CARDS):
        at = put(row, at, float(seen.cards[viewer, card]))
    for card in range(CARDS):
        at = put(row, at, float(seen.fresh[viewer, card]))
    return at


@rule
def write_seat(seen: State, board: Board, player: int, row: Row, at: int) -> int:
    at = put(row, at, visible_points(seen, board, player) / 10.0)
    at = put(row, at, seen.hand_size[player] / 8.0)
    at = put(row, at, seen.card_count[player] / 4.0)
    at = put(row, at, seen.played[player, KNIGHT] / 4.0)
    at = put(row, at, seen.route_length[player] / 10.0)
    at = put(row, at, 1.0 if seen.route_holder == player + 1 else 0.0)
    at = put(row, at, 1.0 if seen.army_holder == player + 1 else 0.0)
    for piece in range(PIECES):
        at = put(row, at, seen.pieces[player, piece] / (15.0 if piece == 0 else 6.0 - piece))
    for resource in range(RESOURCES):
        at = put(row, at, seen.rates[player, resource] / 4.0)
    return at


@rule
def write_board(seen: State, board: Board, viewer: int, taken: NDArray[np.int64], row: Row) -> None:
    """Most of it is nought: that is written first, and then what is not."""
    row[:] = 0.0
    at = write_hexes(seen, board, row, 0)
    at = write_intersections(seen, board, viewer, row, at)
    at = write_paths(seen, board, viewer, row, at)
    at = write_moment(seen, viewer, taken, row, at)
    at = write_own_cards(seen, viewer, row, at)
    for step in range(board.players):
        at = write_seat(seen, board, (viewer + step) % board.players, row, at)
