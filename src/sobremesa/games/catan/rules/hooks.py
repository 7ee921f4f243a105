"""Where expansions come in: every question the flow asks and every event it tells, one function each.

The base game's answer stands first; each expansion adds one line and nothing elsewhere. Verbs never ask whether an
expansion is on: the flow asks here and hands them numbers.
"""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ..board.layout import Board
from . import phases
from .building import is_location
from .canal import join_towns, return_canal
from .extra_turns import is_building_only
from .friends.districts import found_district, join_districts, leave_district
from .friends.supply import drawing_phase, earn_by_robber, is_in_desert, ripen_favours
from .helpers.dealing import deal_helper
from .helpers.rolls import ask_consolation, ask_shelter
from .points import total_points
from .state import State
from .towns import is_closed, take_tokens
from .trade import SPECIAL_RATE, open_harbour


@rule
def trade_rate(state: State, board: Board, player: int, resource: int) -> int:
    if int(state.cheap) >> resource & 1:
        return SPECIAL_RATE
    return int(state.rates[player, resource])


@rule
def discard_limit(state: State, board: Board, player: int) -> int:
    return int(board.discard_limit)


@rule
def points_to_win(state: State, board: Board) -> int:
    return int(board.points_to_win)


@rule
def has_won(state: State, board: Board, player: int) -> bool:
    return total_points(state, board, player) >= points_to_win(state, board) and not is_building_only(state)


@rule
def may_touch(state: State, board: Board, player: int, node: int) -> bool:
    """Whether a road of the player may come to this intersection at all."""
    return not board.marked_paths or not is_closed(state, board, player, node)


@rule
def may_settle(state: State, board: Board, player: int, node: int) -> bool:
    return is_location(board, node)


@rule
def may_decline_theft(state: State, board: Board, player: int) -> bool:
    """CAT-25, where the table lets it; FRI-2 in the desert."""
    return bool(board.voluntary_theft) or (bool(board.friends) and is_in_desert(state, board))


@rule
def after_roll(state: State, board: Board, roll: int) -> None:
    if board.helpers:
        ask_consolation(state, board)


@rule
def after_seven(state: State, board: Board) -> None:
    """Once it is known who owes cards."""
    if board.helpers:
        ask_shelter(state, board)


@rule
def after_road(state: State, board: Board, player: int, path: int) -> None:
    if board.path_harbour[path]:
        open_harbour(state, player, int(board.path_harbour[path]))
    if board.marked_paths:
        take_tokens(state, board, player, path)
    if board.canal:
        join_towns(state, board, player, path)
    if board.friends:
        join_districts(state, board, player, path)


@rule
def after_lifting(state: State, board: Board, player: int, path: int) -> None:
    """HLP-8: a road was taken up from this path."""
    if board.friends:
        leave_district(state, board, player, path)


@rule
def after_settlement(state: State, board: Board, player: int, node: int) -> None:
    if board.node_harbour[node]:
        open_harbour(state, player, int(board.node_harbour[node]))


@rule
def after_founding(state: State, board: Board, player: int, node: int) -> None:
    """A settlement was founded; `founded` counts it."""
    if board.friends:
        found_district(state, player, node)
    if board.helpers:
        deal_helper(state, board, player)


@rule
def after_robber(state: State, board: Board, player: int, hex_: int) -> None:
    if board.friends:
        earn_by_robber(state, board, player, hex_)


@rule
def at_turn_end(state: State, board: Board, player: int) -> None:
    state.cheap = 0
    if board.canal:
        return_canal(state)
    if board.friends:
        ripen_favours(state, player)


@rule
def interruption(state: State, board: Board) -> int:
    """The phase that an expansion puts before the turn goes on; 0: none."""
    if state.favours_due_total:
        return drawing_phase(state, board)
    if state.free_roads:
        return phases.FREE_ROAD
    if state.helper_open:
        return phases.CHANGE_HELPER
    return phases.EXTRA_BUILDING if is_building_only(state) else 0


@rule
def is_asked_by_expansion(state: State, player: int) -> bool:
    """Whether an expansion waits for this seat although it need not be the active one."""
    if state.phase == phases.ANSWER_GIFT:
        return int(state.gift_to) == player + 1
    return int(state.helper_asked) == player + 1
