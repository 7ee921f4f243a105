"""The list of bots, the runner that asks them, and the bot that plays at random."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

import sobremesa
from sobremesa import bots as bots_room
from sobremesa.bots import bot, bots, unpack
from sobremesa.bots.player import InTurn, play_out
from sobremesa.bots.random_bot import RandomBot
from sobremesa.contract.game import Step
from sobremesa.contract.match import new_match
from sobremesa.contract.toys.sealed import Sealed
from sobremesa.contract.view import View
from tests.catan.support.positions import a_match


class Scripted:
    """Does as it is told, and remembers how often it was asked."""

    def __init__(self, *script: str | None) -> None:
        self.script = list(script)
        self.asked = 0

    def choose(self, view: View, history: Callable[[], Sequence[Step]]) -> int | None:
        self.asked += 1
        words = self.script.pop(0) if self.script else None
        return None if words is None else view.game.parse(view.board, words)


def test_bots_are_listed_the_weakest_first() -> None:
    assert bots("catan")[:5] == ["random", "beginner", "easy-going", "greedy", "steady"]
    assert bots("a game without bots of its own") == ["random"]


def test_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(LookupError, match="no bot 'grandmaster' for catan; there are random, beginner"):
        bot("catan", "grandmaster")


def test_random_bots_play_any_game_to_its_end() -> None:
    match = new_match(Sealed(), 3, {}, sobremesa.Seeded(1))
    assert play_out(match, [RandomBot(seat) for seat in range(3)]).result is not None


def test_random_bots_with_the_same_seeds_play_the_same_game() -> None:
    one, other = (play_out(sobremesa.new("catan", 3, 2), [RandomBot(seat) for seat in range(3)]) for _ in range(2))
    assert one.record() == other.record()


def test_random_bot_keeps_quiet_when_it_is_not_awaited() -> None:
    match = sobremesa.new("catan", 3, 2)
    bystander = next(seat for seat in range(3) if seat not in match.awaited)
    assert RandomBot(1).choose(match.view(bystander), lambda: []) is None
    assert RandomBot(1).choose(match.view(None), lambda: []) is None


def test_bystanders_answer_an_offer_before_the_game_goes_on() -> None:
    match = a_match(3).with_hand(0, ore=1).with_hand(1, wool=1).with_hand(2, wool=1).build()
    asking = InTurn(
        match,
        [Scripted("offer 1 ore for 1 wool to 1 2", "end turn"), Scripted(None, "decline"), Scripted(None, "accept")],
    )
    for _ in range(4):
        asking.turn()
    said = [(actor, match.words(action)) for actor, action in match.steps]
    assert said == [(0, "offer 1 ore for 1 wool to 1 2"), (1, "decline"), (2, "accept"), (0, "end turn")]


def test_bystander_is_asked_once_for_each_question() -> None:
    match = a_match(2).with_hand(0, ore=4).with_hand(1, wool=1).build()
    bystander = Scripted()
    asking = InTurn(match, [Scripted("trade 4 ore for wool", "end turn"), bystander])
    asking.turn()
    asking.turn()
    assert bystander.asked == 1


def test_awaited_bot_that_does_nothing_is_an_error() -> None:
    match = sobremesa.new("catan", 2, 1)
    with pytest.raises(RuntimeError, match=f"seat {match.awaited[0]} is awaited but does nothing"):
        InTurn(match, [Scripted(), Scripted()]).turn()


def test_too_few_bots_were_an_index_out_of_range() -> None:
    match = sobremesa.new("catan_dice", players=2, seed=1)
    with pytest.raises(ValueError, match="a bot for every seat is needed: 2, not 1"):
        play_out(match, [bot("catan_dice", "random")])


def test_play_out_stops_at_its_cap() -> None:
    match = play_out(sobremesa.new("catan", 2, 1), [RandomBot(1), RandomBot(2)], cap=4)
    assert sum(actor >= 0 for actor, _ in match.steps) == 4


def test_unpacking_a_game_imports_its_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    unpack("a game without bots of its own")
    monkeypatch.setitem(bots_room._FOR_A_GAME, "sealed", {"lost": "sobremesa.bots.lost:LostBot"})
    with pytest.raises(ModuleNotFoundError, match="lost"):
        unpack("sealed")
