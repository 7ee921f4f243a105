"""Helpers of harbours and against the robber (HLP-13, HLP-14)."""

from __future__ import annotations

import pytest

from sobremesa.games.catan.board.maps import MAPS
from tests.catan.expansions.helpers.tables import a_table, open_to
from tests.catan.support.asking import a_new_match, refused, table
from tests.catan.support.positions import hand_of


@pytest.mark.rule("HLP-13")
def test_a_free_port_trades_two_for_one_for_the_rest_of_the_turn() -> None:
    match = a_table("free port").with_hand(0, ore=4, wool=4).build()
    assert refused(match, 0, "trade 2 ore for brick") == "wrong_rate"
    match.play(0, "free port ore")
    match.play(0, "turn helper")
    match.play(0, "trade 2 ore for brick")
    match.play(0, "trade 2 ore for brick")
    assert refused(match, 0, "trade 2 wool for brick") == "wrong_rate"
    match.play(0, "end turn")
    assert "cheap" not in table(match)


@pytest.mark.rule("HLP-14")
@pytest.mark.parametrize("phase", ["before roll", "main"])
def test_the_robber_goes_to_the_desert_and_leaves_a_card(phase: str) -> None:
    position = a_table("banish the robber").with_robber("A1").with_settlement(1, "19").with_hand(1, wool=1)
    match = position.at_phase(phase).build()
    match.play(0, "banish C3")
    assert table(match)["robber"] == "C3"
    assert hand_of(match, 0) == {"ore": 1}
    assert hand_of(match, 1) == {"wool": 1}, "nobody is robbed"
    match.play(0, "turn helper")
    assert table(match)["phase"] == phase


@pytest.mark.rule("HLP-14")
def test_a_robber_at_home_is_not_banished() -> None:
    match = a_table("banish the robber").build()
    assert refused(match, 0, "banish C3") == "robber_at_home"
    away = a_table("banish the robber").with_robber("A1").build()
    assert refused(away, 0, "banish B1") == "not_its_home"


@pytest.mark.rule("HLP-14")
def test_a_bank_without_the_resource_gives_nothing() -> None:
    match = a_table("banish the robber").with_robber("A1").bank(held_by=1, ore=0).build()
    match.play(0, "banish C3")
    assert hand_of(match, 0) == {}


@pytest.mark.rule("HLP-14")
def test_without_a_desert_the_robber_goes_where_it_began() -> None:
    match = a_table("banish the robber", board=MAPS["corsica"]).with_robber("H01").build()
    assert open_to(match, 0, "banish") == {f"banish {MAPS['corsica']['robber']}"}


@pytest.mark.rule("HLP-14", "CAT-39")
def test_neither_text_said_that_the_helper_goes_before_the_friendly_robber() -> None:
    position = a_table("banish the robber", robber="friendly").with_robber("A1").with_settlement(1, "19")
    match = position.with_cards(0, knight=1).build()
    by_knight = match.copy()
    by_knight.play(0, "knight")
    assert refused(by_knight, 0, "robber C3") == "friendly_hex"
    match.play(0, "banish C3")
    assert table(match)["robber"] == "C3"


@pytest.mark.rule("HLP-14", "CAT-39")
def test_without_a_desert_the_helper_goes_before_the_friendly_robber_too() -> None:
    corsica = MAPS["corsica"]
    town = next(item["name"] for item in corsica["intersections"] if corsica["robber"] in item["hexes"])
    position = a_table("banish the robber", board=corsica, map="corsica", robber="friendly").with_robber("H01")
    match = position.with_settlement(1, town).with_cards(0, knight=1).build()
    by_knight = match.copy()
    by_knight.play(0, "knight")
    assert refused(by_knight, 0, f"robber {corsica['robber']}") == "friendly_hex"
    match.play(0, f"banish {corsica['robber']}")
    assert table(match)["robber"] == corsica["robber"]


@pytest.mark.rule("HLP-14")
def test_of_two_deserts_one_is_chosen_and_neither_is_left() -> None:
    board = a_new_match(5).start["board"]
    deserts = {tile["name"] for tile in board["hexes"] if tile["terrain"] == "desert"}
    assert len(deserts) == 2
    away = next(tile["name"] for tile in board["hexes"] if tile["name"] not in deserts)
    match = a_table("banish the robber", players=5, board=board).with_robber(away).build()
    assert open_to(match, 0, "banish") == {f"banish {name}" for name in deserts}
    home = a_table("banish the robber", players=5, board=board).with_robber(min(deserts)).build()
    assert refused(home, 0, f"banish {max(deserts)}") == "robber_at_home"
