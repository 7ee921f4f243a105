"""Bots with eyes like people's: they take their time, err, and know only what a player sees (DOB-21)."""

from __future__ import annotations

from itertools import pairwise
from statistics import median
from typing import Any

import pytest

import sobremesa
from sobremesa.bots import bot, bots, levels
from sobremesa.bots.dobble.levels import (
    BEGINNER,
    EASY_GOING,
    EXPERT,
    NORMAL,
    QUICK,
    SLOW,
    STEADY,
    STRONG,
    Level,
    errs,
    search_time,
)
from sobremesa.bots.dobble.quick_eyes import EyesBot
from sobremesa.bots.player import Intention, play_out
from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match
from sobremesa.games.dobble.deck.cards import symbol_ids
from sobremesa.games.dobble.rules.actions import KINDS
from tests.dobble.support.asking import (
    CARD,
    PLACES,
    a_match,
    card_at,
    card_of,
    claim,
    clear,
    in_play,
    lay,
    now,
    own,
    play_out_deck,
    shared,
    table,
)


def asked(player: Any, match: Match, seat: int) -> Intention | None:
    meant: Intention | None = player.intend(match.view(seat), lambda: match.history(seat))
    return meant


def do(player: Any, match: Match, seat: int) -> str:
    """Lets the bot do what it means to do, when it means to."""
    meant = asked(player, match, seat)
    assert meant is not None
    match.play(seat, meant.action, now(match) + meant.after)
    return match.words(meant.action)


@pytest.mark.rule("DOB-21")
def test_there_are_five_levels_and_the_three_of_before() -> None:
    assert levels("dobble") == ["beginner", "easy-going", "steady", "strong", "expert"]
    assert {"random", "slow", "normal", "quick"} < set(bots("dobble"))


@pytest.mark.rule("DOB-21")
def test_levels_differ_by_even_steps_of_time() -> None:
    steps = [one.median / other.median for one, other in pairwise([BEGINNER, EASY_GOING, STEADY, STRONG, EXPERT])]
    assert max(steps) / min(steps) < 1.03


@pytest.mark.rule("DOB-21")
@pytest.mark.parametrize("level", [SLOW, NORMAL, QUICK])
def test_reaction_times_are_like_peoples(level: Level) -> None:
    """Never shorter than people can, half of them below the median, and skewed: a few are long."""
    draws = Seeded("times")
    times = sorted(search_time(level, draws) for _ in range(4000))
    assert times[0] >= level.least
    assert median(times) == pytest.approx(level.median, rel=0.05)
    assert times[-40] - level.median > level.median - times[40], "the long tail is on the slow side"


@pytest.mark.rule("DOB-21")
def test_levels_differ_in_speed_and_all_err() -> None:
    assert SLOW.median > NORMAL.median > QUICK.median
    draws = Seeded("mistakes")
    for level in (SLOW, NORMAL, QUICK):
        share = sum(errs(level, draws) for _ in range(5000)) / 50
        assert share == pytest.approx(level.mistakes, abs=1.5)


@pytest.mark.rule("DOB-21")
def test_a_bot_asked_again_goes_on_looking_at_the_same_card() -> None:
    match = in_play()
    player = bot("dobble", "normal", 1)
    first = asked(player, match, 0)
    assert first is not None
    place = KINDS.by_name["claim"].unpack(first.action)["place"]
    claim(match, 1, "a1" if place != 0 else "e3", after=300)
    again = asked(player, match, 0)
    assert again == Intention(first.after - 300, first.action)


@pytest.mark.rule("DOB-21")
def test_a_bot_that_was_overtaken_looks_elsewhere_and_takes_its_time() -> None:
    match = in_play()
    player = bot("dobble", "quick", 4)
    first = asked(player, match, 0)
    assert first is not None
    claim(match, 1, PLACES[KINDS.by_name["claim"].unpack(first.action)["place"]], after=200)
    again = asked(player, match, 0)
    assert again is not None
    assert again.after >= QUICK.least
    assert match.why_not(0, again.action) is None


@pytest.mark.rule("DOB-21")
def test_a_bot_does_not_repeat_what_was_wrong() -> None:
    class Blunderer(EyesBot):
        level = Level(1000, 0.1, 500, mistakes=100, plans=False)

    match = in_play()
    player = Blunderer(3)
    wrong = do(player, match, 0)
    assert table(match)["last_claim"]["verdict"] == "wrong"
    assert asked(player, match, 0) is None, "locked"
    match.pass_time(now(match) + 2000)
    again = asked(player, match, 0)
    assert again is not None
    assert again.after >= 500
    assert match.words(again.action) != wrong


@pytest.mark.rule("DOB-21")
@pytest.mark.parametrize("mini_game", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("players", [2, 5])
def test_bots_play_every_mini_game_from_their_view(mini_game: int, players: int) -> None:
    match = a_match(players, mini_game, goal=2)
    play_out(match, [bot("dobble", level, seat) for seat, level in zip(range(players), LEVELS, strict=False)])
    assert match.result is not None


LEVELS = ("slow", "normal", "quick", "normal", "slow")


@pytest.mark.rule("DOB-21")
def test_bots_get_views_with_everything_hidden_set_to_zero() -> None:
    """What rivals show each other changes nothing a bot intends."""
    match = in_play(players=4)
    play_out_deck(match, 0)
    twin = match.copy()
    match.play(0, f"ping c2 {symbol_of(match, 'c2')} to 2", now(match) + 5)
    twin.play(0, f"ping a1 {symbol_of(twin, 'a1')} to 2", now(twin) + 5)
    assert asked(bot("dobble", "quick", 9), match, 1) == asked(bot("dobble", "quick", 9), twin, 1)
    assert asked(bot("dobble", "quick", 9), match, 2) != asked(bot("dobble", "quick", 9), twin, 2)


def symbol_of(match: Match, place: str) -> str:
    return symbol_ids()[shared(card_of(match, 2), card_at(match, place))]


@pytest.mark.rule("DOB-21")
def test_a_bot_follows_what_its_partner_shows_it() -> None:
    match = in_play(players=4)
    play_out_deck(match, 0)
    match.play(0, f"ping e2 {symbol_of(match, 'e2')} to 2", now(match) + 5)
    words = do(bot("dobble", "slow", 1), match, 2)
    assert words.startswith("claim e2")
    assert table(match)["last_claim"]["verdict"] == "right"


@pytest.mark.rule("DOB-21")
def test_a_bot_without_cards_points_a_match_out_to_its_partner() -> None:
    match = in_play(players=4)
    play_out_deck(match, 0)
    assert do(bot("dobble", "normal", 2), match, 0).startswith("ping ")
    assert own(match, 2)["ping"] is not None
    assert asked(bot("dobble", "normal", 2), match, 0) is None, "once a card"


@pytest.mark.rule("DOB-21")
def test_a_bot_takes_a_hint() -> None:
    match = in_play()
    match.pass_time(now(match) + 60_000)
    hint = own(match, 0)["hint"]
    assert do(bot("dobble", "slow", 5), match, 0).startswith(f"claim {hint['place']} ")


def test_a_planning_bot_plays_where_it_counts() -> None:
    """In Ports it goes for a port it does not have."""
    match = clear(in_play(mini_game=2))
    lay(match, b2="blue-1")
    assert card_of(match, 0) != CARD["blue-1"]
    meant = asked(bot("dobble", "quick", 2), match, 0)
    assert meant is not None
    assert match.words(meant.action).split()[1] in ("a1", "a2", "b1")


def test_a_bot_is_ready_soon_and_waits_for_the_signal() -> None:
    match = a_match()
    player = bot("dobble", "normal", 1)
    assert do(player, match, 0) == "ready"
    assert asked(player, match, 0) is None
    match.play(1, "ready", now(match) + 1)
    assert asked(player, match, 0) is None


def test_the_same_seeds_play_the_same_match() -> None:
    records = []
    for _ in range(2):
        match = sobremesa.new("dobble", 4, 11, goal=5)
        records.append(play_out(match, [bot("dobble", "normal", seat) for seat in range(4)]).record())
    assert records[0] == records[1]


def test_quicker_bots_win_more() -> None:
    won = 0
    for seed in range(10):
        match = sobremesa.new("dobble", 2, seed, mode="beginner", mini_game=1, goal=3)
        result = play_out(match, [bot("dobble", "slow", seed), bot("dobble", "quick", seed + 1)]).result
        won += result is not None and result.winners == (1,)
    assert won >= 9


def test_random_bots_play_in_real_time_too() -> None:
    match = sobremesa.new("dobble", 3, 2, mode="beginner", mini_game=4, goal=1)
    assert play_out(match, [bot("dobble", "random", seat) for seat in range(3)]).result is not None
