"""How a table begins: the beginner's and the variable set-up, the start player."""

import json
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.contract.dice import ByHand, Seeded
from sobremesa.contract.errors import BadDocument
from sobremesa.games.catan.board.bounds import DESERT, RESOURCE_NAMES
from sobremesa.games.catan.board.islands import BASE, LARGE, Island
from sobremesa.games.catan.board.layout import build
from sobremesa.games.catan.board.names import names
from sobremesa.games.catan.board.setup import make_start, red_tokens_touch, turn_order
from sobremesa.games.catan.board.start_document import check_start
from sobremesa.games.catan.label import LABEL

seeds = st.integers(0, 2**32)
player_counts = st.integers(2, 6)


def a_beginner_start(players: int = 4, **options: Any) -> dict[str, Any]:
    return make_start(players, {"setup": "beginner", **options}, Seeded(1))


def a_variable_start(players: int, seed: int, **options: Any) -> dict[str, Any]:
    return make_start(players, {"setup": "variable", **options}, Seeded(seed))


def first_cards(start: dict[str, Any]) -> dict[str, Counter[str]]:
    """What each colour takes: one card for each hex at its starred settlement."""
    board, known = build(start["board"])[0], names(start["board"])
    cards = {}
    for pieces in start["pieces"]:
        intersection = known.intersection(pieces["starred"])
        terrains = [board["hex_terrain"][index] for index in board["intersection_hexes"][intersection] if index >= 0]
        colour = start["colours"][pieces["seat"]]
        cards[colour] = Counter(RESOURCE_NAMES[terrain] for terrain in terrains if terrain != DESERT)
    return cards


def yields(start: dict[str, Any], roll: int) -> dict[str, Counter[str]]:
    """What a roll pays to the starting settlements."""
    board, known = build(start["board"])[0], names(start["board"])
    paid: dict[str, Counter[str]] = {}
    for pieces in start["pieces"]:
        for name in pieces["settlements"]:
            for index in board["number_hexes"][roll][: board["number_hex_count"][roll]]:
                if known.intersection(name) in board["hex_intersections"][index]:
                    resource = RESOURCE_NAMES[board["hex_terrain"][index]]
                    paid.setdefault(start["colours"][pieces["seat"]], Counter())[resource] += 1
    return paid


def numbers_of(start: dict[str, Any]) -> dict[str, int]:
    return {item["name"]: item["number"] for item in start["board"]["hexes"] if "number" in item}


@pytest.mark.rule("CAT-5")
def test_beginners_take_the_cards_of_their_starred_settlement() -> None:
    assert first_cards(a_beginner_start()) == {
        "red": {"grain": 1, "lumber": 2},
        "blue": {"brick": 1, "lumber": 1, "ore": 1},
        "white": {"lumber": 1, "ore": 1, "wool": 1},
        "orange": {"ore": 1, "grain": 2},
    }


@pytest.mark.rule("CAT-5")
def test_beginners_roll_of_3_pays_white_lumber_and_blue_and_orange_ore() -> None:
    assert yields(a_beginner_start(), 3) == {"white": {"lumber": 1}, "blue": {"ore": 1}, "orange": {"ore": 1}}


@pytest.mark.rule("CAT-5")
def test_beginners_roll_of_10_pays_red_ore_and_orange_brick() -> None:
    assert yields(a_beginner_start(), 10) == {"red": {"ore": 1}, "orange": {"brick": 1}}


@pytest.mark.rule("CAT-5")
def test_beginners_have_two_settlements_and_a_road_touching_each() -> None:
    for pieces in a_beginner_start()["pieces"]:
        assert len(pieces["settlements"]) == len(pieces["roads"]) == 2
        for settlement, road in zip(pieces["settlements"], pieces["roads"], strict=True):
            assert settlement in road.split("-")


@pytest.mark.rule("CAT-5")
def test_beginners_start_is_always_the_same() -> None:
    assert make_start(4, {"setup": "beginner"}, Seeded(1)) == make_start(4, {"setup": "beginner"}, ByHand())


@pytest.mark.rule("CAT-5", "CAT-46")
@pytest.mark.parametrize(
    ("players", "colours"),
    [(4, ["red", "blue", "white", "orange"]), (3, ["blue", "white", "orange"]), (2, ["blue", "white"])],
)
def test_with_fewer_beginners_red_and_then_orange_are_left_out(players: int, colours: list[str]) -> None:
    start = a_beginner_start(players)
    assert start["colours"] == colours
    assert [pieces["seat"] for pieces in start["pieces"]] == list(range(players))
    of_four = {tuple(pieces["settlements"]) for pieces in a_beginner_start()["pieces"]}
    assert {tuple(pieces["settlements"]) for pieces in start["pieces"]} <= of_four


@pytest.mark.rule("CAT-9")
def test_with_the_beginners_set_up_seat_0_starts() -> None:
    assert a_beginner_start()["order"] == a_beginner_start(start="roll")["order"] == [0, 1, 2, 3]


@pytest.mark.rule("CAT-6")
def test_tokens_spiral_counter_clockwise_from_a_corner() -> None:
    assert " ".join(BASE.spiral("A1")) == "A1 B1 C1 D1 E1 E2 E3 D4 C5 B4 A3 A2 B2 C2 D2 D3 C4 B3 C3"
    assert " ".join(BASE.spiral("E3")) == "E3 D4 C5 B4 A3 A2 A1 B1 C1 D1 E1 E2 D3 C4 B3 B2 C2 D2 C3"


def test_tokens_spiral_over_the_large_island() -> None:
    outer = "D1 E1 F1 G1 G2 G3 F4 E5 D6 C5 B4 A3 A2 A1 B1 C1"
    assert " ".join(LARGE.spiral("D1")) == f"{outer} D2 E2 F2 F3 E4 D5 C4 B3 B2 C2 D3 E3 D4 C3"


@pytest.mark.rule("CAT-6")
@pytest.mark.parametrize("island", [BASE, LARGE], ids=lambda island: island.name)
def test_an_island_has_six_corners_and_each_spiral_is_unbroken(island: Island) -> None:
    assert len(island.corners) == 6
    for corner in island.corners:
        way = island.spiral(corner)
        assert sorted(way) == sorted(island.hexes)
        assert all(after in island.neighbours(before) for before, after in pairwise(way))


@pytest.mark.rule("CAT-6")
@given(seeds, player_counts)
def test_tokens_lie_in_letter_order_from_some_corner_skipping_the_desert(seed: int, players: int) -> None:
    numbers = numbers_of(a_variable_start(players, seed))
    island = BASE if players <= 4 else LARGE
    laid = [[numbers[name] for name in island.spiral(corner) if name in numbers] for corner in island.corners]
    assert list(island.tokens) in laid


@pytest.mark.rule("CAT-6")
def test_letters_begin_at_every_corner() -> None:
    begun = set()
    for seed in range(100):
        numbers = numbers_of(a_variable_start(4, seed))
        for corner in BASE.corners:
            laid = [numbers[name] for name in BASE.spiral(corner) if name in numbers]
            begun |= {corner} if laid == list(BASE.tokens) else set()
    assert begun == set(BASE.corners)


@pytest.mark.rule("CAT-6")
@given(seeds, player_counts, st.sampled_from(["letters", "random"]))
def test_every_island_is_laid_with_the_same_tiles(seed: int, players: int, tokens: str) -> None:
    island = BASE if players <= 4 else LARGE
    board = a_variable_start(players, seed, tokens=tokens)["board"]
    assert Counter(item["terrain"] for item in board["hexes"]) == Counter(island.terrains)
    assert Counter(item["number"] for item in board["hexes"] if "number" in item) == Counter(island.tokens)
    assert Counter(item["kind"] for item in board["harbours"]) == Counter(island.harbours)


@pytest.mark.rule("CAT-6")
@given(seeds, player_counts)
def test_the_robber_starts_on_a_desert_without_a_token(seed: int, players: int) -> None:
    board = a_variable_start(players, seed)["board"]
    robbed = next(item for item in board["hexes"] if item["name"] == board["robber"])
    assert robbed["terrain"] == "desert"
    assert "number" not in robbed


@pytest.mark.rule("CAT-6")
@given(seeds, player_counts)
def test_random_tokens_keep_6_and_8_apart(seed: int, players: int) -> None:
    island = BASE if players <= 4 else LARGE
    numbers = numbers_of(a_variable_start(players, seed, tokens="random"))
    assert not red_tokens_touch(island, numbers)


@pytest.mark.rule("CAT-6")
def test_a_6_beside_an_8_touches_it() -> None:
    assert red_tokens_touch(BASE, {"A1": 6, "A2": 8, "C3": 5})
    assert red_tokens_touch(BASE, {"A1": 6, "B2": 6})
    assert not red_tokens_touch(BASE, {"A1": 6, "A3": 8, "B1": 5})


@pytest.mark.rule("CAT-6", "CAT-7")
def test_harbour_kinds_move_but_their_sites_stay() -> None:
    boards = [a_variable_start(4, seed)["board"] for seed in range(60)]
    assert len({json.dumps([item["ends"] for item in board["harbours"]]) for board in boards}) == 1
    for bay in range(9):
        assert len({board["harbours"][bay]["kind"] for board in boards}) == 6


@pytest.mark.rule("CAT-6")
def test_every_hex_may_become_the_desert() -> None:
    assert {a_variable_start(4, seed)["board"]["robber"] for seed in range(300)} == set(BASE.hexes)


@given(seeds, player_counts, st.sampled_from(["roll", "random", "fixed"]), st.sampled_from(["beginner", "variable"]))
def test_a_start_is_a_good_document_and_follows_from_its_draws(seed: int, players: int, start: str, setup: str) -> None:
    options = {"setup": setup, "start": start}
    made = make_start(players, options, Seeded(seed))
    assert made == make_start(players, options, Seeded(seed)) == json.loads(json.dumps(made))
    check_start(made, players)
    build(made["board"])


@pytest.mark.rule("CAT-46")
@pytest.mark.parametrize("players", [5, 6])
def test_the_large_island_always_has_a_variable_set_up(players: int) -> None:
    start = a_beginner_start(players)
    assert "pieces" not in start
    assert start["colours"] == ["red", "blue", "white", "orange", "green", "brown"][:players]


@pytest.mark.rule("CAT-9")
def test_the_highest_roll_starts_and_the_others_follow_in_seat_order() -> None:
    order, rolls = turn_order(3, "roll", ByHand([0, 0, 5, 4, 2, 2]))
    assert order == [1, 2, 0]
    assert rolls == [{"seat": 0, "dice": [1, 1]}, {"seat": 1, "dice": [6, 5]}, {"seat": 2, "dice": [3, 3]}]


@pytest.mark.rule("CAT-9")
def test_those_who_tie_for_the_highest_roll_throw_again() -> None:
    order, rolls = turn_order(3, "roll", ByHand([5, 0, 0, 0, 3, 2, 0, 0, 0, 1]))
    assert order == [2, 0, 1]
    assert [roll["seat"] for roll in rolls] == [0, 1, 2, 0, 2]


@pytest.mark.rule("CAT-9")
def test_seat_order_can_be_random_or_fixed() -> None:
    assert turn_order(4, "fixed", ByHand()) == ([0, 1, 2, 3], [])
    orders = {tuple(turn_order(3, "random", Seeded(seed))[0]) for seed in range(60)}
    assert len(orders) == 6


@pytest.mark.parametrize("option", ["tokens", "start"])
def test_an_unknown_option_value_is_refused(option: str) -> None:
    with pytest.raises(ValueError, match=f"option {option}: must be .*, not 'upside down'"):
        make_start(4, {option: "upside down"}, Seeded(1))


@pytest.mark.rule("CAT-9")
@pytest.mark.parametrize("start", ["roll", "fixed"])
def test_the_oldest_always_sat_at_the_first_seat(start: str) -> None:
    assert turn_order(4, start, ByHand(), oldest=3) == ([2, 3, 0, 1], [])
    assert a_beginner_start(3, start=start, oldest=2)["order"] == [1, 2, 0]
    assert a_variable_start(6, 1, start=start, oldest=6)["order"] == [5, 0, 1, 2, 3, 4]


@pytest.mark.rule("CAT-9")
def test_the_named_seat_begins_a_random_order_too() -> None:
    orders = {tuple(turn_order(4, "random", Seeded(seed), oldest=2)[0]) for seed in range(200)}
    assert len(orders) == 6
    assert {order[0] for order in orders} == {1}


@pytest.mark.rule("CAT-9")
def test_a_seat_that_is_not_at_the_table_cannot_be_the_oldests() -> None:
    with pytest.raises(BadDocument, match="number of players"):
        LABEL.check(3, {"oldest": 4})
    assert LABEL.check(4, {"oldest": 4})["oldest"] == 4
