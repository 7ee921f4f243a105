"""Why not, in words a player understands and in three languages: what is missing, whose turn it is, what comes first.

The words are made from what the seat sees and from the action it tried, nothing else.
"""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.contract.errors import Reason
from sobremesa.contract.fields import Records
from sobremesa.contract.text import Text, inner, listed, term
from sobremesa.contract.text import seat as the_seat
from sobremesa.contract.words.refusing import Refusals

from ..board import bounds
from ..board.bounds import BUILD_NAMES
from ..hooks import words as expansions
from ..island import Island
from ..label import LABEL
from ..rules import actions
from ..rules.deeds.robber import FRIENDLY_POINTS
from ..rules.deeds.trade import SPECIAL_RATE
from ..rules.law import reasons
from ..rules.law.reasons import CODES
from ..rules.phases import PHASE_NAMES
from .case import Case
from .values import Values, card_term, missing, resource_term, seats, terms_of


def reason(island: Island, seen: Records, seat: int, action: int, refusal: int) -> Reason:
    case = Case(island, seen[0], seat, action)
    return _REFUSALS.told(refusal, case, lambda number, language: _colour(island, number, language))


def _colour(island: Island, number: int, language: str) -> str:
    return LABEL.catalogue.term(island.colours[number], language).capitalize()


def _phase(case: Case) -> Values:
    phase = PHASE_NAMES[int(case.now["phase"])].replace(" ", "_")
    return {"phase": inner(Text(f"phase.{phase}"))}


def _costs(case: Case) -> Values:
    return {"missing": missing([int(count) for count in case.board["costs"][case.piece]], case.hand)}


def _not_held(case: Case) -> Values:
    return {"missing": missing(_needed(case), case.hand)}


def _needed(case: Case) -> list[int]:
    values = case.parts
    if case.kind == actions.DISCARD:
        return list(values["cards"])
    if case.kind == actions.MARITIME:
        return [values["rate"] if resource == values["give"] else 0 for resource in range(bounds.RESOURCES)]
    if case.kind == actions.ACCEPT:
        return [int(change) for change in case.now["offers"][case.now["active"]]]
    if case.kind in expansions.CARD_GIVEN:
        return [int(resource == values[expansions.CARD_GIVEN[case.kind]]) for resource in range(bounds.RESOURCES)]
    return [-change for change in terms_of(case.action)[:-1]]


def _bank(case: Case) -> Values:
    values, bank = case.parts, case.now["bank"]
    wanted = values[_CARD_TAKEN.get(case.kind, "first")]
    if case.kind == actions.INVENTION and bank[wanted]:
        wanted = values["second"]
    return {"what": resource_term(wanted), "n": int(bank[wanted])}


def _in_order(case: Case) -> Values:
    return {"resources": listed([resource_term(resource) for resource in sorted(case.parts.values())], by=", ")}


def _victims(case: Case) -> Values:
    around = case.board["hex_intersections"][case.now["robber"]]
    owners = {int(case.now["buildings"][intersection]) - 1 for intersection in around if intersection >= 0} - {
        -1,
        case.seat,
    }
    return {"players": seats(sorted(owner for owner in owners if case.now["hand_size"][owner]))}


def _rate(case: Case) -> Values:
    give = case.parts["give"]
    cheap = int(case.now["cheap"]) >> give & 1
    return {"what": resource_term(give), "n": SPECIAL_RATE if cheap else int(case.now["rates"][case.seat, give])}


def _discarding(case: Case) -> Values:
    waiting = (case.now["owed"] > 0) & (case.now["has_chosen"] == 0)
    asked = expansions.asked_with_discards(case.now)
    return {"players": seats(sorted(asked.union(waiting.nonzero()[0].tolist())))}


def _free_roads(case: Case) -> Values:
    return {"n": min(int(case.now["free_roads"]), int(case.now["pieces"][case.seat, bounds.ROAD]))}


_CARD_TAKEN: dict[int, str] = {actions.MARITIME: "take", **expansions.CARD_TAKEN}

_CARDS: dict[int, int] = {
    actions.KNIGHT: bounds.KNIGHT,
    actions.ROAD_BUILDING: bounds.ROAD_BUILDING,
    actions.INVENTION: bounds.INVENTION,
    actions.MONOPOLY: bounds.MONOPOLY,
}

_VALUES: dict[int, Callable[[Case], Values]] = {
    reasons.GAME_OVER: lambda case: {"player": the_seat(int(case.now["winner"]) - 1)},
    reasons.NOT_YOUR_TURN: lambda case: {"player": case.active},
    reasons.NOT_NOW: _phase,
    reasons.ALREADY_ROLLED: lambda case: {"sum": int(case.now["dice"].sum())},
    reasons.CANNOT_PAY: _costs,
    reasons.NO_PIECE_LEFT: lambda case: {"piece": term(BUILD_NAMES[case.piece])},
    reasons.PATH_TAKEN: lambda case: {"player": the_seat(case.owner)},
    reasons.INTERSECTION_TAKEN: lambda case: {"player": the_seat(case.owner)},
    reasons.NO_SUCH_CARD: lambda case: {"card": card_term(_CARDS[case.kind])},
    reasons.CARD_IS_FRESH: lambda case: {"card": card_term(_CARDS[case.kind])},
    reasons.BANK_LACKS: _bank,
    reasons.TAKE_TWO: lambda case: {"n": int(case.now["bank"].sum())},
    reasons.NOT_IN_ORDER: _in_order,
    reasons.WRONG_COUNT: lambda case: {"n": int(case.now["owed"][case.seat]), "given": sum(case.parts["cards"])},
    reasons.NOT_HELD: _not_held,
    reasons.FRIENDLY_HEX: lambda case: {"n": FRIENDLY_POINTS},
    reasons.NOT_A_VICTIM: _victims,
    reasons.WRONG_RATE: _rate,
    reasons.OFFERS_USED_UP: lambda case: {"n": int(case.board["offers_per_turn"])},
    reasons.NOBODY_ASKED: lambda case: {"player": case.active},
    reasons.NO_SUCH_OFFER: lambda case: {"player": the_seat(case.parts["player"])},
    reasons.DISCARD_FIRST: _discarding,
    reasons.FREE_ROAD_FIRST: _free_roads,
    **expansions.REFUSAL_VALUES,
}

_VARIANTS: dict[int, Callable[[Case], str]] = {
    reasons.NO_PIECE_LEFT: lambda case: ".settlement" if case.piece == bounds.SETTLEMENT else "",
    reasons.PATH_TAKEN: lambda case: ".own" if case.owner == case.seat else "",
    reasons.INTERSECTION_TAKEN: lambda case: ".own" if case.owner == case.seat else "",
    reasons.OFFERS_USED_UP: lambda case: "" if case.board["offers_per_turn"] else ".none",
    reasons.NOBODY_ASKED: lambda case: "" if case.seat == case.now["active"] else ".other",
    **expansions.REFUSAL_VARIANTS,
}

_REFUSALS = Refusals(LABEL, CODES, _VALUES, _VARIANTS)
