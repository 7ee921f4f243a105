"""The largest army (CAT-37)."""

import pytest

from sobremesa.contract.match import Match
from tests.catan.support.asking import player, table
from tests.catan.support.positions import Position, a_match


def with_knights(*played: int) -> Position:
    """So many knights lie before the seats; seat 0 has another one to play."""
    position = a_match().with_cards(0, knight=1)
    for seat, knights in enumerate(played):
        position.with_played(seat, knight=knights)
    return position


def army_after_the_knight(position: Position) -> int | None:
    match = position.build()
    match.play(0, "knight")
    return _holder(match)


def _holder(match: Match) -> int | None:
    holder: int | None = table(match)["largest_army"]
    return holder


@pytest.mark.rule("CAT-37")
def test_third_knight_takes_the_largest_army_and_two_points() -> None:
    match = with_knights(2).build()
    assert _holder(match) is None
    match.play(0, "knight")
    assert _holder(match) == 0
    assert player(match, 0)["points_from"]["largest_army"] == player(match, 0)["points"] == 2


@pytest.mark.rule("CAT-37")
@pytest.mark.parametrize("played", [0, 1])
def test_fewer_than_three_knights_are_no_army(played: int) -> None:
    assert army_after_the_knight(with_knights(played)) is None


@pytest.mark.rule("CAT-37")
def test_equal_army_does_not_take_it_over() -> None:
    assert army_after_the_knight(with_knights(2, 3)) == 1


@pytest.mark.rule("CAT-37")
def test_larger_army_takes_it_over_at_once() -> None:
    match = with_knights(3, 3).with_largest_army(1).build()
    match.play(0, "knight")
    assert _holder(match) == 0
    assert [player(match, seat)["points"] for seat in (0, 1)] == [2, 0]


@pytest.mark.rule("CAT-37")
def test_holder_who_plays_on_keeps_it() -> None:
    assert army_after_the_knight(with_knights(4, 4).with_largest_army(0)) == 0


@pytest.mark.rule("CAT-37")
def test_knights_in_the_hand_do_not_count() -> None:
    match = a_match().with_cards(0, knight=4).with_fresh(0, knight=1).build()
    assert _holder(match) is None


@pytest.mark.rule("CAT-28", "CAT-37")
def test_army_counts_before_the_robber_has_moved() -> None:
    match = with_knights(2).at_phase("before roll").build()
    match.play(0, "knight")
    assert (table(match)["phase"], _holder(match)) == ("move robber", 0)
