"""Why not, in words a player understands and in three languages: what is missing, what comes first."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.contract.action import kind_of
from sobremesa.contract.errors import Reason
from sobremesa.contract.fields import Records
from sobremesa.contract.text import Text, inner, listed
from sobremesa.contract.text import seat as the_seat
from sobremesa.contract.words.refusing import Refusals, Tried

from ..label import LABEL
from ..rules import actions
from ..rules.actions import KINDS
from ..rules.bounds import DICE, KNIGHT, ROLLS
from ..rules.law import reasons
from ..rules.law.reasons import CODES
from ..table import Paper
from .ending import winners
from .values import Values, face_term, missing, names_of, place_name, seats, thing_of, thing_term


def reason(table: Paper, seen: Records, seat: int, action: int, refusal: int) -> Reason:
    case = _Case(table, seen, seat, action)
    return _REFUSALS.told(refusal, case, lambda number, language: _colour(table, number, language))


def _colour(table: Paper, number: int, language: str) -> str:
    return LABEL.catalogue.term(table.colours[number], language).capitalize()


class _Case(Tried[Paper]):
    kinds = KINDS

    @property
    def knight(self) -> str:
        return place_name(self.board, KNIGHT, self.parts["knight"])

    @property
    def partner(self) -> str:
        return place_name(self.board, KNIGHT, int(self.board.numbers[0]["knight_partner"][self.parts["knight"]]))


def _thing(case: _Case) -> Values:
    thing = thing_of(case.action)
    return {"thing": thing_term(thing), "place": place_name(case.board, thing, case.parts["place"])}


def _first(case: _Case) -> Values:
    """DIC-8: which one comes first."""
    thing = thing_of(case.action)
    kind = ("roads", "settlements", "cities", "knights")[thing]
    built = case.now[kind][case.seat]
    names = names_of(case.board, thing)
    return {**_thing(case), "first": next(name for name, stands in zip(names, built, strict=False) if not stands)}


def _dice(case: _Case) -> Values:
    return {"n": int(case.now["dice_count"])}


def _spent(case: _Case) -> Values:
    dice = [case.parts[name] for name in ("die", "other") if name in case.parts]
    return {"die": next(1 + die for die in dice if die < DICE and case.now["spent"][die])}


def _not_gold(case: _Case) -> Values:
    dice = [case.parts["die"], case.parts["other"]]
    shown = {1 + die: int(case.now["dice"][die]) - 1 for die in dice}
    texts = [Text("form.shows", {"die": die, "what": face_term(face)}) for die, face in shown.items()]
    return {"dice": listed([inner(text) for text in texts])}


def _gives(case: _Case) -> Values:
    return {"knight": case.knight, "what": face_term(int(case.board.numbers[0]["knight_face"][case.parts["knight"]]))}


_VALUES: dict[int, Callable[[_Case], Values]] = {
    reasons.GAME_OVER: lambda case: {"players": seats(winners(case.board, case.seen))},
    reasons.NOT_YOUR_TURN: lambda case: {"player": the_seat(int(case.now["active"]))},
    reasons.ROLLS_USED_UP: lambda case: {"n": ROLLS},
    reasons.NO_SUCH_DIE: _dice,
    reasons.DIE_SPENT: _spent,
    reasons.NOT_GOLD: _not_gold,
    reasons.SAME_FACE: lambda case: {"die": 1 + case.parts["die"], "what": face_term(case.parts["face"])},
    reasons.ALREADY_BUILT: _thing,
    reasons.NO_ROAD_THERE: _thing,
    reasons.OUT_OF_ORDER: _first,
    reasons.CANNOT_PAY: lambda case: {**_thing(case), "missing": missing(case.now, thing_of(case.action))},
    reasons.KNIGHT_NOT_BUILT: lambda case: {"knight": case.knight},
    reasons.KNIGHT_USED: lambda case: {"knight": case.knight},
    reasons.WRONG_FACE: _gives,
    reasons.SHARED_SWAP: lambda case: {"knight": case.knight, "partner": case.partner},
    reasons.PAIR_INCOMPLETE: lambda case: {"knight": case.knight, "partner": case.partner},
}

_VARIANTS: dict[int, Callable[[_Case], str]] = {
    reasons.GAME_OVER: lambda case: ".solo" if case.board.players == 1 else "",
    reasons.NO_SUCH_PLACE: lambda case: ".knight" if kind_of(case.action) == actions.SWAP else "",
}

_REFUSALS = Refusals(LABEL, CODES, _VALUES, _VARIANTS)
