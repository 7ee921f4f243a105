"""What a roll yields (CAT-12 … CAT-14)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ...board.bounds import DESERT, PLAYERS, RESOURCES
from ...board.layout import Board
from ..state import State
from .cards import gain


@rule
def clear_yields(state: State) -> None:
    for player in range(PLAYERS):
        for resource in range(RESOURCES):
            state.yields[player, resource] = 0


@rule
def count_yields(state: State, board: Board, roll: int) -> int:
    """CAT-12, CAT-13: one card for a settlement, two for a city, none where the robber stands. Bit r: resource r."""
    resources = 0
    for place in range(board.number_hex_count[roll]):
        hex_ = int(board.number_hexes[roll, place])
        if hex_ == state.robber:
            continue
        resource = int(board.hex_terrain[hex_])
        for corner in range(board.hex_intersection_count[hex_]):
            intersection = int(board.hex_intersections[hex_, corner])
            if state.buildings[intersection]:
                state.yields[state.buildings[intersection] - 1, resource] += 1 + state.cities[intersection]
                resources |= 1 << resource
    return resources


@rule
def limit_to_bank(state: State, board: Board, resource: int) -> None:
    """CAT-14: what the bank cannot pay in full nobody gets, unless one player alone is owed it."""
    total, owed = 0, 0
    only = -1
    for player in range(board.players):
        if state.yields[player, resource]:
            total += int(state.yields[player, resource])
            owed += 1
            only = player
    if total <= state.bank[resource]:
        return
    for player in range(board.players):
        state.yields[player, resource] = 0
    if owed == 1:
        state.yields[only, resource] = state.bank[resource]


@rule
def produce(state: State, board: Board, roll: int) -> None:
    resources = count_yields(state, board, roll)
    for resource in range(RESOURCES):
        if resources >> resource & 1:
            limit_to_bank(state, board, resource)
            for player in range(board.players):
                gain(state, player, resource, int(state.yields[player, resource]))


@rule
def yield_once(state: State, board: Board, player: int, intersection: int) -> None:
    """CAT-8: the second settlement takes one card for each resource hex around it."""
    for place in range(board.intersection_hex_count[intersection]):
        resource = int(board.hex_terrain[board.intersection_hexes[intersection, place]])
        if resource != DESERT and state.bank[resource]:
            gain(state, player, resource, 1)
