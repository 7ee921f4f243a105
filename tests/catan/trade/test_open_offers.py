"""How long an offer or an answer stands, and how many offers a turn has (CAT-48)."""

import pytest

from tests.catan.support.asking import may, play_all, player, refusals, refused, table
from tests.catan.support.market import a_market, answers, open_offers
from tests.catan.support.positions import hand_of, happen, roll


@pytest.mark.rule("CAT-48")
def test_new_offer_replaces_the_old_one_and_its_answers() -> None:
    match = a_market().build()
    play_all(match, (0, "offer wool for ore to 1 2"), (1, "accept"), (0, "offer 2 wool for ore to 2 3"))
    assert answers(match) == ["none"] * 4
    assert player(match, 0)["offer"] == {"give": {"wool": 2}, "get": {"ore": 1}, "to": [2, 3]}
    assert refusals(match, 0, "confirm 1 wool for ore", "confirm 1 2 wool for ore") == {"no_such_offer"}
    assert refused(match, 1, "accept") == "not_asked"


@pytest.mark.rule("CAT-48")
def test_repeating_an_offer_word_for_word_asks_anew() -> None:
    match = a_market().build()
    play_all(match, (0, "offer wool for ore to 1"), (1, "accept"), (0, "offer wool for ore to 1"))
    assert answers(match)[1] == "none"
    assert refused(match, 0, "confirm 1 wool for ore") == "no_such_offer"


@pytest.mark.rule("CAT-48")
def test_yes_taken_back_no_longer_binds() -> None:
    match = a_market().build()
    play_all(match, (0, "offer wool for ore to 1"), (1, "accept"), (1, "decline"))
    assert refused(match, 0, "confirm 1 wool for ore") == "no_such_offer"


@pytest.mark.rule("CAT-48")
def test_counter_offer_takes_the_place_of_a_yes() -> None:
    match = a_market().build()
    play_all(match, (0, "offer wool for ore to 1"), (1, "accept"), (1, "offer ore for 2 wool to 0"))
    assert refused(match, 0, "confirm 1 wool for ore") == "no_such_offer"


@pytest.mark.rule("CAT-48")
def test_no_takes_the_place_of_a_counter_offer() -> None:
    match = a_market().build()
    play_all(match, (0, "offer wool for ore to 1"), (1, "offer ore for 2 wool to 0"), (1, "decline"))
    assert player(match, 1)["offer"] is None
    assert refused(match, 0, "confirm 1 2 wool for ore") == "no_such_offer"


@pytest.mark.rule("CAT-48")
def test_after_a_trade_everything_open_lapses() -> None:
    match = a_market().build()
    play_all(match, (3, "offer grain for wool to 0"), (0, "offer wool for ore to 1 2"), (1, "accept"), (2, "accept"))
    match.play(0, "confirm 1 wool for ore")
    assert open_offers(match) == []
    assert answers(match) == ["none"] * 4
    assert refusals(match, 0, "confirm 2 wool for ore", "confirm 3 wool for grain") == {"no_such_offer"}


OTHER_ACTIONS = [
    "trade 4 wool for ore",
    "monopoly ore",
    "invention ore ore",
    "knight",
    "road building",
    "road 9-14",
    "end turn",
]


@pytest.mark.rule("CAT-48")
@pytest.mark.parametrize("words", OTHER_ACTIONS)
def test_any_other_action_of_the_active_player_clears_all_offers(words: str) -> None:
    position = a_market().with_hand(0, wool=4, lumber=1, brick=1).with_settlement(0, "9")
    match = position.with_cards(0, knight=1, monopoly=1, invention=1, road_building=1).build()
    play_all(match, (3, "offer grain for wool to 0"), (0, "offer wool for ore to 1 2"), (1, "accept"))
    play_all(match, (2, "offer ore for 2 wool to 0"))
    match.play(0, words)
    assert open_offers(match) == []
    assert answers(match) == ["none"] * 4


@pytest.mark.rule("CAT-48")
def test_offers_of_one_turn_do_not_reach_into_the_next() -> None:
    match = a_market().build()
    play_all(match, (1, "offer ore for wool to 0"), (0, "offer wool for ore to 1"), (1, "accept"), (0, "end turn"))
    roll(match, 1, 1)
    assert refused(match, 1, "confirm 0 ore for wool") == "no_such_offer"
    assert refused(match, 0, "accept") == "not_asked"


@pytest.mark.rule("CAT-48")
def test_buying_a_card_clears_all_offers() -> None:
    match = a_market().with_hand(0, wool=1, grain=1, ore=1).build()
    match.play(1, "offer ore for wool to 0")
    match.act(0, "buy card")
    happen(match, "drawn 0 knight")
    assert open_offers(match) == []


@pytest.mark.rule("CAT-48")
def test_actions_of_others_clear_nothing() -> None:
    match = a_market().build()
    play_all(match, (0, "offer wool for ore to 1 2"), (1, "accept"), (2, "decline"), (3, "offer grain for wool to 0"))
    assert open_offers(match) == [0, 3]
    assert answers(match) == ["none", "yes", "no", "none"]


@pytest.mark.rule("CAT-48")
def test_offer_can_be_withdrawn() -> None:
    match = a_market().build()
    assert refusals(match, 0, "withdraw") == refusals(match, 1, "withdraw") == {"no_open_offer"}
    play_all(match, (0, "offer wool for ore to 1"), (1, "accept"), (0, "withdraw"))
    assert refused(match, 0, "confirm 1 wool for ore") == "no_such_offer"
    assert refused(match, 1, "accept") == "not_asked"
    play_all(match, (1, "offer ore for wool to 0"), (1, "withdraw"))
    assert refused(match, 0, "confirm 1 wool for ore") == "no_such_offer"


@pytest.mark.rule("CAT-48")
def test_withdrawn_counter_offer_is_no_answer() -> None:
    match = a_market().build()
    play_all(match, (0, "offer wool for ore to 1"), (1, "offer ore for 2 wool to 0"), (1, "withdraw"))
    assert answers(match)[1] == "none"
    match.play(1, "accept")
    match.play(0, "confirm 1 wool for ore")
    assert hand_of(match, 1) == {"ore": 1, "wool": 1}


@pytest.mark.rule("CAT-48")
def test_active_player_makes_at_most_twelve_offers_a_turn() -> None:
    match = a_market().build()
    for number in range(12):
        assert table(match)["offers_left"] == 12 - number
        match.play(0, "offer wool for ore to 1")
    assert refused(match, 0, "offer wool for ore to 1") == "offers_used_up"
    match.play(1, "accept")
    match.play(0, "confirm 1 wool for ore")
    assert refused(match, 0, "offer wool for ore to 1") == "offers_used_up"
    assert "offer ..." not in may(match, 0)


@pytest.mark.rule("CAT-48")
def test_others_may_still_offer_when_the_active_players_offers_are_used_up() -> None:
    match = a_market(offers=1).build()
    match.play(0, "offer wool for ore to 1")
    match.play(1, "offer ore for 2 wool to 0")
    match.play(0, "confirm 1 2 wool for ore")
    assert refused(match, 0, "offer wool for ore to 1") == "offers_used_up"


@pytest.mark.rule("CAT-48")
def test_next_turn_has_its_own_twelve_offers() -> None:
    match = a_market(offers=1).build()
    play_all(match, (0, "offer wool for ore to 1"), (0, "end turn"))
    roll(match, 1, 1)
    assert table(match)["offers_left"] == 1
    match.play(1, "offer ore for wool to 0")
    assert refused(match, 1, "offer ore for wool to 0") == "offers_used_up"


@pytest.mark.rule("CAT-39", "CAT-48")
def test_table_may_play_without_offers_of_the_active_player() -> None:
    match = a_market(offers=0).build()
    assert refused(match, 0, "offer wool for ore to 1") == "offers_used_up"
