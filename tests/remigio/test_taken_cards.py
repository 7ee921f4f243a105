"""A discard that was taken: it keeps its place, and nobody gives it back of their own accord (REM-7, REM-9, REM-10)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sobremesa.contract.action import kind_of
from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match
from sobremesa.games.remigio.rules import actions
from sobremesa.games.remigio.rules.legal import MOST_LEGAL
from sobremesa.games.remigio.rules.melding.work import pad
from sobremesa.games.remigio.rules.policy import random_action
from sobremesa.kernel.chance import streams
from tests.remigio.hints.test_advice_by_the_rules import LAYS, held
from tests.remigio.support.positions import a_deal, code, happen, may, table

TO_OPEN: dict[str, Any] = {"take_to_open": True}


def taken() -> Match:
    position = a_deal().hand(0, "5 clubs, 5 coins, 9 swords, 6 cups").pile("2 cups, 5 cups").open(0)
    match = position.to_draw().build()
    match.play(0, "take")
    return match


@pytest.mark.rule("REM-10", "REM-23")
def test_taking_is_final_and_giving_back_as_the_clock_does_ends_the_turn() -> None:
    match = taken()
    assert may(match, 0) == {"set 5 clubs coins cups", "forfeit"}
    assert (code(match, 0, "draw"), code(match, 0, "take")) == ("already_drawn", "already_drawn")
    assert match.words(match.default_action(0)) == "forfeit"
    match.act(0, "forfeit")
    happen(match, "drawn 0 5 swords")
    assert table(match)["pile"]["top"] == "5 cups"
    assert may(match, 0) == {"discard 5 swords"}


@pytest.mark.rule("REM-10")
@pytest.mark.parametrize(
    ("opened", "size", "options"),
    [(True, 7, {}), (True, 7, {"swap": True}), (False, 10, TO_OPEN), (False, 7, {"table": "real", **TO_OPEN})],
)
def test_a_card_taken_can_be_laid_until_it_is(opened: bool, size: int, options: dict[str, Any]) -> None:
    draws, took = Seeded(f"taken {options}"), 0
    while took < 60:
        match = held(draws, size, opened, **options)
        while match is not None and match.state[0]["owed"]:
            lays = [a for a in match.legal(0).actions if kind_of(a) in LAYS]
            assert lays
            match.act(0, lays[draws.below(len(lays))])
            took += 1


@pytest.mark.rule("REM-10")
def test_random_play_does_not_give_back_what_it_can_lay() -> None:
    match, stream = taken(), streams(["giving back"])[0]
    state, board, work = (records.view(np.recarray)[0] for records in (match.state, match.board, pad()))
    buffer = np.zeros(MOST_LEGAL, np.int64)
    played = {random_action(state, board, 0, stream, buffer, work) for _ in range(100)}
    assert {kind_of(int(action)) for action in played} == {actions.SET}
