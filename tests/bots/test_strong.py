"""The strong player: it finishes every game, wins when it can, pesters nobody, and needs no more than a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.catan.likely import likely_state
from sobremesa.bots.catan.strong import StrongBot
from sobremesa.bots.catan.thought import Thought
from sobremesa.bots.player import play_out
from sobremesa.contract.action import kind_of
from sobremesa.contract.game import Step
from sobremesa.contract.match import Match
from sobremesa.contract.view import View
from sobremesa.games.catan.judgement.desk import FEATURES, OWN_FEATURES
from sobremesa.games.catan.judgement.value.features import GROUPS, NAMES
from sobremesa.games.catan.judgement.value.network import SIZE
from sobremesa.games.catan.judgement.weights import WrongWeights, provenance, read_weights, version
from sobremesa.games.catan.rules import actions
from tests.catan.support.positions import Position, a_match


def words_of(match: Match, seat: int = 0) -> str:
    action = StrongBot(1).choose(match.view(seat), list)
    assert action is not None
    assert match.why_not(seat, action) is None
    return match.words(action)


def nearly_won(**hand: int) -> Position:
    """Seat 0 with eight points and the right to a city at 45; seat 1 far away."""
    position = a_match(players=2).with_city(0, "29", "36", "19").with_settlement(0, "45", "9")
    return position.with_road(0, "45-49").with_settlement(1, "15").with_road(1, "15-10").with_hand(0, **hand)


def test_two_cities_that_only_trades_can_pay_win_at_once() -> None:
    match = nearly_won(ore=5, grain=4, wool=4).build()
    for _ in range(8):
        if match.result is not None:
            break
        match.play(0, words_of(match))
    assert match.result is not None
    assert match.result.winners == (0,)


def test_a_knight_that_takes_the_army_wins_before_the_roll() -> None:
    position = nearly_won().with_cards(0, knight=1).with_played(0, knight=2)
    assert words_of(position.at_phase("before roll").build()) == "knight"


def test_it_plays_from_a_view_alone_with_no_history_or_a_part_of_one() -> None:
    match = sobremesa.new("catan", players=4, seed="strong from a view")
    play_out(match, [bot("catan", "greedy", seat) for seat in range(4)], cap=150)
    seat = match.awaited[0]
    for history in ([], match.history(seat)[60:], match.history(seat)[:60]):
        action = StrongBot(1).choose(match.view(seat), lambda told=history: told)  # type: ignore[misc]
        assert action is not None
        assert match.why_not(seat, action) is None


def test_it_plays_a_position_document_as_it_plays_the_match() -> None:
    match = sobremesa.new("catan", players=2, seed="strong document", offers=0)
    play_out(match, [bot("catan", "greedy", seat) for seat in range(2)], cap=80)
    seat = match.awaited[0]
    twin = sobremesa.from_position("catan", match.position(), seed=1)
    assert words_of(twin, seat) == words_of(match, seat)


class FromDocuments:
    """Knows a game only by position documents, handed over one at a time without a history, and forgets each."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.documents = 0

    def choose(self, view: View, history: Callable[[], Sequence[Step]]) -> int | None:
        assert view.seat is not None
        self.documents += 1
        twin = sobremesa.from_position("catan", self.match.position(), seed=self.documents)
        return StrongBot(1).choose(twin.view(view.seat), list)


def test_it_plays_well_from_position_documents_without_any_history() -> None:
    """As another engine would ask it: two players, no offers, one document at a time."""
    for seat in range(2):
        match = sobremesa.new("catan", players=2, seed=f"documents {seat}", offers=0)
        players: list[Any] = [bot("catan", "beginner", 1), bot("catan", "beginner", 2)]
        players[seat] = stranger = FromDocuments(match)
        play_out(match, players)
        assert stranger.documents > 20
        assert match.result is not None
        assert match.result.winners == (seat,)


def test_win_chances_sum_to_one() -> None:
    match = sobremesa.new("catan", players=3, seed="chances")
    play_out(match, [bot("catan", "greedy", seat) for seat in range(3)], cap=120)
    view = match.view(0)
    chances = Thought(view, 0, likely_state(view, 0, list, None), 1, 0).chances()
    assert len(chances) == 3
    assert sum(chances) == pytest.approx(1.0)
    assert min(chances) > 0


@pytest.mark.parametrize("players", [2, 3])
def test_at_most_two_offers_a_turn_and_none_between_two_players(players: int) -> None:
    match = sobremesa.new("catan", players=players, seed="offers")
    offers: Counter[tuple[int, int]] = Counter()
    bots = [bot("catan", "strong", seat) for seat in range(players)]
    while match.result is None:
        turn = int(match.state[0]["turn"])
        before = len(match.steps)
        play_out(match, bots, cap=1)
        for actor, action in list(match.steps)[before:]:
            if kind_of(action) == actions.OFFER and actor == int(match.state[0]["active"]):
                offers[actor, turn] += 1
    assert max(offers.values(), default=0) <= (2 if players > 2 else 0)


TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"setup": "beginner", "robber": "friendly"}),
    (3, {"phases": "strict", "dice": "balanced"}),
    (5, {"between_turns": "paired", "goal": 6}),
    (6, {"goal": 5}),
    (3, {"map": "corsica"}),
    (4, {"map": "new_york", "canal": True}),
    (4, {"friends": True, "goal": 7}),
    (4, {"helpers": True, "goal": 7}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_it_plays_every_table_to_its_end(players: int, options: dict[str, Any]) -> None:
    match = sobremesa.new("catan", players=players, seed="strong everywhere", **options)
    play_out(match, [bot("catan", "strong", seat) for seat in range(players)], cap=6000)
    assert match.result is not None


def test_every_feature_has_a_name() -> None:
    assert len(NAMES) == FEATURES == OWN_FEATURES + len(GROUPS["rivals"])
    assert len(set(NAMES)) == FEATURES


def test_weights_of_another_version_are_refused_with_a_reason() -> None:
    numbers = np.zeros(SIZE, "<f4").tobytes()
    assert len(read_weights(numbers, {"version": version()})) == SIZE
    with pytest.raises(WrongWeights, match="of version 'old'"):
        read_weights(numbers, {"version": "old"})
    with pytest.raises(WrongWeights, match="10 numbers"):
        read_weights(numbers[:40], {"version": version()})


@pytest.mark.parametrize("kind", ["duel", "table"])
def test_weights_say_what_made_them(kind: str) -> None:
    page = provenance(kind)
    assert page["version"] == version()
    assert {"command", "seeds", "commit", "figures"} <= set(page)
