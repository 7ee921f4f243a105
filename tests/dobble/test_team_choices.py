"""Uneven teams, and the colours of teams (DOB-4)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import sobremesa
from sobremesa.contract.errors import BadDocument
from sobremesa.contract.match import Match
from sobremesa.contract.shown import plain
from sobremesa.games.dobble.deck.cards import cards
from sobremesa.games.dobble.label import LABEL
from tests.dobble.support.asking import (
    GAME,
    a_match,
    card_at,
    card_of,
    claim,
    counts,
    everybody_ready,
    in_play,
    lay,
    own,
    play_out_deck,
    points,
    table,
)

ORDERS = ["_".join(order) for order in permutations(("blue", "orange", "red"))]


def teams_of(match: Match) -> list[dict[str, Any]]:
    teams: list[dict[str, Any]] = plain(GAME.board_document(match.board))["teams"]
    return teams


def colour_of(card: int) -> str:
    return cards()[card].colour


@pytest.mark.rule("DOB-4")
@pytest.mark.parametrize(("players", "teams"), [(3, [[0, 2], [1]]), (4, [[0, 3], [1], [2]])])
def test_uneven_teams_were_not_offered(players: int, teams: list[list[int]]) -> None:
    match = in_play(players, teams="uneven")
    assert [team["seats"] for team in teams_of(match)] == teams
    assert not any(team["double"] for team in teams_of(match)), "only among five does one count double"
    decks = [player["deck"] + 1 for player in table(match)["players"]]
    assert [sum(decks[seat] for seat in seats) for seats in teams] == [16] * len(teams)
    assert own(match, 0)["partner"] == teams[0][1]
    assert own(match, 1)["partner"] is None


@pytest.mark.rule("DOB-4")
@pytest.mark.parametrize("players", [1, 2, 5, 6])
def test_other_tables_have_no_uneven_teams_to_choose(players: int) -> None:
    with pytest.raises(BadDocument, match="three or four"):
        LABEL.check(players, {"teams": "uneven", "mode": "warm_up"})


@pytest.mark.rule("DOB-4", "DOB-9", "DOB-13")
def test_one_against_two_plays_out_sixteen_cards_and_wins_alone() -> None:
    match = in_play(3, teams="uneven")
    play_out_deck(match, 1)
    assert table(match)["last_score"]["why"] == "played_out"
    assert points(match) == [0, 3]


@pytest.mark.rule("DOB-4", "DOB-16")
@pytest.mark.parametrize(("players", "holds"), [(3, [[10, 6], [6, 10]]), (4, [[10, 3, 3], [3, 10, 3], [3, 3, 10]])])
def test_uneven_teams_hand_over_six_cards_like_any_others(players: int, holds: list[list[int]]) -> None:
    match = a_match(players, mini_game=3, teams="uneven")
    everybody_ready(match)
    assert match.state[0]["holds"][: len(holds), : len(holds)].tolist() == holds


@pytest.mark.rule("DOB-4")
@pytest.mark.parametrize("colours", ORDERS)
def test_teams_could_not_choose_their_colours(colours: str) -> None:
    for players in (2, 3, 4, 6):
        match = in_play(players, colours=colours)
        chosen = [team["colour"] for team in teams_of(match)]
        assert chosen == colours.split("_")[: len(chosen)]
        for seat in range(players):
            assert colour_of(card_of(match, seat)) == chosen[table(match)["players"][seat]["team"]]


@pytest.mark.rule("DOB-4", "DOB-14")
def test_the_visible_cards_of_a_teams_own_colour_count() -> None:
    match = in_play(colours="red_orange_blue")
    claim(match, 0, "a1")
    assert colour_of(card_at(match, "a1")) == "red"
    assert counts(match) == [1, 0]
    lay(match, a2="orange-1", a3="blue-1", b1="red-16")
    assert counts(match) == [2, 1], "blue plays no part at this table"


@pytest.mark.rule("DOB-4", "DOB-18")
def test_a_knight_is_claimed_by_the_colour_its_team_has_chosen() -> None:
    match = in_play(3, mini_game=5, colours="red_blue_orange")
    assert own(match, 0)["places"] == ["blue", "orange"]
    claim(match, 0, "orange")
    assert [team["out"] for team in table(match)["teams"]] == [False, False, True]
    assert table(match)["last_claim"]["place"] == "orange"
    *_, last = match.story(None)
    assert last.values["team"] == {"term": "orange"}


@pytest.mark.rule("DOB-4")
@pytest.mark.parametrize("options", [{"teams": "uneven"}, {"colours": "orange_red_blue"}])
def test_a_match_with_chosen_teams_replays_from_its_record(options: dict[str, Any]) -> None:
    match = in_play(3, mini_game=5, **options)
    seat, place = 0, own(match, 0)["places"][0]
    claim(match, seat, place)
    again = sobremesa.replay(match.record())
    assert table(again) == table(match)


def test_records_from_before_teams_could_be_chosen_still_begin() -> None:
    record = a_match(4).record()
    del record["options"]["teams"], record["options"]["colours"]
    assert teams_of(sobremesa.replay(record)) == teams_of(a_match(4))


@pytest.mark.rule("DOB-9")
def test_what_is_pointed_out_goes_by_the_teams_of_this_table_not_of_another_as_large() -> None:
    """Four players make two teams at one table and three at another; the first is asked before the second."""
    for teams, partner in (("equal", 2), ("uneven", 3)):
        match = in_play(4, teams=teams)
        state: Any = match.state[0]
        state["pinged"][0] = state["ping_place"][0] = state["ping_symbol"][0] = 1
        seen = [int(match.view(seat).state[0]["ping_place"][0]) for seat in range(4)]
        assert seen == [int(seat in (0, partner)) for seat in range(4)]
