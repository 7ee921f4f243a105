"""What one thread wishes of another that looks after a share of a batch, and how they hear of each other.

Between two steps there is less time than it takes to fall asleep and be woken: whoever waits looks for a while before
sleeping, but not on the processor that the other needs.
"""

from __future__ import annotations

from typing import Final

from ..compiled import inner_rule, rule
from ..signals import NOBODY_KNOWS, Signals, heard, new_signals, processor, say, swap

STANDING: Final = 0
WISH: Final = 1
SEAT: Final = 2
FOUND: Final = 3
PATIENCE: Final = 4
GIVER: Final = 5
TAKER: Final = 6
"""The rows: how it stands, what is wished, for which seat, what came of it, how often whoever waits looks, and on which
processors whoever wished and whoever listens ran last."""

DONE: Final = 0
GIVEN: Final = 1
ASLEEP: Final = 2
ALONE: Final = 3
UNDER_WAY: Final = 4
"""How it stands. Alone, nobody else listens: every call is a wish. Under way is what begins in Python when it has come
to compiled rules: whoever runs Python at the same time would be in its way."""

STEP: Final = 1
PLAY_TO: Final = 2
SAMPLE: Final = 3
CHECK: Final = 4
IN_PYTHON: Final = 5
LEAVE: Final = 6
SLEEP: Final = 7
"""The wishes; to sleep is what a thread wishes itself that hears of none."""


def alone() -> Signals:
    signals = new_signals(7)
    signals[STANDING, 0] = ALONE
    signals[GIVER, 0] = signals[TAKER, 0] = NOBODY_KNOWS
    return signals


@inner_rule
def is_alone(signals: Signals) -> bool:
    return heard(signals, STANDING) == ALONE


@inner_rule
def looks(signals: Signals, other: int) -> int:
    """How often to look for what another does: hardly from the processor that the other needs for it."""
    return 1 if signals[other, 0] == processor() != NOBODY_KNOWS else int(signals[PATIENCE, 0])


@inner_rule
def next_wish(signals: Signals) -> int:
    if is_alone(signals):
        return int(signals[WISH, 0])
    signals[TAKER, 0] = processor()
    while True:
        for _ in range(looks(signals, GIVER)):
            standing = heard(signals, STANDING)
            if standing == GIVEN:
                signals[TAKER, 0] = processor()
                return int(signals[WISH, 0])
        if swap(signals, STANDING, DONE, ASLEEP):
            return SLEEP


@rule
def give(signals: Signals, wish: int, seat: int) -> bool:
    """Whether whoever listens must be woken to hear it."""
    signals[WISH, 0] = wish
    signals[SEAT, 0] = seat
    signals[GIVER, 0] = processor()
    if swap(signals, STANDING, DONE, GIVEN):
        return False
    say(signals, STANDING, GIVEN)
    return True


@rule
def is_under_way(signals: Signals) -> bool:
    """Whether somebody does what was wished, or has done it, at once or in a moment."""
    left = looks(signals, TAKER)
    while heard(signals, STANDING) == GIVEN and left:
        left -= 1
    return left > 0


@rule
def is_done(signals: Signals) -> bool:
    """At once or in a moment."""
    for _ in range(looks(signals, TAKER)):
        standing = heard(signals, STANDING)
        if standing not in (GIVEN, UNDER_WAY):
            return True
    return False


@rule
def finish(signals: Signals) -> None:
    say(signals, STANDING, DONE)
