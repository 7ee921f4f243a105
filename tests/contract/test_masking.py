"""Masks: what a viewer may not see is zero, byte for byte."""

from __future__ import annotations

import pytest

from sobremesa.contract.fields import Layout, Records, array, copy_of, differing, i8, i16, number, same
from sobremesa.contract.states.masking import Masking


class Table(Layout):
    turn = number(i16, seen="public")
    secret = number(i16)
    hands = array(i8, 3, 2, seen="owner")
    maps = array(i8, 3, 2, seen="team")


def a_state() -> Records:
    state = Table.new()
    for name in ("turn", "secret", "hands", "maps"):
        state[name] = 7
    return state


def test_a_viewer_sees_what_is_public_and_its_own() -> None:
    masking = Masking(Table)
    seen = masking.mask(a_state(), 1, lambda question, viewer, owner: owner in (1, 2))
    assert seen["turn"].tolist() == [7]
    assert seen["secret"].tolist() == [0]
    assert seen["hands"].tolist() == [[[0, 0], [7, 7], [0, 0]]]
    assert seen["maps"].tolist() == [[[0, 0], [7, 7], [7, 7]]]


def test_a_spectator_sees_what_is_public() -> None:
    seen = Masking(Table).mask(a_state(), None, lambda *asked: False)
    assert seen["turn"].tolist() == [7]
    assert not seen["hands"].any()
    assert not seen["maps"].any()


def test_masking_leaves_the_state_alone() -> None:
    state = a_state()
    before = copy_of(state)
    Masking(Table).mask(state, None, lambda *asked: False)
    assert same(before, state)
    assert differing(before, state) == []


def test_only_arrays_have_owners() -> None:
    with pytest.raises(TypeError, match="only an array has owners"):
        type("Bad", (Layout,), {"hand": number(i8, seen="owner")})
