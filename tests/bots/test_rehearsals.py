"""Close calls played on in the mind: rolls come as often as they should, and a view has one answer."""

from __future__ import annotations

from collections import Counter

import pytest

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.catan.strong import StrongBot
from sobremesa.bots.player import play_out
from sobremesa.games.catan.judgement.ahead import ways_to_throw
from sobremesa.games.catan.judgement.onward import SPREAD, spread_roll

TIMES = 360


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
