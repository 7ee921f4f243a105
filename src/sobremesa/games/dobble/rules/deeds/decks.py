"""Decks are counts of each colour, never an order (DOB-5, DOB-9, DOB-16, DOB-19, DOB-22)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ..bounds import (
    BARBARIANS,
    CARDS,
    FIRST_TEAM_CARD,
    KNIGHTS,
    PLACES,
    PLAYERS,
    PORTS,
    PORTS_GAME,
    ROUTE,
    TEAM_CARDS,
    TEAMS,
    WARM_UP,
    WELCOME,
)
from ..cards import colour_of
from ..state import Board, State

HANDED_OVER = 6


@rule
def size_of_team(board: Board, team: int) -> int:
    return 2 if team + int(board.teams) < int(board.players) else 1


@rule
def shares_a_card(state: State) -> bool:
    """DOB-17, DOB-18: whether partners play the same card; in mini-games 1 to 3 each has a deck."""
    return int(state.mini_game) >= BARBARIANS


@rule
def gather(state: State, board: Board) -> None:
    """DOB-22: all cards come back; what was shuffled is known to nobody, so every order is still open."""
    for card in range(CARDS):
        state.unturned[card] = 1
    for team in range(board.teams):
        for colour in range(TEAMS):
            state.holds[team, colour] = 0
        state.holds[team, board.colours[team]] = TEAM_CARDS


@rule
def share_out(state: State, board: Board) -> None:
    """The decks at the start of a mini-game."""
    gather(state, board)
    single = int(board.single) - 1
    if single >= 0 and WELCOME <= int(state.mini_game) <= ROUTE:
        state.holds[single, board.colours[single]] = TEAM_CARDS // 2
    if state.mini_game == ROUTE:
        for team in range(board.teams):
            hand_over(state, board, team)
    for seat in range(board.players):
        team = int(board.team_of[seat])
        mates = 1 if shares_a_card(state) else size_of_team(board, team)
        state.deck[seat] = team_deck(state, team) // mates


@rule
def hand_over(state: State, board: Board, team: int) -> None:
    """DOB-16, DOB-19: cards go evenly to the rivals; a team of one among pairs changes 1 with each of them."""
    single, colour = int(board.single) - 1, int(board.colours[team])
    for rival in range(board.teams):
        if rival != team:
            given = HANDED_OVER // (int(board.teams) - 1)
            if team == single or rival == single:
                given = 1
            state.holds[team, colour] -= given
            state.holds[rival, colour] += given


@rule
def team_deck(state: State, team: int) -> int:
    count = 0
    for colour in range(TEAMS):
        count += int(state.holds[team, colour])
    return count


@rule
def unturned_of(state: State, colour: int) -> int:
    count = 0
    for place in range(TEAM_CARDS):
        count += int(state.unturned[FIRST_TEAM_CARD + colour * TEAM_CARDS + place])
    return count


@rule
def next_place(state: State) -> int:
    """The next place of the island to be laid; -1 when all are."""
    for place in range(PLACES):
        if not state.tops[place]:
            return place
    return -1


@rule
def next_port(state: State) -> int:
    if state.mini_game == PORTS_GAME:
        for port in range(PORTS):
            if not state.ports[port]:
                return port
    return -1


@rule
def next_deck(state: State) -> int:
    """The next deck that owes a card, as a seat; -1 when none does."""
    for seat in range(PLAYERS):
        if state.owes[seat]:
            return seat
    return -1


@rule
def lay(state: State, place: int, card: int) -> None:
    state.tops[place] = 1 + card
    state.heights[place] = 1
    state.unturned[card] = 0


@rule
def lay_port(state: State, port: int, card: int) -> None:
    state.ports[port] = 1 + card
    state.unturned[card] = 0


@rule
def show(state: State, card: int) -> None:
    """DOB-20: one of the two cards of a warm-up."""
    state.pair[1 if state.pair[0] else 0] = 1 + card
    state.unturned[card] = 0


@rule
def turn(state: State, board: Board, seat: int, card: int) -> None:
    """The top card of a deck; DOB-17, DOB-18: partners with one deck both play it."""
    team = int(board.team_of[seat])
    state.unturned[card] = 0
    state.owes[seat] = 0
    state.holds[team, colour_of(card)] -= 1
    for mate in range(board.players):
        if mate == seat or (shares_a_card(state) and int(board.team_of[mate]) == team):
            state.card[mate] = 1 + card
            state.deck[mate] -= 1


@rule
def owe_first_cards(state: State, board: Board) -> None:
    """DOB-10: at the start signal every deck turns its first card."""
    if state.mini_game == WARM_UP:
        for card in range(CARDS):
            state.unturned[card] = 1
        state.pair[0] = 0
        state.pair[1] = 0
        return
    if state.mini_game == KNIGHTS and team_deck(state, 0) == 0:
        share_out(state, board)
    for seat in range(board.players):
        state.card[seat] = 0
        state.owes[seat] = 0 if shares_a_card(state) and seat >= int(board.teams) else 1
