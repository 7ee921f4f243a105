"""Positions of any moment: one that a game can write down, and under `then` what was played since.

So moments between turns (a discard, the robber, a founding, an offer that lies open) need no words of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from ..dice import Draws, Seeded
from ..errors import BadDocument
from ..fields import Records, copy_of
from ..game import Document, Game
from ..match import Match, begun
from ..record import NAMES, replay_one

THEN: Final = "then"


def read_position(game: Game, document: Document, dice: Draws | None = None) -> Match:
    """A match at a position; BadDocument with the place if it does not fit. What it says under `then` is played."""
    if not isinstance(document, Mapping):
        raise BadDocument("", "a position should be a JSON object")
    then = document.get(THEN, [])
    if not isinstance(then, list):
        raise BadDocument(THEN, "should be a list of pairs: who acts, and the action in words")
    plain = {key: value for key, value in document.items() if key != THEN}
    match = begun(game, 0, {}, {}, Seeded() if dice is None else dice, plain)
    for place, entry in enumerate(then):
        replay_one(match, f"{THEN}[{place}]", entry)
    match.run_chance()
    return match


def write_position(match: Match, viewer: int | None, is_whole: bool) -> Document:
    """As a seat (None: a spectator) sees it, or whole; ValueError if no moment up to now can be written down."""
    trouble = None
    for step, state in _moments(match):
        if match.game.lapses(match.board, state):
            continue
        seen = state if is_whole else match.game.mask(match.board, state, viewer)
        try:
            return {**match.game.position(match.board, seen, viewer), **_then(match, step, viewer, is_whole)}
        except ValueError as error:
            trouble = trouble or error
    raise trouble or ValueError("what lies open here cannot be written down")


def _moments(match: Match) -> Iterator[tuple[int, Records]]:
    """How many steps had been taken, and the state then; the latest first."""
    yield len(match.steps), match.state
    twin, states = match.at(0), []
    for step in match.steps:
        states.append(copy_of(twin.state))
        twin.game.apply(twin.board, twin.state, *step)
    yield from reversed(list(enumerate(states)))


def _then(match: Match, step: int, viewer: int | None, is_whole: bool) -> Document:
    steps = match.steps.shared[step : match.steps.length] if is_whole else match.history(viewer)[step:]
    told = [[NAMES.get(actor, actor), match.words(action)] for actor, action in steps]
    return {THEN: told} if told else {}
