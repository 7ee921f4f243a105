"""Os ajudantes in words: actions both ways, refusals, what the table shows. Lines and prompts: `helpers_at_work`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sobremesa.contract.game import Document
from sobremesa.contract.text import seat as the_seat

from ..board import bounds
from ..board.bounds import CARD_NAMES, HELPER_NAMES, RESOURCE_NAMES, RESOURCES
from ..island import Island
from ..rules import actions, reasons
from ..rules.actions import NO_PLAYER, NO_RESOURCE, TURN_OVER
from ..rules.helpers.prices import CHEAP_CITY, CHEAP_SETTLEMENT
from .case import Case
from .helpers_at_work import PROMPTS, TELLING, also, sheltered
from .reader import Reader, card_name, named, resource_name
from .values import Values, helper_term, missing, resource_term, seats

__all__ = [
    "CARD_TAKEN",
    "FILLINGS",
    "PROMPTS",
    "READERS",
    "REFUSAL_VALUES",
    "REFUSAL_VARIANTS",
    "TELLING",
    "also",
    "sheltered",
]

PLAIN = "plain"
TURN = "turn"
KNIGHTS = ("hand", "played")


def _change(values: Mapping[str, int]) -> str:
    chosen = values["helper"]
    return TURN if chosen == TURN_OVER else f"take {named(HELPER_NAMES, chosen)}"


def _replaced(values: Mapping[str, int]) -> str:
    if values["instead of"] == values["pay"] == NO_RESOURCE:
        return PLAIN
    return f"{resource_name(values['pay'])} for {resource_name(values['instead of'])}"


def _forced_trade(island: Island, values: Mapping[str, int]) -> str:
    second = "" if values["second"] == NO_PLAYER else f" {values['second']}"
    return f"{resource_name(values['resource'])} {values['first']}{second}"


def _with_knight(island: Island, values: Mapping[str, int]) -> str:
    return f"{named(island.names.intersections, values['intersection'])} {KNIGHTS[values['played']]}"


FILLINGS: dict[int, Callable[[Island, Mapping[str, int]], str]] = {
    actions.FORCED_TRADE: _forced_trade,
    actions.GIVE_BACK: lambda _, v: f"{v['player']} {resource_name(v['resource'])}",
    actions.HELPED_ROAD: lambda island, v: f"{named(island.names.paths, v['path'])} {_replaced(v)}",
    actions.CONSOLATION: lambda _, v: f"{resource_name(v['resource'])} {_change(v)}",
    actions.MOVE_ROAD: lambda island, v: " ".join(named(island.names.paths, v[end]) for end in ("from", "to")),
    actions.SHELTER: lambda _, v: f"{resource_name(v['resource'])} {_change(v)}",
    actions.SCHOLAR: lambda _, v: _replaced(v),
    actions.KEEP_CARD: lambda _, v: card_name(v["card"]),
    actions.ALMS: lambda _, v: str(v["player"]),
    actions.TAKE_ALMS: lambda _, v: f"{v['player']} {resource_name(v['resource'])}",
    actions.PLOUGHSHARES_SETTLEMENT: _with_knight,
    actions.PLOUGHSHARES_CITY: _with_knight,
    actions.FREE_PORT: lambda _, v: resource_name(v["resource"]),
    actions.BANISH: lambda island, v: named(island.names.hexes, v["hex"]),
    actions.TAKE_HELPER: lambda _, v: named(HELPER_NAMES, v["helper"]),
    actions.LOOKED: lambda _, v: f"{v['player']} {card_name(v['card'])}",
}


def _read_helper(reader: Reader) -> int:
    return reader.one_of(HELPER_NAMES, "a helper")


def _read_change(reader: Reader) -> int:
    if reader.left[:1] == [TURN]:
        reader.skip(TURN)
        return TURN_OVER
    reader.skip("take")
    return _read_helper(reader)


def _read_replaced(reader: Reader) -> list[int]:
    pay = reader.resource()
    reader.skip("for")
    return [reader.resource(), pay]


def _read_scholar(island: Island, reader: Reader) -> list[int]:
    if reader.left[:1] == [PLAIN]:
        reader.skip(PLAIN)
        return [NO_RESOURCE, NO_RESOURCE]
    return _read_replaced(reader)


def _read_forced_trade(island: Island, reader: Reader) -> list[int]:
    resource, first = reader.resource(), reader.seat()
    second = reader.seat() if reader.left else NO_PLAYER
    return [resource, *sorted((first, second))]


def _read_with_knight(island: Island, reader: Reader) -> list[int]:
    node = island.names.intersection(reader.word("an intersection"))
    return [node, reader.one_of(KNIGHTS, "which knight")]


def _read_path(island: Island, reader: Reader) -> int:
    return island.names.path(reader.word("a path like 12-13"))


READERS: dict[int, Callable[[Island, Reader], list[int]]] = {
    actions.FORCED_TRADE: _read_forced_trade,
    actions.GIVE_BACK: lambda _, r: [r.seat(), r.resource()],
    actions.HELPED_ROAD: lambda island, r: [_read_path(island, r), *_read_replaced(r)],
    actions.CONSOLATION: lambda _, r: [r.resource(), _read_change(r)],
    actions.MOVE_ROAD: lambda island, r: [_read_path(island, r), _read_path(island, r)],
    actions.SHELTER: lambda _, r: [r.one_of((*RESOURCE_NAMES, "nothing"), "a resource"), _read_change(r)],
    actions.SCHOLAR: _read_scholar,
    actions.KEEP_CARD: lambda _, r: [r.one_of(CARD_NAMES, "a card")],
    actions.ALMS: lambda _, r: [r.seat()],
    actions.TAKE_ALMS: lambda _, r: [r.seat(), r.resource()],
    actions.PLOUGHSHARES_SETTLEMENT: _read_with_knight,
    actions.PLOUGHSHARES_CITY: _read_with_knight,
    actions.FREE_PORT: lambda _, r: [r.resource()],
    actions.BANISH: lambda island, r: [island.names.hex(r.word("a hex like C3"))],
    actions.TAKE_HELPER: lambda _, r: [_read_helper(r)],
    actions.LOOKED: lambda _, r: [r.seat(), r.one_of(CARD_NAMES, "a card")],
}

CARD_TAKEN = {actions.CONSOLATION: "resource", actions.SHELTER: "resource"}
"""Which part of an action says what the bank gives."""

_BEHIND = {
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
        price[case.parts["instead of"]] -= 1
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


def describe(island: Island, now: Mapping[str, Any]) -> Document:
    held = now["helper"][: island.players]
    return {
        "helpers": {
            "display": [name for helper, name in enumerate(HELPER_NAMES) if 1 + helper not in held],
            "asked": _seat(now["helper_asked"]),
            "change": bool(now["helper_open"]),
            "owed_to": [seat for seat, debt in enumerate(now["helper_debts"]) if debt],
            "alms_from": _seat(now["helper_victim"]),
            "looking": now["looking"],
            "knights_given": now["knights_given"],
        }
    }


def describe_player(island: Island, now: Mapping[str, Any], seat: int) -> Document:
    if not now["helper"][seat]:
        return {"helper": None}
    ready = now["turn"] not in (now["helper_since"][seat], now["helper_used"][seat])
    name = HELPER_NAMES[now["helper"][seat] - 1]
    return {"helper": {"name": name, "side": "AB"[now["helper_side"][seat]], "ready": ready}}


def describe_own(island: Island, now: Any, seat: int) -> Document:
    looked_at = _counts(CARD_NAMES, now["looked_at"][seat])
    other = int(now["helper_victim"]) - 1
    alms = {"seat": other, "hand": _counts(RESOURCE_NAMES, now["hands"][other])}
    return {"looked_at": looked_at or None, "alms": alms if other >= 0 and seat == now["active"] else None}


def _counts(names: tuple[str, ...], counts: Any) -> dict[str, int]:
    return {name: int(count) for name, count in zip(names, counts, strict=True) if count}


def _seat(stored: int) -> int | None:
    return stored - 1 if stored else None
