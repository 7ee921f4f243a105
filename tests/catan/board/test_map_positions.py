"""Positions of maps of towns: any moment of Corsica and New York is written down and read back."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import InTurn
from sobremesa.contract.dice import Seeded
from sobremesa.contract.errors import BadDocument
from sobremesa.contract.match import Match, match_from_position
from sobremesa.games import rules
from tests.catan.board.test_maps import a_small_map
from tests.catan.support.asking import a_new_match

OPTIONS: list[dict[str, Any]] = [
    {"map": "corsica"},
    {"map": "new_york", "canal": True},
    {"map": "new_york", "canal": True, "friends": True, "helpers": True},
]
FORGOTTEN = {"offer_number", "question_number", "question", "founding_intersection", "district", "links"}
"""How often was asked and offered, where the last road was founded, and how districts are numbered."""


def after(turns: int, **options: Any) -> Match:
    match = sobremesa.new("catan", 3, "a map", **options)
    playing = InTurn(match, [bot("catan", "greedy", f"a map {seat}") for seat in range(3)])
    while int(match.state[0]["turn"]) < turns or match.view(None).as_json()["table"]["phase"] != "main":
        playing.turn()
    return match


def read(document: dict[str, Any]) -> Match:
    return match_from_position(rules("catan"), document, Seeded(1))


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("turns", [6, 30])
def test_a_moment_in_the_middle_of_a_map_is_written_down(options: dict[str, Any], turns: int) -> None:
    match = after(turns, **options)
    document = match.position()
    assert "then" not in document
    again = read(document)
    for field in set(match.state.dtype.names or ()) - FORGOTTEN:
        assert (again.state[0][field] == match.state[0][field]).all(), field
    assert again.position() == document
    seat = match.awaited[0]
    assert set(again.legal(seat).actions) == set(match.legal(seat).actions)


def test_tokens_lie_where_nobody_has_come_by_unless_it_is_said() -> None:
    match = after(30, map="corsica")
    document = match.position()
    assert document["tokens_at"]
    taken = sum(seat.get("tokens", 0) for seat in document["seats"])
    del document["tokens_at"]
    assert int(read(document).state[0]["token_at"].sum()) == int(match.state[0]["token_at"].sum())
    assert taken > 0


def one_path_apart(**options: Any) -> Match:
    """On a map of its own where the distance rule is lifted, seat 0 may found beside seat 1."""
    board = a_small_map()
    board["paths"].append({"ends": ["t0", "t1"]})
    return sobremesa.new("catan", 2, 1, own_map=board, distance="lifted", start="fixed", **options)


def founded(match: Match, *towns: tuple[int, str, str]) -> Match:
    for seat, town, road in towns:
        match.play(seat, f"settlement {town}")
        match.play(seat, f"road {road}")
    return match


@pytest.mark.rule("SCN-9")
def test_positions_with_the_distance_rule_lifted_were_refused_for_buildings_one_path_apart() -> None:
    match = founded(one_path_apart(), (0, "t0", "t0-p0"), (1, "t1", "t1-p1"), (1, "t5", "t5-p5"), (0, "t8", "p7-t8"))
    document = match.position()
    again = read(document)
    assert document["options"] == {"distance": "lifted"}
    assert again.position() == document
    assert again.view(0).as_json() == match.view(0).as_json()
    assert sobremesa.replay(again.record()).state.tobytes() == again.state.tobytes()
    assert "too close" in wrong({**document, "options": {}})


@pytest.mark.rule("SCN-9")
def test_positions_lost_that_the_distance_rule_was_lifted() -> None:
    match = one_path_apart()
    assert read(match.position()).position() == match.position(), "before the founding, too"
    founded(match, (0, "t0", "t0-p0"), (1, "t2", "t2-p1"), (1, "t5", "t5-p5"), (0, "t8", "p7-t8"))
    document = match.position()
    document["seats"][0] |= {"roads": ["t0-p0-t1", "p7-t8"], "hand": {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}}
    document["phase"] = "main"
    lifted, kept = read(document), read({**document, "options": {}})
    settle = lifted.game.number_of(lifted.board, "settlement t1")
    assert settle in lifted.legal(0).actions
    assert settle not in kept.legal(0).actions


@pytest.mark.rule("SCN-9")
@pytest.mark.parametrize("laid", ["beginner", "variable"])
def test_an_own_map_that_looks_like_the_island_lost_that_the_distance_rule_was_lifted(laid: str) -> None:
    board = a_new_match(3, setup=laid).start["board"]
    match = sobremesa.new("catan", 3, 1, own_map=board, distance="lifted")
    document = match.position()
    assert "island" in document
    assert document["options"] == {"distance": "lifted"}
    again = read(document)
    assert again.position() == document
    assert again.board.numbers[0]["distance_lifted"]


@pytest.mark.rule("SCN-9")
@pytest.mark.parametrize("options", OPTIONS)
def test_positions_of_our_maps_keep_that_the_distance_rule_is_lifted(options: dict[str, Any]) -> None:
    match = sobremesa.new("catan", 3, 1, distance="lifted", **options)
    document = match.position()
    again = read(document)
    assert again.position() == document
    assert again.board.numbers[0]["distance_lifted"]


def wrong(document: dict[str, Any]) -> str:
    with pytest.raises(BadDocument) as caught:
        read(document)
    return str(caught.value)


def test_tokens_and_canals_are_only_where_there_are_some() -> None:
    corsica, canal = after(8, map="corsica").position(), after(8, map="new_york", canal=True).position()
    assert "no canal" in wrong({**corsica, "canal_played": 1})
    assert "no canal" in wrong({**corsica, "seats": [{**corsica["seats"][0], "canal": 1}, *corsica["seats"][1:]]})
    assert "Catan tokens" in wrong({**corsica, "seats": [{**corsica["seats"][0], "tokens": 3}, *corsica["seats"][1:]]})
    towns = {**canal["seats"][0], "canal_pairs": [["nowhere", "there"]]}
    assert "canal_pairs" in wrong({**canal, "seats": [towns, *canal["seats"][1:]]})
    assert "tokens_at" in wrong({**corsica, "tokens_at": ["nowhere"]})
