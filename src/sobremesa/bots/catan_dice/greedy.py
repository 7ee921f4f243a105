"""Goes for the thing that brings most for the dice it still lacks, and builds whatever it can."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sobremesa.contract.action import kind_of
from sobremesa.contract.fields import copy_of
from sobremesa.contract.game import Step
from sobremesa.contract.view import View
from sobremesa.games.catan_dice.rules import actions, doors, phases
from sobremesa.games.catan_dice.rules.actions import KINDS
from sobremesa.games.catan_dice.rules.bounds import BUILD_NAMES, COSTS, DICE, GOLD, RESOURCES
from sobremesa.games.catan_dice.rules.law import reasons
from sobremesa.games.catan_dice.table import Paper

IN_PLUS = {"road": 0.5, "settlement": 1.0, "city": 2.0, "knight": 0.7}
PLURALS = ("roads", "settlements", "cities", "knights")
OPEN = (reasons.LEGAL, reasons.CANNOT_PAY)


class GreedyBot:
    def __init__(self, seed: int | str | None = None) -> None:
        """Every choice follows from what is seen: the seed, which all bots are given, changes nothing."""

    def choose(self, view: View, history: Callable[[], Sequence[Step]]) -> int | None:
        if view.seat is None or view.seat not in view.awaited:
            return None
        legal = view.legal.actions
        if view.state[0]["phase"] == phases.BEFORE_ROLL:
            return legal[0]
        wanted = wanted_things(view.board, view.state, view.seat)
        return build(legal, wanted) or prepare(view, legal) or keep(view.state[0], legal, wanted) or actions.END_TURN


def wanted_things(table: Paper, state: Any, seat: int) -> dict[int, float]:
    """What may be built as soon as the dice pay for it, as actions with their points."""
    wanted = {}
    for thing, name in enumerate(BUILD_NAMES):
        places = table.sheet.document[PLURALS[thing]]
        for place, item in enumerate(places):
            action = KINDS.by_number[actions.ROAD + thing].pack(place)
            if doors.refusal(table.numbers, state, 0, seat, action) in OPEN:
                wanted[action] = IN_PLUS[name] if table.is_plus else item["points"]
                break
    return wanted


def build(legal: Sequence[int], wanted: dict[int, float]) -> int | None:
    """The most valuable building the dice pay for."""
    return max((action for action in wanted if action in legal), key=lambda action: wanted[action], default=None)


def prepare(view: View, legal: Sequence[int]) -> int | None:
    """Gold or, when rolling is over, a knight that lets something be built."""
    assert view.seat is not None
    rolls_on = any(kind_of(action) == actions.KEEP for action in legal)
    kinds = (actions.BUY,) if rolls_on else (actions.BUY, actions.SWAP)
    for action in legal:
        if kind_of(action) in kinds:
            after = copy_of(view.state)
            view.game.apply(view.board, after, view.seat, action)
            found = view.game.legal(view.board, after, view.seat)
            if any(actions.BUILDING.holds(kind_of(other)) for other in found):
                return action
    return None


def keep(now: Any, legal: Sequence[int], wanted: dict[int, float]) -> int | None:
    """Keeps the dice that the best thing needs, and gold, and rolls the rest."""
    keeps = [action for action in legal if kind_of(action) == actions.KEEP]
    if not keeps or not wanted:
        return None
    faces = [int(die) - 1 for die in now["dice"][: now["dice_count"]]]

    def promise(action: int) -> float:
        cost = COSTS[actions.thing_built(action)]
        lacking = sum(max(0, cost[face] - faces.count(face)) for face in range(RESOURCES))
        return wanted[action] / (1 + lacking) ** 2

    target = max(wanted, key=promise)
    chosen = _needed(faces, COSTS[actions.thing_built(target)])
    action = actions.KEEP.of(chosen)
    return action if action in keeps else None


def _needed(faces: Sequence[int], cost: Sequence[int]) -> int:
    left = [*cost, DICE]
    chosen = 0
    for die, face in enumerate(faces):
        if left[face] and (face != GOLD or faces.count(GOLD) > 1):
            left[face] -= 1
            chosen |= 1 << die
    return chosen
