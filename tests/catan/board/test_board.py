"""The islands as graphs, and the board record made from them."""

from collections import Counter
from typing import Any

import pytest

from sobremesa.contract.dice import Seeded
from sobremesa.contract.fields import Records
from sobremesa.games.catan.board.bounds import ANY_HARBOUR, CITY, DESERT, GRAIN, ORE, RESOURCE_NAMES, ROAD
from sobremesa.games.catan.board.islands import BASE, LARGE, Island, island_for
from sobremesa.games.catan.board.layout import build, set_order, set_rules
from sobremesa.games.catan.board.names import Names, UnknownName, names
from sobremesa.games.catan.board.setup import make_start


def a_start(players: int = 4, **options: Any) -> dict[str, Any]:
    return make_start(players, {"setup": "beginner", **options}, Seeded(7))


@pytest.fixture
def doc() -> dict[str, Any]:
    board: dict[str, Any] = a_start()["board"]
    return board


@pytest.fixture
def board(doc: dict[str, Any]) -> Records:
    return build(doc)


@pytest.fixture
def known(doc: dict[str, Any]) -> Names:
    return names(doc)


def coastal_paths(island: Island) -> int:
    sides = Counter(island.ends(name, side) for name in island.hexes for side in ("NE", "E", "SE", "SW", "W", "NW"))
    return sum(count == 1 for count in sides.values())


@pytest.mark.rule("CAT-1")
def test_base_island_has_19_hexes_54_intersections_and_72_paths_of_which_30_are_coastal() -> None:
    assert (len(BASE.hexes), len(BASE.intersections), len(BASE.paths)) == (19, 54, 72)
    assert coastal_paths(BASE) == 30


@pytest.mark.rule("CAT-1")
@pytest.mark.parametrize("setup", ["beginner", "variable"])
def test_base_island_has_the_right_terrains(setup: str) -> None:
    terrains = Counter(item["terrain"] for item in a_start(setup=setup)["board"]["hexes"])
    assert terrains == {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1}


@pytest.mark.rule("CAT-1")
def test_hexes_are_named_by_row_and_intersections_are_numbered_row_by_row() -> None:
    assert [name for name in BASE.hexes if name.endswith("1")] == ["A1", "B1", "C1", "D1", "E1"]
    rows = Counter(y for _, y in BASE.intersections.values())
    assert list(rows.values()) == [3, 4, 4, 5, 5, 6, 6, 5, 5, 4, 4, 3]


@pytest.mark.rule("CAT-1")
def test_every_path_is_one_side_long(doc: dict[str, Any]) -> None:
    place = {item["name"]: complex(item["x"], item["y"]) for item in doc["intersections"]}
    for path in doc["paths"]:
        one, other = path["ends"]
        assert abs(place[one] - place[other]) == pytest.approx(1, abs=0.002)


@pytest.mark.rule("CAT-4")
@pytest.mark.parametrize("setup", ["beginner", "variable"])
def test_base_island_has_18_tokens_and_9_harbours(setup: str) -> None:
    doc = a_start(setup=setup)["board"]
    tokens = Counter(item["number"] for item in doc["hexes"] if "number" in item)
    assert tokens == {2: 1, 12: 1} | dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)
    assert Counter(item["kind"] for item in doc["harbours"]) == {"any": 4} | dict.fromkeys(RESOURCE_NAMES, 1)


@pytest.mark.rule("CAT-7")
def test_harbours_lie_at_the_bays_of_the_frame(doc: dict[str, Any]) -> None:
    bays = ["1-4", "2-6", "11-16", "27-33", "43-47", "50-53", "48-52", "34-39", "12-17"]
    assert ["-".join(item["ends"]) for item in doc["harbours"]] == bays


@pytest.mark.rule("CAT-7")
def test_a_harbour_serves_both_ends_of_its_path(board: Records, known: Names) -> None:
    harbour = board["intersection_harbour"][0]
    assert [harbour[known.intersection(name)] for name in ("2", "6")] == [1 + GRAIN] * 2
    assert [harbour[known.intersection(name)] for name in ("27", "33")] == [ANY_HARBOUR] * 2
    assert (harbour > 0).sum() == 18


def test_large_island_has_30_hexes_80_intersections_and_109_paths_and_11_harbours() -> None:
    assert (len(LARGE.hexes), len(LARGE.intersections), len(LARGE.paths)) == (30, 80, 109)
    assert Counter(LARGE.harbours) == {"any": 5, "wool": 2, "lumber": 1, "brick": 1, "grain": 1, "ore": 1}
    assert Counter(LARGE.terrains) == {"forest": 6, "pasture": 6, "fields": 6, "hills": 5, "mountains": 5, "desert": 2}
    assert len(LARGE.tokens) == 28


@pytest.mark.parametrize("island", [BASE, LARGE], ids=lambda island: island.name)
def test_harbours_lie_on_the_coast_and_share_no_intersection(island: Island) -> None:
    ends = [end for site in island.sites for end in island.ends(*site)]
    assert len(ends) == len(set(ends))
    for name, side in island.sites:
        assert island.neighbour(name, ("NE", "E", "SE", "SW", "W", "NW").index(side)) is None


@pytest.mark.rule("CAT-46")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_up_to_four_play_on_the_base_island_and_more_on_the_large_one(players: int) -> None:
    assert island_for(players) is (BASE if players <= 4 else LARGE)
    assert len(make_start(players, {}, Seeded(1))["board"]["hexes"]) == (19 if players <= 4 else 30)


def test_the_record_agrees_with_itself(board: Records) -> None:
    record = board[0]
    for path in range(record["paths"]):
        one, other = record["path_ends"][path]
        place = list(record["intersection_paths"][one]).index(path)
        assert record["intersection_neighbours"][one][place] == other
        assert path in record["intersection_paths"][other]
    for intersection in range(record["intersections"]):
        for hex_ in record["intersection_hexes"][intersection][: record["intersection_hex_count"][intersection]]:
            assert intersection in record["hex_intersections"][hex_]
    assert set(record["hex_intersection_count"][:19]) == {6}
    assert record["intersection_hex_count"].sum() == 19 * 6
    assert record["intersection_path_count"].sum() == 2 * 72


def test_what_a_board_does_not_use_is_minus_one(board: Records) -> None:
    assert (board["path_ends"][0, 72:] == -1).all()
    assert (board["intersection_paths"][0, 54:] == -1).all()
    assert (board["hex_terrain"][0, 19:] == -1).all()
    assert (board["number_hexes"][0, 7] == -1).all()


def test_hexes_are_listed_by_their_number(board: Records, known: Names) -> None:
    tens = board["number_hexes"][0, 10, : board["number_hex_count"][0, 10]]
    assert [known.hexes[index] for index in tens] == ["A1", "B4"]
    assert board["number_hex_count"].sum() == 18


def test_the_desert_has_no_number_and_the_robber(board: Records, known: Names) -> None:
    desert = known.hex("C3")
    assert board["hex_terrain"][0, desert] == DESERT
    assert board["hex_number"][0, desert] == 0
    assert board["robber_start"][0] == board["desert_hexes"][0, 0] == desert
    assert board["deserts"][0] == 1


@pytest.mark.rule("CAT-2")
def test_bank_deck_and_pieces_of_the_base_game(board: Records) -> None:
    set_rules(board, 4, {})
    assert board["bank"][0] == 19
    assert list(board["deck"][0]) == [14, 2, 2, 2, 5]
    assert list(board["pieces"][0]) == [15, 5, 4]
    assert list(board["costs"][0, ROAD]) == [1, 1, 0, 0, 0]
    assert (board["costs"][0, CITY, GRAIN], board["costs"][0, CITY, ORE]) == (2, 3)


def test_six_players_have_a_larger_bank_and_deck(board: Records) -> None:
    set_rules(board, 6, {})
    assert (board["bank"][0], list(board["deck"][0])) == (24, [20, 3, 3, 3, 5])


def test_table_options_have_their_defaults(board: Records) -> None:
    set_rules(board, 3, {})
    assert (board["points_to_win"][0], board["discard_limit"][0], board["offers_per_turn"][0]) == (10, 7, 12)
    for flag in ("strict_phases", "friendly_robber", "balanced_dice", "extra", "marked_paths", "friends", "helpers"):
        assert board[flag][0] == 0


def test_table_options_can_be_set(board: Records) -> None:
    chosen = {"goal": 12, "discard_limit": 9, "offers": 3, "setup": "beginner"}
    set_rules(board, 3, chosen | {"phases": "strict", "robber": "friendly", "dice": "balanced"})
    assert (board["points_to_win"][0], board["discard_limit"][0], board["offers_per_turn"][0]) == (12, 9, 3)
    for flag in ("strict_phases", "friendly_robber", "balanced_dice"):
        assert board[flag][0] == 1
    assert board["founding"][0] == 0


def test_an_unknown_option_value_is_refused(board: Records) -> None:
    with pytest.raises(ValueError, match="option dice: must be one of fair, balanced, not 'loaded'"):
        set_rules(board, 3, {"dice": "loaded"})


def test_the_turn_order_is_a_ring(board: Records) -> None:
    set_order(board, [2, 0, 1])
    assert board["first_seat"][0] == 2
    assert list(board["seat_order"][0]) == [2, 0, 1, -1, -1, -1]
    assert list(board["next_seat"][0]) == [1, 2, 0, -1, -1, -1]


def test_names_lead_to_numbers_and_back(known: Names) -> None:
    for index, name in enumerate(known.hexes):
        assert known.hex(name) == known.hex(name.lower()) == index
    for index, name in enumerate(known.paths):
        one, other = name.split("-")
        assert known.path(f"{one}-{other}") == known.path(f"{other}-{one}") == index
        assert known.intersection(one) < known.intersection(other)


def test_an_unknown_name_brings_suggestions(known: Names) -> None:
    with pytest.raises(UnknownName, match=r"there is no path '12-14'; did you mean .*12-1"):
        known.path("12-14")
    with pytest.raises(UnknownName, match=r"there is no hex 'C9'; did you mean C"):
        known.hex("C9")
    with pytest.raises(UnknownName, match=r"there is no intersection 'nowhere'$"):
        known.intersection("nowhere")
