"""Districts and the roads that join them (FRI-4 … FRI-6).

Each player's connected pieces carry one label at all their intersections; `links` says which labels have met.
"""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.compiled import rule

from ....board.bounds import PLAYERS
from ....board.layout import Board
from ....rules.deeds.building import has_road_at
from ....rules.state import State
from .bounds import DISTRICTS
from .supply import earn

FOR_BUILDER: Final = 3
FOR_OWNER: Final = 1


@rule
def are_linked(state: State, one: int, other: int) -> bool:
    return (int(state.links[one]) >> other & 1) == 1


@rule
def link(state: State, one: int, other: int) -> None:
    state.links[one] = int(state.links[one]) | 1 << other
    state.links[other] = int(state.links[other]) | 1 << one


@rule
def meet_others(state: State, player: int, intersection: int) -> int:
    """Links the player's district here with all others here; bit p: for the first time with one of player p's."""
    own, owners = int(state.district[player, intersection]), 0
    for other in range(PLAYERS):
        foreign = int(state.district[other, intersection])
        if other != player and foreign and not are_linked(state, own, foreign):
            link(state, own, foreign)
            owners |= 1 << other
    return owners


@rule
def merge(state: State, board: Board, player: int, kept: int, given_up: int) -> None:
    """FRI-4: the merged district inherits the links of both parts."""
    for other in range(1, DISTRICTS - 1):
        if are_linked(state, given_up, other):
            link(state, kept, other)
    for intersection in range(board.intersections):
        if state.district[player, intersection] == given_up:
            state.district[player, intersection] = kept


@rule
def found_district(state: State, player: int, intersection: int) -> None:
    """`founded` has counted the settlement, so no other has its number. Links made now earn nothing (FRI-5).

    Where an own road ends already the settlement belongs to its district: possible with the distance rule lifted.
    """
    if state.district[player, intersection] == 0:
        state.district[player, intersection] = state.founded
    meet_others(state, player, intersection)


@rule
def join_districts(state: State, board: Board, player: int, path: int) -> None:
    """FRI-4, FRI-5: a first link earns the builder three tokens in all and each owner one."""
    one, other = int(board.path_ends[path, 0]), int(board.path_ends[path, 1])
    here, there = int(state.district[player, one]), int(state.district[player, other])
    if here and there and here != there:
        merge(state, board, player, here, there)
    state.district[player, one] = here if here else there
    state.district[player, other] = here if here else there
    owners = meet_others(state, player, one) | meet_others(state, player, other)
    if owners == 0 or state.turn == 0:
        return
    for seat in range(board.players):
        if owners >> seat & 1:
            earn(state, seat, FOR_OWNER)
    earn(state, player, FOR_BUILDER)


@rule
def leave_district(state: State, board: Board, player: int, path: int) -> None:
    """A road with a free end is gone: its district no longer reaches there and keeps its links; it never splits.

    To be called when the road is off the board and `roads_at` says so.
    """
    for end in range(2):
        intersection = int(board.path_ends[path, end])
        if state.buildings[intersection] != player + 1 and not has_road_at(state, player, intersection):
            state.district[player, intersection] = 0
