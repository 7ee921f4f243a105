"""However many melds lie on the table, the advice is exact (REM-24)."""

from __future__ import annotations

import pytest

from sobremesa.games.remigio import melding
from sobremesa.games.remigio.rules.cards import RANK_NAMES
from tests.remigio.support.positions import a_deal


@pytest.mark.rule("REM-15", "REM-24")
@pytest.mark.parametrize("suits", ["different", "equal"])
def test_a_whole_suit_and_both_jokers_find_their_places(suits: str) -> None:
    hand = ", ".join(f"{rank} swords" for rank in RANK_NAMES) + ", joker, joker"
    position = a_deal(2, sets=suits).hand(0, hand).open(0, 1)
    position.meld(1, *(f"set {rank} clubs coins cups" for rank in (*RANK_NAMES, *RANK_NAMES[:9])))
    match = position.build()
    answer = melding.least_left(match.board, match.view(0).state, 0)
    assert answer is not None
    assert (answer.left, answer.cards_left) == (0, 0)
    for action in answer.actions:
        match.play(0, action)
    assert match.view(None).as_json()["table"]["last_deal"]["seat"] == 0


@pytest.mark.rule("REM-15", "REM-24")
def test_what_fits_in_several_places_is_laid_off_where_it_leaves_room_for_the_rest() -> None:
    """The 8 of swords fits a set and a run; only on the run does the 9 follow it."""
    position = a_deal(2).hand(0, "8 swords, 9 swords, 8 cups, 2 clubs").open(0, 1)
    match = position.meld(1, "set 8 clubs coins cups", "run swords 5-7", "set 8 clubs coins swords").build()
    answer = melding.least_left(match.board, match.view(0).state, 0)
    assert answer is not None
    assert (answer.left, answer.cards_left) == (2, 1)
