"""What a player remembers: cards that lay open and went back into the stock, and jokers kept from the cut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sobremesa.contract.action import kind_of
from sobremesa.contract.game import Step
from sobremesa.games.remigio.rules import actions
from sobremesa.games.remigio.rules.cards import JOKER, KINDS_OF_CARDS


def jokers_kept(history: Sequence[Step], now: Any, seat: int) -> list[int]:
    """A joker another player kept from this deal's cut, as long as none of theirs has come to the table."""
    seen = [0] * KINDS_OF_CARDS
    for actor, action in reversed(history):
        if kind_of(action) in (actions.CUT, actions.LEAVE):
            break
        if kind_of(action) == actions.KEEP and actor != seat:
            laid = sum(int(now["meld_jokers"][meld]) for meld in range(int(now["melds"])))
            seen[JOKER] = 0 if laid else 1
    return seen
