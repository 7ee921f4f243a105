"""Trade with the bank and at harbours (CAT-17)."""

from itertools import permutations

import pytest

from sobremesa.games.catan.board.bounds import RESOURCE_NAMES
from sobremesa.games.catan.board.islands import BASE
from tests.catan.support.asking import may, player, refusals, refused, table
from tests.catan.support.positions import a_match, hand_of

HARBOURS = [(end, kind) for site, kind in zip(BASE.sites, BASE.harbours, strict=True) for end in BASE.ends(*site)]


@pytest.mark.rule("CAT-17")
def test_four_equal_cards_buy_one_other() -> None:
    match = a_match().with_hand(0, wool=4).build()
    match.play(0, "trade 4 wool for ore")
    assert hand_of(match, 0) == {"ore": 1}
    assert (table(match)["bank"]["wool"], table(match)["bank"]["ore"]) == (19, 18)


@pytest.mark.rule("CAT-17")
def test_three_or_two_cards_are_not_enough_without_a_harbour() -> None:
    match = a_match().with_hand(0, wool=4).with_settlement(1, "1", "43").build()
    assert refusals(match, 0, "trade 3 wool for ore", "trade 2 wool for ore") == {"wrong_rate"}
    assert {words for words in may(match, 0) if words.startswith("trade")} == {
        f"trade 4 wool for {name}" for name in RESOURCE_NAMES if name != "wool"
    }


@pytest.mark.rule("CAT-4", "CAT-7", "CAT-17")
@pytest.mark.parametrize(("intersection", "kind"), HARBOURS)
def test_harbour_serves_at_both_ends_of_its_path(intersection: str, kind: str) -> None:
    match = a_match().with_settlement(0, intersection).build()
    general = 3 if kind == "any" else 4
    assert player(match, 0)["rates"] == {name: 2 if name == kind else general for name in RESOURCE_NAMES}


@pytest.mark.rule("CAT-17")
def test_general_harbour_takes_three_of_any_kind() -> None:
    match = a_match().with_hand(0, wool=3, ore=3).with_settlement(0, "1").build()
    match.play(0, "trade 3 wool for brick")
    match.play(0, "trade 3 ore for brick")
    assert hand_of(match, 0) == {"brick": 2}


@pytest.mark.rule("CAT-17")
def test_special_harbour_takes_two_of_its_kind_only() -> None:
    match = a_match().with_hand(0, wool=2, ore=4).with_settlement(0, "43").build()
    assert refusals(match, 0, "trade 2 ore for brick", "trade 3 ore for brick") == {"wrong_rate"}
    match.play(0, "trade 2 wool for brick")
    match.play(0, "trade 4 ore for brick")
    assert hand_of(match, 0) == {"brick": 2}


@pytest.mark.rule("CAT-17")
def test_best_harbour_of_several_counts() -> None:
    match = a_match().with_settlement(0, "1", "43").build()
    assert player(match, 0)["rates"] == {"lumber": 3, "brick": 3, "wool": 2, "grain": 3, "ore": 3}


@pytest.mark.rule("CAT-17")
@pytest.mark.parametrize("order", [*permutations(("1", "43", "50"))])
def test_harbours_open_in_any_order(order: tuple[str, ...]) -> None:
    """One for wool, and two for any kind, settled one after the other."""
    position = a_match().with_hand(0, lumber=3, brick=3, wool=3, grain=3).with_road(0, "1-4", "38-43", "50-54")
    match = position.build()
    for intersection in order:
        match.play(0, f"settlement {intersection}")
    assert player(match, 0)["rates"] == {"lumber": 3, "brick": 3, "wool": 2, "grain": 3, "ore": 3}


@pytest.mark.rule("CAT-17")
def test_city_at_a_harbour_serves_too() -> None:
    match = a_match().with_city(0, "43").build()
    assert player(match, 0)["rates"]["wool"] == 2


@pytest.mark.rule("CAT-17")
def test_upgrade_to_a_city_keeps_the_harbour() -> None:
    match = a_match().with_settlement(0, "43").with_hand(0, grain=2, ore=3).build()
    match.play(0, "city 43")
    assert player(match, 0)["rates"]["wool"] == 2


@pytest.mark.rule("CAT-17")
def test_road_to_a_harbour_does_not_open_it() -> None:
    match = a_match().with_settlement(0, "38").with_road(0, "38-43-47").build()
    assert player(match, 0)["rates"]["wool"] == 4


@pytest.mark.rule("CAT-17")
def test_card_taken_is_of_another_kind() -> None:
    match = a_match().with_hand(0, wool=4).build()
    assert refused(match, 0, "trade 4 wool for wool") == "same_resource"


@pytest.mark.rule("CAT-17")
def test_card_taken_must_be_in_the_bank() -> None:
    match = a_match().with_hand(0, wool=4).bank(held_by=1, ore=0).build()
    assert refused(match, 0, "trade 4 wool for ore") == "bank_lacks"


@pytest.mark.rule("CAT-17")
def test_cards_given_must_be_held() -> None:
    match = a_match().with_hand(0, wool=3, ore=1).build()
    assert refused(match, 0, "trade 4 wool for ore") == "not_held"


@pytest.mark.rule("CAT-17", "CAT-22")
def test_maritime_trade_can_be_repeated() -> None:
    match = a_match().with_hand(0, wool=16).build()
    for _ in range(4):
        match.play(0, "trade 4 wool for ore")
    match.play(0, "trade 4 ore for wool")
    assert hand_of(match, 0) == {"wool": 1}


@pytest.mark.rule("CAT-10", "CAT-16", "CAT-17")
def test_nothing_is_traded_with_the_bank_before_the_roll() -> None:
    match = a_match().with_hand(0, wool=4).at_phase("before roll").build()
    assert refused(match, 0, "trade 4 wool for ore") == "roll_first"


@pytest.mark.rule("CAT-15", "CAT-17")
def test_only_the_active_player_trades_with_the_bank() -> None:
    match = a_match().with_hand(1, wool=4).build()
    assert refused(match, 1, "trade 4 wool for ore") == "not_your_turn"


@pytest.mark.rule("CAT-26")
def test_robber_does_not_close_a_harbour() -> None:
    match = a_match().with_hand(0, wool=2).with_settlement(0, "43").with_robber("D4").build()
    match.play(0, "trade 2 wool for ore")
    assert hand_of(match, 0) == {"ore": 1}
