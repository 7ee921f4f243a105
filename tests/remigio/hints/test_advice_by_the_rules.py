"""Advice proven against the law itself: every order of legal melds and lay-offs is tried (REM-9, REM-10, REM-24)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sobremesa.contract.action import kind_of
from sobremesa.contract.dice import Seeded
from sobremesa.contract.fields import copy_of
from sobremesa.contract.match import Match
from sobremesa.games.remigio import melding
from sobremesa.games.remigio.invariants import cards_on_table
from sobremesa.games.remigio.parts import card_name
from sobremesa.games.remigio.rules import actions
from tests.remigio.support.positions import GAME, a_deal

LAYS = (actions.RUN, actions.SET, actions.LAY_OFF)
MELDS = ("run swords 5-7 joker 7", "set 9 clubs coins cups", "run cups 6-8")
HIGH = [suit * 13 + rank for suit in (0, 1, 2) for rank in (8, 9, 10, 11, 12)] * 2 + [52]
FEW = [suit * 13 + rank for suit in range(4) for rank in (4, 5, 6, 7, 8)] * 2 + [52]


def ends_of(match: Match) -> Iterator[Any]:
    """Every state that laying cards leads to and in which the turn may end, each once."""
    seen, todo = set(), [match.state]
    while todo:
        state = todo.pop()
        legal = GAME.legal(match.board, state, 0)
        if any(kind_of(action) in (actions.DISCARD, actions.CLOSE) for action in legal) or state[0]["closer"]:
            yield state[0]
        for action in legal:
            if kind_of(action) in LAYS:
                after = copy_of(state)
                GAME.apply(match.board, after, 0, action)
                key = after["hands"].tobytes() + after["meld_length"].tobytes() + after["meld_places"].tobytes()
                if key not in seen:
                    seen.add(key)
                    todo.append(after)


def held(draws: Seeded, size: int, opened: bool, **options: Any) -> Match | None:
    """Cards that make melds, after a draw or, if a card can be taken, after taking it; None if they are too many."""
    pack = draws.shuffled(FEW if opened else HIGH)
    position = a_deal(2, **options).hand(1, "2 clubs").meld(1, *MELDS).open(*(0, 1) if opened else (1,))
    stock = 2 - cards_on_table(position.now)
    for card in pack[: size + 1]:
        stock[card] -= 1
        if stock[card] < 0:
            return None
    position.hand(0, ", ".join(card_name(card) for card in pack[1 : size + 1]))
    match = position.pile(f"2 coins, {card_name(pack[0])}").to_draw().build()
    match.play(0, "take" if match.why_not(0, "take") is None else "draw")
    return match


@pytest.mark.rule("REM-9", "REM-10", "REM-15", "REM-24")
@pytest.mark.parametrize(
    ("opened", "size", "options"),
    [
        (True, 7, {}),
        (True, 7, {"sets": "equal"}),
        (True, 7, {"jokers": "one"}),
        (True, 7, {"lay_off": "own"}),
        (False, 9, {"take_to_open": True}),
    ],
)
def test_the_advice_is_the_best_the_rules_allow(opened: bool, size: int, options: dict[str, Any]) -> None:
    draws, took, tried = Seeded(f"held {options}"), 0, 0
    while tried < 250:
        match = held(draws, size, opened, **options)
        if match is None:
            continue
        tried, took = tried + 1, took + int(match.state[0]["owed"] > 0)
        ends = [end for end in ends_of(match) if end["opened"][0]]
        values = [melding.value_left(match.board, card) for card in range(53)]
        least = melding.least_left(match.board, match.view(0).state, 0)
        assert (least and least.left) == min((int(end["hands"][0] @ values) for end in ends), default=None)
        can_close = any(end["hand_size"][0] <= 1 for end in ends)
        assert (melding.closing(match.board, match.view(0).state, 0) is not None) == can_close
    assert took > 20
