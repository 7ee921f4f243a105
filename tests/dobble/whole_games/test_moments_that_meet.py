"""Claims, locks, hints and ends that fall on the same moment, and mini-games nobody plays (DOB-7, DOB-10, DOB-18)."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.contract.match import new_match
from tests.dobble.support.asking import (
    GAME,
    claim,
    err,
    in_play,
    next_tick,
    now,
    own,
    points,
    refused,
    right,
    started,
    table,
)


@pytest.mark.rule("DOB-7")
def test_a_claim_in_the_moment_a_lock_ends_is_judged() -> None:
    match = in_play()
    err(match, 0, "c3")
    ends = now(match) + 2000
    match.pass_time(ends - 1)
    assert refused(match, 0, right(match, 0, "c3")) == "locked"
    match.pass_time(ends)
    match.play(0, right(match, 0, "c3"), ends)
    assert (table(match)["last_claim"]["verdict"], now(match)) == ("right", ends)


@pytest.mark.rule("DOB-7", "DOB-9", "DOB-17")
def test_of_partners_who_claim_one_card_in_one_moment_the_second_is_too_late_and_not_locked() -> None:
    match = in_play(players=4, mini_game=4)
    first, second = right(match, 0, "c3"), right(match, 2, "c3")
    match.play(0, first, now(match) + 700)
    at = now(match)
    reason = match.why_not(2, second)
    assert reason is not None
    assert reason.code == "target_gone"
    match.play(2, right(match, 2, "a1"), at)
    assert now(match) == at
    assert table(match)["teams"][0]["taken"] == 2


@pytest.mark.rule("DOB-7", "DOB-18")
def test_the_end_of_a_round_frees_whoever_is_locked() -> None:
    match = in_play(players=3, mini_game=5, lockout=3)
    err(match, 1, "blue")
    claim(match, 0, "red", after=1)
    claim(match, 0, "orange", after=0)
    assert [player["locked_until"] for player in table(match)["players"]] == [None] * 3
    match.pass_time(next_tick(match))
    assert table(match)["turned_up"], "no lock is left to end in the countdown"


@pytest.mark.rule("DOB-10")
def test_a_wrong_claim_after_the_hint_puts_the_end_off_but_the_hint_stays() -> None:
    match = in_play(players=3)
    match.pass_time(now(match) + 60_000)
    hint = own(match, 1)["hint"]
    err(match, 0, "c3", after=59_999)
    wrong_at = now(match)
    match.pass_time(wrong_at + 119_999)
    assert own(match, 1)["hint"] == hint
    assert table(match)["phase"] == "play"
    match.pass_time(wrong_at + 120_000)
    assert table(match)["last_score"]["why"] == "time_out"


@pytest.mark.rule("DOB-10", "DOB-11", "DOB-13", "DOB-18")
@pytest.mark.parametrize("players", [2, 5, 6])
def test_an_adventure_nobody_plays_goes_on_without_a_point(players: int) -> None:
    match = new_match(GAME, players, {"mode": "adventure"}, sobremesa.Seeded(3))
    for mini_game in range(1, 6):
        started(match)
        assert table(match)["mini_game"] == mini_game
        match.pass_time(now(match) + 120_000)
        assert not any(points(match))
    for _ in range(16):
        match.pass_time(next_tick(match))
        match.pass_time(next_tick(match))
        match.pass_time(now(match) + 120_000)
    assert table(match)["round"] == 17
    assert {team["deck"] for team in table(match)["teams"]} == {15}, "all cards came back"
    assert not any(points(match))
