"""What the island looks like to a team: visible cards, where it may play, what it counts (DOB-8, DOB-14 … DOB-16)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from .bounds import BARBARIANS, PLACES, PORTS, PORTS_GAME, ROUTE, WELCOME
from .cards import colour_of
from .state import Board, State


@rule
def is_of(state: State, place: int, colour: int) -> bool:
    """Whether the visible card of a place has the colour, whoever laid it."""
    return int(state.tops[place]) > 0 and colour_of(int(state.tops[place]) - 1) == colour


@rule
def visible_cards(state: State, colour: int) -> int:
    count = 0
    for place in range(PLACES):
        if is_of(state, place, colour):
            count += 1
    return count


@rule
def touches(state: State, board: Board, place: int, colour: int) -> bool:
    """Whether a place holds a visible card of the colour or lies next to one."""
    if is_of(state, place, colour):
        return True
    for side in range(6):
        neighbour = int(board.neighbours[place, side])
        if neighbour >= 0 and is_of(state, neighbour, colour):
            return True
    return False


@rule
def may_cover(state: State, board: Board, place: int, team: int) -> bool:
    """DOB-14 … DOB-17: whether a place of the island is open to a team now."""
    if not state.tops[place]:
        return False
    if state.mini_game != PORTS_GAME:
        return True
    colour = int(board.colours[team])
    if touches(state, board, place, colour):
        return True
    return int(board.centre[place]) == 1 and visible_cards(state, colour) == 0


@rule
def ports_reached(state: State, board: Board, colour: int) -> int:
    reached = 0
    for place in range(PLACES):
        if board.port_of[place] >= 0 and is_of(state, place, colour):
            reached |= 1 << int(board.port_of[place])
    count = 0
    for port in range(PORTS):
        count += reached >> port & 1
    return count


@rule
def group_at(state: State, board: Board, place: int, colour: int) -> int:
    """All visible cards of the colour connected with a place, as bits."""
    group = 1 << place
    grown = 0
    while grown != group:
        grown = group
        for at in range(PLACES):
            if grown >> at & 1:
                for side in range(6):
                    neighbour = int(board.neighbours[at, side])
                    if neighbour >= 0 and is_of(state, neighbour, colour):
                        group |= 1 << neighbour
    return group


@rule
def largest_group(state: State, board: Board, colour: int) -> int:
    largest = 0
    seen = 0
    for place in range(PLACES):
        if is_of(state, place, colour) and not seen >> place & 1:
            group = group_at(state, board, place, colour)
            seen |= group
            count = 0
            for at in range(PLACES):
                count += group >> at & 1
            largest = max(largest, count)
    return largest


@rule
def count_of(state: State, board: Board, team: int) -> int:
    """What a mini-game counts for a team; DOB-19: double for one against two, in mini-games 1 to 4."""
    count, colour = int(state.taken[team]), int(board.colours[team])
    if state.mini_game == WELCOME:
        count = visible_cards(state, colour)
    elif state.mini_game == PORTS_GAME:
        count = ports_reached(state, board, colour)
    elif state.mini_game == ROUTE:
        count = largest_group(state, board, colour)
    doubled = int(board.single) == 1 + team and WELCOME <= int(state.mini_game) <= BARBARIANS
    return 2 * count if doubled else count


@rule
def cards_left(state: State) -> int:
    count = 0
    for place in range(PLACES):
        if state.tops[place]:
            count += 1
    return count
