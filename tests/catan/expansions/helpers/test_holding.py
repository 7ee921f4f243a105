"""Helpers are dealt while founding, serve once a turn, and are turned or exchanged (HLP-1 … HLP-4, HLP-17)."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.contract.match import Match
from sobremesa.games.catan.expansions.helpers.rules.bounds import HELPER_NAMES
from tests.catan.expansions.helpers.tables import TURN, a_table, awaited
from tests.catan.support.asking import a_new_match, may, player, refusals, refused, table
from tests.catan.support.positions import roll, state_of


def found_everything(match: Match) -> list[int]:
    """Everybody founds wherever they may; who placed second settlements, in order."""
    second = []
    while state_of(match)["turn"] == 0:
        seat = match.awaited[0]
        if state_of(match)["phase"] == 1 and state_of(match)["founded"] >= match.players:
            second.append(seat)
        match.play(seat, match.view(seat).legal.actions[0])
    return second


def helpers_of(match: Match) -> list[Any]:
    return [seat["helper"] and seat["helper"]["name"] for seat in table(match)["players"]]


def pass_turns(match: Match, turns: int) -> None:
    """Nobody does anything but roll a five."""
    for _ in range(turns):
        seat = int(state_of(match)["active"])
        roll(match, 2, 3)
        match.play(seat, "end turn")


@pytest.mark.rule("HLP-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_whoever_places_the_second_settlement_first_takes_card_1(players: int) -> None:
    match = a_new_match(players, helpers=True)
    assert helpers_of(match) == [None] * players
    founders = found_everything(match)
    assert founders == list(reversed(match.board.numbers[0]["seat_order"][:players].tolist()))
    held = helpers_of(match)
    assert [held[seat] for seat in founders] == list(HELPER_NAMES[:players])
    assert {seat["helper"]["side"] for seat in table(match)["players"]} == {"A"}


@pytest.mark.rule("HLP-1")
def test_the_other_helpers_lie_open() -> None:
    match = a_new_match(3, helpers=True)
    found_everything(match)
    assert table(match)["helpers"]["display"] == list(HELPER_NAMES[3:])


@pytest.mark.rule("HLP-1")
def test_the_beginners_set_up_deals_from_the_last_player_on() -> None:
    match = a_new_match(4, setup="beginner", helpers=True, start="fixed")
    assert helpers_of(match) == ["move a road", "consolation", "road help", "forced trade"]


def test_without_the_option_there_are_no_helpers() -> None:
    match = a_new_match(4, setup="beginner")
    assert "helpers" not in table(match)
    assert "helper" not in player(match, 0)
    assert refused(match, 0, "banish C3") == "no_helpers"


@pytest.mark.rule("HLP-2")
def test_after_a_use_side_a_is_turned_and_the_helper_kept() -> None:
    match = a_table("free port").build()
    match.play(0, "free port ore")
    assert awaited(match) == [0]
    assert "turn helper" in may(match, 0)
    match.play(0, "turn helper")
    assert player(match, 0)["helper"] == {"name": "free port", "side": "B", "ready": False}
    assert table(match)["phase"] == "main"


@pytest.mark.rule("HLP-2")
def test_after_a_use_the_helper_may_be_exchanged_for_one_from_the_display() -> None:
    match = a_table("free port", "alms").build()
    match.play(0, "free port ore")
    display = table(match)["helpers"]["display"]
    assert may(match, 0) == {"turn helper", *(f"take helper {name}" for name in display)}
    match.play(0, "take helper shelter")
    assert player(match, 0)["helper"] == {"name": "shelter", "side": "A", "ready": False}
    assert "free port" in table(match)["helpers"]["display"]


@pytest.mark.rule("HLP-2")
def test_the_helper_taken_is_a_different_one_and_nobody_elses() -> None:
    match = a_table("free port", "alms").build()
    match.play(0, "free port ore")
    assert refusals(match, 0, "take helper free port", "take helper alms") == {"helper_is_held"}
    assert refused(match, 1, "take helper shelter") == "not_your_turn"


@pytest.mark.rule("HLP-2")
def test_after_the_use_on_side_b_it_must_go_back() -> None:
    match = a_table("free port", side="B").build()
    match.play(0, "free port ore")
    assert refused(match, 0, "turn helper") == "already_turned"
    match.play(0, "take helper consolation")
    assert player(match, 0)["helper"] == {"name": "consolation", "side": "A", "ready": False}


@pytest.mark.rule("HLP-2")
def test_nothing_else_comes_before_the_helper_is_turned_or_exchanged() -> None:
    match = a_table("free port").with_hand(0, ore=4).build()
    match.play(0, "free port ore")
    assert refusals(match, 0, "end turn", "trade 2 ore for wool", "free port wool") == {"not_now"}


@pytest.mark.rule("HLP-3")
def test_a_helper_taken_in_this_turn_does_not_serve_in_it() -> None:
    position = a_table("free port")
    position.now["helper_since"][0] = TURN
    match = position.build()
    assert not player(match, 0)["helper"]["ready"]
    assert refused(match, 0, "free port ore") == "helper_is_new"


@pytest.mark.rule("HLP-3")
def test_a_helper_taken_in_ones_own_turn_serves_in_the_next_players() -> None:
    """It may answer already the roll of the player who comes next."""
    match = a_table("free port").with_hand(1, ore=9).build()
    match.play(0, "free port ore")
    match.play(0, "take helper shelter")
    match.play(0, "end turn")
    roll(match, 3, 4)
    assert awaited(match) == [0, 1]
    assert "shelter ore turn" in may(match, 0)


@pytest.mark.rule("HLP-3")
def test_no_helper_is_given_back_unused() -> None:
    match = a_table("free port").build()
    assert refusals(match, 0, "take helper shelter", "turn helper") == {"not_now"}


@pytest.mark.rule("HLP-4")
def test_a_helper_serves_once_a_turn() -> None:
    match = a_table("free port").build()
    match.play(0, "free port ore")
    match.play(0, "turn helper")
    assert refused(match, 0, "free port wool") == "helper_used"
    match.play(0, "end turn")
    pass_turns(match, 3)
    roll(match, 2, 3)
    match.play(0, "free port wool")
    assert refused(match, 0, "turn helper") == "already_turned"


@pytest.mark.rule("HLP-4")
def test_only_the_own_helper_serves() -> None:
    match = a_table("free port", "alms").with_hand(1, ore=1).build()
    assert refused(match, 0, "alms 1") == "not_your_helper"
    assert refused(match, 1, "alms 0") == "not_your_turn"


@pytest.mark.rule("HLP-4")
@pytest.mark.parametrize(
    ("between", "acting", "reason"), [("building", 1, "only_building"), ("paired", 3, "not_between_turns")]
)
def test_no_helper_serves_between_turns(between: str, acting: int, reason: str) -> None:
    helpers = ["alms", "free port", "scholar", "banish the robber", "road help"]
    helpers[1], helpers[acting] = helpers[acting], "free port"
    position = a_table(*helpers, players=5, between_turns=between).with_hand(acting, wool=1, grain=1, ore=1)
    match = position.build()
    match.play(0, "end turn")
    assert awaited(match) == [acting]
    assert "buy card" in may(match, acting)
    assert refused(match, acting, "free port ore") == reason


@pytest.mark.rule("HLP-4")
def test_the_use_is_voluntary() -> None:
    match = a_table("free port").build()
    assert {"end turn", "free port ore"} <= may(match, 0)
    match.play(0, "end turn")
    assert player(match, 0)["helper"] == {"name": "free port", "side": "A", "ready": True}


@pytest.mark.rule("HLP-17")
def test_helpers_do_not_change_the_points_to_win() -> None:
    assert a_new_match(4, helpers=True).board.numbers[0]["points_to_win"] == 10
