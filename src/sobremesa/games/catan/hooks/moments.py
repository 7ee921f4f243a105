"""Where expansions come in during a turn: each question the base game asks and each event it tells is a function.

The base game's answer stands first; each expansion adds a line. Verbs never ask whether an expansion is on: they ask
here. What actions of expansions do, and whether they may be played, is in `blocks.py`.
"""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ..board.bounds import KNIGHT
from ..board.layout import Board
from ..expansions.canal.rules.joining import join_towns, return_canal
from ..expansions.canal.rules.trading import (
    exchange_tokens,
    offer_tokens,
    offered_tokens,
    refuse_to_give_tokens,
    refuse_tokens,
    tokens_held,
)
from ..expansions.friends.rules.districts import found_district, join_districts, leave_district
from ..expansions.friends.rules.phases import ANSWER_GIFT
from ..expansions.friends.rules.reasons import NOT_IN_DESERT
from ..expansions.friends.rules.supply import (
    begin_kindness,
    drawing_phase,
    earn_by_robber,
    earn_by_sparing,
    is_in_desert,
    ripen_favours,
)
from ..expansions.helpers.rules.dealing import deal_helper
from ..expansions.helpers.rules.phases import CHANGE_HELPER, CONSOLE
from ..expansions.helpers.rules.rolls import ask_consolation, ask_shelter, decline_shelter
from ..expansions.large_table.between import act_between, end_between, is_between, is_building_only, next_between
from ..expansions.large_table.phases import EXTRA_BUILDING
from ..expansions.large_table.reasons import NOT_BETWEEN_TURNS, ONLY_BUILDING
from ..expansions.towns.reasons import SECOND_ROAD
from ..expansions.towns.roads import is_closed, take_tokens
from ..rules import phases
from ..rules.deeds.building import is_location
from ..rules.deeds.points import total_points
from ..rules.law import reasons
from ..rules.state import State

__all__ = ["is_between", "is_building_only"]


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
def may_touch(state: State, board: Board, player: int, intersection: int) -> bool:
    """Whether a road of the player may come to this intersection at all."""
    return not board.marked_paths or not is_closed(state, board, player, intersection)


@rule
def refuse_to_touch() -> int:
    return SECOND_ROAD


@rule
def may_settle(state: State, board: Board, player: int, intersection: int) -> bool:
    return is_location(board, intersection)


@rule
def may_decline_theft(state: State, board: Board, player: int) -> bool:
    """CAT-25, where the table lets it; FRI-2 in the desert."""
    return bool(board.voluntary_theft) or (bool(board.friends) and is_in_desert(state, board))


@rule
def refuse_to_spare(board: Board) -> int:
    return NOT_IN_DESERT if board.friends else reasons.MUST_STEAL


@rule
def may_build_between(state: State) -> bool:
    """CAT-43: a moment between two turns at which one may build and do nothing else."""
    return int(state.phase) == EXTRA_BUILDING


@rule
def has_between(board: Board) -> bool:
    """Whether others act between two turns at this table."""
    return int(board.extra) != 0


@rule
def tokens_lying(state: State, board: Board) -> int:
    """How many tokens worth a point still lie on the island."""
    lying = 0
    for intersection in range(board.intersections):
        lying += 1 if state.token_at[intersection] else 0
    return lying


@rule
def cards_gone(state: State, card: int) -> int:
    """How many development cards of a kind are neither in the deck nor held nor played."""
    return int(state.knights_given) if card == KNIGHT else 0


@rule
def refuse_at_moment(state: State) -> int:
    """At a moment that is not the base game's."""
    return ONLY_BUILDING if may_build_between(state) else reasons.NOT_NOW


@rule
def refuse_between(state: State) -> int:
    """For what belongs to a player's own turn."""
    return NOT_BETWEEN_TURNS if is_between(state) else reasons.LEGAL


@rule
def asks_out_of_turn(state: State) -> bool:
    """A moment at which not the active player is asked."""
    return state.phase == ANSWER_GIFT or state.phase == CONSOLE


@rule
def is_asked_out_of_turn(state: State, player: int) -> bool:
    """Whether an expansion waits for this seat although it need not be the active one."""
    if state.phase == ANSWER_GIFT:
        return int(state.gift_to) == player + 1
    return int(state.helper_asked) == player + 1


@rule
def waits_with_discards(state: State) -> bool:
    """Whether somebody is asked something else together with the discards."""
    return int(state.helper_asked) != 0


@rule
def has_beside(state: State, player: int) -> bool:
    """Whether a player has anything to trade beside cards."""
    return tokens_held(state, player) > 0


@rule
def offered_beside(state: State, player: int) -> int:
    """What a player's offer changes in what they have beside cards."""
    return offered_tokens(state, player)


@rule
def offer_beside(state: State, player: int, change: int) -> None:
    offer_tokens(state, player, change)


@rule
def exchange_beside(state: State, player: int, partner: int, change: int) -> None:
    exchange_tokens(state, player, partner, change)


@rule
def refuse_beside(state: State, board: Board, player: int, change: int) -> int:
    return refuse_tokens(state, board, player, change)


@rule
def refuse_to_give_beside(state: State, player: int, change: int) -> int:
    return refuse_to_give_tokens(state, player, change)


@rule
def at_turn_start(state: State) -> None:
    end_between(state)
    begin_kindness(state)


@rule
def at_turn_end(state: State, board: Board, player: int) -> None:
    if board.canal:
        return_canal(state)
    if board.friends:
        ripen_favours(state, player)


@rule
def begins_between(state: State, board: Board) -> bool:
    """CAT-43, CAT-45: somebody acts before the next turn begins; that has begun if so."""
    following = next_between(state, board)
    if following == 0:
        return False
    act_between(state, board, following - 1)
    return True


@rule
def whose_turn(state: State) -> int:
    """Who has had, or has, the turn that is going on."""
    return int(state.turn_of) - 1 if is_between(state) else int(state.active)


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
def after_choosing_discards(state: State, player: int) -> None:
    decline_shelter(state, player)


@rule
def after_road(state: State, board: Board, player: int, path: int) -> None:
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
def after_founding(state: State, board: Board, player: int, intersection: int) -> None:
    """A settlement was founded; `founded` counts it."""
    if board.friends:
        found_district(state, player, intersection)
    if board.helpers:
        deal_helper(state, board, player)


@rule
def after_robber(state: State, board: Board, player: int, hex_: int) -> None:
    if board.friends:
        earn_by_robber(state, board, player, hex_)


@rule
def after_sparing(state: State, board: Board, player: int) -> None:
    if board.friends:
        earn_by_sparing(state, board, player)


@rule
def interruption(state: State, board: Board) -> int:
    """The moment that comes before the turn goes on; 0: none."""
    if state.favours_due_total:
        return drawing_phase(state, board)
    if state.free_roads:
        return phases.FREE_ROAD
    if state.helper_open:
        return CHANGE_HELPER
    return EXTRA_BUILDING if is_building_only(state) else 0
