"""Greedy is the fixed yardstick: its choices in whole games never change."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out

PINNED: list[tuple[int, dict[str, Any], str]] = [
    (2, {"offers": 0}, "644e1c3813bd4e16"),
    (4, {}, "80034f37eb7730f9"),
    (4, {"friends": True}, "5905a93ffe46a523"),
    (3, {"helpers": True, "map": "corsica"}, "07e5d1366ebdbdc1"),
]


def digest(players: int, options: dict[str, Any]) -> str:
    match = sobremesa.new("catan", players=players, seed="greedy stays", **options)
    play_out(match, [bot("catan", "greedy", seat) for seat in range(players)], cap=1500)
    told = "\n".join(f"{actor} {match.words(action)}" for actor, action in match.steps)
    return hashlib.sha256(told.encode()).hexdigest()[:16]


@pytest.mark.parametrize(("players", "options", "expected"), PINNED)
def test_greedy_chooses_as_it_always_did(players: int, options: dict[str, Any], expected: str) -> None:
    assert digest(players, options) == expected
