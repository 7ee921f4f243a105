"""Positions with helpers, written down and read again."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import sobremesa
from sobremesa.contract.errors import BadDocument
from sobremesa.contract.fields import differing
from tests.catan.board.test_position import TURN_BY_TURN, moments
from tests.catan.expansions.helpers.tables import a_table
from tests.catan.support.asking import may, own, player, refused, table
from tests.catan.support.positions import state_of

SHORT: dict[str, Any] = {
    "format": "sobremesa position 1",
    "game": "catan",
    "options": {"helpers": True},
    "turn": 7,
    "dice": [2, 3],
    "seats": [
        {"settlements": ["9"], "roads": ["9-14-19"], "helper": {"name": "ploughshares", "side": "B"}},
        {"cities": ["40"], "roads": ["40-45"], "helper": {"name": "alms", "since": 6, "used": 6}},
    ],
}


def changed(seat: int, helper: Any, **more: Any) -> dict[str, Any]:
    document = {**copy.deepcopy(SHORT), **more}
    document["seats"][seat]["helper"] = helper
    return document


def test_a_position_says_who_holds_which_helper() -> None:
    match = sobremesa.from_position("catan", copy.deepcopy(SHORT))
    assert player(match, 0)["helper"] == {"name": "ploughshares", "side": "B", "ready": True}
    assert player(match, 1)["helper"] == {"name": "alms", "side": "A", "ready": True}
    new = sobremesa.from_position("catan", changed(0, {"name": "free port", "since": 7}))
    assert not player(new, 0)["helper"]["ready"]
    assert not any(words.startswith("free port") for words in may(new, 0))


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "players", "setup"), [(1, 3, "variable"), (2, 4, "beginner")])
def test_a_written_position_with_helpers_is_the_same_for_every_seat(seed: int, players: int, setup: str) -> None:
    for match in moments(seed, players, 300, setup=setup, helpers=True):
        document = json.loads(json.dumps(match.position()))
        twin = sobremesa.from_position("catan", document)
        assert set(differing(match.state, twin.state)) <= TURN_BY_TURN
        assert twin.position() == document
        for seat in range(players):
            assert twin.legal(seat) == match.legal(seat)
            assert twin.view(seat).as_json() == match.view(seat).as_json()


def test_knights_given_up_and_a_free_port_are_written_down() -> None:
    position = a_table("ploughshares", players=2).with_settlement(0, "9").with_road(0, "9-14").with_settlement(1, "40")
    match = position.with_hand(0, ore=2, grain=1).with_played(0, knight=1).build()
    match.play(0, "ploughshares city 9 played")
    match.play(0, "turn helper")
    state_of(match)["cheap"] = 1 << 4
    document = match.position()
    assert (document["knights_given"], document["cheap"]) == (1, ["ore"])
    twin = sobremesa.from_position("catan", json.loads(json.dumps(document)))
    assert state_of(twin)["deck"].tolist() == [13, 2, 2, 2, 5]
    assert table(twin)["cheap"] == ["ore"]
    assert own(twin, 0) == own(match, 0)


@pytest.mark.rule("HLP-12")
def test_a_knight_played_and_given_up_in_the_same_turn_was_refused_as_no_played_card() -> None:
    position = a_table("ploughshares", players=2).with_settlement(0, "9").with_road(0, "9-14").with_settlement(1, "40")
    match = position.with_hand(0, ore=2, grain=1).with_cards(0, knight=2).with_robber("A1").build()
    for words in ("knight", "robber A2", "ploughshares city 9 played", "turn helper"):
        match.play(0, words)
    document = json.loads(json.dumps(match.position()))
    assert document["card_played"] is True
    assert "played" not in document["seats"][0]
    twin = sobremesa.from_position("catan", document)
    assert twin.position() == document
    assert refused(twin, 0, "knight") == refused(match, 0, "knight") == "card_already_played"
    with pytest.raises(BadDocument, match="has no played card"):
        sobremesa.from_position("catan", {**document, "knights_given": 0})


def test_two_equal_armies_may_be_held_by_nobody_after_a_knight_was_given_up() -> None:
    document = {**copy.deepcopy(SHORT), "largest_army": None}
    for seat in document["seats"]:
        seat["played"] = {"knight": 3}
    with pytest.raises(BadDocument, match="must hold it"):
        sobremesa.from_position("catan", document)
    match = sobremesa.from_position("catan", {**document, "knights_given": 1})
    assert table(match)["largest_army"] is None


@pytest.mark.parametrize(
    ("document", "path"),
    [
        (changed(0, {"name": "alms"}), "seats[1].helper.name"),
        (changed(0, {"name": "cook"}), "seats[0].helper.name"),
        (changed(0, {"name": "shelter", "side": "C"}), "seats[0].helper.side"),
        (changed(0, {"name": "shelter", "since": 8}), "seats[0].helper.since"),
        (changed(0, "shelter"), "seats[0].helper"),
        (changed(0, {"name": "shelter"}, cheap=["gold"]), "cheap[0]"),
        (changed(0, {"name": "shelter"}, cheap=["ore"], phase="before roll"), "cheap[0]"),
        (changed(0, {"name": "shelter"}, knights_given=15), "knights_given"),
        ({**SHORT, "options": {}}, "seats[0].helper"),
        ({**SHORT, "options": {}, "knights_given": 1}, "knights_given"),
        ({**SHORT, "seats": [{}, {}]}, "seats[0].helper"),
    ],
)
def test_what_is_wrong_with_helpers_is_said_with_its_place(document: dict[str, Any], path: str) -> None:
    with pytest.raises(BadDocument) as caught:
        sobremesa.from_position("catan", copy.deepcopy(document))
    assert caught.value.path == path
