"""Maps of towns, Corsica and New York among them (SCN-1 … SCN-10)."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa
from sobremesa.contract.shown import plain
from sobremesa.games.catan.board.maps import MAPS
from tests.catan.support.asking import a_new_match, may, own, player, refused, table
from tests.catan.support.positions import Position, a_match, roll


def on(name: str, players: int = 4, **options: Any) -> Position:
    return a_match(players, board=MAPS[name], map=name, **options)


def kinds(name: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {"location": [], "point": [], "victory": []}
    for item in MAPS[name]["intersections"]:
        found[item.get("kind", "location")].append(item["name"])
    return found


def a_small_map(**changes: Any) -> dict[str, Any]:
    """Nine towns around one field and three pastures, with points between them."""
    hexes = [{"name": f"H{place}", "x": 2.0 * place, "y": 0, "terrain": "fields", "number": 4} for place in range(4)]
    towns = [
        {"name": f"t{place}", "x": place, "y": 1, "hexes": [f"H{place % 4}"], "label": f"Town {place}"}
        for place in range(9)
    ]
    points = [{"name": f"p{place}", "x": place + 0.5, "y": 1, "hexes": [], "kind": "point"} for place in range(8)]
    ends = [[f"t{place}", f"p{place}"] for place in range(8)] + [[f"p{place}", f"t{place + 1}"] for place in range(8)]
    return {
        "name": "Nine towns",
        "hexes": hexes,
        "intersections": towns + points,
        "paths": [{"ends": pair} for pair in ends],
        "robber": "H0",
        **changes,
    }


@pytest.mark.rule("SCN-1")
@pytest.mark.parametrize(("name", "tokens"), [("corsica", 11), ("new_york", 9)])
def test_the_supplied_maps_keep_the_figures_of_the_rules(name: str, tokens: int) -> None:
    found = kinds(name)
    assert len(found["victory"]) == tokens
    for item in MAPS[name]["intersections"]:
        if item["name"] in found["location"]:
            assert 1 <= len(item["hexes"]) <= 3
            assert item["label"]


@pytest.mark.rule("SCN-1", "SCN-10")
def test_towns_are_founded_in_two_rounds_and_only_on_locations() -> None:
    match = a_new_match(4, map="corsica", start="fixed")
    found = kinds("corsica")
    assert {words.removeprefix("settlement ") for words in may(match, 0)} == set(found["location"])
    assert refused(match, 0, f"settlement {found['point'][0]}") == "not_a_location"
    assert refused(match, 0, f"settlement {found['victory'][0]}") == "not_a_location"
    seats = []
    while table(match)["phase"].startswith("found"):
        seat = match.awaited[0]
        seats.append(seat)
        match.play(seat, match.default_action(seat))
    assert seats[::2] == [0, 1, 2, 3, 3, 2, 1, 0]


@pytest.mark.rule("SCN-2")
def test_a_second_road_at_a_town_needs_an_own_building_there() -> None:
    position = (
        on("new_york")
        .with_settlement(0, "39")
        .with_road(0, "39-32-25")
        .with_hand(0, lumber=2, brick=2, wool=1, grain=1)
    )
    match = position.build()
    onward = [path for path in match.board.names.paths if "25" in path.split("-") and path != "25-32"]
    for path in onward:
        assert refused(match, 0, f"road {path}") == "second_road"
    match.play(0, "settlement 25")
    assert {f"road {path}" for path in onward} <= may(match, 0)


@pytest.mark.rule("SCN-2")
def test_a_second_road_from_another_side_is_refused_even_at_a_foreign_town() -> None:
    board = a_small_map()
    match = (
        a_match(2, board=board)
        .with_settlement(0, "t0", "t2")
        .with_settlement(1, "t1")
        .with_road(0, "t0-p0-t1", "t2-p1")
        .with_hand(0, lumber=1, brick=1)
        .build()
    )
    assert refused(match, 0, "road t1-p1") == "second_road"


@pytest.mark.rule("SCN-2")
def test_points_and_victory_intersections_are_passed_freely() -> None:
    match = on("corsica").with_settlement(0, "3").with_hand(0, lumber=3, brick=3).build()
    paths = {path: set(path.split("-")) for path in match.board.names.paths}
    first = next(
        path for path, ends in paths.items() if "3" in ends and "location" not in path and "harbour" not in path
    )
    match.play(0, f"road {first}")
    beyond = (paths[first] - {"3"}).pop()
    assert [path for path, ends in paths.items() if beyond in ends and f"road {path}" in may(match, 0)]


@pytest.mark.rule("SCN-3")
def test_the_road_on_a_red_path_is_a_harbour() -> None:
    red = {"-".join(path["ends"]): path["harbour"] for path in MAPS["new_york"]["paths"] if "harbour" in path}
    assert red["2-5"] == "ore"
    match = on("new_york").with_settlement(0, "5").with_hand(0, lumber=1, brick=1).build()
    match.play(0, "road 2-5")
    assert player(match, 0)["rates"] == {"lumber": 4, "brick": 4, "wool": 4, "grain": 4, "ore": 2}
    assert player(match, 1)["rates"]["ore"] == 4


@pytest.mark.rule("SCN-3")
def test_a_founding_road_on_a_red_path_counts() -> None:
    match = a_new_match(3, map="new_york", start="fixed")
    match.play(0, "settlement 1")
    match.play(0, "road 1-3")
    assert set(player(match, 0)["rates"].values()) == {3}


@pytest.mark.rule("SCN-4")
def test_a_town_is_paid_by_the_hexes_it_lists() -> None:
    board = a_small_map()
    board["intersections"][0]["hexes"] = ["H3"]  # far away from where it is drawn
    match = a_match(2, board=board).with_settlement(0, "t0").with_robber("H1").at_phase("before roll").build()
    roll(match, 2, 2)
    assert own(match, 0)["hand"]["grain"] == 1


@pytest.mark.rule("SCN-5")
def test_the_first_road_that_reaches_a_victory_intersection_takes_its_token() -> None:
    match = on("corsica").with_settlement(0, "3").with_hand(0, lumber=3, brick=3).build()
    way = ["1-3", "1-2"]
    assert "2" in table(match)["tokens_at"]
    for path in way:
        match.play(0, f"road {path}")
    assert "2" not in table(match)["tokens_at"]
    assert player(match, 0)["tokens"] == 1
    assert player(match, 0)["points"] == 1 + 1
    assert player(match, 0)["points_from"]["tokens"] == 1


@pytest.mark.rule("SCN-5")
def test_nothing_is_built_on_a_victory_intersection_and_roads_go_on_from_it() -> None:
    match = (
        on("corsica")
        .with_settlement(0, "3")
        .with_road(0, "3-1-2")
        .with_hand(0, lumber=2, brick=2, wool=1, grain=1)
        .build()
    )
    assert refused(match, 0, "settlement 2") == "not_a_location"
    assert any(words.startswith("road 2-") for words in may(match, 0))


@pytest.mark.rule("SCN-5")
def test_a_founding_road_takes_a_token_too() -> None:
    board = a_small_map()
    board["intersections"][9]["kind"] = "victory"
    match = a_new_match(2, own_map=board, start="fixed")
    match.play(0, "settlement t0")
    match.play(0, "road t0-p0")
    assert (player(match, 0)["tokens"], table(match)["tokens_at"]) == (1, [])


@pytest.mark.rule("SCN-6")
@pytest.mark.parametrize("players", [5, 6])
def test_with_five_and_six_there_are_no_tokens_and_victory_intersections_are_towns(players: int) -> None:
    match = a_new_match(players, map="corsica", start="fixed")
    found = kinds("corsica")
    assert table(match)["tokens_at"] == []
    assert {words.removeprefix("settlement ") for words in may(match, 0)} == {*found["location"], *found["victory"]}


@pytest.mark.rule("SCN-7")
@pytest.mark.parametrize(("name", "robber"), [("corsica", "H18"), ("new_york", "H05")])
def test_the_robber_starts_on_the_marked_hex_and_blocks_it(name: str, robber: str) -> None:
    match = a_new_match(3, map=name)
    assert table(match)["robber"] == robber
    assert all(item["terrain"] != "desert" for item in MAPS[name]["hexes"])


@pytest.mark.rule("SCN-7")
@pytest.mark.parametrize(("name", "town"), [("corsica", "49"), ("new_york", "8")])
def test_the_robber_blocks_the_hex_where_it_starts_from_the_first_turn(name: str, town: str) -> None:
    where_it_starts, elsewhere = (on(name).with_settlement(0, town).at_phase("before roll") for _ in range(2))
    for position, cards in ((where_it_starts, 0), (elsewhere.with_robber("H03"), 1)):
        match = position.build()
        roll(match, 5, 5)
        assert sum(own(match, 0)["hand"].values()) == cards


@pytest.mark.rule("SCN-8")
@pytest.mark.parametrize(("players", "goal"), [(2, 13), (3, 13), (4, 12), (5, 10), (6, 10)])
def test_points_to_win_follow_the_number_of_players(players: int, goal: int) -> None:
    def points_to_win(**options: Any) -> int:
        match = a_new_match(players, map="corsica", **options)
        points: int = plain(match.game.board_document(match.board))["goal"]
        return points

    assert points_to_win() == goal
    assert points_to_win(friends=True) == max(goal, 11)
    assert points_to_win(goal=7) == 7


@pytest.mark.rule("SCN-9")
def test_the_distance_rule_holds_between_towns_one_path_apart_unless_lifted() -> None:
    board = a_small_map()
    board["paths"].append({"ends": ["t0", "t1"]})
    match = (
        a_match(2, board=board)
        .with_settlement(1, "t1")
        .with_road(0, "t0-p0")
        .with_hand(0, lumber=1, brick=1, wool=1, grain=1)
        .build()
    )
    assert refused(match, 0, "settlement t0") == "too_close"
    lifted = (
        a_match(2, board=board, own_map=board, distance="lifted")
        .with_settlement(1, "t1")
        .with_road(0, "t0-p0")
        .with_hand(0, lumber=1, brick=1, wool=1, grain=1)
        .build()
    )
    assert "settlement t0" in may(lifted, 0)


@pytest.mark.rule("SCN-9")
@pytest.mark.parametrize("name", ["corsica", "new_york"])
def test_on_the_supplied_maps_no_two_towns_are_one_path_apart(name: str) -> None:
    towns = {*kinds(name)["location"], *kinds(name)["victory"]}
    neighbours = [path["ends"] for path in MAPS[name]["paths"] if towns.issuperset(path["ends"])]
    locations = set(kinds(name)["location"])
    assert not [ends for ends in neighbours if locations.issuperset(ends)]


@pytest.mark.rule("SCN-10")
def test_five_and_six_have_their_bank_and_build_between_turns() -> None:
    match = a_new_match(5, map="new_york")
    assert (table(match)["bank"]["ore"], table(match)["deck"]) == (24, 34)
    assert table(match)["extra"] == "none"
    position = on("new_york", 5).with_hand(2, lumber=1, brick=1).with_settlement(2, "27")
    built = position.build()
    built.play(0, "end turn")
    assert (built.awaited, table(built)["extra"]) == ((2,), "building")
    assert "road 27-35" in may(built, 2)
    paired = on("new_york", 5, between_turns="paired").build()
    paired.play(0, "end turn")
    assert (paired.awaited, table(paired)["extra"]) == ((3,), "turn")


def test_a_table_can_play_on_a_map_of_its_own_and_the_record_keeps_it() -> None:
    board = a_small_map()
    match = a_new_match(2, own_map=board, goal=3)
    while match.result is None:
        seat = match.awaited[0]
        match.play(seat, match.default_action(seat) if len(match.steps) % 3 else match.legal(seat).actions[-1])
        if len(match.steps) > 400:
            break
    record = match.record()
    assert record["start"]["board"] == board
    assert sobremesa.replay(record).state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"robber": "H9"}, r"options.own_map.robber"),
        ({"hexes": []}, r"options.own_map.hexes"),
        ({"paths": [{"ends": ["t0", "t0"]}]}, r"options.own_map.paths\[0\].ends"),
    ],
)
def test_a_broken_map_is_refused_with_the_place(change: dict[str, Any], place: str) -> None:
    with pytest.raises(sobremesa.BadDocument, match=place):
        a_new_match(2, own_map=a_small_map(**change))


def test_a_map_too_small_for_its_players_is_refused() -> None:
    with pytest.raises(sobremesa.BadDocument, match="6 players need 12 locations"):
        a_new_match(6, own_map=a_small_map())


@pytest.mark.parametrize(
    ("players", "options", "words"),
    [
        (4, {"map": "corsica", "canal": True}, "New York"),
        (4, {"map": "corsica", "setup": "beginner"}, "made for the island"),
        (4, {"map": "corsica", "tokens": "random"}, "own number tokens"),
        (4, {"distance": "lifted"}, "on maps only"),
        (2, {"map": "corsica", "own_map": a_small_map()}, "two maps"),
    ],
)
def test_what_excludes_what_is_said_in_words(players: int, options: dict[str, Any], words: str) -> None:
    with pytest.raises(sobremesa.BadDocument, match=words):
        a_new_match(players, **options)
