"""The players of Remigio: they finish, they take and lay what they can use, and greedy beats random."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sobremesa.bots.player import Bot, play_out
from sobremesa.bots.random_bot import RandomBot
from sobremesa.bots.remigio.greedy import GreedyBot
from sobremesa.bots.remigio.patient import CLEAR, PatientBot, is_clearly_better
from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match, new_match
from sobremesa.games.remigio.label import LABEL
from tests.remigio.support.positions import a_deal

GAME = LABEL.load()
LONG = 20


class HurriedBot(PatientBot):
    """As patient, with few worlds: for whole matches."""

    worlds = 4


TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"table": "real", "limit": 2}),
    (4, {"sets": "equal", "take_to_open": True, "swap": True, "limit": 1}),
    (6, {"lay_off": "own", "dry": 2, "jokers": "one", "limit": 2}),
]


def played(seed: int, bots: list[Bot], **options: Any) -> Match:
    return play_out(new_match(GAME, len(bots), options, Seeded(f"bots {seed}")), bots)


def test_greedy_beats_three_randoms_from_every_seat() -> None:
    for seat in range(4):
        bots: list[Bot] = [GreedyBot() if other == seat else RandomBot(other) for other in range(4)]
        match = played(seat, bots, limit=2)
        assert match.result is not None
        assert match.result.winners == (seat,)


@pytest.mark.parametrize("maker", [GreedyBot, HurriedBot])
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_bots_finish_matches_with_every_option(maker: Any, players: int, options: dict[str, Any]) -> None:
    assert played(1, [maker() for _ in range(players)], **options).result is not None


def test_the_same_seed_gives_the_same_match() -> None:
    one, other = (played(3, [GreedyBot(), HurriedBot(1)], limit=1).record() for _ in range(2))
    assert one == other


def turns_to_open(bot: Bot, seed: int) -> int:
    """Beside somebody who only draws and discards; the same seed brings the same cards."""
    match = new_match(GAME, 2, {"cut": False}, Seeded(f"alone {seed}"), {"dealer": 1})
    while not match.state[0]["opened"][0] and match.state[0]["turns"][0] < LONG:
        seat = match.awaited[0]
        own = bot.choose(match.view(0), lambda: match.history(0)) if seat == 0 else None
        match.play(seat, GAME.default_action(match.board, match.state, seat) if own is None else own)
    return int(match.state[0]["turns"][0])


def test_patient_opens_sooner_than_greedy_with_the_same_cards() -> None:
    greedy, patient = ([turns_to_open(bot, seed) for seed in range(40)] for bot in (GreedyBot(), HurriedBot(1)))
    assert sum(patient) < sum(greedy)
    assert sum(soon < late for soon, late in zip(patient, greedy, strict=True)) > sum(
        soon > late for soon, late in zip(patient, greedy, strict=True)
    )


def test_patient_waits_only_when_waiting_clearly_wins() -> None:
    even = np.array([[0.2, 0.3], [0.4, 0.3], [0.3, 0.3]])
    assert not is_clearly_better(even, CLEAR)
    assert is_clearly_better(even + np.array([0.0, 0.4]), CLEAR)


def test_patient_keeps_from_the_next_player_what_they_can_lay() -> None:
    position = a_deal(3).hand(0, "8 cups, 8 coins, 2 swords").hand(1, "king clubs, jack coins").hand(2, "3 clubs")
    match = position.meld(1, "run cups 5-7").open(1).build()
    assert choice(match, PatientBot(1)) != "discard 8 cups"


def test_patient_answers_the_same_whatever_is_hidden() -> None:
    """From views only: other hands behind the same view change nothing."""
    hand = "8 cups, 8 coins, 2 swords, king cups, ace coins"
    one = a_deal(3).hand(0, hand).hand(1, "king clubs, jack coins").hand(2, "3 clubs").open(1).build()
    other = a_deal(3).hand(0, hand).hand(1, "4 clubs, 8 swords").hand(2, "joker").open(1).build()
    assert choice(one, PatientBot(1)) == choice(other, PatientBot(1))


def choice(match: Match, bot: Bot, seat: int = 0) -> str:
    action = bot.choose(match.view(seat), lambda: match.history(seat))
    assert action is not None
    return match.words(action)


@pytest.mark.parametrize("maker", [GreedyBot, PatientBot])
def test_bots_open_close_and_take_what_they_can_use(maker: Any) -> None:
    hand = "10 clubs, jack clubs, knight clubs, king clubs, 10 cups, jack cups, knight cups, 2 coins"
    match = a_deal(2).hand(0, hand).hand(1, "4 cups").build()
    assert choice(match, maker()).startswith("run")
    match.play(0, choice(match, maker()))
    match.play(0, choice(match, maker()))
    assert choice(match, maker()) == "close 2 coins"
    taking = a_deal(2).hand(0, "5 clubs, 5 coins, 9 swords").hand(1, "4 cups").pile("5 cups").open(0).to_draw().build()
    assert choice(taking, maker()) == "take"
    taking.play(0, "take")
    assert choice(taking, maker()) == "set 5 clubs coins cups"


@pytest.mark.parametrize("maker", [GreedyBot, PatientBot])
def test_bots_keep_jokers_and_what_melds(maker: Any) -> None:
    match = a_deal(2).hand(0, "joker, 5 cups, 6 cups, 7 cups, king swords, 2 clubs").hand(1, "4 cups").build()
    assert choice(match, maker()) in ("discard king swords", "discard 2 clubs")


def test_bystanders_keep_quiet() -> None:
    match = a_deal(2).hand(0, "5 cups, 6 cups").hand(1, "4 cups").build()
    assert GreedyBot().choose(match.view(1), list) is None


def test_greedy_does_not_open_below_seventy_where_nobody_counts() -> None:
    """At a real table the rules would let it, and anybody could call (REM-20)."""
    hand = "5 cups, 6 cups, 7 cups, 2 clubs"
    match = a_deal(2, table="real").hand(0, hand).hand(1, "3 clubs").drawn(0, "2 clubs").build()
    action = GreedyBot().choose(match.view(0), lambda: match.history(0))
    assert match.words(action or 0).startswith("discard")
