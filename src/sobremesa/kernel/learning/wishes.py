"""What one thread wishes of another that looks after a share of a batch, and how they hear of each other.

Between two steps there is less time than it takes to fall asleep and be woken: whoever waits looks for a wish for some
ten microseconds before going to sleep.
"""

from __future__ import annotations

from typing import Final

from ..compiled import inner_rule, rule
from ..signals import Signals, heard, new_signals, say, swap

STANDING: Final = 0
WISH: Final = 1
SEAT: Final = 2
FOUND: Final = 3
"""The rows: how it stands, what is wished, for which seat, and what came of it."""

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
IN_PYTHON: Final = 4
LEAVE: Final = 5
SLEEP: Final = 6
"""The wishes; to sleep is what a thread wishes itself that hears of none."""

ROUNDS: Final = 200_000
"""A look takes about half a nanosecond."""


def alone() -> Signals:
    signals = new_signals(4)
    signals[STANDING, 0] = ALONE
    return signals


@inner_rule
def is_alone(signals: Signals) -> bool:
    return heard(signals, STANDING) == ALONE


@inner_rule
def next_wish(signals: Signals) -> int:
    while True:
        for _ in range(ROUNDS):
            standing = heard(signals, STANDING)
            if standing in (GIVEN, ALONE):
                return int(signals[WISH, 0])
        if swap(signals, STANDING, DONE, ASLEEP):
            return SLEEP


@rule
def give(signals: Signals, wish: int, seat: int) -> bool:
    """Whether whoever listens must be woken to hear it."""
    signals[WISH, 0] = wish
    signals[SEAT, 0] = seat
    if swap(signals, STANDING, DONE, GIVEN):
        return False
    say(signals, STANDING, GIVEN)
    return True


@rule
def is_under_way(signals: Signals) -> bool:
    """Whether somebody does what was wished, or has done it, at once or in a moment."""
    rounds = ROUNDS
    while heard(signals, STANDING) == GIVEN and rounds:
        rounds -= 1
    return rounds > 0


@rule
def is_done(signals: Signals) -> bool:
    for _ in range(ROUNDS):
        standing = heard(signals, STANDING)
        if standing not in (GIVEN, UNDER_WAY):
            return True
    return False


@rule
def finish(signals: Signals) -> None:
    say(signals, STANDING, DONE)
