"""The numbered rules of `manual/`, each by a position."""

from typing import Any

import pytest
from escoba import rules
from escoba.actions import LAY, TAKE, set_of
from escoba.cards import NAMES, making, total, worth
from escoba.state import COUNTING, DEALING, OVER, PLAYING, State


def cards(*names: str) -> list[int]:
    return [NAMES.index(name) for name in names]


def a_table(table: list[int], hand: list[int], players: int = 2) -> Any:
    """Player 0 is to play; the others hold nothing that matters."""
    now = State.new()[0]
    now["players"] = players
    rules.start_round(now)
    now["phase"] = PLAYING
    now["deck"], now["deck_size"] = 0, 0
    now["table"][table] = 1
    now["hands"][0, hand] = 1
    now["hand_size"][0] = len(hand)
    now["hand_size"][1] = 1
    return now


@pytest.mark.rule("ESC-1")
def test_forty_cards_of_which_the_figures_are_worth_eight_nine_and_ten() -> None:
    assert len(set(NAMES)) == 40
    assert [worth(card) for card in cards("1-coins", "7-cups", "jack-clubs", "knight-cups", "king-swords")] == [
        *(1, 7, 8, 9, 10)
    ]


@pytest.mark.rule("ESC-2", "ESC-4")
def test_four_are_laid_out_three_dealt_to_each_and_the_player_after_the_dealer_begins() -> None:
    now = State.new()[0]
    now["players"] = 3
    rules.start_round(now)
    for card in cards("1-coins", "2-coins", "3-coins", "king-cups"):
        rules.lay_out(now, card)
    assert now["phase"] == DEALING
    for card in range(20, 29):
        rules.deal(now, rules.next_dealt(now), card)
    assert list(now["hand_size"]) == [3, 3, 3, 0]
    assert (now["phase"], now["active"]) == (PLAYING, 1)


@pytest.mark.rule("ESC-3")
@pytest.mark.parametrize(("laid", "escobas"), [(("1", "2", "5", "7"), 1), (("6", "7", "jack", "knight"), 2)])
def test_fifteen_laid_out_are_the_dealers_and_thirty_twice(laid: tuple[str, ...], escobas: int) -> None:
    now = State.new()[0]
    now["players"] = 2
    rules.start_round(now)
    for rank in laid:
        rules.lay_out(now, NAMES.index(f"{rank}-cups"))
    assert now["escobas"][0] == escobas
    assert now["piles"][0].sum() == 4
    assert not now["table"].any()


@pytest.mark.rule("ESC-5", "ESC-6")
def test_every_way_to_make_fifteen_may_be_taken_and_nobody_has_to() -> None:
    table, hand = cards("3-cups", "5-cups", "jack-cups"), cards("7-coins")
    now = a_table(table, hand)
    assert set(rules.legal_plays(now, 0)) == {
        TAKE.of(set_of(cards("7-coins", "3-cups", "5-cups"))),
        TAKE.of(set_of(cards("7-coins", "jack-cups"))),
        LAY.of(NAMES.index("7-coins")),
    }
    assert all(total(some) == 8 for some in making(8, table))


@pytest.mark.rule("ESC-7")
def test_whoever_empties_the_table_makes_an_escoba() -> None:
    now = a_table(cards("jack-cups"), cards("7-coins"))
    rules.take(now, 0, set_of(cards("7-coins", "jack-cups")))
    assert now["escobas"][0] == 1


@pytest.mark.rule("ESC-7")
def test_what_is_left_goes_to_who_took_last_and_is_no_escoba() -> None:
    now = a_table(cards("king-cups"), cards("2-coins"))
    now["hand_size"][1], now["last_taker"] = 0, 1
    rules.lay(now, 0, NAMES.index("2-coins"))
    assert now["phase"] == COUNTING
    assert list(now["piles"].sum(1)) == [0, 2, 0, 0]
    assert not now["escobas"].any()


@pytest.mark.rule("ESC-8")
def test_cards_coins_sevens_the_seven_of_coins_and_escobas_count_and_ties_do_not() -> None:
    now = a_table([], [])
    now["piles"][0, cards("7-coins", "1-coins", "2-cups")] = 1
    now["piles"][1, cards("7-cups", "3-cups", "4-cups")] = 1
    now["escobas"][1] = 2
    assert rules.points(now) == [2, 2]  # coins and the seven of coins; two escobas: cards and sevens are level


@pytest.mark.rule("ESC-9")
def test_whoever_alone_reaches_the_target_wins_and_a_tie_at_the_top_plays_on() -> None:
    now = a_table([], [])
    now["score"][:2] = 14, 14
    now["escobas"][:2] = 1, 1
    rules.count(now, target=15)
    assert now["phase"] != OVER
    now["escobas"][0] = 1
    rules.count(now, target=15)
    assert now["phase"] == OVER
