"""Why one way to go on in Remigio is better than another, in what the seat itself can count."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.fields import copy_of
from sobremesa.contract.match import Match
from sobremesa.games.remigio.melding import dearest, value_left
from sobremesa.games.remigio.rules.cards import HIGH_ACE, JOKER, KINDS_OF_CARDS, RANKS

MOST = 3
STEPS = {"hand_points": 4.0, "melds": 1.0, "gifts": 1.0, "table": 2.0}
"""What makes a difference worth telling: points, melds or cards that complete one, a gift, cards laid."""
OUTS = 4.0
"""So many cards that would complete a meld are as good as one that is there."""
FULL_SET = 4


def differences(better: Match, played: Match, seat: int) -> tuple[str, ...]:
    good, other = _measured(better, seat), _measured(played, seat)
    found = sorted(((good[name] - other[name]) / step, name) for name, step in STEPS.items())
    return tuple(name for gain, name in reversed(found) if gain >= 1.0)[:MOST]


def _measured(match: Match, seat: int) -> dict[str, float]:
    """More is better for the seat."""
    now: Any = match.view(seat).state[0]
    held = sum(value_left(match.board, card) * int(count) for card, count in enumerate(now["hands"][seat]) if count)
    return {
        "hand_points": -float(held),
        "melds": _melds(match, seat),
        "gifts": -float(_fits_the_table(now)),
        "table": -float(now["hand_size"][seat]),
    }


def _melds(match: Match, seat: int) -> float:
    """Tens of points that could be laid, and cards that would make them more."""
    state = copy_of(match.view(seat).state)
    hand: Any = state[0]["hands"][seat]
    least = dearest(match.board, state, seat).points
    outs = 0
    for card in range(KINDS_OF_CARDS - 1):
        hand[card] += 1
        outs += dearest(match.board, state, seat).points > least
        hand[card] -= 1
    return least / 10 + outs / OUTS


def _fits_the_table(now: Any) -> bool:
    """Whether whoever has opened could lay the top of the pile off."""
    card = int(now["top"]) - 1
    if card < 0 or not now["opened"].any():
        return False
    return card == JOKER or any(_fits(now, meld, card) for meld in range(int(now["melds"])))


def _fits(now: Any, meld: int, card: int) -> bool:
    suit, rank = divmod(card, RANKS)
    low, length = int(now["meld_low"][meld]), int(now["meld_length"][meld])
    if now["meld_set"][meld]:
        return rank + 1 == low and length < FULL_SET
    places = {rank + 1, HIGH_ACE} if rank == 0 else {rank + 1}
    return suit == int(now["meld_suit"][meld]) and bool(places & {low - 1, low + length})
