"""What the coach says in a solo game of the standard version: the best keep, and how likely each building is.

The chance of a building is that of being able to pay for it by the end of the turn (with gold and the knights that
have not helped yet), if these dice are kept now and all later rolls go for that building.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sobremesa.contract.fields import Records, copy_of
from sobremesa.contract.game import Document
from sobremesa.contract.shown import Act, plain
from sobremesa.contract.view import View

from ..rules import doors, phases
from ..rules.actions import KEEP, KINDS, ROAD, ROLL
from ..rules.bounds import BUILD_NAMES, DICE, FACE_NAMES, FACES, ROLLS
from ..rules.law import reasons
from ..table import Paper
from ..views import Advice, Keep, Stop
from .choosing import dice_for, next_step
from .hands import all_hands
from .island import standard_island
from .purchases import PURCHASES, Purchase, payable_hands
from .thinking import Keeping, Moment, keeping, moment_of, roll_on

PLACES = ("roads", "settlements", "cities", "knights")


def coach(view: View) -> Document | None:
    """The coach's advice to whoever has this view; None in Plus, for spectators, and when it is another's turn."""
    if view.seat is None or view.board.is_plus:
        return None
    advice = advise(view.board, view.state, view.seat)
    return None if advice is None else plain(advice)


def advise(table: Paper, state: Records, seat: int) -> Advice | None:
    """What the coach says to the player whose turn it is; None when there is nothing to decide."""
    now: Any = state[0]
    if now["phase"] >= phases.OVER or seat != now["active"]:
        return None
    moment = moment_of(table, state, seat)
    if now["phase"] == phases.BEFORE_ROLL:
        return Advice(action={"kind": ROLL.name}, chances=_chances_of(_aims(table, state, seat, moment), 0))
    if not moment.rolls_left:
        return Advice(action=_step(table, state, seat, moment))
    return _advise_on_rolling(table, state, seat, moment)


def _step(table: Paper, state: Records, seat: int, moment: Moment) -> Act:
    return KINDS.to_json(table, next_step(table, state, seat, moment))


def _advise_on_rolling(table: Paper, state: Records, seat: int, moment: Moment) -> Advice:
    found, aims = keeping(moment), _aims(table, state, seat, moment)
    kept, hand = int(found.kept[moment.hand]), moment.hand
    stop = _step(table, state, seat, moment)
    return Advice(
        action=stop if kept == hand else KINDS.to_json(table, KEEP.of(dice_for(state, kept))),
        worth=round(float(found.best[hand]), 3),
        stop=Stop(action=stop, worth=round(float(found.finals[hand]), 3)),
        chances={name: round(float(aim.best[hand]), 6) for name, aim in aims.items()},
        keeps=[_one_keep(state, found, aims, part) for part in _parts(hand)],
    )


def _one_keep(state: Records, found: Keeping, aims: dict[str, Keeping], part: int) -> Keep:
    dice = dice_for(state, part)
    counts = all_hands().counts[part].tolist()
    return Keep(
        dice=[1 + die for die in range(DICE) if dice >> die & 1],
        faces={FACE_NAMES[face]: counts[face] for face in range(FACES) if counts[face]},
        worth=round(float(found.value[part]), 3),
        chances=_chances_of(aims, part),
    )


def _chances_of(aims: dict[str, Keeping], part: int) -> dict[str, float]:
    return {name: round(float(aim.value[part]), 6) for name, aim in aims.items()}


def _parts(hand: int) -> list[int]:
    """Every different choice of dice to keep, without keeping all."""
    hands = all_hands()
    fits = (hands.counts <= hands.counts[hand]).all(1)
    return [int(part) for part in np.flatnonzero(fits) if part != hand]


def _aims(table: Paper, state: Records, seat: int, moment: Moment) -> dict[str, Keeping]:
    """For each thing that may be built next: the chances of paying for it from every hand."""
    jokers = int(standard_island().joker[moment.fresh])
    rolls = moment.rolls_left if state[0]["phase"] != phases.BEFORE_ROLL else ROLLS
    found = {}
    for thing, name in enumerate(BUILD_NAMES):
        if _has_place(table, state, seat, thing):
            single = PURCHASES.index(Purchase(*(int(thing == other) for other in range(len(BUILD_NAMES)))))
            found[name] = roll_on(payable_hands()[single, jokers].astype(np.float64), rolls)
    return found


def _has_place(table: Paper, state: Records, seat: int, thing: int) -> bool:
    """Whether it can be built as soon as the dice pay for it."""
    kind = KINDS.by_number[ROAD + thing]
    answers = {_refusal(table, state, seat, kind.pack(place)) for place in range(_count(table, thing))}
    return bool(answers & {reasons.LEGAL, reasons.CANNOT_PAY})


def _count(table: Paper, thing: int) -> int:
    return int(table.numbers[0][PLACES[thing]])


def _refusal(table: Paper, state: Records, seat: int, action: int) -> int:
    return int(doors.refusal(table.numbers, _as_if_rolled(state), 0, seat, action))


def _as_if_rolled(state: Records) -> Records:
    if state[0]["phase"] != phases.BEFORE_ROLL:
        return state
    rolled = copy_of(state)
    rolled["phase"] = phases.MAIN
    return rolled
