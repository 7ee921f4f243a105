"""What one is told to do is what the rules allow, and a refusal names what is really in the way (REM-7 … REM-10)."""

from __future__ import annotations

import pytest

from sobremesa.contract.match import Match
from sobremesa.games.remigio.label import LABEL
from sobremesa.games.remigio.words.refusals import player_name
from tests.every_game.reading import Reader
from tests.remigio.support.positions import a_deal, code, refused

DRAW = "Your turn: draw a card"
DRAW_OR_TAKE = "Your turn: draw a card or take the discard"
OPENS = "king swords, king coins, king cups, 8 clubs, 9 clubs, 10 clubs, jack clubs, knight clubs"
WITH_JOKER = f"{OPENS}, 2 cups, 2 coins, 4 swords, 6 swords"


def prompt(match: Match) -> str:
    """In English; it has been read in all languages."""
    Reader(LABEL.catalogue, player_name).read_prompts(match)
    return LABEL.catalogue.say(match.view(0).prompt, "en", player_name)


def first_joker(**options: str) -> Match:
    position = a_deal(2, **options).hand(0, WITH_JOKER).hand(1, "3 clubs").pile("joker", first=True)
    return position.turns(0, 0).turns(1, 0).to_draw().build()


@pytest.mark.rule("REM-7")
def test_with_seventy_laid_without_the_joker_it_is_the_joker_that_is_missing() -> None:
    match = first_joker()
    match.play(0, "take")
    match.play(0, "set king coins cups swords")
    assert prompt(match) == "Lay the joker in a meld of your opening: 30 of 70 points so far"
    assert code(match, 0, "lay off joker on 1") == "opening_unfinished"
    match.play(0, "run clubs 8-knight")
    assert prompt(match) == "Lay the joker in a meld of your opening: 77 of 70 points so far"
    for words in ("lay off joker on 2 above", "lay off 2 cups on 1", "discard 2 cups", "forfeit"):
        assert code(match, 0, words) == "lay_taken_first", words
    assert refused(match, 0, "lay off joker on 2 above").startswith("The joker you took has to go to the table")
    match.play(0, "set 2 coins cups joker")
    assert prompt(match) == "Lay melds, add cards, or discard one"


@pytest.mark.rule("REM-7", "REM-20")
def test_at_a_real_table_the_joker_not_the_points_keeps_an_opening_unfinished() -> None:
    match = first_joker(table="real")
    match.play(0, "take")
    match.play(0, "run clubs 8-10")
    assert code(match, 0, "lay off jack clubs on 1 above") == "lay_taken_first"


@pytest.mark.rule("REM-7", "REM-9")
def test_who_took_a_card_to_open_is_not_told_to_add_it_to_a_meld() -> None:
    match = first_joker()
    match.play(0, "take")
    assert prompt(match) == "Lay the joker in a meld of your opening: 0 of 70 points so far"
    hand = "king swords, king coins, king cups, 8 clubs, 9 clubs, 10 clubs, jack clubs, 2 coins"
    position = a_deal(2, take_to_open=True).hand(0, hand).hand(1, "3 clubs").pile("4 coins, knight clubs")
    match = position.to_draw().build()
    match.play(0, "take")
    assert prompt(match) == "Lay the knight of clubs in a meld of your opening: 0 of 70 points so far"


@pytest.mark.rule("REM-7", "REM-9")
def test_a_discard_that_may_be_taken_to_open_is_named() -> None:
    assert prompt(first_joker()) == DRAW_OR_TAKE
    hand = "king swords, king coins, king cups, 8 clubs, 9 clubs, 10 clubs, jack clubs, 2 coins"
    for options, told in (({"take_to_open": True}, DRAW_OR_TAKE), ({}, DRAW)):
        position = a_deal(2, **options).hand(0, hand).hand(1, "3 clubs").pile("4 coins, knight clubs")
        assert prompt(position.to_draw().build()) == told


@pytest.mark.rule("REM-10")
def test_a_discard_that_could_not_be_laid_is_not_offered() -> None:
    position = a_deal(2).hand(0, "king swords, 2 coins").hand(1, "3 clubs").pile("4 coins, knight clubs").open(0, 1)
    assert prompt(position.to_draw().build()) == DRAW
    position = a_deal(2).hand(0, "king clubs, jack clubs").hand(1, "3 clubs").pile("4 coins, knight clubs").open(0, 1)
    assert prompt(position.to_draw().build()) == DRAW_OR_TAKE
