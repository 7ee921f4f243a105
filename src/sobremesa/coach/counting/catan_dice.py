"""The dice game: faces thrown against what could be expected, and turns that brought much or nothing."""

from __future__ import annotations

import numpy as np

from sobremesa.contract.action import kind_of
from sobremesa.contract.match import Match
from sobremesa.games.catan_dice.rules import actions
from sobremesa.games.catan_dice.rules.bounds import DICE, FACE_NAMES, FACES

from ..analysis import Figure
from . import steps_of


def figures(match: Match) -> tuple[Figure, ...]:
    thrown, gold, dice = np.zeros(FACES), np.zeros(match.players), np.zeros(match.players)
    gained: list[list[int]] = [[] for _ in range(match.players)]
    had = [0] * match.players
    for before, (_, action), after in steps_of(match):
        seat = int(before.state[0]["active"])
        if kind_of(action) == actions.THROW:
            faces = [face - 1 for place in range(DICE) if 0 < (face := actions.THROW.faces(action, place)) <= FACES]
            thrown += np.bincount(faces, minlength=FACES)
            gold[seat] += faces.count(FACES - 1)
            dice[seat] += len(faces)
        elif kind_of(action) == actions.END_TURN:
            points = int(after.state[0]["points"][seat])
            gained[seat].append(points - had[seat])
            had[seat] = points
    expected = (float(thrown.sum()) / FACES,) * FACES
    return (
        Figure("faces", tuple(thrown.tolist()), expected, FACE_NAMES),
        Figure("gold", tuple(gold.tolist()), tuple((dice / FACES).tolist())),
        Figure("best_turn", tuple(float(max(turns, default=0)) for turns in gained)),
        Figure("empty_turns", tuple(float(sum(points <= 0 for points in turns)) for turns in gained)),
    )
