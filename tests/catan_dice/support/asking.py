"""Moments of the dice game made by hand, and what tests ask of them."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa
from sobremesa.contract.fields import same
from sobremesa.contract.match import Match, new_match
from sobremesa.games.catan_dice.label import LABEL
from sobremesa.games.catan_dice.rules import doors, phases
from sobremesa.games.catan_dice.rules.bounds import FACE_NAMES

GAME = LABEL.load()
START = {"first": 0, "colours": ["red", "blue", "white", "orange"]}


def a_match(players: int = 1, version: str = "standard", first: int = 0, **options: Any) -> Match:
    """From the very beginning; seat `first` begins."""
    start = {"first": first, "colours": START["colours"][:players]}  # type: ignore[index]
    return new_match(GAME, players, {"version": version, **options}, sobremesa.Seeded(1), start)


def a_turn(dice: str, players: int = 1, version: str = "standard", rolls: int = 3, **built: str) -> Match:
    """Seat 0 in its turn with these dice on the table, and these places built: `roads="r1 r2"`, `used="1"`."""
    match = a_match(players, version)
    now: Any = match.state[0]
    faces = [1 + FACE_NAMES.index(face) for face in dice.split()]
    now["dice"][: len(faces)] = faces
    now["dice_count"], now["rolls"], now["phase"] = len(faces), rolls, phases.MAIN
    give(match, 0, **built)
    return match


def give(match: Match, seat: int, **built: str) -> None:
    """Draws places on a sheet; points and awards are left as they are."""
    now: Any = match.state[0]
    for kind, places in built.items():
        names = getattr(match.board.sheet, "knights" if kind == "used" else kind)
        for name in places.split():
            now[kind][seat, names.index(name)] = 1
    now["route_length"][seat] = doors.longest_route(match.board.numbers, match.state, 0, seat)


def roads(*numbers: int) -> str:
    return " ".join(f"r{number}" for number in numbers)


def table(match: Match) -> dict[str, Any]:
    seen: dict[str, Any] = match.view(None).as_json()["table"]
    return seen


def player(match: Match, seat: int = 0) -> dict[str, Any]:
    seen: dict[str, Any] = table(match)["players"][seat]
    return seen


def faces(match: Match) -> list[str]:
    """What the dice show that are not set aside."""
    return [die["face"] for die in table(match)["dice"] if not die["spent"]]


def may(match: Match, seat: int = 0, beginning: str = "") -> set[str]:
    listed = {match.words(action) for action in match.legal(seat).actions}
    return {words for words in listed if words.startswith(beginning)}


def play(match: Match, *actions: str, seat: int = 0) -> Match:
    for words in actions:
        match.play(seat, words)
    return match


def throw(match: Match, dice: str) -> None:
    """Lets the dice in the air show this."""
    match.replay_step(-1, match.game.number_of(match.board, f"dice {dice}"))


def refused(match: Match, words: str, seat: int = 0) -> str:
    """The reason's code; the match is untouched and the action not listed."""
    before = match.copy()
    with pytest.raises(sobremesa.IllegalAction) as refusal:
        match.act(seat, words)
    assert same(match.state, before.state)
    assert words not in may(match, seat)
    return refusal.value.reason.code


def why_not(match: Match, words: str, seat: int = 0) -> str:
    reason = match.why_not(seat, words)
    assert reason is not None
    return str(reason)


def own(match: Match, seat: int = 0) -> dict[str, Any]:
    seen: dict[str, Any] = match.view(seat).as_json()["own"]
    return seen
