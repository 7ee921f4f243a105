"""Exact melding: proven against brute force on small hands, and against itself on large ones."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sobremesa.contract.dice import Seeded
from sobremesa.contract.fields import Records
from sobremesa.games.remigio import melding
from sobremesa.games.remigio.rules.state import OPEN, State
from sobremesa.games.remigio.table import make_table
from tests.remigio.support.brute_force import best_points, fronts
from tests.remigio.support.positions import GAME, a_deal

JOKER = 52


def table_of(**options: Any) -> Records:
    return make_table(2, GAME.label.check(2, options), {"dealer": 0})


def holding(hand: list[int], opened: bool = False) -> Records:
    state = State.new()
    for card in hand:
        state[0]["hands"][0, card] += 1
    state[0]["hand_size"][0] = len(hand)
    state[0]["opened"][0] = OPEN if opened else 0
    return state


def dense_hand(draws: Seeded, size: int, lowest: int = 0) -> list[int]:
    """Cards of a few ranks and suits, so that melds abound; sometimes jokers."""
    first = lowest + draws.below(9 - lowest)
    span = 4 + draws.below(3)
    suits = 2 + draws.below(3)
    ranks = [(first + step) % 13 for step in range(span)]
    pack = [suit * 13 + rank for suit in range(suits) for rank in ranks] * 2 + [JOKER] * 2
    return draws.shuffled(pack)[:size]


def as_pairs(hand: list[int]) -> tuple[tuple[tuple[int, int], ...], int]:
    return tuple((card // 13, card % 13 + 1) for card in hand if card != JOKER), hand.count(JOKER)


@pytest.mark.rule("REM-13")
@pytest.mark.parametrize("options", [{}, {"sets": "equal"}, {"jokers": "one"}])
def test_the_dearest_melds_agree_with_brute_force(options: dict[str, Any]) -> None:
    board, draws = table_of(**options), Seeded(f"dearest {options}")
    for _ in range(700):
        hand = dense_hand(draws, 3 + draws.below(6))
        cards, jokers = as_pairs(hand)
        wanted = best_points(cards, jokers, "sets" in options, "jokers" in options)
        assert melding.dearest(board, holding(hand), 0).points == wanted, hand


@pytest.mark.rule("REM-18", "REM-24")
def test_the_least_left_and_the_close_agree_with_brute_force() -> None:
    board, draws = table_of(), Seeded("least")
    for _ in range(500):
        hand = dense_hand(draws, 3 + draws.below(6))
        cards, jokers = as_pairs(hand)
        ways = fronts(cards, jokers)
        opened = holding(hand, opened=True)
        least = melding.least_left(board, opened, 0)
        assert least is not None
        assert least.left == min(left for _, left, _ in ways), hand
        can_close = any(cards_left <= 1 for _, _, cards_left in ways)
        assert (melding.closing(board, opened, 0) is not None) == can_close, hand


@pytest.mark.rule("REM-13", "REM-24")
def test_an_opening_that_leaves_least_agrees_with_brute_force() -> None:
    board, draws = table_of(), Seeded("opening")
    opened = 0
    for _ in range(400):
        hand = dense_hand(draws, 7 + draws.below(3), lowest=7)
        cards, jokers = as_pairs(hand)
        ways = [left for points, left, _ in fronts(cards, jokers) if points >= 70]
        least = melding.least_left(board, holding(hand), 0)
        assert (least is not None) == bool(ways) == melding.can_open(board, holding(hand), 0)
        if least is not None:
            opened += 1
            assert least.left == min(ways), hand
            assert least.points >= 70
    assert opened > 20


def relabelled(hand: list[int], order: list[int]) -> list[int]:
    return [card if card == JOKER else order[card // 13] * 13 + card % 13 for card in hand]


@pytest.mark.rule("REM-24")
def test_large_hands_do_not_care_about_the_names_of_the_suits() -> None:
    board, draws = table_of(), Seeded("suits")
    for _ in range(150):
        hand = dense_hand(draws, 15)
        order = draws.shuffled(range(4))
        one, other = holding(hand), holding(relabelled(hand, order))
        assert melding.dearest(board, one, 0).points == melding.dearest(board, other, 0).points
        ours, theirs = melding.least_left(board, one, 0), melding.least_left(board, other, 0)
        assert (ours and ours.left) == (theirs and theirs.left)


@pytest.mark.rule("REM-24")
def test_answers_can_be_played_and_bring_what_they_say() -> None:
    draws = Seeded("played")
    for _ in range(60):
        match = a_deal(2).hand(0, "").meld(1, "run swords 5-7", "set 9 clubs coins cups").open(0, 1).build()
        hand = [card for card in dense_hand(draws, 9) if match.state[0]["stock"][card]]
        for card in hand:
            if match.state[0]["stock"][card]:
                match.state[0]["hands"][0, card] += 1
                match.state[0]["stock"][card] -= 1
        match.state[0]["hand_size"][0] = match.state[0]["hands"][0].sum()
        match.state[0]["stock_size"] = match.state[0]["stock"].sum()
        answer = melding.least_left(match.board, match.view(0).state, 0)
        assert answer is not None
        for action in answer.actions[:-1]:
            match.act(0, action)
        if answer.actions:
            match.act(0, answer.actions[-1])
        if answer.cards_left:
            assert match.view(0).as_json()["own"]["count"] == answer.left


@pytest.mark.rule("REM-15", "REM-24")
def test_lay_offs_on_both_ends_and_beyond_a_joker_are_found() -> None:
    position = a_deal(2).hand(0, "8 swords, 10 swords, joker, 4 swords, 3 swords, king cups")
    match = position.meld(1, "run swords 5-7").open(0, 1).build()
    answer = melding.closing(match.board, match.view(0).state, 0)
    assert answer is not None
    assert answer.cards_left == 1
    least = melding.least_left(match.board, match.view(0).state, 0)
    assert least is not None
    assert least.left == 10


@pytest.mark.rule("REM-24")
def test_the_fullest_hands_stay_within_the_notes() -> None:
    board = table_of()
    for suit in range(4):
        hand = [suit * 13 + rank for rank in range(13)] + [JOKER, JOKER]
        assert melding.dearest(board, holding(hand), 0).points == sum([11, *range(2, 11), 10, 10, 10]) + 11 + 10
        assert melding.closing(board, holding(hand), 0) is not None


@pytest.mark.rule("REM-13")
def test_nothing_at_all_is_an_answer_too() -> None:
    board = table_of()
    assert melding.dearest(board, holding([0, 15, 30]), 0).points == 0
    assert melding.least_left(board, holding([0, 15, 30]), 0) is None
    assert np.asarray(holding([])[0]["hands"]).sum() == 0
