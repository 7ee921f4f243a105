"""Helpers of development cards: one chosen among three, and knights given up (HLP-10, HLP-12)."""

from __future__ import annotations

import numpy as np
import pytest

import sobremesa
from sobremesa.contract.match import Match
from sobremesa.games.catan.imagining import imagine
from sobremesa.games.catan.invariants import broken
from sobremesa.games.catan.judgement.onward import cards_ripe
from tests.catan.expansions.helpers.tables import a_table, open_to
from tests.catan.support.asking import chances, heard, may, own, player, refused, table
from tests.catan.support.positions import Position, hand_of, happen, state_of


def with_scholar(**hand: int) -> Position:
    return a_table("scholar").with_hand(0, **hand)


def look(match: Match, *cards: str) -> None:
    for card in cards:
        happen(match, f"looked 0 {card}")


@pytest.mark.rule("HLP-10")
def test_a_development_card_is_paid_with_another_resource_and_chosen_among_three() -> None:
    match = with_scholar(wool=1, grain=1, brick=1).build()
    match.act(0, "scholar brick for ore")
    assert hand_of(match, 0) == {}
    look(match, "knight", "monopoly", "victory point")
    assert own(match, 0)["looked_at"] == {"knight": 1, "monopoly": 1, "victory point": 1}
    assert may(match, 0) == {"keep card knight", "keep card monopoly", "keep card victory point"}
    match.play(0, "keep card monopoly")
    assert own(match, 0)["fresh"] == {"monopoly": 1}
    assert table(match)["deck"] == 24
    assert table(match)["phase"] == "change helper"


@pytest.mark.rule("HLP-10")
def test_the_other_cards_go_back_into_the_deck() -> None:
    match = with_scholar(wool=1, grain=1, ore=1).build()
    match.act(0, "scholar plain")
    look(match, "monopoly", "monopoly")
    assert chances(match) == {
        "looked 0 knight": 14,
        "looked 0 road building": 2,
        "looked 0 invention": 2,
        "looked 0 victory point": 5,
    }
    look(match, "knight")
    match.play(0, "keep card knight")
    assert state_of(match)["deck"].tolist() == [13, 2, 2, 2, 5]


@pytest.mark.rule("HLP-10")
def test_nobody_else_sees_the_cards_nor_which_one_is_kept() -> None:
    match = with_scholar(wool=1, grain=1, ore=1).build()
    match.act(0, "scholar plain")
    look(match, "knight", "monopoly", "knight")
    match.play(0, "keep card monopoly")
    assert heard(match, 1)[1:] == ["looked 0 ?"] * 3 + ["keep card ?"]
    assert heard(match, 0)[1:] == ["looked 0 knight", "looked 0 monopoly", "looked 0 knight", "keep card monopoly"]
    assert match.view(1).state[0]["looked_at"].sum() == 0


@pytest.mark.rule("HLP-10")
def test_with_fewer_cards_left_one_looks_at_those() -> None:
    match = (
        with_scholar(wool=1, grain=1, ore=1)
        .with_cards(1, knight=14, road_building=2, invention=2)
        .with_cards(2, monopoly=2, victory_point=3)
    )
    built = match.build()
    built.act(0, "scholar plain")
    look(built, "victory point", "victory point")
    assert may(built, 0) == {"keep card victory point"}
    built.play(0, "keep card victory point")
    assert table(built)["deck"] == 1


@pytest.mark.rule("HLP-10")
def test_the_scholar_needs_a_deck_and_the_price() -> None:
    match = with_scholar(wool=1, grain=1, brick=1).build()
    assert refused(match, 0, "scholar plain") == "cannot_pay_helped"
    assert refused(match, 0, "scholar ore for brick") == "not_replaced"
    assert open_to(match, 0, "scholar") == {"scholar brick for ore"}
    empty = with_scholar(wool=1, grain=1, ore=1).with_cards(
        1, knight=14, road_building=2, invention=2, monopoly=2, victory_point=5
    )
    assert refused(empty.build(), 0, "scholar plain") == "deck_empty"


@pytest.mark.rule("HLP-10")
def test_the_card_kept_is_not_played_in_this_turn() -> None:
    match = with_scholar(wool=1, grain=1, ore=1).build()
    match.act(0, "scholar plain")
    look(match, "knight", "knight", "knight")
    match.play(0, "keep card knight")
    match.play(0, "turn helper")
    assert refused(match, 0, "knight") == "card_is_fresh"


def with_plough() -> Position:
    return a_table("ploughshares").with_settlement(0, "9").with_road(0, "9-14-19")


@pytest.mark.rule("HLP-12")
def test_a_knight_given_up_builds_a_settlement_for_lumber_and_brick() -> None:
    match = with_plough().with_hand(0, lumber=1, brick=1).with_cards(0, knight=1).build()
    assert refused(match, 0, "settlement 19") == "cannot_pay"
    match.play(0, "ploughshares settlement 19 hand")
    assert hand_of(match, 0) == {}
    assert table(match)["buildings"]["19"] == {"seat": 0, "piece": "settlement"}
    assert player(match, 0)["development_cards"] == 0
    assert table(match)["helpers"]["knights_given"] == 1
    assert table(match)["phase"] == "change helper"


@pytest.mark.rule("HLP-12")
def test_a_knight_given_up_builds_a_city_for_two_ore_and_one_grain() -> None:
    match = with_plough().with_hand(0, ore=2, grain=1).with_played(0, knight=1).build()
    match.play(0, "ploughshares city 9 played")
    assert table(match)["buildings"]["9"] == {"seat": 0, "piece": "city"}
    assert player(match, 0)["played"] == {}


@pytest.mark.rule("HLP-12")
def test_a_knight_bought_in_this_turn_will_do_and_goes_first() -> None:
    match = with_plough().with_hand(0, lumber=1, brick=1).with_cards(0, knight=1).with_fresh(0, knight=1).build()
    match.play(0, "ploughshares settlement 19 hand")
    assert own(match, 0)["cards"] == {"knight": 1}
    assert own(match, 0)["fresh"] == {}


def with_a_card_bought(card: str) -> Match:
    """Seat 0 has an old knight, and this card bought in this turn."""
    position = with_plough().with_hand(0, lumber=1, brick=1).with_cards(0, knight=1)
    return position.with_fresh(0, **{card: 1}).build()


@pytest.mark.rule("HLP-12", "CAT-47")
@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_others_learnt_from_a_knight_given_up_whether_the_card_bought_in_this_turn_was_one(viewer: int | None) -> None:
    one, other = with_a_card_bought("knight"), with_a_card_bought("monopoly")
    for words in ("ploughshares settlement 19 hand", "turn helper", "end turn"):
        for match in (one, other):
            match.play(0, words)
        assert one.view(viewer).state.tobytes() == other.view(viewer).state.tobytes(), words
        assert one.view(viewer).as_json() == other.view(viewer).as_json()
        assert heard(one, viewer) == heard(other, viewer)


@pytest.mark.rule("HLP-12", "CAT-47")
def test_positions_of_others_told_whether_the_knight_given_up_was_bought_in_this_turn() -> None:
    matches = [with_a_card_bought("knight"), with_a_card_bought("monopoly")]
    for match in matches:
        match.play(0, "ploughshares settlement 19 hand")
        match.play(0, "turn helper")
    one, other = (match.position(1) for match in matches)
    assert one == other
    assert "cards" not in one["seats"][0]
    assert one["seats"][0]["fresh"] == {"hidden": 1}
    seats = [match.position()["seats"][0] for match in matches]
    assert [seat.get("cards") for seat in seats] == [{"knight": 1}, None]
    assert [seat.get("fresh") for seat in seats] == [None, {"monopoly": 1}]
    assert [match.position(0)["seats"][0].get("cards") for match in matches] == [{"knight": 1}, None]


@pytest.mark.rule("HLP-12", "CAT-47")
@pytest.mark.parametrize("card", ["knight", "monopoly"])
def test_worlds_imagined_after_a_knight_given_up_from_the_hand_hold(card: str) -> None:
    match = with_a_card_bought(card)
    match.play(0, "ploughshares settlement 19 hand")
    match.play(0, "turn helper")
    island = match.board
    assert broken(island, match.state) == []
    for viewer in (0, 1, None):
        imagined = imagine(island, match.view(viewer).state, viewer, None, sobremesa.Seeded(3))
        assert broken(island, imagined) == []


@pytest.mark.rule("HLP-12")
@pytest.mark.parametrize(("card", "old"), [("knight", 1), ("monopoly", 0)])
def test_who_plays_on_in_the_mind_deals_as_many_old_cards_as_are_held(card: str, old: int) -> None:
    match = with_a_card_bought(card)
    match.play(0, "ploughshares settlement 19 hand")
    assert cards_ripe(match.state.view(np.recarray)[0], 0) == old


@pytest.mark.rule("HLP-12")
def test_it_is_not_the_card_played_in_this_turn() -> None:
    position = with_plough().with_hand(0, lumber=1, brick=1).with_cards(0, knight=2)
    match = position.build()
    match.play(0, "ploughshares settlement 19 hand")
    match.play(0, "turn helper")
    assert "knight" in may(match, 0)
    after = with_plough().with_hand(0, lumber=1, brick=1).with_cards(0, knight=1).card_was_played().build()
    assert "ploughshares settlement 19 hand" in may(after, 0)


@pytest.mark.rule("HLP-12")
def test_the_building_keeps_the_rules_of_buildings_and_needs_a_knight() -> None:
    match = with_plough().with_hand(0, lumber=1, brick=1, ore=1).with_cards(0, knight=1).build()
    assert refused(match, 0, "ploughshares settlement 14 hand") == "too_close"
    assert refused(match, 0, "ploughshares settlement 30 hand") == "no_road_there"
    assert refused(match, 0, "ploughshares settlement 9 hand") == "intersection_taken"
    assert refused(match, 0, "ploughshares settlement 19 played") == "no_knight"
    assert refused(match, 0, "ploughshares city 9 hand") == "cannot_pay_helped"
    assert refused(match, 0, "ploughshares city 19 hand") == "not_own_settlement"


@pytest.mark.rule("HLP-12")
def test_the_largest_army_is_lost_with_the_third_knight() -> None:
    match = with_plough().with_hand(0, ore=2, grain=1).with_played(0, knight=3).build()
    assert table(match)["largest_army"] == 0
    match.play(0, "ploughshares city 9 played")
    assert table(match)["largest_army"] is None


@pytest.mark.rule("HLP-12")
@pytest.mark.parametrize(
    ("knights", "holder", "after"),
    [
        ((4, 4, 0, 0), 0, 1),  # the only largest one takes it
        ((4, 3, 0, 0), 0, 0),  # joint largest: the holder keeps it
        ((4, 4, 4, 0), 0, None),  # two are equally large: nobody
        ((3, 3, 0, 0), 1, 1),  # the holder is not concerned
    ],
)
def test_the_largest_army_goes_to_the_single_largest(knights: tuple[int, ...], holder: int, after: int | None) -> None:
    position = with_plough().with_hand(0, ore=2, grain=1).with_largest_army(holder)
    for seat, count in enumerate(knights):
        position.with_played(seat, knight=count)
    match = position.build()
    match.play(0, "ploughshares city 9 played")
    assert table(match)["largest_army"] == after


@pytest.mark.rule("HLP-12")
def test_an_army_nobody_holds_is_not_won_by_a_smaller_one() -> None:
    """Two had four knights each and nobody the award: the third knight of a third player is not enough."""
    position = a_table("ploughshares").with_played(0, knight=2).with_cards(0, knight=1)
    position.with_played(1, knight=4).with_played(2, knight=4).with_largest_army(-1)
    match = position.build()
    match.play(0, "knight")
    assert table(match)["largest_army"] is None
