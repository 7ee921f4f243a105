"""Greedy is the fixed yardstick: its choices in whole games never change."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out

PINNED: list[tuple[int, dict[str, Any], str]] = [
    (2, {"offers": 0}, "126b50fcd0054e2a"),
    (4, {}, "90018e6cfa8907dc"),
    (4, {"friends": True}, "07cb3bcfad3f140a"),
    (3, {"helpers": True, "map": "corsica"}, "309ebf3986a19860"),
]


def digest(players: int, options: dict[str, Any]) -> str:
    match = sobremesa.new("catan", players=players, seed="greedy stays", **options)
    play_out(match, [bot("catan", "greedy", seat) for seat in range(players)], cap=1500)
    told = "\n".join(f"{actor} {match.words(action)}" for actor, action in match.steps)
    return hashlib.sha256(told.encode()).hexdigest()[:16]


@pytest.mark.parametrize(("players", "options", "expected"), PINNED)
def test_greedy_chooses_as_it_always_did(players: int, options: dict[str, Any], expected: str) -> None:
    assert digest(players, options) == expected
