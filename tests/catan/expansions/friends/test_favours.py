"""What favours bring, once a turn, and exchanging a token (FRI-8 … FRI-13)."""

from __future__ import annotations

import pytest

from sobremesa.contract.match import Match
from tests.catan.support.asking import a_new_match, chances, heard, may, own, player, refusals, refused, table
from tests.catan.support.positions import Position, a_match, hand_of, happen, roll, state_of

EVERY_FAVOUR = ("wagon ore for wool", "ship ore", "shovel", "book", "compass", "exchange favour")


def rich() -> Position:
    """Seat 0 could use any favour."""
    position = a_match(4, friends=True).with_favours(0, wagon=2, ship=2, shovel=2, book=4, compass=4)
    return position.with_hand(0, ore=2).with_settlement(0, "9")


def all_tokens(match: Match, seat: int) -> int:
    return int(player(match, seat)["favours"])


@pytest.mark.rule("FRI-8")
def test_one_favour_or_one_exchange_a_turn() -> None:
    for favour in EVERY_FAVOUR:
        match = rich().build()
        match.play(0, favour)
        for finish in ("stop swapping", "road 9-14", "put back book"):
            if finish in may(match, 0):
                match.play(0, finish)
        assert table(match)["favours"]["used"]
        assert refusals(match, 0, *EVERY_FAVOUR) == {"favour_used"}


@pytest.mark.rule("FRI-8")
@pytest.mark.parametrize("favour", EVERY_FAVOUR)
def test_favours_waited_for_the_roll_although_the_whole_turn_is_theirs(favour: str) -> None:
    match = rich().with_favours(1, ship=1).at_phase("before roll").build()
    assert refused(match, 1, "ship ore") == "not_your_turn"
    assert {"roll", favour} <= may(match, 0)
    match.play(0, favour)
    for finish in ("stop swapping", "road 9-14", "put back book"):
        if finish in may(match, 0):
            match.play(0, finish)
    assert (table(match)["phase"], table(match)["favours"]["used"]) == ("before roll", True)
    assert refusals(match, 0, *EVERY_FAVOUR) == {"favour_used"}
    assert refused(match, 0, "end turn") == "roll_first"
    roll(match, 1, 1)
    assert refusals(match, 0, *EVERY_FAVOUR) == {"favour_used"}, "one a turn, the roll brings no other"


@pytest.mark.rule("FRI-9", "CAT-38")
def test_two_drawing_compasses_win_before_the_roll() -> None:
    position = a_match(4, friends=True, goal=3).with_settlement(0, "9", "30").with_favours(0, compass=2)
    match = position.at_phase("before roll").build()
    match.play(0, "compass")
    assert match.result is not None
    assert match.result.winners == (0,)


@pytest.mark.rule("FRI-8")
def test_the_next_turn_has_a_favour_of_its_own() -> None:
    match = rich().with_favours(1, ship=1).build()
    match.play(0, "ship ore")
    match.play(0, "end turn")
    assert not table(match)["favours"]["used"]


@pytest.mark.rule("FRI-9")
def test_the_wagon_swaps_a_card_twice_for_one_token() -> None:
    match = rich().build()
    match.play(0, "wagon ore for wool")
    assert table(match)["phase"] == "second swap"
    assert hand_of(match, 0) == {"ore": 1, "wool": 1}
    assert refused(match, 0, "end turn") == "not_now"
    assert refused(match, 1, "stop swapping") == "not_your_turn"
    match.play(0, "wagon wool for grain")
    assert (table(match)["phase"], hand_of(match, 0)) == ("main", {"ore": 1, "grain": 1})
    assert (own(match, 0)["guilds"]["wagon"], table(match)["favours"]["spent"]["wagon"]) == (1, 1)


@pytest.mark.rule("FRI-9")
def test_the_second_swap_may_be_left() -> None:
    match = rich().build()
    match.play(0, "wagon ore for wool")
    match.play(0, "stop swapping")
    assert (table(match)["phase"], hand_of(match, 0)) == ("main", {"ore": 1, "wool": 1})


@pytest.mark.rule("FRI-9")
def test_the_wagon_takes_another_card_that_the_bank_has() -> None:
    match = rich().bank(held_by=1, wool=0).build()
    assert refused(match, 0, "wagon ore for wool") == "bank_lacks"
    assert refused(match, 0, "wagon ore for ore") == "same_resource"
    assert refused(match, 0, "wagon grain for ore") == "not_held"


@pytest.mark.rule("FRI-9")
def test_the_ship_brings_any_card() -> None:
    match = rich().bank(held_by=1, wool=0).build()
    assert refused(match, 0, "ship wool") == "bank_lacks"
    match.play(0, "ship brick")
    assert hand_of(match, 0) == {"brick": 1, "ore": 2}
    assert own(match, 0)["guilds"]["ship"] == 1


@pytest.mark.rule("FRI-9")
def test_the_shovel_builds_a_free_road() -> None:
    match = rich().build()
    match.play(0, "shovel")
    assert may(match, 0) == {"road 5-9", "road 9-13", "road 9-14"}
    match.play(0, "road 9-14")
    assert (table(match)["phase"], hand_of(match, 0)) == ("main", {"ore": 2})
    assert table(match)["favours"]["spent"]["shovel"] == 1


@pytest.mark.rule("FRI-9")
def test_a_shovel_without_a_place_or_a_piece_is_refused() -> None:
    position = a_match(4, friends=True).with_favours(0, shovel=1)
    assert refused(position.build(), 0, "shovel") == "no_place_for_road"
    position = a_match(4, friends=True).with_favours(0, shovel=1).with_settlement(0, "9")
    position.with_road(0, "9-14-19-24-30-35-40-45-49-53-50-46-42-37-32-26")
    assert refused(position.build(), 0, "shovel") == "no_piece_left"


@pytest.mark.rule("FRI-9")
def test_two_books_bring_a_development_card_that_waits() -> None:
    match = rich().build()
    match.act(0, "book")
    assert table(match)["favours"]["spent"]["book"] == 2
    happen(match, "drawn 0 knight")
    assert (own(match, 0)["fresh"], hand_of(match, 0)) == ({"knight": 1}, {"ore": 2})
    assert refused(match, 0, "knight") == "card_is_fresh"
    assert table(match)["phase"] == "main"


@pytest.mark.rule("FRI-9")
def test_books_are_refused_when_the_deck_has_run_out() -> None:
    position = rich()
    position.now["played"][1] = position.island.numbers[0]["deck"] - [0, 0, 0, 0, 5]
    position.now["cards"][1, 4] = 5
    assert refused(position.build(), 0, "book") == "deck_empty"


@pytest.mark.rule("FRI-9")
def test_two_compasses_bring_a_visible_point() -> None:
    match = rich().build()
    match.play(0, "compass")
    assert (player(match, 0)["tokens"], player(match, 0)["points"]) == (1, 2)
    assert table(match)["favours"]["catan_tokens"] == 11
    assert table(match)["favours"]["spent"]["compass"] == 2
    assert table(match)["favours"]["supply"] == 56 - 14, "spent tokens stay out of the supply"


@pytest.mark.rule("FRI-9")
def test_too_few_tokens_are_refused() -> None:
    match = (
        a_match(4, friends=True).with_favours(0, book=1, compass=1).with_hand(0, ore=1).with_settlement(0, "9").build()
    )
    assert refusals(match, 0, "wagon ore for wool", "ship ore", "shovel", "book", "compass") == {"too_few_favours"}


@pytest.mark.rule("FRI-7", "FRI-9")
def test_a_token_drawn_in_this_turn_does_not_help() -> None:
    match = a_match(4, friends=True).with_favours(0, book=1).with_fresh_favours(0, book=1, ship=1).build()
    assert refusals(match, 0, "book", "ship ore") == {"favour_is_fresh"}


@pytest.mark.rule("FRI-10")
def test_an_exchange_draws_first_and_puts_any_token_back() -> None:
    match = a_match(4, friends=True).with_favours(0, wagon=1).with_fresh_favours(0, ship=1).build()
    match.act(0, "exchange favour")
    assert sum(chances(match).values()) == 54
    happen(match, "favour 0 compass")
    assert may(match, 0) == {"put back wagon", "put back ship", "put back compass"}
    assert refused(match, 0, "put back book") == "too_few_favours"
    assert refused(match, 1, "put back wagon") == "not_your_turn"
    match.play(0, "put back compass")
    assert (all_tokens(match, 0), table(match)["favours"]["supply"]) == (2, 54)
    assert table(match)["phase"] == "main"
    assert state_of(match)["favour_supply"].tolist() == [7, 7, 8, 16, 16]


@pytest.mark.rule("FRI-10", "FRI-11")
def test_nobody_learns_which_token_went_back() -> None:
    worlds = []
    for kept, back in (("wagon", "compass"), ("compass", "wagon")):
        match = a_match(4, friends=True).with_favours(0, wagon=1).build()
        match.act(0, "exchange favour")
        happen(match, "favour 0 compass")
        match.play(0, f"put back {back}")
        assert own(match, 0)["guilds"] == {kept: 1}
        assert heard(match, 0)[-1] == f"put back {back}"
        assert heard(match, 1)[-1] == "put back ?"
        worlds.append(match.view(1))
    assert worlds[0].as_json() == worlds[1].as_json()
    assert worlds[0].state.tobytes() == worlds[1].state.tobytes()


@pytest.mark.rule("FRI-10")
def test_an_exchange_needs_a_token_and_a_supply() -> None:
    assert refused(a_match(4, friends=True).build(), 0, "exchange favour") == "nothing_to_exchange"
    match = a_match(4, friends=True).with_favours(0, ship=1).favour_supply(held_by=1).build()
    assert refused(match, 0, "exchange favour") == "supply_empty"
    assert "exchange favour" in may(a_match(4, friends=True).with_fresh_favours(0, ship=1).build(), 0)


@pytest.mark.rule("FRI-11")
def test_numbers_of_tokens_are_public_and_kinds_are_not() -> None:
    one = a_match(4, friends=True).with_favours(0, wagon=2).with_favours(1, ship=1).build()
    other = a_match(4, friends=True).with_favours(0, wagon=1, ship=1).with_favours(1, book=1).build()
    for viewer in (2, None):
        assert one.view(viewer).as_json() == other.view(viewer).as_json()
        assert one.view(viewer).state.tobytes() == other.view(viewer).state.tobytes()
    assert [all_tokens(one, seat) for seat in range(4)] == [2, 1, 0, 0]
    assert "guilds" not in player(one, 0)


@pytest.mark.rule("FRI-11")
def test_tokens_cannot_be_traded() -> None:
    match = rich().build()
    with pytest.raises(ValueError, match="expected a resource"):
        match.act(0, "offer 1 wagon for 1 ore to 1")


@pytest.mark.rule("FRI-12")
def test_without_a_catan_token_the_compass_is_refused() -> None:
    position = rich()
    position.now["favours"][0] = [0, 0, 0, 0, 2]
    position.now["catan_tokens"], position.now["tokens"][1] = 5, 7
    position.now["favours_spent"][4] = 14
    match = position.build()
    state_of(match)["catan_tokens"] = 0
    assert refused(match, 0, "compass") == "no_catan_token"


@pytest.mark.rule("FRI-12", "SCN-5")
def test_tokens_of_a_map_are_counted_apart() -> None:
    match = a_new_match(3, friends=True, map="corsica")
    assert table(match)["favours"]["catan_tokens"] == 12


@pytest.mark.rule("FRI-13")
def test_eleven_points_win() -> None:
    assert a_new_match(4, friends=True).view(None).board.numbers[0]["points_to_win"] == 11
    position = a_match(4, friends=True).with_city(0, "1", "3", "40", "42").with_settlement(0, "51", "27")
    match = position.with_favours(0, compass=2).build()
    assert (player(match, 0)["points"], table(match)["winner"]) == (10, None)
    match.play(0, "compass")
    assert table(match)["winner"] == 0
    assert player(match, 0)["guilds"] == {}
