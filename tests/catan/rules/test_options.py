"""What a table may choose, and how many may sit at it (CAT-39, CAT-46)."""

from collections import Counter
from typing import Any

import pytest

import sobremesa
from sobremesa.contract.errors import BadDocument
from sobremesa.contract.shown import plain
from tests.catan.support.asking import a_new_match, chances, player, refused, table
from tests.catan.support.positions import a_match, happen, roll


@pytest.mark.rule("CAT-39")
def test_options_have_their_defaults() -> None:
    match = a_new_match()
    usual = {
        "setup": "variable",
        "map": "island",
        "own_map": None,
        "friends": False,
        "helpers": False,
        "canal": False,
        "between_turns": "building",
        "tokens": "letters",
        "start": "roll",
        "oldest": None,
        "goal": None,
        "phases": "combined",
        "dice": "fair",
        "robber": "standard",
        "theft": "compulsory",
        "distance": "kept",
        "discard_limit": 7,
        "offers": 12,
    }
    assert {name: match.options[name] for name in usual} == usual
    assert plain(match.game.board_document(match.board))["goal"] == 10


@pytest.mark.rule("CAT-38", "CAT-39")
@pytest.mark.parametrize("goal", [5, 12])
def test_table_sets_the_points_to_win(goal: int) -> None:
    position = a_match(goal=goal).with_cards(0, victory_point=2).with_fresh(0, victory_point=1)
    position.with_hand(0, wool=9, grain=9, ore=9).with_settlement(0, "1")
    match = position.build() if goal == 5 else position.with_city(0, "3", "40", "42").with_settlement(0, "51").build()
    assert table(match)["winner"] is None
    match.act(0, "buy card")
    happen(match, "drawn 0 victory point")
    assert match.result is not None
    assert match.result.scores[0] == goal


@pytest.mark.rule("CAT-39")
def test_goal_above_ten_lets_the_game_go_on_at_ten() -> None:
    match = a_match(goal=12).with_city(0, "1", "3", "40", "42").with_settlement(0, "51", "20").build()
    assert player(match, 0)["points"] == 10
    assert match.awaited == (0,)


@pytest.mark.rule("CAT-23", "CAT-39")
@pytest.mark.parametrize(("limit", "held", "owed"), [(5, 6, 3), (5, 5, 0), (9, 9, 0), (9, 10, 5), (20, 19, 0)])
def test_table_sets_the_discard_limit(limit: int, held: int, owed: int) -> None:
    match = a_match(discard_limit=limit).with_hand(1, wool=held).at_phase("before roll").build()
    roll(match, 3, 4)
    assert player(match, 1)["owes"] == owed
    assert table(match)["phase"] == ("discard" if owed else "move robber")


@pytest.mark.rule("CAT-39")
def test_fair_dice_show_each_of_the_36_outcomes_equally_often() -> None:
    match = a_match().at_phase("before roll").build()
    match.act(0, "roll")
    assert chances(match) == {f"dice {one} {other}": 1 for one in range(1, 7) for other in range(1, 7)}
    happen(match, "dice 1 1")
    match.play(0, "end turn")
    match.act(1, "roll")
    assert len(chances(match)) == 36


@pytest.mark.rule("CAT-39")
@pytest.mark.parametrize("seed", range(3))
def test_balanced_dice_show_the_36_outcomes_once_each_and_are_then_shuffled_anew(seed: int) -> None:
    match = a_match(2, dice="balanced").at_phase("before roll").build(seed)
    rounds = []
    for _ in range(2):
        shown = []
        for _ in range(36):
            seat = match.awaited[0]
            match.play(seat, "roll")
            shown.append(tuple(table(match)["dice"]))
            if table(match)["phase"] == "move robber":
                match.play(seat, match.default_action(seat))
            match.play(seat, "end turn")
        assert Counter(shown) == {(one, other): 1 for one in range(1, 7) for other in range(1, 7)}
        rounds.append(shown)
    assert rounds[0] != rounds[1]


@pytest.mark.rule("CAT-39")
def test_balanced_dice_do_not_repeat_an_outcome() -> None:
    match = a_match(dice="balanced").at_phase("before roll").build()
    roll(match, 6, 1)
    match.play(0, "robber B2")
    match.play(0, "end turn")
    match.act(1, "roll")
    assert len(chances(match)) == 35
    assert "dice 6 1" not in chances(match)
    assert "dice 1 6" in chances(match)


@pytest.mark.rule("CAT-39")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("goal", 2),
        ("goal", "ten"),
        ("goal", True),
        ("discard_limit", 4),
        ("discard_limit", None),
        ("offers", -1),
        ("dice", "loaded"),
        ("robber", "rude"),
        ("phases", "lunar"),
        ("start", "oldest"),
        ("oldest", 0),
        ("oldest", 7),
        ("theft", "optional"),
        ("colour", "red"),
    ],
)
def test_option_out_of_bounds_is_refused_with_its_name(option: str, value: Any) -> None:
    with pytest.raises(BadDocument) as refusal:
        a_new_match(**{option: value})
    assert refusal.value.path == f"options.{option}"


@pytest.mark.rule("CAT-46")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_play_on_the_base_island(players: int) -> None:
    match = a_new_match(players)
    assert len(match.board.names.hexes) == 19
    assert len(table(match)["players"]) == players


@pytest.mark.rule("CAT-46")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_nobody_plays_alone_or_with_seven(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        a_new_match(players)


@pytest.mark.rule("CAT-46")
def test_two_play_by_the_base_rules() -> None:
    match = a_match(2).with_hand(0, wool=1).with_hand(1, ore=1).at_phase("before roll").build()
    assert table(match)["bank"] == {"lumber": 19, "brick": 19, "wool": 18, "grain": 19, "ore": 18}
    roll(match, 1, 1)
    assert refused(match, 0, "offer wool for ore to 2") == "nobody_asked"
    match.play(0, "offer wool for ore to 1")
    match.play(1, "accept")
    match.play(0, "confirm 1 wool for ore")
    match.play(0, "end turn")
    roll(match, 1, 1)
    match.play(1, "end turn")
    assert match.awaited == (0,)


@pytest.mark.rule("CAT-46")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("setup", ["beginner", "variable"])
def test_random_game_comes_to_its_end_at_every_table(players: int, setup: str) -> None:
    match = sobremesa.new("catan", players, 7, setup=setup, goal=4)
    draws = sobremesa.Seeded(7)
    while match.result is None:
        seat = match.awaited[draws.below(len(match.awaited))]
        match.play(seat, _something(match, seat, draws))
    assert max(match.result.scores) == match.result.scores[match.result.winners[0]] >= 4


def _something(match: sobremesa.Match, seat: int, draws: sobremesa.Draws) -> int:
    actions = match.legal(seat).actions
    rather = [action for action in actions if match.words(action) != "end turn"] or list(actions)
    return rather[draws.below(len(rather))]
