"""Five participants: two pairs and one player alone, who counts double (DOB-19)."""

from __future__ import annotations

import pytest

from sobremesa.contract.shown import plain
from tests.dobble.support.asking import (
    GAME,
    PLACES,
    a_match,
    card_of,
    claim,
    clear,
    counts,
    everybody_ready,
    in_play,
    lay,
    play_out_deck,
    points,
    table,
)

ALONE = 2


@pytest.mark.rule("DOB-19")
@pytest.mark.parametrize("mini_game", [1, 2, 3])
def test_the_single_player_has_eight_cards_and_the_pairs_eight_each(mini_game: int) -> None:
    match = in_play(players=5, mini_game=mini_game)
    assert [player["deck"] + 1 for player in table(match)["players"]] == [8] * 5


@pytest.mark.rule("DOB-19")
def test_the_eight_cards_are_any_of_the_sixteen() -> None:
    seen = set()
    for seed in range(60):
        match = a_match(players=5, seed=seed)
        everybody_ready(match)
        match.pass_time(10_000)
        seen.add(card_of(match, ALONE))
    assert len(seen) == 16


@pytest.mark.rule("DOB-19")
def test_in_longest_route_the_single_player_changes_one_card_with_each_pair() -> None:
    match = a_match(players=5, mini_game=3)
    everybody_ready(match)
    assert match.state[0]["holds"].tolist() == [[12, 3, 1], [3, 12, 1], [1, 1, 6]]


@pytest.mark.rule("DOB-19")
@pytest.mark.parametrize(
    ("mini_game", "laid", "expected"),
    [
        (1, {"a1": "red-1", "e3": "red-2", "c3": "blue-1"}, [1, 0, 4]),
        (2, {"a1": "red-1", "e3": "red-2", "c1": "blue-1"}, [1, 0, 4]),
        (3, {"c2": "red-1", "c3": "red-2", "c4": "red-3", "a1": "blue-1"}, [1, 0, 6]),
    ],
)
def test_the_single_player_counts_double(mini_game: int, laid: dict[str, str], expected: list[int]) -> None:
    match = clear(in_play(players=5, mini_game=mini_game))
    assert counts(lay(match, **laid)) == expected


@pytest.mark.rule("DOB-19")
def test_taken_cards_count_double_in_barbarians_and_ties_go_by_doubled_counts() -> None:
    match = in_play(players=5, mini_game=4)
    for place in PLACES[:6]:
        claim(match, ALONE, place)
    for place in PLACES[6:18]:
        claim(match, 0, place)
    claim(match, 1, PLACES[18])
    assert table(match)["last_score"]["counts"] == [12, 1, 12]
    assert points(match) == [2, 0, 2]


@pytest.mark.rule("DOB-19")
def test_knights_is_unchanged() -> None:
    match = in_play(players=5, mini_game=5)
    claim(match, ALONE, "blue")
    claim(match, ALONE, "orange")
    assert points(match) == [0, 0, 2]
    assert table(match)["last_score"]["counts"] == [0, 0, 2]


@pytest.mark.rule("DOB-19")
def test_the_point_for_playing_out_is_not_doubled() -> None:
    match = in_play(players=5)
    for place in ("a1", "a2", "a3"):
        claim(match, 0, place)
    play_out_deck(match, ALONE)
    assert points(match) == [2, 0, 1]
    assert table(match)["last_score"]["counts"] == [3, 0, 2]


def test_the_table_says_who_counts_double() -> None:
    teams = plain(GAME.board_document(a_match(players=5).board))["teams"]
    assert [team["double"] for team in teams] == [False, False, True]
    assert not any(team["double"] for team in plain(GAME.board_document(a_match(players=6).board))["teams"])
