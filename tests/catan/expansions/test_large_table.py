"""Five and six players: the large island, and what others may do between two turns (CAT-40 … CAT-45)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sobremesa
from sobremesa.games.catan.board.islands import LARGE
from sobremesa.games.catan.board.setup import make_start
from tests.catan.support.asking import a_new_match, heard, may, own, player, refused, table
from tests.catan.support.positions import Position, a_match, happen, roll, state_of
from tests.catan.support.telling import why_not

NORTH = "2"


def the_large_island() -> dict[str, Any]:
    board: dict[str, Any] = make_start(6, {}, sobremesa.Seeded(1))["board"]
    return board


def a_large_match(players: int = 6, **options: Any) -> Position:
    return a_match(players, board=the_large_island(), **options)


def a_settler(position: Position, seat: int, intersection: str, way: str) -> Position:
    return position.with_settlement(seat, intersection).with_road(seat, way)


@pytest.mark.rule("CAT-40")
def test_the_large_island_has_thirty_hexes_in_seven_rows() -> None:
    board = the_large_island()
    assert LARGE.rows == (3, 4, 5, 6, 5, 4, 3)
    assert Counter(item["terrain"] for item in board["hexes"]) == {
        "forest": 6,
        "pasture": 6,
        "fields": 6,
        "hills": 5,
        "mountains": 5,
        "desert": 2,
    }


@pytest.mark.rule("CAT-40")
@pytest.mark.parametrize("players", [5, 6])
def test_a_large_table_has_more_cards_and_two_more_colours(players: int) -> None:
    match = a_new_match(players)
    assert table(match)["bank"] == dict.fromkeys(("lumber", "brick", "wool", "grain", "ore"), 24)
    assert table(match)["deck"] == 34
    assert state_of(match)["deck"].tolist() == [20, 3, 3, 3, 5]
    colours = [player(match, seat)["colour"] for seat in range(players)]
    assert colours == ["red", "blue", "white", "orange", "green", "brown"][:players]


@pytest.mark.rule("CAT-41")
def test_its_tokens_spiral_in_from_a_corner_and_skip_the_deserts() -> None:
    letters = [2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6]
    for seed in range(20):
        start = make_start(6, {}, sobremesa.Seeded(seed))
        tiles = {item["name"]: item for item in start["board"]["hexes"]}
        ways = [[tiles[name].get("number") for name in LARGE.spiral(corner)] for corner in LARGE.corners]
        assert letters in [[number for number in way if number] for way in ways]
        assert tiles[start["board"]["robber"]]["terrain"] == "desert"


@pytest.mark.rule("CAT-41")
def test_five_and_six_never_begin_as_beginners() -> None:
    with pytest.raises(sobremesa.BadDocument, match="variable set-up"):
        a_new_match(5, setup="beginner")


@pytest.mark.rule("CAT-42")
def test_eleven_harbours_lie_at_fixed_sites_with_shuffled_kinds() -> None:
    boards = [make_start(5, {}, sobremesa.Seeded(seed))["board"] for seed in range(12)]
    for board in boards:
        kinds = Counter(item["kind"] for item in board["harbours"])
        assert kinds == {"any": 5, "wool": 2, "lumber": 1, "brick": 1, "grain": 1, "ore": 1}
    assert len({str([item["ends"] for item in board["harbours"]]) for board in boards}) == 1
    assert len({str([item["kind"] for item in board["harbours"]]) for board in boards}) > 1


def rich(position: Position, *seats: int) -> Position:
    for seat in seats:
        position.with_hand(seat, lumber=1, brick=1, wool=1, grain=1, ore=1)
    return position


@pytest.mark.rule("CAT-43")
def test_the_others_may_build_one_after_the_other_before_the_next_roll() -> None:
    match = rich(a_large_match(), 1, 2, 3, 4, 5).build()
    match.play(0, "end turn")
    for seat in (1, 2, 3, 4, 5):
        assert (match.awaited, table(match)["phase"]) == ((seat,), "extra building")
        assert table(match)["turn_of"] == 0
        match.play(seat, "end turn")
    assert (match.awaited, table(match)["phase"], table(match)["turn"]) == ((1,), "before roll", 2)


@pytest.mark.rule("CAT-43")
def test_who_can_build_nothing_passes_by_itself_with_a_plain_pass() -> None:
    match = rich(a_large_match(), 3).build()
    match.play(0, "end turn")
    assert match.awaited == (3,)
    assert heard(match, None) == ["end turn"] * 3
    match.play(3, "end turn")
    assert match.awaited == (1,)
    assert list(match.steps)[1:] == [(seat, match.steps.shared[0][1]) for seat in (1, 2, 3, 4, 5)]


@pytest.mark.rule("CAT-43")
def test_forced_passes_are_taken_back_with_the_turn_they_follow() -> None:
    match = a_new_match(6, start="fixed")
    while "end turn" not in may(match, match.awaited[0]):
        seat = match.awaited[0]
        match.play(seat, match.default_action(seat))
    seat, steps = match.awaited[0], len(match.steps)
    taken = match.play(seat, "end turn")
    assert len(taken) > 1
    match.undo()
    assert (match.awaited, len(match.steps)) == ((seat,), steps)


@pytest.mark.rule("CAT-43")
def test_between_turns_one_builds_and_buys_but_neither_trades_nor_plays_a_card() -> None:
    position = rich(a_large_match(), 1).with_hand(1, lumber=5, brick=1, wool=1, grain=1, ore=1).with_cards(1, knight=1)
    match = a_settler(position, 1, "30", "30-37").active(1).between_turns(0).build()
    assert "buy card" in may(match, 1)
    assert refused(match, 1, "trade 4 lumber for ore") == "only_building"
    assert refused(match, 1, "knight") == "only_building"
    assert refused(match, 1, "offer 1 lumber for 1 ore to 0") == "only_building"
    assert refused(match, 0, "offer 1 lumber for 1 ore to 1") == "not_your_turn"
    match.act(1, "buy card")
    happen(match, "drawn 1 knight")
    assert match.awaited == (1,)
    assert table(match)["phase"] == "extra building"


@pytest.mark.rule("CAT-43")
def test_later_builders_see_what_earlier_ones_built() -> None:
    position = a_settler(rich(a_large_match(), 1, 2), 1, "30", "30-37")
    match = a_settler(position, 2, "51", "44-51").build()
    match.play(0, "end turn")
    road = next(words for words in may(match, 1) if words.startswith("road"))
    match.play(1, road)
    match.play(1, "end turn")
    assert match.awaited == (2,)
    assert table(match)["roads"][road.removeprefix("road ")] == 1


@pytest.mark.rule("CAT-44")
def test_nobody_wins_between_turns_but_at_the_start_of_the_own_turn() -> None:
    position = rich(a_large_match(goal=3), 1).with_settlement(1, "30", "51").with_road(1, "30-37")
    position.with_cards(1, victory_point=1)
    match = position.active(1).between_turns(0).build()
    assert table(match)["winner"] is None
    match.play(1, "end turn")
    assert match.result is not None
    assert match.result.winners == (1,)
    assert table(match)["turn"] == 2


@pytest.mark.rule("CAT-44")
def test_the_winning_point_built_between_turns_waits_for_the_own_turn() -> None:
    """Seat 1 builds it while seat 2 still waits to build."""
    position = rich(a_large_match(goal=3), 1, 2).with_settlement(1, "30", NORTH).with_road(1, "30-37-44")
    match = position.build()
    match.play(0, "end turn")
    match.play(1, "settlement 44")
    assert (player(match, 1)["points"], match.result, match.awaited) == (3, None, (2,))
    match.play(2, "end turn")
    assert match.result is not None
    assert match.result.winners == (1,)
    assert (table(match)["turn"], table(match)["extra"]) == (2, "none")


@pytest.mark.rule("CAT-44")
def test_a_card_bought_between_turns_may_be_played_in_the_next_own_turn() -> None:
    match = rich(a_large_match(), 1).active(1).between_turns(0).build()
    match.act(1, "buy card")
    happen(match, "drawn 1 knight")
    match.run_chance()
    assert own(match, 1)["cards"] == {"knight": 1}
    assert (match.awaited, table(match)["phase"]) == ((1,), "before roll")
    assert "knight" in may(match, 1)


@pytest.mark.rule("CAT-45")
def test_paired_players_give_the_third_to_the_left_a_turn_without_dice() -> None:
    match = a_large_match(between_turns="paired").with_hand(3, lumber=4).with_cards(3, knight=1).build()
    match.play(0, "end turn")
    assert (match.awaited, table(match)["phase"], table(match)["extra"]) == ((3,), "main", "turn")
    assert {"knight", "trade 4 lumber for ore"} <= may(match, 3)
    assert refused(match, 3, "offer 1 lumber for 1 ore to 1") == "not_between_turns"
    assert may(match, 1) == set()
    match.play(3, "trade 4 lumber for ore")
    match.play(3, "end turn")
    assert (match.awaited, table(match)["phase"], table(match)["extra"]) == ((1,), "before roll", "none")


@pytest.mark.rule("CAT-45")
def test_in_a_paired_turn_a_roll_was_refused_with_dice_that_turn_does_not_have() -> None:
    match = a_large_match(between_turns="paired").at_phase("before roll").build()
    roll(match, 5, 3)
    assert refused(match, 0, "roll") == "already_rolled"
    match.play(0, "end turn")
    assert refused(match, 3, "roll") == "not_between_turns"
    assert why_not(match, 3, "roll") == "Not between two turns: wait for your own turn."


@pytest.mark.rule("CAT-45")
def test_a_paired_turn_counts_as_the_own_turn_for_winning() -> None:
    position = rich(a_large_match(goal=3, between_turns="paired"), 3).with_settlement(3, "30", NORTH)
    match = position.with_road(3, "30-37-44").build()
    match.play(0, "end turn")
    match.play(3, next(words for words in may(match, 3) if words.startswith("settlement")))
    assert match.result is not None
    assert match.result.winners == (3,)


@pytest.mark.rule("CAT-45")
def test_the_paired_player_plays_a_card_of_their_own_though_one_was_played() -> None:
    match = a_large_match(between_turns="paired").with_cards(0, knight=1).with_cards(3, knight=2).build()
    match.play(0, "knight")
    match.play(0, next(iter(may(match, 0))))
    match.play(0, "end turn")
    match.play(3, "knight")
    match.play(3, next(iter(may(match, 3))))
    assert refused(match, 3, "knight") == "card_already_played"
    match.play(3, "end turn")
    assert table(match)["active"] == 1


@pytest.mark.rule("CAT-11", "CAT-45")
def test_the_paired_player_trades_with_the_bank_though_strict_phases_had_ended_the_trade() -> None:
    position = rich(a_large_match(between_turns="paired", phases="strict"), 0).with_hand(3, lumber=4)
    match = position.build()
    match.act(0, "buy card")
    happen(match, "drawn 0 knight")
    assert table(match)["trade_over"] is True
    match.play(0, "end turn")
    match.play(3, "trade 4 lumber for ore")
    assert own(match, 3)["hand"]["ore"] == 1


@pytest.mark.rule("CAT-45")
@pytest.mark.parametrize(("order", "paired"), [([0, 2, 4, 1, 3], 1), ([4, 3, 2, 1, 0], 2), ([3, 0, 1, 4, 2], 2)])
def test_the_third_to_the_left_is_counted_in_the_order_of_the_turns(order: list[int], paired: int) -> None:
    document = {
        "format": "sobremesa position 1",
        "game": "catan",
        "options": {"between_turns": "paired"},
        "order": order,
        "active": 0,
        "phase": "main",
        "seats": [{}] * 5,
    }
    match = sobremesa.from_position("catan", document)
    match.play(0, "end turn")
    assert (match.awaited, table(match)["extra"]) == ((paired,), "turn")
    match.play(paired, "end turn")
    assert match.awaited == (order[(order.index(0) + 1) % 5],)


@pytest.mark.rule("CAT-45")
def test_paired_players_need_a_large_table() -> None:
    with pytest.raises(sobremesa.BadDocument, match="five or six"):
        a_new_match(4, between_turns="paired")


@pytest.mark.rule("CAT-43", "CAT-45")
def test_small_tables_have_nothing_between_turns() -> None:
    match = a_match().with_hand(1, lumber=1, brick=1, wool=1, grain=1, ore=1).build()
    match.play(0, "end turn")
    assert (match.awaited, table(match)["phase"]) == ((1,), "before roll")
    roll(match, 1, 1)
    assert "extra" not in table(match)
