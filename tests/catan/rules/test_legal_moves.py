"""Every action there is, tried at many moments of random games: it is accepted if, and only if, it is listed."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from sobremesa.contract.action import UNKNOWN, Kind, payload_of
from sobremesa.contract.conformance.playing import Subject, some_moments
from sobremesa.games import rules
from sobremesa.games.catan.rules import actions
from sobremesa.games.catan.rules.actions import KINDS

OPEN_ENDED = {actions.DISCARD, actions.OFFER, actions.CONFIRM, actions.DISCARDED}


def all_of(kind: Kind) -> list[int]:
    """Each way to fill in the parts, places that do not exist included."""
    return [kind.pack(*values) for values in product(*(range(cell.unknown + 1) for cell in kind.cells))]


EVERYTHING = [action for kind in KINDS if kind.number not in OPEN_ENDED for action in all_of(kind)]


@pytest.mark.rule("CAT-10")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {}),
        (2, {"phases": "strict", "setup": "beginner"}),
        (3, {"robber": "friendly", "dice": "balanced", "discard_limit": 5}),
    ],
)
def test_action_is_accepted_if_and_only_if_it_is_listed(players: int, options: dict[str, Any]) -> None:
    game = rules("catan")
    subject = Subject(game, players, {"goal": 7, **options}, cap=400, every=11)
    for seed in range(2):
        for match in some_moments(subject, seed):
            for seat in range(players):
                listed = set(game.legal(match.board, match.state, seat))
                accepted = {act for act in EVERYTHING if not game.refusal(match.board, match.state, seat, act)}
                closed = {act for act in listed if payload_of(act) != UNKNOWN and act & 0xFF not in OPEN_ENDED}
                assert accepted == closed, {match.words(action) for action in accepted ^ closed}
