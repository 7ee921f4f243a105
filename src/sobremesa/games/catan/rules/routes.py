"""The longest trade route (CAT-33 … CAT-36): the longest trail, each road used once.

A longest trail that is not closed ends where an odd number of own roads meet, or at a foreign building; so the search
starts only there. A closed one takes in every road of its part, and any of them will do to start with.
"""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ..board.bounds import PLAYERS, ROAD
from ..board.layout import Board
from .state import State

LEAST_ROUTE = 5
SHORTEST_LOOP = 3
WORD = 63


@rule
def is_cut(state: State, player: int, node: int) -> bool:
    """CAT-35: another player's building interrupts a route."""
    owner = int(state.buildings[node])
    return owner != 0 and owner != player + 1


@rule
def roads_meeting(state: State, board: Board, player: int, node: int) -> int:
    count = 0
    for place in range(board.node_path_count[node]):
        if state.roads[board.node_paths[node, place]] == player + 1:
            count += 1
    return count


@rule
def place_of_path(board: Board, node: int, path: int) -> int:
    for place in range(board.node_path_count[node]):
        if board.node_paths[node, place] == path:
            return place
    return -1


@rule
def longest_trail_from(state: State, board: Board, player: int, start: int, first: int) -> int:
    """The longest trail that leaves `start` by its path at place `first`: depth first, the way back in two numbers.

    `choices` keeps three bits a step (which place to try next), `arrivals` two (by which place we came in).
    """
    best = depth = choices = arrivals = used_low = used_high = 0
    node, choice = start, first
    while True:
        end = first + 1 if depth == 0 else int(board.node_path_count[node])
        if depth > 0 and is_cut(state, player, node):
            end = 0
        advanced = False
        while choice < end:
            path = int(board.node_paths[node, choice])
            taken = (used_low >> path if path < WORD else used_high >> path - WORD) & 1
            if state.roads[path] == player + 1 and not taken:
                if path < WORD:
                    used_low |= 1 << path
                else:
                    used_high |= 1 << path - WORD
                choices = choices << 3 | choice + 1
                node = int(board.node_neighbours[node, choice])
                arrivals = arrivals << 2 | place_of_path(board, node, path)
                depth += 1
                choice = 0
                best = max(best, depth)
                advanced = True
                break
            choice += 1
        if advanced:
            continue
        if depth == 0:
            return best
        path = int(board.node_paths[node, arrivals & 3])
        if path < WORD:
            used_low ^= 1 << path
        else:
            used_high ^= 1 << path - WORD
        node = int(board.node_neighbours[node, arrivals & 3])
        choice = choices & 7
        choices >>= 3
        arrivals >>= 2
        depth -= 1


@rule
def longest_route(state: State, board: Board, player: int) -> int:
    """CAT-34: the length of the player's longest trail."""
    total = int(board.pieces[ROAD] - state.pieces[player, ROAD])
    best = 0
    for path in range(board.paths):
        if state.roads[path] != player + 1:
            continue
        for end in range(2):
            node = int(board.path_ends[path, end])
            if is_cut(state, player, node) or roads_meeting(state, board, player, node) & 1:
                best = max(best, longest_trail_from(state, board, player, node, place_of_path(board, node, path)))
                if best == total:
                    return best
    if total - best >= SHORTEST_LOOP:
        best = max(best, longest_loop(state, board, player))
    return best


@rule
def longest_loop(state: State, board: Board, player: int) -> int:
    """The longest trail from any road, for parts in which every intersection joins an even number of roads."""
    best = 0
    for path in range(board.paths):
        if state.roads[path] == player + 1:
            node = int(board.path_ends[path, 0])
            best = max(best, longest_trail_from(state, board, player, node, place_of_path(board, node, path)))
    return best


@rule
def award_longest_route(state: State, board: Board) -> None:
    """CAT-33, CAT-36: the holder keeps it while joint longest; else the single longest with at least five takes it."""
    best, leaders, leader = 0, 0, 0
    for player in range(PLAYERS):
        length = int(state.route_length[player])
        if length > best:
            best, leaders, leader = length, 1, player + 1
        elif length == best:
            leaders += 1
    holder = int(state.route_holder)
    if best >= LEAST_ROUTE and holder and state.route_length[holder - 1] == best:
        return
    state.route_holder = leader if best >= LEAST_ROUTE and leaders == 1 else 0


@rule
def measure_route(state: State, board: Board, player: int) -> None:
    state.route_length[player] = longest_route(state, board, player)
    award_longest_route(state, board)


@rule
def measure_cut_routes(state: State, board: Board, builder: int, node: int) -> None:
    """CAT-35: after a settlement was built, the routes it may have interrupted are measured again."""
    for player in range(board.players):
        if player != builder and roads_meeting(state, board, player, node) >= 2:
            measure_route(state, board, player)
