"""The Erie Canal: tokens for joining canal towns, which make the bank cheaper for a turn (SCN-11 … SCN-14)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ....board.layout import Board
from ....rules.deeds.building import is_location
from ....rules.state import State
from .bounds import CANAL_TOWNS

WORD = 48


@rule
def pair_bit(one: int, other: int) -> int:
    """One bit for each pair of canal towns, numbered from 1."""
    low, high = min(one, other) - 1, max(one, other) - 1
    return 1 << high * (high - 1) // 2 + low


@rule
def towns_along(state: State, board: Board, player: int, start: int, barred: int) -> int:
    """Bit t: canal town t is reached from here by own roads without the barred one and without passing a location."""
    if is_location(board, start):
        return 1 << int(board.intersection_canal[start]) if board.intersection_canal[start] else 0
    towns = 0
    seen_low, seen_high = 0, 0
    if start < WORD:
        seen_low = 1 << start
    else:
        seen_high = 1 << start - WORD
    grew = True
    while grew:
        grew = False
        for path in range(board.paths):
            if state.roads[path] != player + 1 or path == barred:
                continue
            for end in range(2):
                here, there = int(board.path_ends[path, end]), int(board.path_ends[path, 1 - end])
                reached = (seen_low >> here if here < WORD else seen_high >> here - WORD) & 1
                known = (seen_low >> there if there < WORD else seen_high >> there - WORD) & 1
                if not reached or known or is_location(board, here):
                    continue
                if there < WORD:
                    seen_low |= 1 << there
                else:
                    seen_high |= 1 << there - WORD
                grew = True
                if is_location(board, there) and board.intersection_canal[there]:
                    towns |= 1 << int(board.intersection_canal[there])
    return towns


@rule
def join_pair(state: State, player: int, pair: int) -> None:
    if int(state.canal_pairs[player]) & pair:
        return
    state.canal_pairs[player] |= pair
    if state.turn > 0 and state.canal_supply > 0:
        state.canal_supply -= 1
        state.canal_tokens[player] += 1


@rule
def join_towns(state: State, board: Board, player: int, path: int) -> None:
    """SCN-11, SCN-14: a token for each pair of towns this road joins directly, once a pair; none while founding."""
    here = towns_along(state, board, player, int(board.path_ends[path, 0]), path)
    there = towns_along(state, board, player, int(board.path_ends[path, 1]), path)
    for one in range(1, CANAL_TOWNS + 1):
        for other in range(1, CANAL_TOWNS + 1):
            if other != one and here >> one & 1 and there >> other & 1:
                join_pair(state, player, pair_bit(one, other))


@rule
def play_canal(state: State, player: int, resource: int) -> None:
    """SCN-12: for the rest of the turn the bank takes two of it for any one."""
    state.canal_tokens[player] -= 1
    state.canal_played += 1
    state.cheap |= 1 << resource


@rule
def return_canal(state: State) -> None:
    state.canal_supply += state.canal_played
    state.canal_played = 0
