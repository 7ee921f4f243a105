"""The game's own time: ready, countdown, start, hints and time-outs (DOB-7, DOB-10), and records that hold it."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.contract.action import CHANCE, TIME
from sobremesa.contract.errors import BadDocument
from sobremesa.contract.fields import same
from tests.dobble.support.asking import (
    GAME,
    PLACES,
    a_match,
    card_at,
    card_of,
    claim,
    err,
    everybody_ready,
    in_play,
    next_tick,
    now,
    own,
    points,
    right,
    shared,
    table,
)


@pytest.mark.rule("DOB-10")
def test_a_mini_game_starts_three_seconds_after_everybody_is_ready() -> None:
    match = a_match(players=3)
    assert match.awaited == (0, 1, 2)
    for seat in range(3):
        match.play(seat, "ready", 1000 * (seat + 1))
    assert table(match)["phase"] == "countdown"
    assert table(match)["starts_at"] == 3000 + 3000
    match.pass_time(5999)
    assert table(match)["phase"] == "countdown"
    match.pass_time(6000)
    assert (table(match)["phase"], table(match)["began_at"]) == ("play", 6000)


@pytest.mark.rule("DOB-10")
@pytest.mark.parametrize(("mini_game", "cards"), [(1, 6), (4, 3), (5, 3)])
def test_all_first_cards_are_turned_in_one_step_ahead_of_the_signal(mini_game: int, cards: int) -> None:
    match = a_match(players=6, mini_game=mini_game)
    everybody_ready(match)
    steps = match.pass_time(next_tick(match))
    assert [match.words(action).split()[0] for actor, action in steps] == ["turn"] + ["turn"] * cards
    assert [actor for actor, _ in steps] == [TIME] + [CHANCE] * cards
    assert all(own(match, seat)["card"] is not None for seat in range(6))
    assert table(match)["phase"] == "countdown"
    assert [match.words(action) for _, action in match.pass_time(next_tick(match))] == ["start"]


@pytest.mark.rule("DOB-10")
def test_nobody_can_hold_the_table_up_by_not_being_ready() -> None:
    match = a_match()
    match.play(0, "ready", 500)
    assert next_tick(match) == 30_000
    steps = match.pass_time(30_000)
    assert match.words(steps[0][1]) == "go on"
    assert table(match)["phase"] == "countdown"
    assert [player["ready"] for player in table(match)["players"]] == [True, True]


@pytest.mark.rule("DOB-10")
def test_after_a_minute_without_a_claim_everybody_gets_a_hint() -> None:
    match = in_play(players=4)
    began = now(match)
    assert next_tick(match) == began + 60_000
    assert [match.words(action) for _, action in match.pass_time(began + 60_000)] == ["hint"]
    for seat in range(4):
        hint = own(match, seat)["hint"]
        assert hint["place"] in own(match, seat)["places"]
        assert hint["symbol"] == shared(card_of(match, seat), card_at(match, hint["place"]))
    claim(match, 0, "c3")
    assert own(match, 1)["hint"] is None


@pytest.mark.rule("DOB-10")
def test_any_claim_puts_the_hint_off() -> None:
    match = in_play()
    err(match, 0, "c3", after=59_000)
    at = now(match)
    match.pass_time(at + 2000)
    assert next_tick(match) == at + 60_000


@pytest.mark.rule("DOB-10")
def test_after_two_minutes_without_a_claim_the_mini_game_is_scored_as_it_stands() -> None:
    match = in_play()
    claim(match, 1, "c3")
    quiet_since = now(match)
    match.pass_time(quiet_since + 119_999)
    assert table(match)["phase"] == "play"
    match.pass_time(quiet_since + 120_000)
    assert table(match)["phase"] == "ready"
    assert table(match)["last_score"] == {
        "mini_game": 1, "why": "time_out", "seat": None, "team": None,
        "counts": [0, 1], "gained": [0, 2], "at": quiet_since + 120_000,
    }  # fmt: skip
    assert points(match) == [0, 2], "nobody played out"


@pytest.mark.rule("DOB-10")
def test_a_round_of_knights_times_out_too() -> None:
    match = in_play(players=3, mini_game=5)
    claim(match, 0, "red")
    match.pass_time(now(match) + 120_000)
    assert points(match) == [1, 0, 0]
    assert table(match)["phase"] == "countdown"


@pytest.mark.rule("DOB-10")
def test_a_team_that_is_out_gets_no_hint() -> None:
    match = in_play(players=3, mini_game=5)
    claim(match, 0, "red")
    match.pass_time(now(match) + 60_000)
    assert own(match, 2)["hint"] is None
    assert own(match, 0)["hint"]["place"] == "orange"
    assert own(match, 1)["hint"]["place"] == "blue"


def test_time_never_goes_back() -> None:
    match = in_play()
    claim(match, 0, "c3", after=500)
    at = now(match)
    match.play(1, right(match, 1, "a1"), at - 300)
    assert now(match) == at


def test_a_claim_is_never_later_than_what_happens_by_itself() -> None:
    """Whoever keeps time plays the hint first; a clock that runs ahead is held back."""
    match = in_play()
    began = now(match)
    match.play(0, right(match, 0, "c3"), began + 99_000)
    assert now(match) == began + 60_000
    assert same(sobremesa.replay(match.record()).state, match.state)


def test_a_record_holds_the_moment_of_every_claim() -> None:
    match = in_play()
    claim(match, 0, "c3", after=777)
    words = right(match, 1, "c3")
    claim(match, 1, "c3", after=11)
    record = match.record()
    at = record["actions"].index([1, words])
    assert record["actions"][at - 1] == ["time", f"at {table(match)['began_at'] + 788}"]
    again = sobremesa.replay(record)
    assert same(again.state, match.state)
    assert table(again)["island"][PLACES.index("c3")]["at"] == now(match)


@pytest.mark.parametrize("forged", ["at 1", "start", "unlock 0", "time out", "turn up", "go on"])
def test_a_record_with_times_that_cannot_be_is_refused(forged: str) -> None:
    record = in_play().record()
    record["actions"].append(["time", forged])
    with pytest.raises(BadDocument, match="cannot happen"):
        sobremesa.replay(record)


def test_locks_that_end_together_end_one_after_the_other() -> None:
    match = in_play(players=3)
    err(match, 2, "c3")
    err(match, 0, "c3", after=0)
    err(match, 1, "c3", after=0)
    assert not match.actors
    ended = [match.words(action) for _, action in match.pass_time(now(match) + 2000)]
    assert sorted(ended) == ["unlock 0", "unlock 1", "unlock 2"]
    assert match.actors == (0, 1, 2)


def test_a_games_questions_are_numbered_by_being_ready() -> None:
    """A claim is judged by the cards it names, so no claim is too late by its number while a mini-game runs."""
    match = a_match()
    before = GAME.question(match.board, match.state, 0)
    everybody_ready(match)
    in_countdown = GAME.question(match.board, match.state, 0)
    assert in_countdown == before + 1
    match.pass_time(next_tick(match))
    match.pass_time(next_tick(match))
    claim(match, 1, "c3")
    claim(match, 0, "c3")
    assert GAME.question(match.board, match.state, 0) == in_countdown
