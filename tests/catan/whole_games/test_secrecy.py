"""What everybody knows and what is hidden (CAT-32, CAT-47)."""

import json

import pytest

from sobremesa.contract.match import Match
from tests.catan.support.asking import heard, own, player, table
from tests.catan.support.positions import Position, a_match, happen, roll

SEATS: list[int | None] = [0, 1, 2, 3, None]


def two_worlds() -> tuple[Match, Match]:
    """The same table; seats 1 and 2 have changed two cards, and seat 1 another development card."""
    return (
        _world().with_hand(1, ore=2, wool=1).with_hand(2, brick=2).with_cards(1, knight=1, monopoly=1).build(),
        _world().with_hand(1, brick=2, wool=1).with_hand(2, ore=2).with_cards(1, knight=1, victory_point=1).build(),
    )


def _world() -> Position:
    return a_match().with_beginners_pieces().with_hand(0, grain=1)


@pytest.mark.rule("CAT-47")
def test_hands_are_seen_by_their_owner_only() -> None:
    one, other = two_worlds()
    for viewer in (0, 3, None):
        assert one.view(viewer).as_json() == other.view(viewer).as_json()
        assert one.view(viewer).state.tobytes() == other.view(viewer).state.tobytes()
    for owner in (1, 2):
        assert one.view(owner).as_json() != other.view(owner).as_json()
    assert own(one, 1)["hand"]["ore"] == 2
    assert own(one, 1)["cards"] == {"knight": 1, "monopoly": 1}


@pytest.mark.rule("CAT-47")
@pytest.mark.parametrize("viewer", SEATS)
def test_numbers_of_cards_the_bank_and_the_deck_are_public(viewer: int | None) -> None:
    match, _ = two_worlds()
    seen = match.view(viewer).as_json()["table"]
    assert [seat["cards_in_hand"] for seat in seen["players"]] == [1, 3, 2, 0]
    assert [seat["development_cards"] for seat in seen["players"]] == [0, 2, 0, 0]
    assert seen["bank"] == {"lumber": 19, "brick": 17, "wool": 18, "grain": 18, "ore": 17}
    assert seen["deck"] == 23
    assert not any("hand" in seat or "cards" in seat for seat in seen["players"])


@pytest.mark.rule("CAT-47")
def test_spectator_has_nothing_of_their_own() -> None:
    match, _ = two_worlds()
    assert match.view(None).as_json()["own"] == {}
    assert not match.view(None).legal


@pytest.mark.rule("CAT-21", "CAT-47")
def test_bought_card_is_known_to_its_buyer_only() -> None:
    match = a_match().with_hand(0, wool=1, grain=1, ore=1).build()
    match.act(0, "buy card")
    happen(match, "drawn 0 monopoly")
    assert heard(match, 0)[-1] == "drawn 0 monopoly"
    assert {heard(match, viewer)[-1] for viewer in (1, 2, 3, None)} == {"drawn 0 ?"}
    assert own(match, 0)["fresh"] == {"monopoly": 1}
    assert "monopoly" not in json.dumps(match.view(2).as_json())


@pytest.mark.rule("CAT-25", "CAT-47")
def test_stolen_card_is_known_to_thief_and_victim_only() -> None:
    position = a_match().with_settlement(1, "9").with_hand(1, ore=1, wool=1).with_cards(0, knight=1)
    match = position.build()
    match.play(0, "knight")
    match.act(0, "robber B2")
    happen(match, "stolen 0 1 ore")
    assert heard(match, 0)[-1] == heard(match, 1)[-1] == "stolen 0 1 ore"
    assert {heard(match, viewer)[-1] for viewer in (2, 3, None)} == {"stolen 0 1 ?"}


@pytest.mark.rule("CAT-47")
@pytest.mark.parametrize("viewer", SEATS)
def test_payments_trades_and_monopolies_are_public(viewer: int | None) -> None:
    position = a_match().with_hand(0, lumber=1, brick=1, wool=5).with_hand(1, ore=3).with_settlement(0, "9")
    match = position.with_cards(0, monopoly=1).build()
    actions = [
        (0, "road 9-14"),
        (0, "trade 4 wool for grain"),
        (1, "offer 1 ore for 1 wool to 0"),
        (0, "confirm 1 1 wool for 1 ore"),
        (0, "monopoly ore"),
    ]
    for seat, words in actions:
        match.play(seat, words)
    assert heard(match, viewer) == [words for _, words in actions]
    assert [player(match, seat)["cards_in_hand"] for seat in (0, 1)] == [4, 1]


@pytest.mark.rule("CAT-12", "CAT-47")
@pytest.mark.parametrize("viewer", SEATS)
def test_gains_of_a_roll_are_public(viewer: int | None) -> None:
    match = a_match().with_beginners_pieces().at_phase("before roll").build()
    roll(match, 5, 5)
    assert heard(match, viewer) == ["roll", "dice 5 5"]
    seen = match.view(viewer).as_json()["table"]
    assert [sum(seat["yield"].values()) for seat in seen["players"]] == [1, 0, 0, 1]


@pytest.mark.rule("CAT-28", "CAT-47")
def test_played_cards_lie_open() -> None:
    match = a_match().with_cards(0, knight=1).with_played(0, invention=1).build()
    match.play(0, "knight")
    for viewer in SEATS:
        assert match.view(viewer).as_json()["table"]["players"][0]["played"] == {"knight": 1, "invention": 1}


@pytest.mark.rule("CAT-32", "CAT-47")
def test_points_on_the_table_leave_out_hidden_cards() -> None:
    match = a_match().with_settlement(1, "9").with_cards(1, victory_point=3).build()
    assert {match.view(viewer).as_json()["table"]["players"][1]["points"] for viewer in SEATS} == {1}
    assert own(match, 1)["points"] == 4


@pytest.mark.rule("CAT-32", "CAT-47")
def test_hands_are_laid_open_at_the_end() -> None:
    position = a_match().with_city(0, "1", "3", "40", "42").with_settlement(0, "51").with_cards(1, victory_point=2)
    match = position.with_hand(0, lumber=1, brick=1, wool=1, grain=1).with_hand(2, ore=3).with_road(0, "9-14").build()
    match.play(0, "settlement 14")
    assert player(match, 1)["cards"] == {"victory point": 2}
    assert player(match, 2)["hand"]["ore"] == 3
    assert table(match)["winner"] == 0
