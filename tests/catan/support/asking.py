"""What tests ask of a match: what lies on the table, what a seat holds, may do and has heard, and why not."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa
from sobremesa.contract.fields import differing, same
from sobremesa.contract.match import Match, new_match
from sobremesa.games import rules


def a_new_match(players: int = 4, seed: int | str = 1, **options: Any) -> Match:
    """A match from its very beginning."""
    return new_match(rules("catan"), players, options, sobremesa.Seeded(seed))


def table(match: Match) -> dict[str, Any]:
    """What everybody sees."""
    seen: dict[str, Any] = match.view(None).as_json()["table"]
    return seen


def player(match: Match, seat: int) -> dict[str, Any]:
    """What everybody sees of a player."""
    seen: dict[str, Any] = table(match)["players"][seat]
    return seen


def own(match: Match, seat: int) -> dict[str, Any]:
    """What only this seat sees."""
    seen: dict[str, Any] = match.view(seat).as_json()["own"]
    return seen


def pieces_left(match: Match, seat: int) -> tuple[int, int, int]:
    """Roads, settlements and cities not yet built."""
    roads, settlements, cities = match.view(None).state[0]["pieces"][seat].tolist()
    return roads, settlements, cities


def may(match: Match, seat: int) -> set[str]:
    """Every action open to a seat, in words; an open-ended family as its name and three dots."""
    legal = match.view(seat).legal
    return {match.words(action) for action in legal.actions} | {f"{family.kind} ..." for family in legal.templates}


def heard(match: Match, seat: int | None) -> list[str]:
    """What has happened, as a seat (None: a spectator) has seen it."""
    return [match.words(action) for _, action in match.history(seat)]


def chances(match: Match) -> dict[str, int]:
    """What chance must decide now, with the weights."""
    found = match.game.chance(match.board, match.state)
    assert found is not None
    return {match.words(action): weight for action, weight in zip(found.actions, found.weights, strict=True)}


def refused(match: Match, seat: int, words: str) -> str:
    """The reason's code; the match is untouched, and the action is not listed as legal either."""
    before = match.copy()
    with pytest.raises(sobremesa.IllegalAction) as refusal:
        match.act(seat, words)
    assert same(match.state, before.state), differing(match.state, before.state)
    assert list(match.steps) == list(before.steps)
    assert words not in may(match, seat)
    return refusal.value.reason.code


def refusals(match: Match, seat: int, *actions: str) -> set[str]:
    """The reasons' codes for several actions."""
    return {refused(match, seat, words) for words in actions}


def play_all(match: Match, *turns: tuple[int, str]) -> None:
    for seat, words in turns:
        match.play(seat, words)
