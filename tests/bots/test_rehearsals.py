"""Close calls played on in the mind: rolls come as often as they should, and a view has one answer."""

from __future__ import annotations

import faulthandler
from collections import Counter
from collections.abc import Iterator

import pytest

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.catan.strong import StrongBot
from sobremesa.bots.player import play_out
from sobremesa.games.catan.judgement.ahead import ways_to_throw
from sobremesa.games.catan.judgement.deciding import CAREFUL
from sobremesa.games.catan.judgement.onward import SPREAD, spread_roll
from tests.catan.support.positions import a_match

TIMES = 360
FAR_TOO_LONG = 300


class AtOnce(StrongBot):
    """The same player without rehearsals."""

    ahead = ahead_among_many = CAREFUL


@pytest.fixture
def must_end() -> Iterator[None]:
    """Compiled rules that never end cannot be interrupted, only ended with the whole process."""
    faulthandler.dump_traceback_later(FAR_TOO_LONG, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


@pytest.mark.parametrize("turn", range(SPREAD))
def test_rolls_of_rehearsals_come_as_often_as_they_should(turn: int) -> None:
    rolled = Counter(spread_roll(number, turn) for number in range(TIMES))
    for total in range(2, 13):
        assert abs(rolled[total] - TIMES * ways_to_throw(total)) <= 8


def test_rolls_of_two_turns_know_nothing_of_each_other() -> None:
    rolled = Counter((spread_roll(number, 0), spread_roll(number, 1)) for number in range(TIMES))
    for first in range(2, 13):
        for second in range(2, 13):
            assert abs(rolled[first, second] - TIMES * ways_to_throw(first) * ways_to_throw(second)) <= 2


def test_between_two_the_choice_follows_from_the_view_whatever_the_seed() -> None:
    match = sobremesa.new("catan", players=2, seed="one answer", offers=0)
    play_out(match, [bot("catan", "greedy", seat) for seat in range(2)], cap=100)
    for _ in range(30):
        seat = match.awaited[0]
        chosen = {StrongBot(seed).choose(match.view(seat), list) for seed in (1, 2)}
        assert len(chosen) == 1
        match.play(seat, chosen.pop() or 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_close_calls_are_rehearsed_however_many_play(players: int) -> None:
    match = sobremesa.new("catan", players=players, seed="close calls", offers=0)
    play_out(match, [bot("catan", "greedy", seat) for seat in range(players)], cap=100)
    for _ in range(300):
        seat = match.awaited[0]
        view = match.view(seat)
        chosen = StrongBot(1).choose(view, list)
        if chosen != AtOnce(1).choose(view, list):
            return
        match.play(seat, chosen or 0)
    pytest.fail("rehearsals changed nothing")


@pytest.mark.usefixtures("must_end")
def test_choices_that_may_all_end_the_game_at_once_are_decided() -> None:
    """A card missing to the win, and most cards bring it: rehearsals of a bought card are over before they begin."""
    position = a_match(players=2).with_city(0, "29", "36", "19").with_settlement(0, "45", "9").with_road(0, "45-49")
    position.with_city(1, "15", "12", "27").with_settlement(1, "47").with_road(1, "15-10").with_played(1, knight=13)
    position.with_cards(0, victory_point=1).with_hand(0, ore=1, wool=1, grain=1, lumber=4)
    match = position.build()
    action = StrongBot(1).choose(match.view(0), list)
    assert action is not None
    assert match.why_not(0, action) is None
