"""The end of a deal: closing, the count of an opening, the points, who is out, void deals (REM-18 … REM-22)."""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.compiled import rule

from . import phases
from .cards import KINDS_OF_CARDS, OPENING, hand_value
from .state import CLOSED, DEALS, DRY, FALSE_OPENING, VOID, Board, State
from .turns import may_be_counted, players_in, start_deal

VOIDS_IN_A_ROW: Final = 3


@rule
def count_of_hand(state: State, board: Board, player: int) -> int:
    """REM-19: cards in hand count even if they would meld."""
    count = 0
    for card in range(KINDS_OF_CARDS):
        count += int(state.hands[player, card]) * hand_value(board, card)
    return count


@rule
def close_deal(state: State, board: Board, player: int) -> None:
    """Whoever has no card left has closed. At a real table others may still have an opening counted."""
    state.closer = player + 1
    if board.real_table:
        state.phase = phases.CALLS
        for other in range(board.players):
            state.accepted[other] = int(other == player or state.called[other] > 0 or state.out[other] > 0)
        end_calls_if_done(state, board)
    else:
        begin_count(state)


@rule
def end_calls_if_done(state: State, board: Board) -> None:
    waiting, open_to_call = False, False
    for player in range(board.players):
        waiting = waiting or not state.accepted[player]
        open_to_call = open_to_call or may_be_counted(state, player)
    if not waiting or not open_to_call:
        begin_count(state)


@rule
def begin_count(state: State) -> None:
    for player in range(len(state.hand_size)):
        for card in range(KINDS_OF_CARDS):
            state.shown[player, card] = 0
    state.last_card = 0
    state.phase = phases.SHOW_CLOSING if state.closed_down else phases.SHOW_HANDS


@rule
def next_to_show(state: State, board: Board) -> int:
    """The first player whose hand does not lie open yet, or -1."""
    for player in range(board.players):
        shown = 0
        for card in range(KINDS_OF_CARDS):
            shown += int(state.shown[player, card])
        if shown < state.hand_size[player]:
            return player
    return -1


@rule
def others_open(state: State, board: Board) -> int:
    count = 0
    for player in range(board.players):
        count += int(player != state.closer - 1 and state.out[player] == 0 and state.opened[player] > 0)
    return count


@rule
def highest_count(state: State, board: Board) -> int:
    """The highest count among the others; the negative of it if it is shared."""
    best, times = -1, 0
    for player in range(board.players):
        if player == state.closer - 1 or state.out[player]:
            continue
        if state.last_count[player] > best:
            best, times = int(state.last_count[player]), 0
        times += int(state.last_count[player] == best)
    return best if times == 1 or not board.ties_free else -1


@rule
def points_of(state: State, board: Board, player: int, open_others: int, highest: int) -> int:
    if player == state.closer - 1 or state.out[player]:
        return 0
    if open_others == 0:
        return int(board.dry)
    if open_others < players_in(state, board) - 1:
        return int(state.opened[player] == 0)
    return int(state.last_count[player] == highest)


@rule
def clear_last(state: State, how: int, seat: int) -> None:
    state.last_how = how
    state.last_seat = seat
    for player in range(len(state.hand_size)):
        state.last_count[player] = 0
        state.last_points[player] = 0
        state.last_open[player] = int(state.opened[player] > 0)


@rule
def write_deal(state: State, row: int) -> None:
    state.ended_deal[row] = state.deal
    state.ended_how[row] = state.last_how
    state.ended_seat[row] = state.last_seat
    for player in range(len(state.hand_size)):
        state.ended_count[row, player] = state.last_count[player]
        state.ended_points[row, player] = state.last_points[player]
        state.ended_open[row, player] = state.last_open[player]


@rule
def drop_oldest_deal(state: State) -> None:
    for row in range(DEALS - 1):
        state.ended_deal[row] = state.ended_deal[row + 1]
        state.ended_how[row] = state.ended_how[row + 1]
        state.ended_seat[row] = state.ended_seat[row + 1]
        for player in range(len(state.hand_size)):
            state.ended_count[row, player] = state.ended_count[row + 1, player]
            state.ended_points[row, player] = state.ended_points[row + 1, player]
            state.ended_open[row, player] = state.ended_open[row + 1, player]


@rule
def keep_deal(state: State) -> None:
    """How a deal ended stays on the table for all to look up; of a very long match, the latest deals."""
    if state.ended == DEALS:
        drop_oldest_deal(state)
        state.ended -= 1
    write_deal(state, int(state.ended))
    state.ended += 1


@rule
def score_close(state: State, board: Board) -> None:
    open_others = others_open(state, board)
    clear_last(state, CLOSED if open_others else DRY, int(state.closer))
    for player in range(board.players):
        state.last_count[player] = count_of_hand(state, board, player)
    highest = highest_count(state, board)
    for player in range(board.players):
        state.last_points[player] = points_of(state, board, player, open_others, highest)
    state.voids = 0
    end_deal(state, board)


@rule
def count_opening_of(state: State, board: Board, caller: int, player: int) -> None:
    """REM-20: below 70 the deal ends and only the offender takes a point; a false call costs nothing."""
    state.called[caller] = 1
    state.counted[player] = 1
    if state.opening[player] < OPENING:
        clear_last(state, FALSE_OPENING, player + 1)
        state.last_card = 0
        state.last_points[player] = 1
        state.voids = 0
        end_deal(state, board)
    elif state.phase == phases.CALLS:
        state.accepted[caller] = 1
        end_calls_if_done(state, board)


@rule
def void_deal(state: State, board: Board) -> None:
    """REM-21: no points; three in a row end the match."""
    clear_last(state, VOID, 0)
    state.last_card = 0
    state.voids += 1
    keep_deal(state)
    if board.void_end and state.voids == VOIDS_IN_A_ROW:
        end_match(state, board)
    else:
        start_deal(state, board)


@rule
def end_match(state: State, board: Board) -> None:
    """The last one left wins; after three void deals those with the fewest points."""
    fewest = 127
    for player in range(board.players):
        if not state.out[player]:
            fewest = min(fewest, int(state.points[player]))
    state.winners = 0
    for player in range(board.players):
        if not state.out[player] and state.points[player] == fewest:
            state.winners |= 1 << player
    state.phase = phases.OVER


@rule
def end_deal(state: State, board: Board) -> None:
    keep_deal(state)
    for player in range(board.players):
        state.points[player] += state.last_points[player]
        if state.points[player] >= board.limit:
            state.out[player] = 1
    if players_in(state, board) == 1:
        end_match(state, board)
    else:
        start_deal(state, board)
