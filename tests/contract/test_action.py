"""Actions as numbers: parts, and who sees them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.contract.action import CHANCE, Kind, Kinds, Part
from sobremesa.games import rules

STEAL = Kind(203, "stolen", (Part("thief", 3), Part("victim", 3), Part("card", 3, seen_by=("thief", "victim"))))
SEAL = Kind(1, "seal", (Part("card", 4, seen_by=("actor",)),))
KINDS = Kinds((STEAL, SEAL))


@given(st.integers(0, 7), st.integers(0, 7), st.integers(0, 7))
def test_what_is_packed_is_unpacked(thief: int, victim: int, card: int) -> None:
    assert STEAL.unpack(STEAL.pack(thief, victim, card)) == {"thief": thief, "victim": victim, "card": card}


@pytest.mark.parametrize(("viewer", "sees"), [(2, True), (4, True), (0, False), (None, False)])
def test_only_thief_and_victim_see_the_stolen_card(viewer: int | None, sees: bool) -> None:
    action = STEAL.pack(2, 4, 3)
    assert KINDS.redact(CHANCE, action, viewer) == (action if sees else STEAL.pack(2, 4, 7))


@pytest.mark.parametrize(("viewer", "sees"), [(1, True), (0, False), (None, False)])
def test_a_sealed_choice_is_its_maker_s(viewer: int | None, sees: bool) -> None:
    assert KINDS.redact(1, SEAL.pack(5), viewer) == (SEAL.pack(5) if sees else SEAL.pack(15))


def test_every_action_of_every_game_fits_javascript() -> None:
    for kind in rules("catan").kinds:
        assert kind.pack(*(part.unknown for part in kind.parts)) < 2**53


def test_a_value_too_large_is_refused_with_its_name() -> None:
    with pytest.raises(ValueError, match="thief 9 does not fit 3 bits"):
        STEAL.pack(9, 0, 0)


def test_two_kinds_never_share_a_number() -> None:
    with pytest.raises(ValueError, match="share a number or a name"):
        Kinds((STEAL, Kind(203, "other")))
    with pytest.raises(ValueError, match="more than 45 bits"):
        Kind(2, "long", (Part("much", 46),))
