"""DIC-10, DIC-11, DIC-14, DIC-15, DIC-17, DIC-18: points, awards and the end of the game."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import sobremesa
from sobremesa.contract.errors import BadDocument
from sobremesa.contract.match import Match
from tests.catan_dice.support.asking import a_match, a_turn, give, play, player, refused, roads, table


@pytest.mark.rule("DIC-10")
def test_points_are_written_after_each_turn() -> None:
    match = a_turn("lumber brick lumber brick wool grain")
    play(match, "build road r1", "build settlement 3")
    assert (player(match)["points"], player(match)["scores"], table(match)["gained"]) == (0, [], 4)
    play(match, "end turn")
    assert (player(match)["points"], player(match)["scores"]) == (4, [4])


@pytest.mark.rule("DIC-10")
def test_a_turn_without_building_costs_two_even_when_one_could() -> None:
    assert player(play(a_turn("lumber brick lumber brick wool grain"), "end turn"))["scores"] == [-2]
    swapped = play(a_turn("wool wool wool wool wool wool", knights="1"), "swap die 1 to ore with knight 1", "end turn")
    assert player(swapped)["points"] == -2


def idle(match: Match, turns: int) -> Match:
    for _ in range(turns):
        play(match, "roll", "end turn", seat=match.awaited[0])
    return match


@pytest.mark.rule("DIC-11")
def test_after_fifteen_turns_each_the_highest_total_wins() -> None:
    match = idle(a_match(2, first=1), 29)
    assert table(match)["active"] == 0
    now: Any = match.state[0]
    now["points"][0] += 7
    result = idle(match, 1).result
    assert result is not None
    assert (result.winners, result.scores) == ((0,), (-23, -30))
    assert match.awaited == ()
    assert refused(match, "roll") == "game_over"


@pytest.mark.rule("DIC-11")
def test_a_tie_is_shared_and_solo_is_a_score() -> None:
    match = idle(a_match(3), 45)
    assert match.result is not None
    assert match.result.winners == (0, 1, 2)
    solo = idle(a_match(1), 15)
    assert solo.result is not None
    assert (solo.result.winners, solo.result.scores) == ((0,), (-30,))


@pytest.mark.rule("DIC-14")
def test_five_roads_in_a_row_take_the_longest_route() -> None:
    match = a_turn("lumber brick lumber brick lumber brick", 2, "plus", roads=roads(1, 2, 3))
    assert player(match)["route"] == 3, "the start road counts, a branch does not"
    play(match, "build road r4")
    assert (player(match)["route"], table(match)["longest_route"]) == (4, None)
    play(match, "build road r5")
    assert (player(match)["route"], table(match)["longest_route"], player(match)["points"]) == (5, 0, 2)


@pytest.mark.rule("DIC-14")
def test_only_a_longer_route_takes_it_over() -> None:
    match = a_turn("lumber brick lumber brick lumber brick", 2, "plus", roads=roads(1, 3))
    give(match, 1, roads=roads(1, 3, 4, 5))
    now: Any = match.state[0]
    now["route_holder"], now["points"][1] = 2, 2
    play(match, "build road r4", "build road r6")
    assert table(match)["longest_route"] == 1
    play(match, "build road r7")
    assert (table(match)["longest_route"], player(match, 0)["points"], player(match, 1)["points"]) == (0, 2, 0)


@pytest.mark.rule("DIC-14")
def test_the_chain_may_lie_anywhere_on_the_sheet() -> None:
    match = a_turn("lumber brick wool wool wool wool", 2, "plus", roads=roads(1, 3, 4, 6, 7, 8, 9, 10, 11, 13, 14, 15))
    assert player(match)["route"] == 13
    match = a_turn("lumber brick wool wool wool wool", 2, "plus", roads=roads(1, 2, 3, 4, 5))
    assert player(match)["route"] == 5
    standard = a_turn("lumber brick wool wool wool wool", 2, roads=roads(1, 3, 4))
    assert table(play(standard, "build road r6"))["longest_route"] is None


START_ROAD = 0
"""It is on every sheet."""


def longest_walk(ends: list[tuple[int, int]], at: int, used: frozenset[int] = frozenset()) -> int:
    """By trying every way from a place, no road twice."""
    ways = [road for road, places in enumerate(ends) if at in places and road not in used]
    return max((1 + longest_walk(ends, sum(ends[road]) - at, used | {road}) for road in ways), default=0)


@pytest.mark.rule("DIC-14")
def test_the_longest_route_against_an_independent_walk() -> None:
    chance = Random(14)
    sheet: Any = a_match(2, "plus").board.numbers[0]
    ends = [(int(near), int(far)) for near, far in sheet["road_ends"][: sheet["roads"]]]
    for _ in range(300):
        built = {START_ROAD, *chance.sample(range(len(ends)), chance.randint(1, len(ends)))}
        theirs = [ends[road] for road in built]
        longest = max(longest_walk(theirs, place) for pair in theirs for place in pair)
        match = a_match(2, "plus")
        give(match, 0, roads=" ".join(match.board.sheet.roads[road] for road in built))
        assert player(match)["route"] == longest, sorted(built)


@pytest.mark.rule("DIC-15")
def test_three_knights_take_the_largest_army_and_used_ones_count() -> None:
    match = a_turn("ore wool grain ore wool grain", 2, "plus", knights="1 4", used="1")
    give(match, 1, knights="1 2 3")
    now: Any = match.state[0]
    now["army_holder"], now["points"][1] = 2, 2
    play(match, "build knight 9")
    assert table(match)["largest_army"] == 1
    play(match, "build knight 2")
    assert (table(match)["largest_army"], player(match, 0)["points"], player(match, 1)["points"]) == (0, 2, 0)
    first = play(a_turn("ore wool grain gold gold gold", 2, "plus", knights="1 4"), "build knight 2")
    assert table(first)["largest_army"] == 0
    standard = play(a_turn("ore wool grain gold gold gold", 2, knights="1 2"), "build knight 3")
    assert table(standard)["largest_army"] is None


@pytest.mark.rule("DIC-17")
def test_ten_victory_points_win_at_once_in_plus() -> None:
    match = a_turn("lumber brick wool grain ore ore", 2, "plus")
    give(match, 0, settlements="1 2 3", cities="1 2", roads=roads(*range(12)))
    now: Any = match.state[0]
    now["route_holder"] = 1
    play(match, "build settlement 4")
    assert match.result is not None
    assert (match.result.winners, match.result.scores) == ((0,), (10, 0))


@pytest.mark.rule("DIC-14", "DIC-15", "DIC-17")
@pytest.mark.parametrize(
    ("dice", "built", "last", "award"),
    [
        ("ore wool grain gold gold gold", {"knights": "1 4"}, "build knight 2", "largest_army"),
        ("lumber brick gold gold gold gold", {"roads": roads(1, 2, 3, 4)}, "build road r5", "longest_route"),
    ],
)
def test_an_award_that_makes_ten_points_wins_at_once(dice: str, built: dict[str, str], last: str, award: str) -> None:
    match = a_turn(dice, 2, "plus", settlements="1 2 3 4", cities="1 2")
    give(match, 0, **built)
    play(match, last)
    assert table(match)[award] == 0
    assert match.result is not None
    assert (match.result.winners, match.result.scores) == ((0,), (10, 0))
    assert match.awaited == ()


@pytest.mark.rule("DIC-17")
def test_building_nothing_costs_nothing_in_plus() -> None:
    match = play(a_match(2, "plus"), "roll", "end turn")
    assert (player(match)["points"], player(match)["scores"]) == (0, None)


@pytest.mark.rule("DIC-18")
def test_turns_go_to_the_left_from_a_seat_drawn_at_random() -> None:
    match = a_match(3, first=2)
    order = []
    for _ in range(6):
        order.append(match.awaited[0])
        idle(match, 1)
    assert order == [2, 0, 1, 2, 0, 1]
    firsts = Counter(sobremesa.new("catan_dice", players=4, seed=seed).awaited[0] for seed in range(200))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 25


@pytest.mark.rule("DIC-18")
@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {"version": "plus"}), (5, {}), (0, {}), (2, {"coach": True}), (2, {"version": "plus", "coach": True})],
)
def test_tables_that_cannot_be(players: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadDocument):
        sobremesa.new("catan_dice", players=players, seed=1, **options)


@pytest.mark.parametrize(
    "start",
    [
        {},
        {"first": 2, "colours": ["red", "blue"]},
        {"first": True, "colours": ["red", "blue"]},
        {"first": 0, "colours": ["red"]},
        {"first": 0, "colours": ["red", "red"]},
        {"first": 0, "colours": ["red", "mauve"]},
    ],
)
def test_a_start_document_that_does_not_fit_is_refused(start: dict[str, Any]) -> None:
    game = a_match().game
    with pytest.raises(BadDocument):
        game.begin(2, game.label.check(2, {}), start)
