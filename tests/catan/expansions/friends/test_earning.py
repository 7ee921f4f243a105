"""How favour tokens are earned and drawn: the supply, a kind robber, gifts (FRI-1, FRI-2, FRI-3, FRI-7, FRI-12)."""

from __future__ import annotations

import pytest

from sobremesa.contract.match import Match
from tests.catan.support.asking import a_new_match, chances, heard, may, own, player, refused, table
from tests.catan.support.positions import Position, a_match, hand_of, happen, roll


def a_table(players: int = 4) -> Position:
    return a_match(players, friends=True)


def tokens(match: Match) -> list[int]:
    return [player(match, seat)["favours"] for seat in range(match.players)]


@pytest.mark.rule("FRI-1")
@pytest.mark.parametrize(
    ("players", "single", "double", "all_of_them"), [(3, 6, 12, 42), (4, 8, 16, 56), (5, 10, 20, 70), (6, 12, 24, 84)]
)
def test_supply_grows_with_the_table(players: int, single: int, double: int, all_of_them: int) -> None:
    match = a_new_match(players, friends=True)
    assert match.state[0]["favour_supply"].tolist() == [single, single, single, double, double]
    assert table(match)["favours"]["supply"] == all_of_them
    assert table(match)["favours"]["catan_tokens"] == 12


@pytest.mark.rule("FRI-1")
def test_without_friends_there_are_no_favours() -> None:
    match = a_match().with_hand(0, ore=1).build()
    assert "favours" not in table(match)
    assert "guilds" not in own(match, 0)
    for words in ("gift ore 1", "ship ore", "compass", "exchange favour", "take gift"):
        assert refused(match, 0, words) == "no_friends"


def a_knight() -> Position:
    return a_table().with_cards(0, knight=1).with_robber("A1")


@pytest.mark.rule("FRI-2")
def test_robber_where_nobody_lives_earns_a_token_with_a_knight() -> None:
    match = a_knight().with_settlement(1, "9").build()
    match.act(0, "knight")
    match.act(0, "robber D4")
    assert table(match)["favours"]["drawing"] == 0
    happen(match, "favour 0 ship")
    assert tokens(match) == [1, 0, 0, 0]
    assert table(match)["phase"] == "main"


@pytest.mark.rule("FRI-2")
def test_robber_where_nobody_lives_earns_a_token_with_a_seven() -> None:
    match = a_table().with_robber("A1").at_phase("before roll").build()
    roll(match, 3, 4)
    match.play(0, "robber D4")
    assert tokens(match) == [1, 0, 0, 0]


@pytest.mark.rule("FRI-2")
@pytest.mark.parametrize("seat", [0, 1])
def test_robber_where_anybody_lives_earns_nothing(seat: int) -> None:
    match = a_knight().with_settlement(seat, "9").build()
    match.play(0, "knight")
    match.play(0, "robber B2")
    assert tokens(match) == [0, 0, 0, 0]
    assert table(match)["phase"] == "main"


def at_the_desert() -> Position:
    return a_knight().with_settlement(1, "31").with_hand(1, ore=2)


@pytest.mark.rule("FRI-2")
def test_in_the_desert_a_theft_may_be_declined_for_a_token() -> None:
    match = at_the_desert().build()
    match.play(0, "knight")
    match.play(0, "robber C3")
    assert may(match, 0) == {"spare", "rob 1"}
    match.play(0, "spare")
    assert (tokens(match), hand_of(match, 0), hand_of(match, 1)) == ([1, 0, 0, 0], {}, {"ore": 2})


@pytest.mark.rule("FRI-2")
def test_a_theft_in_the_desert_earns_nothing() -> None:
    match = at_the_desert().build()
    match.play(0, "knight")
    match.play(0, "robber C3")
    match.play(0, "rob 1")
    assert (tokens(match), hand_of(match, 0)) == ([0, 0, 0, 0], {"ore": 1})


@pytest.mark.rule("FRI-2")
@pytest.mark.parametrize("seat", [0, 1])
def test_in_the_desert_with_nobody_to_rob_there_is_nothing_to_decline(seat: int) -> None:
    match = a_knight().with_settlement(seat, "31").build()
    match.play(0, "knight")
    match.play(0, "robber C3")
    assert (table(match)["phase"], tokens(match)) == ("main", [0, 0, 0, 0])


@pytest.mark.rule("FRI-2")
def test_outside_the_desert_nobody_can_be_spared() -> None:
    match = a_knight().with_settlement(1, "9").with_settlement(2, "19").with_hand(1, ore=1).with_hand(2, ore=1).build()
    match.play(0, "knight")
    assert refused(match, 0, "spare") == "not_now"
    match.play(0, "robber B2")
    assert refused(match, 0, "spare") == "not_in_desert"
    assert refused(match, 1, "spare") == "not_your_turn"


@pytest.mark.rule("FRI-2", "CAT-39")
def test_a_friendly_robber_that_stays_where_it_is_earns_nothing() -> None:
    position = a_match(4, friends=True, robber="friendly").with_cards(0, knight=1).with_robber("C3")
    for seat, name in zip((1, 1, 2, 2, 3, 3), ("9", "15", "32", "46", "40", "23"), strict=True):
        position.with_settlement(seat, name)
    match = position.build()
    match.play(0, "knight")
    match.play(0, "robber C3")
    assert tokens(match) == [0, 0, 0, 0]


def with_a_gift() -> Position:
    """Seat 3 is ahead of seat 0; seats 1 and 2 are not."""
    position = a_table().with_hand(0, ore=1, wool=1)
    return position.with_settlement(0, "1").with_settlement(2, "3").with_city(3, "40")


@pytest.mark.rule("FRI-3")
def test_an_accepted_gift_earns_a_token() -> None:
    match = with_a_gift().build()
    assert {words for words in may(match, 0) if words.startswith("gift")} == {
        *("gift ore 1", "gift wool 1", "gift ore 2", "gift wool 2")
    }
    match.act(0, "gift ore 1")
    assert match.awaited == (1,)
    assert table(match)["gift"] == {"card": "ore", "to": 1, "asked": [1], "given": False}
    assert may(match, 1) == {"take gift", "refuse gift"}
    match.act(1, "take gift")
    happen(match, "favour 0 book")
    assert (hand_of(match, 0), hand_of(match, 1), tokens(match)) == ({"wool": 1}, {"ore": 1}, [1, 0, 0, 0])
    assert refused(match, 0, "gift wool 2") == "gift_given"


@pytest.mark.rule("FRI-3")
def test_a_gift_goes_to_nobody_who_is_ahead() -> None:
    match = with_a_gift().build()
    assert refused(match, 0, "gift ore 3") == "ahead_of_you"
    assert refused(match, 0, "gift grain 1") == "not_held"
    assert refused(match, 0, "gift ore 0") == "malformed"


@pytest.mark.rule("FRI-3")
def test_a_refused_gift_may_be_offered_to_others_once_each() -> None:
    match = with_a_gift().build()
    match.play(0, "gift ore 1")
    match.play(1, "refuse gift")
    assert tokens(match) == [0, 0, 0, 0]
    assert refused(match, 0, "gift ore 1") == "asked_already"
    assert refused(match, 0, "gift wool 2") == "other_gift"
    match.play(0, "gift ore 2")
    assert refused(match, 1, "take gift") == "no_gift_for_you"
    match.play(2, "take gift")
    assert (hand_of(match, 2), tokens(match)) == ({"ore": 1}, [1, 0, 0, 0])


@pytest.mark.rule("FRI-3")
def test_a_gift_had_to_wait_for_the_roll_although_the_whole_turn_is_its_time() -> None:
    match = with_a_gift().at_phase("before roll").build()
    match.play(0, "gift ore 1")
    assert table(match)["phase"] == "answer gift"
    match.play(1, "take gift")
    assert (table(match)["phase"], tokens(match)) == ("before roll", [1, 0, 0, 0])
    roll(match, 1, 1)
    assert refused(match, 0, "gift wool 2") == "gift_given"


@pytest.mark.rule("FRI-3")
def test_a_gift_declined_before_the_roll_may_be_offered_to_another_after_it() -> None:
    match = with_a_gift().at_phase("before roll").build()
    match.play(0, "gift ore 1")
    match.play(1, "refuse gift")
    roll(match, 1, 1)
    assert refused(match, 0, "gift ore 1") == "asked_already"
    match.play(0, "gift ore 2")
    match.play(2, "take gift")
    assert tokens(match) == [1, 0, 0, 0]


@pytest.mark.rule("FRI-3")
def test_a_gift_is_made_in_ones_own_turn_and_answered_before_it_goes_on() -> None:
    match = with_a_gift().with_hand(1, wool=1).build()
    assert refused(match, 1, "gift wool 2") == "not_your_turn"
    match.play(0, "gift ore 1")
    assert refused(match, 0, "end turn") == "not_now"


@pytest.mark.rule("FRI-3")
def test_a_new_turn_brings_a_new_gift() -> None:
    match = with_a_gift().build()
    match.play(0, "gift ore 1")
    match.play(1, "refuse gift")
    match.play(0, "end turn")
    assert table(match)["gift"] is None


@pytest.mark.rule("FRI-7", "FRI-11")
def test_tokens_are_drawn_blind_and_known_to_their_owner_only() -> None:
    match = a_knight().favour_supply(held_by=3, wagon=1, compass=2).build()
    match.act(0, "knight")
    match.act(0, "robber D4")
    assert chances(match) == {"favour 0 wagon": 1, "favour 0 compass": 2}
    happen(match, "favour 0 compass")
    assert heard(match, 0)[-1] == "favour 0 compass"
    assert {heard(match, viewer)[-1] for viewer in (1, 2, 3, None)} == {"favour 0 ?"}
    assert own(match, 0)["fresh_guilds"] == {"compass": 1}


@pytest.mark.rule("FRI-7")
def test_a_token_drawn_in_ones_own_turn_waits_for_the_next() -> None:
    match = a_knight().build()
    match.act(0, "knight")
    match.act(0, "robber D4")
    happen(match, "favour 0 ship")
    assert refused(match, 0, "ship ore") == "favour_is_fresh"
    match.play(0, "end turn")
    assert own(match, 0)["guilds"] == {"ship": 1}
    assert own(match, 0)["fresh_guilds"] == {}


@pytest.mark.rule("FRI-12")
def test_an_empty_supply_gives_nothing() -> None:
    match = with_a_gift().favour_supply(held_by=3).with_cards(0, knight=1).build()
    match.play(0, "knight")
    match.play(0, "robber D4")
    match.play(0, "gift ore 1")
    match.play(1, "take gift")
    assert tokens(match)[0] == 0
    assert table(match)["phase"] == "main"
