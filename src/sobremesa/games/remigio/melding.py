"""Exact advice for a hand: can I open, the dearest opening, what leaves least in hand, can I close.

Everything is read from what the seat itself sees: its hand and the melds on the table. `Answer.actions` can be played
in their order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from sobremesa.contract.action import kind_of
from sobremesa.contract.fields import Records

from .rules import actions, doors
from .rules.actions import LAY_OFF
from .rules.cards import JOKER, OPENING, card_at, of_suit, rank_of, rank_value
from .rules.melding.advice import CLOSING, DEAREST, LEAST_LEFT
from .rules.melding.melds import needs_of
from .rules.melding.plans import LARGER_SET, LONGER_RUN
from .rules.melding.work import pad
from .rules.state import NOT_OPEN


@dataclass(frozen=True)
class Answer:
    points: int
    """What the new melds count."""
    left: int
    """What the cards that stay in hand count."""
    cards_left: int
    actions: tuple[int, ...]


def dearest(board: Records, seen: Records, seat: int) -> Answer:
    """New melds worth the most points; perhaps none at all."""
    answer = _ask(board, seen, seat, DEAREST)
    assert answer is not None
    return answer


def can_open(board: Records, seen: Records, seat: int) -> bool:
    """Whether the hand, with what was laid in this turn, holds an opening."""
    return dearest(board, seen, seat).points + int(seen[0]["opening"][seat]) >= OPENING


def missing_to_open(seen: Records, seat: int) -> int:
    """How many of the 70 points an unopened player still has to lay."""
    now: Any = seen[0]
    return OPENING - int(now["opening"][seat]) if now["opened"][seat] == NOT_OPEN else 0


def least_to_open(board: Records, seen: Records, seat: int) -> int:
    """REM-20: the same where nobody counts, and any new meld opens."""
    missing = missing_to_open(seen, seat)
    return min(missing, 1) if board[0]["real_table"] else missing


def least_left(board: Records, seen: Records, seat: int, need: int | None = None) -> Answer | None:
    """Melds and lay-offs that leave the least in hand; before opening only with the 70 (or `need`), else None."""
    return _ask(board, seen, seat, LEAST_LEFT, need)


def closing(board: Records, seen: Records, seat: int, need: int | None = None) -> Answer | None:
    """A way to get rid of every card, or of all but the one that goes face down; `need` as in `least_left`."""
    return _ask(board, seen, seat, CLOSING, need)


def _ask(board: Records, seen: Records, seat: int, question: int, need: int | None = None) -> Answer | None:
    out = np.zeros(64, np.int64)
    wanted = missing_to_open(seen, seat) if need is None else need
    count = doors.advise(board, seen, 0, seat, question, wanted, out, pad())
    if count < 0:
        return None
    return _answer(board, seen, seat, int(out[0]), steps_of(seen, [int(way) for way in out[2 : 2 + count]]))


def steps_of(seen: Records, ways: Sequence[int]) -> tuple[int, ...]:
    """Ways of the search as actions: new melds first, then card by card what is laid off."""
    now: Any = seen[0]
    melds = [way for way in ways if kind_of(way) != actions.LAY_OFF]
    lay_offs = [action for way in ways if kind_of(way) == actions.LAY_OFF for action in _lay_offs(now, way)]
    return (*melds, *lay_offs)


def _answer(board: Records, seen: Records, seat: int, points: int, played: tuple[int, ...]) -> Answer:
    now: Any = seen[0]
    rest = [int(count) for count in now["hands"][seat]]
    for action in played:
        if kind_of(action) == actions.LAY_OFF:
            rest[LAY_OFF.card(action)] -= 1
        else:
            rest = [count - needs_of(action, card) for card, count in enumerate(rest)]
    values = [value_left(board, card) * count for card, count in enumerate(rest)]
    return Answer(points, sum(values), sum(rest), played)


def value_left(board: Records, card: int) -> int:
    """REM-3: what a card left in hand counts."""
    return int(board[0]["joker_left"]) if card == JOKER else rank_value(rank_of(card))


def _lay_offs(now: Any, way: int) -> list[int]:
    """A way to add to a meld of the table, card by card."""
    meld = LONGER_RUN.meld(way)
    if now["meld_set"][meld]:
        suits = [of_suit(LARGER_SET.suits(way), suit) for suit in range(4)]
        cards = [card_at(suit, int(now["meld_low"][meld])) for suit in range(4) for _ in range(suits[suit])]
        return [LAY_OFF.of(meld, card, 0) for card in cards + [JOKER] * LARGER_SET.jokers(way)]
    low, length, suit = int(now["meld_low"][meld]), int(now["meld_length"][meld]), int(now["meld_suit"][meld])
    jokers = (LONGER_RUN.joker(way), LONGER_RUN.other_joker(way))
    below = range(low - 1, low - 1 - LONGER_RUN.below(way), -1)
    above = range(low + length, low + length + LONGER_RUN.above(way))
    laid = [(place, 0) for place in below] + [(place, 1) for place in above]
    return [LAY_OFF.of(meld, JOKER if place in jokers else card_at(suit, place), end) for place, end in laid]
