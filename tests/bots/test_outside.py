"""The bridge to an engine that is not ours: what it tells becomes a position, and its actions are the legal ones."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa
from benchmarks.players.outside.island import AROUND, Island
from benchmarks.players.outside.seat import Seat
from benchmarks.players.outside.telling import CARDS
from sobremesa.bots import bot
from sobremesa.games.catan.board.islands import BASE, BEGINNER_HEXES

OTHERWISE = {"forest": "WOOD", "hills": "BRICK", "pasture": "SHEEP", "fields": "WHEAT", "mountains": "ORE"}
RESOURCES = ("WOOD", "BRICK", "SHEEP", "WHEAT", "ORE")
NODES = {place: 54 - int(name) for name, place in BASE.intersections.items()}
"""The engine numbers intersections in its own way; here from the last one up."""


def cube(name: str) -> list[int]:
    across, down = BASE.hexes[name]
    x, z = (across - down // 3) // 2, down // 3
    return [x, -x - z, z]


def node(name: int) -> int:
    return NODES[BASE.intersections[str(name)]]


def edge(one: int, other: int) -> list[int]:
    return [node(one), node(other)]


def board() -> dict[str, Any]:
    tiles = [
        {
            "at": cube(name),
            "resource": OTHERWISE.get(laid["terrain"]),
            "number": laid.get("number"),
            "nodes": {
                corner: NODES[BASE.hexes[name][0] + step[0], BASE.hexes[name][1] + step[1]]
                for corner, step in AROUND.items()
            },
        }
        for name, laid in BEGINNER_HEXES.items()
    ]
    kinds = dict(zip(("lumber", "brick", "wool", "grain", "ore"), RESOURCES, strict=True))
    ports = [
        {"resource": kinds.get(kind), "nodes": edge(*map(int, BASE.ends(*site)))}
        for kind, site in zip(BASE.harbours, BASE.sites, strict=True)
    ]
    return {"tiles": tiles, "ports": ports, "seat": 0}


def seen(**more: Any) -> dict[str, Any]:
    nothing = {"settlements": [], "cities": [], "roads": [], "resources": 0, "cards": 0}
    return {**nothing, "played": dict.fromkeys(CARDS, 0), "has_road": False, "has_army": False, **more}


def facts(hand: dict[str, int], other: dict[str, int], playable: list[list[Any]], **more: Any) -> dict[str, Any]:
    """Seat 0 in its first turn; the other's cards are told by the bank alone."""
    return {
        "seat": 0,
        "prompt": "PLAY_TURN",
        "rolled": True,
        "free_roads": False,
        "turn": 2,
        "robber": cube("C3"),
        "bank": {name: 19 - hand.get(name, 0) - other.get(name, 0) for name in RESOURCES},
        "hand": {name: hand.get(name, 0) for name in RESOURCES},
        "cards": dict.fromkeys(CARDS, 0),
        "card_played": False,
        "players": [
            seen(settlements=[node(9)], roads=[edge(9, 14), edge(19, 14)], resources=sum(hand.values())),
            seen(cities=[node(40)], roads=[edge(40, 45)], resources=sum(other.values())),
        ],
        "log": [[0, "ROLL", [2, 1]]],
        "playable": [[0, *action] for action in playable],
        **more,
    }


def seat(name: str = "strong") -> Seat:
    return Seat(bot("catan", name, 1), board())


ROADS = [["BUILD_ROAD", edge(*ends)] for ends in ((5, 9), (9, 13), (10, 14), (19, 24), (25, 19))]
ROBBER = [["MOVE_ROBBER", [cube(name), None]] for name in BASE.hexes if name != "C3"]


def test_the_island_is_the_same_in_our_words() -> None:
    island = Island(board())
    match = sobremesa.from_position(
        "catan",
        {"format": "sobremesa position 1", "game": "catan", "island": island.document, "seats": [{}, {}]},
    )
    assert match.position()["island"] == "beginner"
    assert {island.intersections[number]: place for place, number in NODES.items()} == BASE.intersections


def test_a_turn_offers_the_same_actions_in_both_engines() -> None:
    told = facts({"WOOD": 4, "BRICK": 1, "WHEAT": 2, "ORE": 3}, {"SHEEP": 3}, [["END_TURN", None], *ROADS])
    told["playable"] += [[0, "BUILD_CITY", node(9)]]
    told["playable"] += [[0, "MARITIME_TRADE", ["WOOD"] * 4 + [name]] for name in RESOURCES if name != "WOOD"]
    ours = seat()
    chosen = told["playable"][ours.choose(told)]
    assert chosen[1] in ("BUILD_CITY", "BUILD_ROAD")
    assert not ours.differences
    assert ours.position(told)["seats"][1]["hand"]["wool"] == 3


def test_an_action_that_only_one_engine_allows_ends_the_match() -> None:
    with pytest.raises(AssertionError, match="legal by ours alone"):
        seat().choose(facts({"WOOD": 1, "BRICK": 1}, {}, [["END_TURN", None], *ROADS[1:]]))
    with pytest.raises(AssertionError, match="legal by theirs alone"):
        seat().choose(facts({}, {}, [["END_TURN", None], ROADS[0]]))


def test_cards_that_do_not_add_up_are_noticed() -> None:
    told = facts({}, {"ORE": 2}, [["END_TURN", None]])
    told["players"][1]["resources"] = 3
    with pytest.raises(AssertionError, match="the other has 3 cards, by the bank 2"):
        seat().choose(told)


def test_a_card_that_the_engine_holds_back_is_told_as_fresh() -> None:
    told = facts({}, {}, [["END_TURN", None], ["PLAY_KNIGHT_CARD", None]])
    told["cards"] |= {"KNIGHT": 1, "ROAD_BUILDING": 1}
    own = seat().position(told)["seats"][0]
    assert own["cards"]["knight"] == 1
    assert own["fresh"]["road building"] == 1


def test_before_the_roll_only_a_knight_is_played_there() -> None:
    told = facts({}, {}, [["ROLL", None], ["PLAY_KNIGHT_CARD", None]], rolled=False, log=[])
    told["cards"] |= {"KNIGHT": 1, "MONOPOLY": 1}
    ours = seat()
    ours.choose(told)
    assert ours.differences["before roll: monopoly ours alone"] == 5


def test_the_robber_comes_after_all_discards_of_a_seven() -> None:
    ours = seat()
    hand, other = {"WOOD": 8, "BRICK": 1}, {"ORE": 9}
    before = facts(hand, other, [["ROLL", None]], rolled=False, log=[])
    assert ours.choose(before) == 0
    log = [[0, "ROLL", [3, 4]], [0, "DISCARD", ["WOOD"] * 4], [1, "DISCARD", ["ORE"] * 4]]
    told = {**before, "prompt": "MOVE_ROBBER", "log": log, "playable": [[0, *action] for action in ROBBER]}
    then = ours.position(told)["then"]
    assert then == [[0, "roll"], ["chance", "dice 3 4"], [0, "discard 4 lumber"], [1, "discard 4 ore"]]
    assert "40" in touching(told["playable"][ours.choose(told)][2][0])


def touching(at: list[int]) -> list[str]:
    name = next(name for name in BASE.hexes if cube(name) == at)
    return [end for side in ("NE", "E", "SE", "SW", "W", "NW") for end in BASE.ends(name, side)]


def test_the_second_free_road_follows_the_first() -> None:
    ours = seat()
    told = facts({"WOOD": 1, "BRICK": 1}, {}, [["END_TURN", None], ["PLAY_ROAD_BUILDING", None], *ROADS])
    told["cards"] |= {"ROAD_BUILDING": 1}
    ours.choose(told)
    log = [*told["log"], [0, "PLAY_ROAD_BUILDING", None], [0, "BUILD_ROAD", edge(19, 24)]]
    free = [*ROADS[:3], ROADS[4], ["BUILD_ROAD", edge(18, 24)], ["BUILD_ROAD", edge(24, 30)]]
    later = {**told, "free_roads": True, "log": log, "playable": [[0, *action] for action in free]}
    assert later["playable"][ours.choose(later)][1] == "BUILD_ROAD"
    assert not ours.differences


def test_foundings_are_told_from_the_beginning() -> None:
    ours = seat()
    log = [[0, "BUILD_SETTLEMENT", node(9)], [0, "BUILD_ROAD", edge(9, 14)], [1, "BUILD_SETTLEMENT", node(40)]]
    ours.seat = 1
    told = facts({}, {}, [["BUILD_ROAD", edge(40, end)] for end in (35, 44, 45)], log=log, prompt="BUILD_INITIAL_ROAD")
    assert ours.choose(told) in range(3)
    assert ours.position(told)["then"][-1] == [1, "settlement 40"]


def test_routes_that_the_engine_counts_otherwise_never_end_the_game() -> None:
    """We count the road that leads to another's building, the engine does not: here ours would be five and win."""
    way = [edge(9, 14), edge(14, 19), edge(19, 24), edge(24, 30), edge(30, 35)]
    told = facts({}, {}, [["END_TURN", None], ["PLAY_KNIGHT_CARD", None]])
    told["cards"] |= {"KNIGHT": 1, "VICTORY_POINT": 3}
    own = seen(
        settlements=[node(9)], cities=[node(1), node(7)], roads=way, played={**told["cards"], "VICTORY_POINT": 0}
    )
    told["players"] = [own, seen(settlements=[node(35)])]
    ours = seat()
    assert ours.choose(told) in (0, 1)
    assert ours.differences == {"another holds the longest route": 1}
