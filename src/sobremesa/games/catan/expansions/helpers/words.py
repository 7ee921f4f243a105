"""Os ajudantes in words: refusals, what the table shows. Lines and prompts: `at_work`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.contract.states.by_field import Fields
from sobremesa.contract.text import seat as the_seat

from ... import views
from ...board.bounds import CARD_NAMES, RESOURCE_NAMES, RESOURCES
from ...island import Island
from ...words.case import Case
from ...words.values import Values, missing, resource_term, seats
from .at_work import PROMPTS, TELLING, also, asked, helper_term, sheltered
from .rules import actions, bounds, reasons
from .rules.bounds import HELPER_NAMES
from .rules.prices import CHEAP_CITY, CHEAP_SETTLEMENT
from .shown import SIDES

__all__ = [
    "CARD_TAKEN",
    "OWN",
    "PLAYER",
    "PROMPTS",
    "REFUSAL_VALUES",
    "REFUSAL_VARIANTS",
    "TELLING",
    "VIEW",
    "also",
    "asked",
    "sheltered",
]

CARD_TAKEN: dict[int, str] = {actions.CONSOLATION: "resource", actions.SHELTER: "resource"}
"""Which part of an action says what the bank gives."""

_BEHIND: dict[int, int] = {
    actions.FORCED_TRADE: bounds.FORCED_TRADE,
    actions.HELPED_ROAD: bounds.ROAD_HELP,
    actions.CONSOLATION: bounds.CONSOLATION,
    actions.MOVE_ROAD: bounds.MOVE_ROAD,
    actions.SHELTER: bounds.SHELTER,
    actions.SCHOLAR: bounds.SCHOLAR,
    actions.ALMS: bounds.ALMS,
    actions.PLOUGHSHARES_SETTLEMENT: bounds.PLOUGHSHARES,
    actions.PLOUGHSHARES_CITY: bounds.PLOUGHSHARES,
    actions.FREE_PORT: bounds.FREE_PORT,
    actions.BANISH: bounds.BANISH,
}


def _price(case: Case) -> list[int]:
    if case.kind == actions.PLOUGHSHARES_SETTLEMENT:
        return list(CHEAP_SETTLEMENT)
    if case.kind == actions.PLOUGHSHARES_CITY:
        return list(CHEAP_CITY)
    price = [int(count) for count in case.board["costs"][case.piece]]
    if case.parts["pay"] < RESOURCES:
        price[case.parts["pay"]] += 1
        price[case.parts["instead_of"]] -= 1
    return price


def _nameable(case: Case) -> list[int]:
    """HLP-15: the opponents who hold a card."""
    return [other for other in range(case.island.players) if other != case.seat and case.now["hand_size"][other]]


def _holder(case: Case) -> int:
    return [int(held) for held in case.now["helper"]].index(1 + case.parts["helper"])


REFUSAL_VALUES: dict[int, Callable[[Case], Values]] = {
    reasons.NOT_YOUR_HELPER: lambda case: {"helper": helper_term(_BEHIND[case.kind])},
    reasons.HELPER_IS_NEW: lambda case: {"helper": helper_term(_BEHIND[case.kind])},
    reasons.HELPER_IS_HELD: lambda case: {"player": the_seat(_holder(case))},
    reasons.NO_CARDS_THERE: lambda case: {"players": seats(_nameable(case))},
    reasons.CANNOT_PAY_HELPED: lambda case: {"missing": missing(_price(case), case.hand)},
    reasons.NOT_AHEAD: lambda case: {"player": the_seat(case.parts["player"])},
    reasons.NOTHING_OWED: lambda case: {"player": the_seat(case.parts["player"])},
    reasons.NOT_IN_HAND: lambda case: {
        "player": the_seat(case.parts["player"]),
        "what": resource_term(case.parts["resource"]),
    },
    reasons.NOT_THE_ONE_ASKED: lambda case: {"player": the_seat(int(case.now["helper_victim"]) - 1)},
}

REFUSAL_VARIANTS: dict[int, Callable[[Case], str]] = {
    reasons.HELPER_IS_HELD: lambda case: ".own" if _holder(case) == case.seat else "",
    reasons.NO_CARDS_THERE: lambda case: "" if _nameable(case) else ".none",
    reasons.NOT_REPLACED: lambda case: ".card" if case.kind == actions.SCHOLAR else "",
    reasons.NO_KNIGHT: lambda case: ".played" if case.parts["played"] else "",
    reasons.NOT_IN_HAND: lambda case: ".own" if case.kind == actions.GIVE_BACK else "",
}


def _helpers(island: Island, now: Fields) -> views.Helpers:
    held = now["helper"][: island.players]
    return views.Helpers(
        display=[name for helper, name in enumerate(HELPER_NAMES) if 1 + helper not in held],
        asked=_seat(now["helper_asked"]),
        change=bool(now["helper_open"]),
        owed_to=[seat for seat, debt in enumerate(now["helper_debts"]) if debt],
        alms_from=_seat(now["helper_victim"]),
        looking=now["looking"],
        knights_given=now["knights_given"],
    )


def _held(island: Island, now: Fields, seat: int) -> views.HeldHelper | None:
    if not now["helper"][seat]:
        return None
    ready = now["turn"] not in (now["helper_since"][seat], now["helper_used"][seat])
    name, side = HELPER_NAMES[now["helper"][seat] - 1], SIDES[now["helper_side"][seat]]
    return views.HeldHelper(name=name, side=side, ready=ready)


def _alms(island: Island, now: Fields, seat: int) -> views.Alms | None:
    other = now["helper_victim"] - 1
    if other < 0 or seat != now["active"]:
        return None
    return views.Alms(seat=other, hand=_counts(RESOURCE_NAMES, now["hands"][other]))


VIEW: dict[str, Callable[[Island, Fields], Any]] = {"helpers": _helpers}
PLAYER: dict[str, Callable[[Island, Fields, int], Any]] = {"helper": _held}
OWN: dict[str, Callable[[Island, Fields, int], Any]] = {
    "looked_at": lambda island, now, seat: _counts(CARD_NAMES, now["looked_at"][seat]) or None,
    "alms": _alms,
}


def _counts(names: tuple[str, ...], counts: Any) -> dict[str, int]:
    return {name: int(count) for name, count in zip(names, counts, strict=True) if count}


def _seat(stored: int) -> int | None:
    return stored - 1 if stored else None
