"""How many sequences of actions lead away from a position: fixed numbers, so that no rule changes unseen.

Each action of an awaited seat and each outcome of chance is one step. Discards are written out, every way to choose
them; offers between players are left out.
"""

from __future__ import annotations

from itertools import product
from math import comb

import pytest

from sobremesa.contract.action import CHANCE
from sobremesa.contract.match import Match
from sobremesa.games.catan.board.bounds import RESOURCE_NAMES
from tests.catan.support.asking import a_new_match
from tests.catan.support.positions import a_match, hand_of, roll


def perft(match: Match, depth: int) -> int:
    if depth == 0:
        return 1
    chances = match.game.chance(match.board, match.state)
    steps = [(CHANCE, action) for action in chances.actions] if chances else choices(match)
    if depth == 1:
        return len(steps)
    return sum(perft(after(match, *step), depth - 1) for step in steps)


def choices(match: Match) -> list[tuple[int, int]]:
    found = []
    for seat in match.awaited:
        legal = match.legal(seat)
        found += [(seat, action) for action in legal.actions]
        if any(family.kind == "discard" for family in legal.templates):
            found += [(seat, match.game.parse(match.board, words)) for words in discards(match, seat)]
    return found


def discards(match: Match, seat: int) -> list[str]:
    hand, owed = hand_of(match, seat), int(match.state[0]["owed"][seat])
    ways = product(*(range(count + 1) for count in hand.values()))
    return [
        "discard " + " ".join(f"{count} {name}" for name, count in zip(hand, way, strict=True) if count)
        for way in ways
        if sum(way) == owed
    ]


def after(match: Match, actor: int, action: int) -> Match:
    twin = match.copy()
    if actor == CHANCE:
        twin.replay_step(actor, action)
    else:
        twin.act(actor, action)
    return twin


def counts(match: Match, depth: int) -> list[int]:
    return [perft(match, steps) for steps in range(1, depth + 1)]


@pytest.mark.rule("CAT-1", "CAT-8", "CAT-19")
def test_founding_of_the_first_settlements_of_two() -> None:
    """54 intersections; 144 ends of 72 paths; then the second player's settlement and road.

    18 intersections have two paths and leave 51 places, 36 have three and leave 50. Of the 144 ends the second road
    cannot start at those of the first settlement and its neighbours: 6 paths join two intersections with two paths,
    24 join a two and a three, 42 two threes.
    """
    places = 18 * 2 * 51 + 36 * 3 * 50
    lost = (18 * 2 * 2 + 36 * 3 * 3) + 2 * (6 * 2 * 2 + 24 * 2 * 3 + 42 * 3 * 3)
    assert counts(a_new_match(2), 4) == [54, 144, places, 144 * 144 - lost]
    assert (places, 144 * 144 - lost) == (7236, 19248)


@pytest.mark.rule("CAT-5", "CAT-10", "CAT-12", "CAT-24", "CAT-25")
def test_first_turn_of_four_beginners() -> None:
    """One roll, 36 throws. Six sevens leave 18 hexes. After 30 others red may end the turn, and after the five sixes,
    which bring the brick for the two lumber, build a road on 8 paths.

    Then, after a seven: at 3 hexes without a victim the turn can end; at 3 there are two to choose from; blue alone
    is at 3 and white alone at 5, with three kinds of cards to steal; orange alone is at 4 with two kinds.
    """
    robbed = 3 * 1 + 3 * 2 + (3 + 5) * 3 + 4 * 2
    expected = [1, 36, 6 * 18 + 30 + 5 * 8, 6 * robbed + 30 + 5 * 8]
    assert counts(a_new_match(4, setup="beginner"), 4) == expected == [1, 36, 178, 316]


@pytest.mark.rule("CAT-18", "CAT-29")
def test_road_building_from_a_lonely_settlement() -> None:
    """Play it or roll; three paths at the settlement, or 36 throws; each first road leaves two paths and adds two."""
    match = a_match().with_settlement(0, "9").with_cards(0, road_building=1).at_phase("before roll").build()
    assert counts(match, 2) == [2, 3 + 36]
    match.play(0, "road building")
    assert counts(match, 3) == [3, 3 * 4, 3 * 4 * 1]


@pytest.mark.rule("CAT-24", "CAT-25", "CAT-28")
def test_knight_between_two_victims() -> None:
    """18 hexes: B2 touches both victims (two choices), A1 and A2 touch only seat 1 with cards of two kinds (two
    steals each), B3 only seat 2 with one kind (one steal); at the 14 others the roll is next."""
    position = a_match().with_settlement(1, "9").with_settlement(2, "19").with_cards(0, knight=1)
    match = position.with_hand(1, ore=1, wool=2).with_hand(2, brick=3).at_phase("before roll").build()
    match.play(0, "knight")
    assert counts(match, 2) == [18, 2 + 2 * 2 + 1 + 14]


@pytest.mark.rule("CAT-23")
def test_seven_with_nine_cards_of_three_kinds() -> None:
    """Four of 4 wool, 3 ore and 2 brick: 15 ways of four from three kinds, less one with four ore, less three with
    at least three brick; and the discard at random, followed by three kinds of cards to lose."""
    position = a_match().with_hand(1, wool=4, ore=3, brick=2).at_phase("before roll")
    match = position.build()
    roll(match, 3, 4)
    ways = comb(6, 2) - 1 - 3
    assert counts(match, 2) == [ways + 1, ways + 3]


@pytest.mark.rule("CAT-23")
def test_two_discards_at_once_come_in_either_order() -> None:
    """One way for each, or at random, seat 0 or seat 1 first: (1 + 1) + (1 + 1); then the other's two, or one card."""
    position = a_match().with_hand(0, wool=8).with_hand(1, ore=8).at_phase("before roll")
    match = position.build()
    roll(match, 3, 4)
    assert counts(match, 2) == [4, 2 + 1 + 2 + 1]


@pytest.mark.rule("CAT-27", "CAT-30", "CAT-31")
def test_one_progress_card_of_each_kind() -> None:
    """Roll, the card for two roads, 15 pairs of resources, 5 resources; then 36 throws, three paths or the roll."""
    position = a_match().with_settlement(0, "9").with_cards(0, road_building=1, invention=1, monopoly=1)
    match = position.at_phase("before roll").build()
    assert counts(match, 2) == [1 + 1 + 15 + 5, 36 + 3 + 15 + 5]


@pytest.mark.rule("CAT-17", "CAT-18", "CAT-19", "CAT-20", "CAT-21")
def test_everything_can_be_paid_once() -> None:
    """End the turn, 7 paths, 2 places to settle, a city, a card; no trade, for nobody has four equal cards.

    After the end: the roll. After a road: end, city or card. After a settlement: the end. After the city: end or a
    road. After the card: one of five kinds, and then end or a road.
    """
    position = a_match().with_hand(0, lumber=1, brick=1, wool=1, grain=2, ore=3)
    match = position.with_settlement(0, "9").with_road(0, "9-14-19", "9-13-18").build()
    two = 1 + 7 * 3 + 2 * 1 + (1 + 7) + 5
    three = 36 + 7 * (1 + 1 + 5) + 2 * 1 + (1 + 7) + 5 * (1 + 7)
    assert counts(match, 3) == [1 + 7 + 2 + 1 + 1, two, three] == [12, 37, 135]


@pytest.mark.rule("CAT-17")
@pytest.mark.parametrize(("each", "kinds"), [(4, 5), (3, 2), (2, 2), (1, 0)])
def test_maritime_trade_with_two_special_harbours(each: int, kinds: int) -> None:
    """Each kind of which one has enough, 2 wool or brick and 4 of the others, buys any of four."""
    position = a_match().with_hand(0, **dict.fromkeys(RESOURCE_NAMES, each)).with_settlement(0, "43").with_city(0, "39")
    actions = [position.match.words(action) for _, action in choices(position.build())]
    assert len([words for words in actions if words.startswith("trade")]) == kinds * 4
    assert len(actions) == kinds * 4 + (1 + 4 + 1) + (each >= 3)
