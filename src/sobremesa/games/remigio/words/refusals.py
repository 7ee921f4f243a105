"""Why not, in words a player understands and in three languages: which card does not fit, how many points lack.

The words are made from what the seat sees and from the action it tried, nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from sobremesa.contract.errors import Reason
from sobremesa.contract.fields import Records, copy_of
from sobremesa.contract.text import Text, inner, listed
from sobremesa.contract.text import seat as the_seat
from sobremesa.contract.words.refusing import Refusals, Tried

from .. import melding
from ..label import LABEL
from ..rules import actions
from ..rules.actions import KINDS
from ..rules.cards import HIGH_ACE, JOKER, KINDS_OF_CARDS, OPENING, card_at
from ..rules.law import reasons
from ..rules.law.may_lay import missing_card
from ..rules.law.reasons import CODES
from ..rules.melding.melds import needs_of
from ..rules.phases import PHASE_NAMES
from .cards import card_text, meld_text, new_meld_value, rank_text

Values = dict[str, Any]


def reason(board: Records, seen: Records, seat: int, action: int, refusal: int) -> Reason:
    return _REFUSALS.told(refusal, _Case(board, seen, seat, action), player_name)


def player_name(number: int, language: str) -> str:
    return f"{LABEL.catalogue.term('player', language)} {number + 1}"


class _Case(Tried[Records]):
    kinds = KINDS

    @property
    def card(self) -> int:
        """The card the action is about: for a new meld the one that is not in hand."""
        if self.kind in (actions.RUN, actions.SET):
            return missing_card(self.seen.view(np.recarray)[0], self.seat, self.action)
        return min(int(self.parts.get("card", JOKER)), KINDS_OF_CARDS - 1)


def _phase(case: _Case) -> Values:
    phase = PHASE_NAMES[int(case.now["phase"])].replace(" ", "_")
    return {"phase": inner(Text(f"phase.{phase}"))}


def _active(case: _Case) -> Values:
    return {"player": the_seat(int(case.now["active"]))}


def _winner(case: _Case) -> Values:
    winners = [the_seat(seat) for seat in range(6) if int(case.now["winners"]) >> seat & 1]
    return {"players": listed(winners), "n": len(winners)}


def _card(case: _Case) -> Values:
    return {"card": card_text(case.card)}


def _top(case: _Case) -> Values:
    return {"card": card_text(int(case.now["top"]) - 1) if case.kind == actions.TAKE else card_text(JOKER)}


def _owed(case: _Case) -> Values:
    return {"card": card_text(int(case.now["owed"]) - 1)}


def _below(case: _Case) -> Values:
    """REM-13: how much there would be at best."""
    return {"n": _within_reach(case), "needed": OPENING}


def _within_reach(case: _Case) -> int:
    after = copy_of(case.seen)
    now: Any = after[0]
    for card in range(KINDS_OF_CARDS):
        now["hands"][case.seat, card] -= needs_of(case.action, card)
    rest = melding.dearest(case.board, after, case.seat).points
    laid = int(case.now["opening"][case.seat]) + new_meld_value(case.board[0], case.action)
    return laid + rest


def _laid(case: _Case) -> Values:
    return {"n": int(case.now["opening"][case.seat]), "needed": OPENING}


def _meld(case: _Case) -> Values:
    return {"meld": meld_text(case.now, case.parts["meld"])} if "meld" in case.parts else {"meld": ""}


def _fit(case: _Case) -> Values:
    return {**_card(case), **_meld(case), "wanted": _wanted(case)}


def _wanted(case: _Case) -> Any:
    """The card that would fit there."""
    now, meld = case.now, case.parts["meld"]
    low, length, suit = (int(now[name][meld]) for name in ("meld_low", "meld_length", "meld_suit"))
    if case.kind == actions.SWAP:
        return card_text(card_at(suit, case.parts["place"])) if not now["meld_set"][meld] else rank_text(low)
    if now["meld_set"][meld]:
        return rank_text(low)
    return card_text(card_at(suit, low + length if case.parts["above"] else low - 1))


def _is_set(case: _Case) -> str:
    if case.kind in (actions.RUN, actions.SET):
        return ".set" if case.kind == actions.SET else ""
    return ".set" if case.now["meld_set"][case.parts["meld"]] else ""


def _repeated(case: _Case) -> str:
    return ".new" if case.kind == actions.SET else ""


def _repeated_values(case: _Case) -> Values:
    return {} if case.kind == actions.SET else {**_card(case), **_meld(case)}


def _place_variant(case: _Case) -> str:
    if case.kind != actions.RUN:
        return ".set"
    low, length = case.parts["low"], case.parts["length"]
    return ".ace" if low < 1 or low + length - 1 > HIGH_ACE else ""


def _joker_variant(case: _Case) -> str:
    return ".one" if case.board[0]["most_jokers"] == 1 else ""


def _length(case: _Case) -> Values:
    return {"most": 8 if case.board[0]["equal_suits"] else 4}


def _player(case: _Case) -> Values:
    return {"player": the_seat(min(case.parts["player"], int(case.board[0]["players"]) - 1))}


def _drawn(case: _Case) -> Values:
    return {"card": card_text(int(case.now["drawn"][case.seat]) - 1)}


def _in_hand(case: _Case) -> Values:
    return {"n": int(case.now["hand_size"][case.seat])}


def _owner(case: _Case) -> Values:
    return {"player": the_seat(int(case.now["meld_owner"][case.parts["meld"]]))}


def _below_variant(case: _Case) -> str:
    return ".owed" if _within_reach(case) >= OPENING else ""


_VARIANTS: dict[int, Callable[[_Case], str]] = {
    reasons.BELOW_OPENING: _below_variant,
    reasons.BAD_LENGTH: _is_set,
    reasons.BAD_PLACE: _place_variant,
    reasons.DOES_NOT_FIT: _is_set,
    reasons.MELD_IS_FULL: _is_set,
    reasons.SUIT_REPEATED: _repeated,
    reasons.TOO_MANY_JOKERS: _joker_variant,
}

_VALUES: dict[int, Callable[[_Case], Values]] = {
    reasons.GAME_OVER: _winner,
    reasons.NOT_YOUR_TURN: _active,
    reasons.NOT_NOW: _phase,
    reasons.NOT_HELD: _card,
    reasons.BAD_LENGTH: _length,
    reasons.DOES_NOT_FIT: _fit,
    reasons.SUIT_REPEATED: _repeated_values,
    reasons.MELD_IS_FULL: _meld,
    reasons.NOT_YOUR_MELD: _owner,
    reasons.BELOW_OPENING: _below,
    reasons.OPENING_UNFINISHED: _laid,
    reasons.CARD_JUST_TAKEN: _owed,
    reasons.LAY_TAKEN_FIRST: _owed,
    reasons.CANNOT_BE_LAID: _top,
    reasons.FIRST_CARD: _top,
    reasons.NOT_LAST_CARD: _in_hand,
    reasons.COUNTED_ALREADY: _player,
    reasons.NO_OPENING: _player,
    reasons.ONLY_THE_DRAWN_CARD: _drawn,
}

_REFUSALS = Refusals(LABEL, CODES, _VALUES, _VARIANTS)
