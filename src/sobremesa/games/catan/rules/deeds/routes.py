"""The longest trade route (CAT-33 … CAT-36): the longest trail, each road used once.

A longest trail that is not closed ends where an odd number of own roads meet, or at a foreign building; so the search
starts only there. A closed one takes in every road of its part, and any of them will do to start with.
"""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ...board.bounds import PLAYERS, ROAD
from ...board.layout import Board
from ..state import State

LEAST_ROUTE = 5
SHORTEST_LOOP = 3
WORD = 63
NOWHERE = -1


@rule
def is_cut(state: State, player: int, intersection: int) -> bool:
    """CAT-35: another player's building interrupts a route."""
    owner = int(state.buildings[intersection])
    return owner != 0 and owner != player + 1


@rule
def roads_meeting(state: State, board: Board, player: int, intersection: int) -> int:
    count = 0
    for place in range(board.intersection_path_count[intersection]):
        if state.roads[board.intersection_paths[intersection, place]] == player + 1:
            count += 1
    return count


@rule
def place_of_path(board: Board, intersection: int, path: int) -> int:
    for place in range(board.intersection_path_count[intersection]):
        if board.intersection_paths[intersection, place] == path:
            return place
    return -1


@rule
def longest_arm(state: State, board: Board, player: int, start: int, barred: int, home: int) -> int:
    """The longest trail that goes on from `start` without the barred path; -1 if it can come to `home`.

    Depth first, the way back kept in two numbers: `choices` has three bits a step (which path to try next),
    `arrivals` two (by which path we came in).
    """
    best = depth = choices = arrivals = choice = used_low = used_high = 0
    if barred < WORD:
        used_low = 1 << barred
    else:
        used_high = 1 << barred - WORD
    intersection = start
    while True:
        end = 0 if is_cut(state, player, intersection) else int(board.intersection_path_count[intersection])
        advanced = False
        while choice < end:
            path = int(board.intersection_paths[intersection, choice])
            if state.roads[path] == player + 1:
                taken = (used_low >> path if path < WORD else used_high >> path - WORD) & 1
                if not taken:
                    if path < WORD:
                        used_low |= 1 << path
                    else:
                        used_high |= 1 << path - WORD
                    choices = choices << 3 | choice + 1
                    intersection = int(board.intersection_neighbours[intersection, choice])
                    arrivals = arrivals << 2 | place_of_path(board, intersection, path)
                    depth += 1
                    advanced = True
                    break
            choice += 1
        if advanced:
            if intersection == home:
                return -1
            choice = 0
            best = max(best, depth)
            continue
        if depth == 0:
            return best
        path = int(board.intersection_paths[intersection, arrivals & 3])
        if path < WORD:
            used_low ^= 1 << path
        else:
            used_high ^= 1 << path - WORD
        intersection = int(board.intersection_neighbours[intersection, arrivals & 3])
        choice = choices & 7
        choices >>= 3
        arrivals >>= 2
        depth -= 1


@rule
def longest_route(state: State, board: Board, player: int) -> int:
    """CAT-34: the length of the player's longest trail, from every road at which one can begin."""
    total = int(board.pieces[ROAD] - state.pieces[player, ROAD])
    best = 0
    for path in range(board.paths):
        if state.roads[path] != player + 1:
            continue
        for end in range(2):
            intersection = int(board.path_ends[path, end])
            if is_cut(state, player, intersection) or roads_meeting(state, board, player, intersection) & 1:
                onward = int(board.path_ends[path, 1 - end])
                best = max(best, 1 + longest_arm(state, board, player, onward, path, NOWHERE))
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
            onward = int(board.path_ends[path, 1])
            best = max(best, 1 + longest_arm(state, board, player, onward, path, NOWHERE))
    return best


@rule
def route_with_new_road(state: State, board: Board, player: int, path: int) -> int:
    """The longest trail now that this road was added: the old one, or one through the new road.

    Unless the road closes a loop, what lies beyond its two ends has no road in common, and the arms add up.
    """
    one, other = int(board.path_ends[path, 0]), int(board.path_ends[path, 1])
    arm = longest_arm(state, board, player, one, path, other)
    if arm < 0:
        return longest_route(state, board, player)
    return max(int(state.route_length[player]), 1 + arm + longest_arm(state, board, player, other, path, NOWHERE))


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
def extend_route(state: State, board: Board, player: int, path: int) -> None:
    state.route_length[player] = route_with_new_road(state, board, player, path)
    award_longest_route(state, board)


@rule
def measure_cut_routes(state: State, board: Board, builder: int, intersection: int) -> None:
    """CAT-35: after a settlement was built, the routes it may have interrupted are measured again."""
    for player in range(board.players):
        if player != builder and roads_meeting(state, board, player, intersection) >= 2:
            state.route_length[player] = longest_route(state, board, player)
            award_longest_route(state, board)
