"""The supply of favour tokens: earning, drawing and keeping them (FRI-1, FRI-2, FRI-7, FRI-12)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ....board.bounds import DESERT, PLAYERS
from ....board.layout import Board
from ....rules.state import State
from ...large_table.between import is_between
from .bounds import GUILDS
from .phases import DRAW_FAVOUR, FIRST_DRAW


@rule
def earn(state: State, player: int, amount: int) -> None:
    """FRI-12: the tokens are drawn as long as the supply lasts."""
    if state.favour_supply_size == 0:
        return
    state.favours_due[player] += amount
    state.favours_due_total = min(state.favours_due_total + amount, state.favour_supply_size)


@rule
def is_in_desert(state: State, board: Board) -> bool:
    """FRI-2: at the desert a possible theft may be declined for a token."""
    return int(board.hex_terrain[state.robber]) == DESERT


@rule
def earn_by_robber(state: State, board: Board, player: int, hex_: int) -> None:
    """FRI-2: the robber went where nobody lives, not even the player."""
    for corner in range(board.hex_intersection_count[hex_]):
        if state.buildings[board.hex_intersections[hex_, corner]]:
            return
    earn(state, player, 1)


@rule
def earn_by_sparing(state: State, board: Board, player: int) -> None:
    """FRI-2: only in the desert does a theft declined earn a token; elsewhere it is the option of CAT-25."""
    if is_in_desert(state, board):
        earn(state, player, 1)


@rule
def begin_kindness(state: State) -> None:
    """FRI-3, FRI-8: one favour and one gift a turn."""
    state.favour_used = 0
    state.gift_card = 0
    state.gift_asked = 0
    state.gift_given = 0


@rule
def ripen_favours(state: State, player: int) -> None:
    """FRI-7: with the end of the turn the tokens drawn in it become usable."""
    for guild in range(GUILDS):
        state.favours[player, guild] += state.favours_fresh[player, guild]
        state.favours_fresh[player, guild] = 0
    state.favours_fresh_count[player] = 0


@rule
def next_drawer(state: State, board: Board) -> int:
    """FRI-5: the owners of joined districts before the builder, the one the builder named first of all."""
    active, first = int(state.active), int(state.favour_first) - 1
    if first >= 0 and state.favours_due[first]:
        return first
    player = int(board.next_seat[active])
    while player != active and state.favours_due[player] == 0:
        player = int(board.next_seat[player])
    return player


@rule
def drawing_phase(state: State, board: Board) -> int:
    """FRI-5: with several owners the builder says which of them draws first."""
    owners = 0
    for player in range(board.players):
        if player != state.active and state.favours_due[player]:
            owners += 1
    return FIRST_DRAW if owners > 1 and state.favour_first == 0 else DRAW_FAVOUR


@rule
def draw(state: State, player: int, guild: int) -> None:
    """FRI-7: a token drawn in one's own turn cannot be used in that turn."""
    state.favour_supply[guild] -= 1
    state.favour_supply_size -= 1
    state.favour_count[player] += 1
    if player == state.active and not is_between(state):
        state.favours_fresh[player, guild] += 1
        state.favours_fresh_count[player] += 1
    else:
        state.favours[player, guild] += 1


@rule
def tick_off(state: State, player: int) -> None:
    """One of the tokens due has been drawn; after the last one nothing is due to anybody."""
    state.favours_due[player] -= 1
    state.favours_due_total -= 1
    if state.favours_due_total == 0:
        state.favour_first = 0
        for other in range(PLAYERS):
            state.favours_due[other] = 0


@rule
def put_back(state: State, player: int, guild: int) -> None:
    """FRI-10. The turn's favour is used up, so nothing is fresh any more: nobody learns whether the drawn one went."""
    ripen_favours(state, player)
    state.favours[player, guild] -= 1
    state.favour_count[player] -= 1
    state.favour_supply[guild] += 1
    state.favour_supply_size += 1


@rule
def spend(state: State, player: int, guild: int, tokens: int) -> None:
    """FRI-9: spent tokens stay face up at their guild."""
    state.favours[player, guild] -= tokens
    state.favour_count[player] -= tokens
    state.favours_spent[guild] += tokens
    state.favour_used = 1
