"""Simultaneous claims in thousands of orders: exactly one wins each card, and every verdict follows from the log."""

from __future__ import annotations

from itertools import permutations

import pytest

import sobremesa
from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match
from tests.dobble.support.asking import in_play, now, own, right, table, wrong, wrong_of_own
from tests.dobble.support.judge import FACES, Judge

STALE = {"target_gone", "own_gone", "team_out", "rival_out", "mini_game_over", "no_card", "before_start"}


def claims_of(match: Match, draws: Seeded, crowd: int) -> list[tuple[int, str]]:
    """One claim for each seat, all made in the same instant, for a few places so that they collide."""
    made = []
    for seat in (seat for seat in range(match.players) if own(match, seat)["places"]):
        places = own(match, seat)["places"][:crowd]
        place = places[draws.below(len(places))]
        err = (wrong, wrong_of_own)[seat % 2]
        made.append((seat, err(match, seat, place) if draws.below(6) == 0 else right(match, seat, place)))
    return made


def judged(match: Match, seat: int, words: str) -> str:
    try:
        match.play(seat, words, now(match) + 1)
    except sobremesa.IllegalAction as refusal:
        return refusal.reason.code
    return str(table(match)["last_claim"]["verdict"])


def play_in_order(start: Match, order: tuple[tuple[int, str], ...], seed: int) -> dict[str, list[int]]:
    """Who won which card; each verdict is compared with a referee who has read nothing but the log."""
    match = start.copy(Seeded(seed))
    won: dict[str, list[int]] = {}
    for seat, words in order:
        judge = Judge(match.players, len(table(match)["teams"]), int(table(match)["mini_game"]))
        for actor, said_words in match.record()["actions"]:
            judge.follow(actor, said_words)
        is_open = table(match)["phase"] == "play"
        expected = judge.verdict(seat, words)
        verdict = judged(match, seat, words)
        if is_open:
            assert verdict == expected, f"{words} of {seat} after {match.record()['actions'][-6:]}"
        else:
            assert verdict in STALE
        if verdict == "right":
            won.setdefault(words.split()[-1], []).append(seat)
    return won


@pytest.mark.parametrize("mini_game", [1, 3, 4, 5])
@pytest.mark.parametrize("players", [4, 5, 6])
def test_in_every_order_exactly_one_claim_wins_each_card(players: int, mini_game: int) -> None:
    draws = Seeded(f"order {players} {mini_game}")
    start = in_play(players=players, mini_game=mini_game)
    simultaneous = claims_of(start, draws, crowd=2)
    rightly = {words.split()[-1] for _, words in simultaneous}
    orders = draws.shuffled(permutations(simultaneous))[:100]
    for seed, order in enumerate(orders):
        won = play_in_order(start, order, seed)
        assert all(len(seats) == 1 for seats in won.values())
        assert set(won) <= rightly
        assert won or all(symbol_is_wrong(words) for _, words in order)


def symbol_is_wrong(words: str) -> bool:
    _, _, symbol, _, own_card, _, target = words.split()
    return symbol not in FACES[own_card] & FACES[target]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_first_right_claim_for_a_card_wins_it_whoever_makes_it(players: int) -> None:
    start = in_play(players=players)
    claims = [(seat, right(start, seat, "c3")) for seat in range(players)]
    for seed, order in enumerate(Seeded("first").shuffled(permutations(claims))[:120]):
        won = play_in_order(start, order, seed)
        target = order[0][1].split()[-1]
        assert won == {target: [order[0][0]]}


@pytest.mark.parametrize("seed", range(40))
def test_whole_mini_games_of_hasty_claims_agree_with_the_log(seed: int) -> None:
    """Claims made for what was seen a while ago: many are late; the second referee agrees with every verdict."""
    draws = Seeded(f"hasty {seed}")
    match = in_play(players=4 + seed % 3, mini_game=(1, 3, 4)[seed % 3], seed=seed, lockout=seed % 2)
    judge = Judge(match.players, len(table(match)["teams"]), int(table(match)["mini_game"]), locks=seed % 2 > 0)
    followed, verdicts = 0, set()
    waiting: list[tuple[int, str]] = []
    for _ in range(40):
        waiting = draws.shuffled(waiting[-6:] + claims_of(match, draws, crowd=19))
        for seat, words in (waiting.pop() for _ in range(min(3, len(waiting)))):
            if table(match)["phase"] == "play":
                steps = match.record()["actions"]
                for actor, said_words in steps[followed:]:
                    judge.follow(actor, said_words)
                followed = len(steps)
                expected, verdict = judge.verdict(seat, words), judged(match, seat, words)
                assert verdict == expected, f"{words} of {seat}"
                verdicts.add(verdict)
        match.pass_time(now(match) + 400)
    assert {"right", "wrong"} <= verdicts
    assert verdicts & STALE
