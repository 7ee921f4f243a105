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
