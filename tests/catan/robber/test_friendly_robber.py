"""The friendly robber, a table's option (CAT-39)."""

import pytest

from sobremesa.contract.game import Document
from tests.catan.support.asking import may, refused, table
from tests.catan.support.positions import Position, a_match, beginners_board, hand_of

ALL_BUT_THE_MIDDLE = ("9", "15", "32", "46", "40", "23")
"""Six settlements, each with three hexes of its own: every hex but C3 is next to one."""


def a_knight() -> Position:
    return a_match(robber="friendly").with_cards(0, knight=1)


def with_desert_at(name: str | None) -> Document:
    """The beginner's board with its desert on another hex, or with none."""
    board = beginners_board()
    for tile in board["hexes"]:
        if tile["name"] == "C3":
            tile.update({"terrain": "forest", "number": 12})
        if tile["name"] == name:
            tile["terrain"] = "desert"
            del tile["number"]
    return board


def robbers_choice(position: Position) -> set[str]:
    match = position.build()
    match.play(0, "knight")
    return may(match, 0)


@pytest.mark.rule("CAT-39")
def test_friendly_robber_spares_players_with_fewer_than_three_visible_points() -> None:
    match = a_knight().with_settlement(1, "9", "40").with_hand(1, ore=3).build()
    match.play(0, "knight")
    for hex_ in ("A1", "A2", "B2", "D1", "D2", "E1"):
        assert refused(match, 0, f"robber {hex_}") == "friendly_hex"
    assert len(may(match, 0)) == 18 - 6


@pytest.mark.rule("CAT-39")
def test_friendly_robber_goes_to_players_with_three_points() -> None:
    assert "robber B2" in robbers_choice(a_knight().with_settlement(1, "9", "40", "51"))
    assert "robber B2" in robbers_choice(a_knight().with_city(1, "9").with_settlement(1, "40"))
    assert "robber B2" in robbers_choice(a_knight().with_settlement(1, "9").with_played(1, knight=3))


@pytest.mark.rule("CAT-39")
def test_hidden_points_do_not_open_a_hex_to_the_friendly_robber() -> None:
    assert "robber B2" not in robbers_choice(a_knight().with_settlement(1, "9").with_cards(1, victory_point=3))


@pytest.mark.rule("CAT-39")
def test_one_poor_player_protects_the_hex_for_all() -> None:
    position = a_knight().with_settlement(1, "9", "40", "51").with_settlement(2, "19")
    assert {"robber B2", "robber A1"} & robbers_choice(position) == {"robber A1"}


@pytest.mark.rule("CAT-39")
def test_own_buildings_do_not_keep_the_friendly_robber_away() -> None:
    assert "robber B2" in robbers_choice(a_knight().with_settlement(0, "9"))


@pytest.mark.rule("CAT-39")
def test_friendly_robber_still_has_to_move() -> None:
    match = a_knight().with_robber("B2").build()
    match.play(0, "knight")
    assert refused(match, 0, "robber B2") == "same_hex"


@pytest.mark.rule("CAT-39")
def test_robber_is_not_friendly_unless_the_table_says_so() -> None:
    assert "robber B2" in robbers_choice(a_match().with_cards(0, knight=1).with_settlement(1, "9"))


def all_protected(board: Document | None = None) -> Position:
    """The robber is in the middle, and next to every other hex somebody has two points at most."""
    position = a_match(4, board=board, robber="friendly").with_cards(0, knight=1).with_robber("C3")
    for seat, name in zip((1, 1, 2, 2, 3, 3), ALL_BUT_THE_MIDDLE, strict=True):
        position.with_settlement(seat, name).with_hand(seat, ore=2)
    return position


@pytest.mark.rule("CAT-39")
def test_with_no_hex_left_the_friendly_robber_goes_to_the_desert_and_robs_nobody() -> None:
    match = all_protected(with_desert_at("A1")).build()
    match.play(0, "knight")
    assert may(match, 0) == {"robber A1"}
    assert refused(match, 0, "robber C3") == "same_hex"
    assert refused(match, 0, "robber D1") == "friendly_hex"
    match.play(0, "robber A1")
    assert (table(match)["robber"], table(match)["phase"]) == ("A1", "main")
    assert [hand_of(match, seat) for seat in range(4)] == [{}, {"ore": 2}, {"ore": 2}, {"ore": 2}]


@pytest.mark.rule("CAT-39")
@pytest.mark.parametrize("board", [with_desert_at("C3"), with_desert_at(None)], ids=["desert", "no desert"])
def test_with_no_hex_left_the_friendly_robber_stays_in_the_desert_or_where_there_is_none(board: Document) -> None:
    match = all_protected(board).build()
    match.play(0, "knight")
    assert may(match, 0) == {"robber C3"}
    assert refused(match, 0, "robber A1") == "friendly_hex"
    match.play(0, "robber C3")
    assert (table(match)["robber"], table(match)["phase"]) == ("C3", "main")
    assert hand_of(match, 0) == {}


@pytest.mark.rule("CAT-39")
def test_friendly_robber_goes_where_nobody_is_poor_while_there_is_such_a_hex() -> None:
    position = all_protected()
    position.now["buildings"][position.island.names.intersection("9")] = 0
    assert robbers_choice(position) == {"robber A1", "robber A2", "robber B2"}
