"""The greedy bot and its helper: used when it brings something on, then turned or exchanged."""

from __future__ import annotations

import pytest

from sobremesa.games.catan.expansions.helpers.rules import actions
from tests.bots.greedy.test_greedy_games import played
from tests.bots.support.greedy_choice import choice
from tests.catan.expansions.helpers.tables import a_table
from tests.catan.support.positions import happen, roll


def test_it_asks_the_leader_for_alms_and_takes_what_it_needs() -> None:
    position = a_table("alms").with_beginners_pieces().with_city(1, "48").with_hand(1, ore=1, brick=3)
    match = position.with_hand(0, ore=2, grain=2).build()
    assert choice(match) == "alms 1"
    match.play(0, "alms 1")
    assert choice(match) == "take alms 1 ore"


def test_it_banishes_the_robber_from_its_own_fields_before_the_roll() -> None:
    position = a_table("banish the robber").with_beginners_pieces().at_phase("before roll")
    assert choice(position.with_robber("B2").build()) == "banish C3"
    elsewhere = a_table("banish the robber").with_beginners_pieces().at_phase("before roll").with_robber("E3")
    assert choice(elsewhere.build()) == "roll"


def test_it_buys_a_card_through_the_scholar_and_keeps_the_best() -> None:
    match = a_table("scholar").with_beginners_pieces().with_hand(0, wool=1, grain=1, ore=1).build()
    chosen = choice(match)
    assert chosen is not None
    assert chosen.startswith("scholar")
    match.act(0, chosen)
    for card in ("knight", "victory point", "monopoly"):
        happen(match, f"looked 0 {card}")
    assert choice(match) == "keep card victory point"


def test_it_pays_a_planned_road_with_what_it_can_spare() -> None:
    match = a_table("road help").with_beginners_pieces().with_hand(0, lumber=2, wool=3, grain=1).build()
    chosen = choice(match)
    assert chosen is not None
    assert chosen.startswith("helped road")
    assert chosen.endswith("wool for brick")


def test_it_opens_a_free_port_that_pays_for_its_plan() -> None:
    match = a_table("free port").with_beginners_pieces().with_hand(0, grain=2, ore=2, lumber=2).build()
    assert choice(match) == "free port lumber"


def test_it_forces_a_trade_for_the_card_it_lacks_and_returns_what_it_does_not_need() -> None:
    position = a_table("forced trade", offers=0).with_beginners_pieces()
    match = position.with_hand(0, grain=2, ore=2, lumber=1).with_hand(1, ore=4).build()
    assert choice(match) == "forced trade ore 1"
    match.play(0, "forced trade ore 1")
    assert choice(match) == "give back 1 lumber"


def test_it_gives_up_an_idle_knight_for_a_city() -> None:
    position = a_table("ploughshares", offers=0).with_beginners_pieces().with_hand(0, grain=1, ore=2)
    chosen = choice(position.with_played(0, knight=1).build())
    assert chosen is not None
    assert chosen.startswith("ploughshares city")
    assert chosen.endswith("played")


def test_it_moves_a_road_that_takes_the_longest_route() -> None:
    position = a_table("move a road", offers=0).with_settlement(0, "9").with_road(0, "9-14-19-25-31", "14-10")
    chosen = choice(position.build())
    assert chosen is not None
    assert chosen.startswith("move road 10-14 ")


def test_it_takes_consolation_and_shelter_when_asked() -> None:
    consoled = a_table("road help", "consolation").with_beginners_pieces().at_phase("before roll").build()
    roll(consoled, 1, 1)
    answer = choice(consoled, 1)
    assert answer is not None
    assert answer.startswith("consolation")
    assert answer.endswith("turn"), "there is no better helper"
    spared = a_table("road help", "shelter").with_hand(1, wool=8).at_phase("before roll").build()
    roll(spared, 3, 4)
    answer = choice(spared, 1)
    assert answer is not None
    assert answer.startswith("shelter nothing")


def test_it_exchanges_a_helper_for_a_better_one() -> None:
    match = a_table("move a road").with_beginners_pieces().build()
    match.play(0, "move road 9-14 5-9")
    assert choice(match) == "take helper consolation"


@pytest.mark.slow
def test_greedies_among_themselves_use_most_helpers() -> None:
    games = [played(seed, ["greedy"] * (4 + seed % 3), helpers=True) for seed in range(12)]
    seen = {action & 0xFF for game in games for _, action in game.steps}
    wanted = {
        *(actions.FORCED_TRADE, actions.GIVE_BACK, actions.HELPED_ROAD, actions.CONSOLATION, actions.SHELTER),
        *(actions.SCHOLAR, actions.KEEP_CARD, actions.ALMS, actions.TAKE_ALMS, actions.BANISH),
        *(actions.TURN_HELPER, actions.TAKE_HELPER),
    }
    assert wanted - seen == set()


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 6])
def test_greedy_beats_randoms_with_helpers_in_nine_games_of_ten(players: int) -> None:
    won = 0
    for seed in range(20):
        seat = seed % players
        names = ["greedy" if other == seat else "random" for other in range(players)]
        result = played(seed, names, helpers=True).result
        won += result is not None and result.winners == (seat,)
    assert won >= 18
