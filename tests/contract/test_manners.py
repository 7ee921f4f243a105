"""What one may expect of any object: NumPy's numbers are numbers, a copy is a copy, a name is short."""

from __future__ import annotations

import copy
import json
from typing import Any

import numpy as np
import pytest

import sobremesa
from sobremesa.contract.dice import Seeded
from sobremesa.contract.errors import IllegalAction
from sobremesa.contract.match import Match, new_match
from sobremesa.contract.toys.sealed import Sealed


def a_match() -> Match:
    return new_match(Sealed(), 3, {}, Seeded(1))


@pytest.mark.parametrize("kind", [np.int8, np.int64, np.uint16])
def test_numbers_of_numpy_were_no_seats_and_no_actions(kind: type[np.integer[Any]]) -> None:
    match = a_match()
    seat = kind(match.awaited[0])
    action = np.int64(match.legal(seat).actions[0])
    assert match.view(seat).words(action) == match.words(action)
    assert match.why_not(seat, action) is None
    match.play(seat, action)
    assert json.dumps(match.record())
    assert all(type(part) is int for step in match.steps for part in step)
    assert type(match.view(seat).seat) is int


@pytest.mark.parametrize("wrong", [True, np.bool_(True), 1.0, np.float64(1), "1", None, np.array([0, 1])])
def test_what_is_no_whole_number_is_no_seat_and_no_action(wrong: Any) -> None:
    match = a_match()
    with pytest.raises(ValueError, match="is no seat"):
        match.legal(wrong)
    if not isinstance(wrong, str):
        with pytest.raises(IllegalAction, match="is no action"):
            match.play(match.awaited[0], wrong)


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy])
def test_a_copy_made_by_copy_was_the_same_match_again(duplicate: Any) -> None:
    match = a_match()
    twin, steps = duplicate(match), len(match.steps)
    before = match.state.tobytes()
    twin.play(twin.awaited[0], twin.legal(twin.awaited[0]).actions[0])
    assert (match.state.tobytes(), len(match.steps)) == (before, steps)
    assert twin.game is match.game


def test_a_view_named_itself_in_hundreds_of_lines() -> None:
    match = a_match()
    assert repr(match.view(1)) == "<sealed as seat 1 sees it, 3 players>"
    assert repr(match.view(None)) == "<sealed as a spectator sees it, 3 players>"


def test_a_match_is_made_from_what_a_view_leaves_open() -> None:
    view = sobremesa.new("remigio", 3, seed=4, cut=False).view(1)
    worlds = [view.possible_match(Seeded(seed)) for seed in range(3)]
    for world in worlds:
        assert world.view(1).as_json() == view.as_json()
        assert world.legal(world.awaited[0])
    assert len({world.state.tobytes() for world in worlds}) == 3


def test_an_imagined_match_can_be_played_copied_and_taken_back_but_not_recorded() -> None:
    world = sobremesa.new("remigio", 3, seed=4, cut=False).view(1).possible_match(Seeded(1))
    before = world.state.tobytes()
    twin = world.copy()
    twin.play(twin.awaited[0], twin.legal(twin.awaited[0]).actions[0])
    assert list(twin.story(None))
    twin.undo()
    assert twin.state.tobytes() == world.state.tobytes() == before
    with pytest.raises(LookupError, match="an imagined match has no record"):
        world.record()
