"""What strong offers, and to whom."""

from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from sobremesa.bots.catan.dealing import Dealing
from sobremesa.bots.catan.thought import Thought
from sobremesa.contract.action import kind_of
from sobremesa.games.catan.rules import actions

OWN, THEIRS, GAIN = 0.6, 0.1, 0.02


def thinking(partner_gains: float) -> Thought:
    """Seat 0 leads and holds wood, seat 1 has little hope and holds brick; a deal helps seat 0."""
    now = {"hands": np.array([[2, 0, 0, 0, 0], [0, 2, 0, 0, 0]]), "hand_size": np.array([2, 2])}

    def deals(asked: Any, width: int) -> Any:
        told = [(OWN, OWN)]
        for _, terms in asked:
            told.append((OWN + GAIN, THEIRS + partner_gains) if any(terms) else (OWN, THEIRS))
        return np.array(told)

    return cast(Thought, SimpleNamespace(seat=0, now=now, view=SimpleNamespace(players=2), deals=deals))


def test_a_partner_far_behind_was_thought_to_refuse_everything() -> None:
    offer = Dealing()._offer(thinking(partner_gains=0.01))
    assert offer is not None
    assert kind_of(offer) == actions.OFFER


@pytest.mark.parametrize("loss", [0.01, 0.1])
def test_nobody_is_asked_for_what_harms_them(loss: float) -> None:
    assert Dealing()._offer(thinking(partner_gains=-loss)) is None
