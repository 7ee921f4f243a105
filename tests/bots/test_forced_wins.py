"""A turn that can be won for certain is won: the player's own search against a search by the rules alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.catan.strong import StrongBot
from sobremesa.bots.player import play_out
from sobremesa.contract.action import kind_of
from sobremesa.contract.match import Match
from sobremesa.games.catan.rules import actions, doors, phases

LEFT_TO_CHANCE = (actions.BUY_CARD, actions.ROLL, actions.END_TURN, actions.OFFER)
POSITIONS = 4000
ACTIONS_A_TURN = 30
MOST_CARDS = 9
FROM = 6
GAMES = 12


def certain_steps(match: Match, seat: int) -> list[int]:
    return [action for action in match.legal(seat).actions if kind_of(action) not in LEFT_TO_CHANCE]


def can_be_won(match: Match, seat: int) -> bool:
    """By trying everything that leaves nothing to chance, each position once."""
    seen: set[bytes] = set()
    left = [match]
    while left and len(seen) < POSITIONS:
        here = left.pop()
        for action in certain_steps(here, seat):
            after = here.copy()
            after.act(seat, action)
            if after.result is not None:
                return True
            key = after.state.tobytes()
            if after.awaited == (seat,) and kind_of(action) != actions.KNIGHT and key not in seen:
                seen.add(key)
                left.append(after)
    return False


def turn_played_by_strong(match: Match, seat: int) -> Match:
    player = StrongBot(1)
    for _ in range(ACTIONS_A_TURN):
        action = player.choose(match.view(seat), lambda: match.history(seat))
        if action is None or action == actions.END_TURN:
            break
        match.act(seat, action)
        match.run_chance()
    return match


def late_turns(players: int, seed: str) -> Iterator[tuple[Match, int]]:
    """Positions after the roll in which whoever is at turn is not far from the end."""
    match = sobremesa.new("catan", players=players, seed=seed, offers=0)
    bots = [bot("catan", "greedy", seat) for seat in range(players)]
    turn = 0
    while match.result is None:
        now: Any = match.state[0]
        seat = int(now["active"])
        if now["phase"] == phases.MAIN and now["turn"] != turn and now["hand_size"][seat] <= MOST_CARDS:
            turn = int(now["turn"])
            if doors.total_points(match.board.numbers, match.state, 0, seat) >= FROM:
                yield match.copy(), seat
        play_out(match, bots, cap=1)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_no_win_that_is_certain_is_missed(players: int) -> None:
    found = 0
    for game in range(GAMES):
        for match, seat in late_turns(players, f"certain {game}"):
            if can_be_won(match, seat):
                found += 1
                assert turn_played_by_strong(match, seat).result is not None, match.position()
    assert found >= GAMES / 2
