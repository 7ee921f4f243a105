"""Manners towards people over whole games: whom bots ask, for what, and how often."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import numpy as np
import pytest

import sobremesa
from sobremesa.bots import at_table, bot
from sobremesa.bots.player import Bot, InTurn
from sobremesa.contract.action import kind_of
from sobremesa.contract.match import Match
from sobremesa.games.catan.memory import recall
from sobremesa.games.catan.rules import actions

PERSON = 0


class Asked(NamedTuple):
    most_a_turn: int
    """Offers of one bot in one turn."""
    offers: int
    in_vain: int
    """Somebody was asked for what anybody at the table knew them to lack."""


def watched(players: list[Bot], seed: str, **options: Any) -> Asked:
    match = sobremesa.new("catan", players=len(players), seed=seed, **options)
    a_turn: Counter[tuple[int, int]] = Counter()
    offers = in_vain = 0
    playing, seen = InTurn(match, players), 0
    while playing.turn():
        steps = list(match.steps)
        for actor, action in steps[seen:]:
            if kind_of(action) == actions.OFFER and actor != PERSON:
                offers += 1
                in_vain += bool(known_to_lack(match, action))
                if actor == int(match.state[0]["active"]):
                    a_turn[actor, int(match.state[0]["turn"])] += 1
        seen = len(steps)
    assert match.result is not None
    return Asked(max(a_turn.values(), default=0), offers, in_vain)


def known_to_lack(match: Match, offer: int) -> list[int]:
    """Those among the asked who lack it in everything a spectator could think of; an offer changes no hand."""
    parts = actions.OFFER.unpack(offer)
    asked = [seat for seat in range(match.players) if parts["audience"] >> seat & 1]
    hands, weights = recall(match.board, None, match.history(None)).possibilities(match.view(None).state)
    wanted = np.maximum(parts["terms"], 0)
    return [seat for seat in asked if len(weights) and not (hands[:, seat] >= wanted).all(1).any()]


@pytest.mark.parametrize("level", ["random", "beginner", "steady", "strong"])
def test_nobody_is_asked_for_what_they_lack_nor_more_than_twice_a_turn(level: str) -> None:
    told = watched([bot("catan", "greedy", 0), *(at_table("catan", level, n) for n in range(3))], "courtesy")
    assert told.in_vain == 0
    assert told.most_a_turn <= 2
    assert told.offers > 0


def test_the_watch_sees_bots_without_manners() -> None:
    told = watched([bot("catan", name, name) for name in ("greedy", "random", "greedy", "greedy")], "courtesy none")
    assert told.in_vain > 10
    assert told.most_a_turn > 2


def test_with_expansions_it_is_the_same() -> None:
    players = [bot("catan", "greedy", 0), *(at_table("catan", "steady", n) for n in range(3))]
    told = watched(players, "courtesy plus", friends=True, helpers=True)
    assert (told.in_vain, told.most_a_turn <= 2) == (0, True)
