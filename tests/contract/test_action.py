"""Actions as numbers: parts, and who sees them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.contract.action import CHANCE, Block, Kinds, action, alike, chance, time
from sobremesa.contract.parts import SEAT, Number
from sobremesa.games import games, rules

CARD = Number(3, "a card")
STEAL = chance(203, "stolen", thief=SEAT, victim=SEAT, card=CARD.seen_by("thief", "victim"))
SEAL = action(1, "seal", card=Number(4, "a card").seen_by("actor"))
KINDS = Kinds((STEAL, SEAL))


@given(st.integers(0, 7), st.integers(0, 7), st.integers(0, 7))
def test_what_is_packed_is_unpacked(thief: int, victim: int, card: int) -> None:
    assert STEAL.unpack(STEAL.pack(thief, victim, card)) == {"thief": thief, "victim": victim, "card": card}


@pytest.mark.parametrize(("viewer", "sees"), [(2, True), (4, True), (0, False), (None, False)])
def test_only_thief_and_victim_see_the_stolen_card(viewer: int | None, sees: bool) -> None:
    theft = STEAL.pack(2, 4, 3)
    assert KINDS.redact(CHANCE, theft, viewer) == (theft if sees else STEAL.pack(2, 4, 7))


@pytest.mark.parametrize(("viewer", "sees"), [(1, True), (0, False), (None, False)])
def test_a_sealed_choice_is_its_maker_s(viewer: int | None, sees: bool) -> None:
    assert KINDS.redact(1, SEAL.pack(5), viewer) == (SEAL.pack(5) if sees else SEAL.pack(15))


def test_every_action_of_every_game_fits_javascript() -> None:
    for game in games():
        for kind in rules(game).kinds:
            assert kind.raw(lambda bits: (1 << bits) - 1) < 2**53


def test_a_value_too_large_is_refused_with_its_name() -> None:
    with pytest.raises(ValueError, match="thief 9 does not fit 3 bits"):
        STEAL.pack(9, 0, 0)


def test_two_kinds_never_share_a_number() -> None:
    with pytest.raises(ValueError, match="share a number or a name"):
        Kinds((STEAL, chance(203, "other")))
    with pytest.raises(ValueError, match="more than 45 bits"):
        action(2, "long", much=Number(46, "much"))


def test_a_kind_is_its_number_and_reads_its_own_parts() -> None:
    theft = STEAL.of(2, 4, 3)
    assert STEAL == 203
    assert (STEAL.thief(theft), STEAL.victim(theft), STEAL.card(theft)) == (2, 4, 3)


def test_a_number_is_declared_where_it_belongs() -> None:
    for declare, number in ((action, 200), (chance, 199), (time, 239), (action, 0), (time, 256)):
        with pytest.raises(ValueError, match="is no number for"):
            declare(number, "astray")
    with pytest.raises(ValueError, match="cannot be called parts"):
        action(3, "vain", parts=SEAT)


def test_a_stranger_among_the_kinds_of_a_block_is_noticed() -> None:
    block = Block("guests")
    first, last = action(3, "first", block=block), action(5, "last", block=block)
    assert [number for number in range(8) if block.holds(number)] == [3, 4, 5]
    with pytest.raises(ValueError, match="stranger stands among the kinds of guests"):
        Kinds((first, last, action(4, "stranger")))


def test_kinds_read_through_each_other_lie_alike() -> None:
    alike(SEAL, action(2, "other", card=Number(4, "a card")))
    with pytest.raises(ValueError, match="are not alike"):
        alike(SEAL, STEAL)
