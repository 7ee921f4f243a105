"""The dice game keeps the contract at every table size, in both versions; nothing in it is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.contract.conformance import ALL, Subject
from sobremesa.games.catan_dice.label import LABEL

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"coach": True}),
    *((players, {}) for players in (2, 3, 4)),
    *((players, {"version": "plus"}) for players in (2, 3, 4)),
]


@pytest.mark.rule("DIC-18")
@pytest.mark.parametrize("check", ALL)
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_dice_game_keeps_the_contract(players: int, options: dict[str, Any], check: Any) -> None:
    check(Subject(LABEL.load(), players, options, cap=600, every=5, open=True), games=1)
