"""A game that hides nothing proves it; a game that hides something cannot claim to be open."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sobremesa.contract.action import Kinds, action, chance
from sobremesa.contract.conformance import (
    NotConforming,
    Subject,
    check_all,
    check_imagine,
    check_same_story,
    check_two_worlds,
)
from sobremesa.contract.dice import Draws
from sobremesa.contract.fields import Layout, Records, array, copy_of, i8, number
from sobremesa.contract.game import Step
from sobremesa.contract.parts import SEAT
from sobremesa.contract.toys import sealed
from sobremesa.contract.toys.sealed import DRAW_CARD, LAY_CARD, RANK, RANKS, SEATS, TURN_KIND, Sealed

OPEN_KINDS = Kinds(
    (
        action(LAY_CARD, "lay", rank=RANK),
        chance(DRAW_CARD, "draw", player=SEAT, rank=RANK),
        TURN_KIND,
    )
)


class OpenState(Layout):
    phase = number(i8, seen="public")
    rounds = number(i8, seen="public")
    players = number(i8, seen="public")
    deck = array(i8, RANKS, seen="public")
    deck_size = number(i8, seen="public")
    hands = array(i8, SEATS, RANKS, seen="public")
    hand_size = array(i8, SEATS, seen="public")
    laid = array(i8, SEATS, seen="public")
    has_laid = array(i8, SEATS, seen="public")
    turned = array(i8, SEATS, seen="public")
    out = array(i8, RANKS, seen="public")
    score = array(i8, SEATS, seen="public")
    question_number = array(i8, SEATS, seen="public")


class HidesInActions(Sealed):
    """Everything lies open, but what is laid and drawn is still told to some only."""

    layout = OpenState

    def begin(self, players: int, options: object, start: object) -> tuple[Records, Records]:
        board, sealed_state = super().begin(players, options, start)  # type: ignore[arg-type]
        state = OpenState.new()
        for name in OpenState.fields:
            state[name] = sealed_state[name]
        return board, state


class Open(HidesInActions):
    kinds = OPEN_KINDS

    def imagine(
        self, board: Records, seen: Records, viewer: int | None, history: Sequence[Step] | None, draws: Draws
    ) -> Records:
        return copy_of(seen)


class MasksAnyway(Open):
    def mask(self, board: Records, state: Records, viewer: int | None) -> Records:
        seen = copy_of(state)
        seen["hands"] = 0
        return seen


class RedactsAnyway(Open):
    def redact(self, actor: int, action: int, viewer: int | None) -> int:
        return action if viewer == actor else action | 15 << 8


class ImaginesAnyway(Open):
    def imagine(
        self, board: Records, seen: Records, viewer: int | None, history: Sequence[Step] | None, draws: Draws
    ) -> Records:
        full = copy_of(seen)
        full["score"] = draws.below(3)
        return full


def test_an_open_game_conforms_without_a_scramble() -> None:
    check_all(Subject(Open(), 3, open=True), games=4)


@pytest.mark.parametrize("check", [check_two_worlds, check_same_story, check_imagine])
def test_a_game_with_hidden_fields_cannot_claim_to_be_open(check: object) -> None:
    with pytest.raises(NotConforming):
        check(Subject(sealed.Sealed(), 3, open=True), 6)  # type: ignore[operator]


@pytest.mark.parametrize("twin", [HidesInActions, MasksAnyway, RedactsAnyway])
def test_an_open_game_that_hides_after_all_is_caught(twin: type[Sealed]) -> None:
    with pytest.raises(NotConforming):
        check_two_worlds(Subject(twin(), 3, open=True), 4)


def test_an_open_game_that_imagines_another_world_is_caught() -> None:
    with pytest.raises(NotConforming):
        check_imagine(Subject(ImaginesAnyway(), 3, open=True), 4)


def test_a_game_that_is_not_open_still_needs_a_scramble() -> None:
    with pytest.raises(NotConforming, match="a game that hides nothing says open=True"):
        check_two_worlds(Subject(Open(), 3), 1)
