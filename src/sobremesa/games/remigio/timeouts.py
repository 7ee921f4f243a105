"""What a player out of time does (REM-23): never more than the rules ask, and never a close but with the last card."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.action import kind_of
from sobremesa.contract.fields import Records

from .rules import actions, phases
from .rules.cards import JOKER, KINDS_OF_CARDS, rank_of, rank_value
from .rules.melding.melds import needs_of

_ANSWERS = {
    phases.CUT: actions.LEAVE,
    phases.KEEP: actions.KEEP,
    phases.DRAW: actions.DRAW,
    phases.CALLS: actions.ACCEPT,
}


def default_action(state: Records, seat: int, legal: list[int]) -> int:
    now: Any = state[0]
    phase = int(now["phase"])
    if phase in _ANSWERS:
        return _ANSWERS[phase]
    if actions.FORFEIT in legal:
        return actions.FORFEIT
    partings = [action for action in legal if kind_of(action) in (actions.DISCARD, actions.CLOSE)]
    return _discard(now, seat, partings) if partings else _go_on_laying(legal)


def _discard(now: Any, seat: int, partings: list[int]) -> int:
    """The card drawn; if it is on the table, the dearest left, and no joker if there is another card."""
    drawn = actions.DISCARD.of(int(now["drawn"][seat]) - 1) if now["drawn"][seat] else None
    if drawn in partings:
        return drawn
    return max(partings, key=lambda action: _dearness(actions.DISCARD.card(action)))


def _dearness(card: int) -> int:
    return -1 if card == JOKER else rank_value(rank_of(card))


def _go_on_laying(legal: list[int]) -> int:
    """An opening begun goes on until 70 lie there; a joker swapped for goes to the table. As few cards as can be."""
    lay_offs = [a for a in legal if kind_of(a) == actions.LAY_OFF and actions.LAY_OFF.card(a) == JOKER]
    melds = [action for action in legal if kind_of(action) in (actions.RUN, actions.SET)]
    with_joker = [action for action in melds if needs_of(action, JOKER)]
    return lay_offs[0] if lay_offs else min(with_joker or melds, key=_cards_in)


def _cards_in(meld: int) -> int:
    return sum(needs_of(meld, card) for card in range(KINDS_OF_CARDS))
