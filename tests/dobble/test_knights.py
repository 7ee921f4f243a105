"""Knights: rounds in which teams put each other out (DOB-18), and how a match goes on and ends (DOB-11, DOB-12)."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.contract.match import Match, new_match
from sobremesa.games.dobble.deck.cards import cards
from tests.dobble.support.asking import (
    GAME,
    PLACES,
    card_of,
    claim,
    everybody_ready,
    in_play,
    next_tick,
    now,
    own,
    points,
    refused,
    right,
    started,
    table,
    why_not,
)


def next_round(match: Match) -> None:
    match.pass_time(next_tick(match))
    match.pass_time(next_tick(match))


@pytest.mark.rule("DOB-18")
def test_each_round_the_teams_turn_a_card_at_once() -> None:
    match = in_play(players=4, mini_game=5)
    assert table(match)["island"] == []
    assert card_of(match, 0) == card_of(match, 2) != card_of(match, 1) == card_of(match, 3)
    assert own(match, 0)["places"] == ["orange"]
    before = card_of(match, 0)
    claim(match, 1, "blue")
    next_round(match)
    assert card_of(match, 0) != before
    assert table(match)["round"] == 2
    assert [team["deck"] for team in table(match)["teams"]] == [14, 14]


@pytest.mark.rule("DOB-18")
def test_with_two_teams_one_capture_ends_the_round_and_is_a_point() -> None:
    match = in_play(players=4, mini_game=5)
    claim(match, 3, "blue")
    assert points(match) == [0, 1]
    assert table(match)["phase"] == "countdown"
    assert table(match)["last_score"]["why"] == "round"


@pytest.mark.rule("DOB-18")
def test_with_three_teams_two_captures_end_the_round() -> None:
    match = in_play(players=3, mini_game=5)
    claim(match, 0, "orange")
    assert points(match) == [0, 0, 0], "points are given at the end of the round"
    assert table(match)["teams"][1]["out"]
    assert table(match)["teams"][1]["out_by"] == 0
    claim(match, 2, "blue")
    assert points(match) == [1, 0, 1], "what a team took before it was put out still scores"


@pytest.mark.rule("DOB-18")
def test_the_takers_card_stays_in_play() -> None:
    match = in_play(players=3, mini_game=5)
    card = card_of(match, 0)
    claim(match, 0, "orange")
    assert card_of(match, 0) == card
    claim(match, 0, "red")
    assert points(match) == [2, 0, 0]


@pytest.mark.rule("DOB-18")
def test_a_team_put_out_neither_claims_nor_is_claimed() -> None:
    match = in_play(players=6, mini_game=5)
    waiting, partner = right(match, 1, "blue"), right(match, 4, "red")
    aimed_at = right(match, 2, "orange")
    claim(match, 0, "orange", after=1500)
    assert refused(match, 1, waiting) == "team_out"
    assert why_not(match, 1, waiting) == "Too late: Blue 1 took your card at 0:01.50. You are out of this round."
    assert refused(match, 4, partner) == "team_out"
    assert refused(match, 2, aimed_at) == "rival_out"
    assert why_not(match, 2, aimed_at) == "Too late: Blue 1 took that card at 0:01.50 (orange)."
    assert match.actors == (0, 2, 3, 5)
    assert own(match, 2)["places"] == ["blue"]


@pytest.mark.rule("DOB-18")
def test_nobody_captures_a_card_of_their_own_team() -> None:
    match = in_play(players=4, mini_game=5)
    words = right(match, 0, "orange").replace("claim orange", "claim blue")
    assert refused(match, 0, words) == "own_team"


@pytest.mark.rule("DOB-18")
def test_a_claim_of_the_round_before_is_stale() -> None:
    match = in_play(players=2, mini_game=5)
    late = right(match, 1, "blue")
    claim(match, 0, "orange")
    assert refused(match, 1, late) == "mini_game_over"
    next_round(match)
    assert refused(match, 1, late) == "own_gone"


@pytest.mark.rule("DOB-18")
def test_when_the_decks_are_used_up_all_cards_return() -> None:
    match = in_play(players=3, mini_game=5, goal=10)
    match.state[0]["points"][:] = -50
    seen = set()
    for number in range(16):
        seen.add(card_of(match, 0))
        claim(match, 0, "orange")
        claim(match, 0, "red")
        assert table(match)["round"] == number + 1
        next_round(match)
    assert len(seen) == 16, "every card once before any comes again"
    assert card_of(match, 0) in seen
    assert [team["deck"] for team in table(match)["teams"]] == [15, 15, 15]


def adventure(players: int = 2, **options: int) -> Match:
    return new_match(GAME, players, options, sobremesa.Seeded(3))


def win(match: Match, seat: int = 0) -> None:
    """The seat plays everything of the mini-game alone, and hides the cards it got from rivals."""
    started(match)
    while table(match)["phase"] == "play":
        is_own = cards()[card_of(match, seat)].colour == "blue"
        places = own(match, seat)["places"]
        claim(match, seat, places[len(match.steps) % len(places) if is_own else 0])


@pytest.mark.rule("DOB-11")
def test_an_adventure_goes_through_the_mini_games_in_order_and_repeats_the_fifth() -> None:
    match = adventure()
    played = []
    while match.result is None:
        played.append(table(match)["mini_game"])
        started(match)
        place = own(match, len(played) % 2)["places"][0]
        claim(match, len(played) % 2, place)
        if played[-1] < 5:
            match.pass_time(now(match) + 120_000)
    assert played[:5] == [1, 2, 3, 4, 5]
    assert set(played[4:]) == {5}


@pytest.mark.rule("DOB-11")
@pytest.mark.parametrize("mini_game", [1, 2, 3, 4, 5])
def test_beginner_mode_repeats_one_mini_game(mini_game: int) -> None:
    match = in_play(mini_game=mini_game)
    claim(match, 0, own(match, 0)["places"][0])
    if mini_game < 5:
        match.pass_time(now(match) + 120_000)
    assert table(match)["mini_game"] == mini_game


@pytest.mark.rule("DOB-12")
def test_an_adventure_can_end_after_the_fourth_mini_game() -> None:
    match = adventure()
    for expected in (3, 6, 9, 11):
        win(match)
        assert points(match)[0] == expected
    assert match.result is not None
    assert match.result.winners == (0,)
    assert match.result.scores == (11, 0)


@pytest.mark.rule("DOB-12")
def test_the_match_ends_only_after_a_mini_game_and_most_points_win() -> None:
    match = in_play(players=3, mini_game=5)
    match.state[0]["points"][:] = (8, 9, 9)
    claim(match, 1, "blue")
    assert table(match)["phase"] == "play", "the round goes on"
    claim(match, 2, "orange")
    assert match.result is not None
    assert match.result.winners == (1, 2), "equal points share the victory"
    assert match.result.scores == (8, 10, 10)


@pytest.mark.rule("DOB-12")
def test_partners_win_together() -> None:
    match = in_play(players=4, mini_game=5)
    match.state[0]["points"][:] = (9, 3, 0)
    claim(match, 2, "orange")
    assert match.result is not None
    assert match.result.winners == (0, 2)
    assert match.result.scores == (10, 3, 10, 3)


@pytest.mark.rule("DOB-12")
def test_nine_points_are_not_enough() -> None:
    match = in_play(players=2, mini_game=5)
    match.state[0]["points"][:] = (8, 3, 0)
    claim(match, 0, "orange")
    assert points(match) == [9, 3]
    assert match.result is None


def test_a_short_match_ends_with_fewer_points() -> None:
    match = in_play(mini_game=4, goal=2)
    for place in PLACES:
        claim(match, 0, place)
    assert match.result is not None


def test_between_mini_games_everybody_is_asked_again() -> None:
    match = adventure(players=3)
    win(match)
    assert table(match)["phase"] == "ready"
    assert match.awaited == (0, 1, 2)
    assert table(match)["mini_game"] == 2
    everybody_ready(match)
    assert table(match)["phase"] == "countdown"
