"""What a player remembers of a deal, and that imagined hands agree with it (REM-5, REM-21)."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.bots.random_bot import RandomBot
from sobremesa.contract.action import CHANCE
from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match, new_match
from sobremesa.games.remigio.memory import remember
from sobremesa.games.remigio.rules.actions import KINDS
from sobremesa.games.remigio.rules.cards import JOKER
from tests.remigio.support.positions import GAME, state_of, table


def begun_with_a_joker_kept() -> Match:
    match = new_match(GAME, 3, {}, Seeded("joker"), {"dealer": 0})
    assert match.awaited == (2,)
    match.act(2, "cut")
    match.replay_step(CHANCE, KINDS.read(None, "cut card joker"))
    match.play(2, "keep")
    return match


@pytest.mark.rule("REM-5")
def test_a_joker_kept_from_the_cut_is_remembered_until_it_is_shown() -> None:
    match = begun_with_a_joker_kept()
    assert remember(match.history(0), 0).joker_keeper == 2
    draws = Seeded("worlds")
    for _ in range(10):
        world: Any = match.view(0).imagine(draws, match.history(0))[0]
        assert world["hands"][2, JOKER] >= 1
    while match.awaited != (2,):
        match.play(match.awaited[0], GAME.default_action(match.board, match.state, match.awaited[0]))
    match.play(2, "draw")
    match.play(2, "discard joker")
    assert remember(match.history(0), 0).joker_keeper is None


@pytest.mark.rule("REM-5")
@pytest.mark.parametrize(
    ("laid", "keeper"),
    [
        ("set ace clubs coins cups", 2),
        ("set ace clubs coins joker", None),
        ("run clubs 4-6", 2),
        ("run clubs 4-6 joker 5", None),
    ],
)
def test_a_joker_in_a_meld_is_the_one_that_was_kept(laid: str, keeper: int | None) -> None:
    match = begun_with_a_joker_kept()
    history = [*match.history(0), (2, GAME.parse(match.board, laid))]
    assert remember(history, 0).joker_keeper == keeper


def drawn_until_rebuilt() -> Match:
    """Nobody ever melds; then a few more turns."""
    match = new_match(GAME, 4, {"cut": False}, Seeded("rebuilt"), {"dealer": 3})
    turns = 0
    while turns < 9:
        match.play(match.awaited[0], GAME.default_action(match.board, match.state, match.awaited[0]))
        turns += bool(table(match)["rebuilt"])
    return match


@pytest.mark.rule("REM-21")
def test_from_a_rebuilt_stock_only_discards_of_before_are_expected() -> None:
    match = drawn_until_rebuilt()
    draws = Seeded("worlds")
    for seat in (0, 1, None):
        returned = remember(match.history(seat), seat).returned
        assert returned is not None
        assert all(state_of(match)["stock"][card] <= returned[card] for card in range(53))
        world: Any = match.view(seat).imagine(draws, match.history(seat))[0]
        assert all(world["stock"][card] <= returned[card] for card in range(53))
        assert GAME.broken(match.board, match.view(seat).imagine(draws, match.history(seat))) == []


@pytest.mark.rule("REM-21")
def test_without_its_history_a_seat_expects_anything_unseen() -> None:
    match = drawn_until_rebuilt()
    returned = remember(match.history(0), 0).returned
    assert returned is not None
    worlds = [match.view(0).imagine(Seeded(number))[0] for number in range(5)]
    assert any(world["stock"][card] > returned[card] for world in worlds for card in range(53))


def test_nothing_is_remembered_of_an_earlier_deal() -> None:
    match, bot = new_match(GAME, 2, {"cut": False}, Seeded("deals")), RandomBot(1)
    while table(match)["deal"] < 2:
        seat = match.awaited[0]
        action = bot.choose(match.view(seat), list)
        assert action is not None
        match.play(seat, action)
    memory = remember(match.history(0), 0)
    assert memory.returned is None
    assert memory.joker_keeper is None
