"""One line that says what is to be done now, or who is waited for.

Public fields and the seat's own only: the line must be the same from the full state and from what the seat sees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.contract.fields import Records
from sobremesa.contract.states.by_field import Fields, fields_of
from sobremesa.contract.text import Text
from sobremesa.contract.text import seat as the_seat

from ..board.bounds import ROAD, VICTORY_POINT
from ..hooks import words as expansions
from ..hooks.naming import held_beside
from ..island import Island
from ..rules import phases
from ..rules.deeds.trade import COUNTER, NO, NO_ANSWER, YES
from ..rules.phases import PHASE_NAMES
from .description import own_points
from .values import Values, seats, sides, terms_offered


def prompt(island: Island, seen: Records | Fields, seat: int | None) -> Text:
    now = fields_of(seen)
    phase = now["phase"]
    if phase == phases.OVER:
        return _over(island, now, seat)
    if phase == phases.DISCARD:
        return _discard(now, seat)
    if phase in expansions.PROMPTS:
        return expansions.PROMPTS[phase](island, now, seat)
    if phase >= phases.FIRST_CHANCE:
        return Text(_key(now), {"player": _active(now)})
    if seat != now["active"]:
        return _asked(now, seat) if phase == phases.MAIN else Text(f"{_key(now)}.other", {"player": _active(now)})
    return _OWN_TURN[phase](island, now, seat) if phase in _OWN_TURN else Text(_key(now))


def _key(now: Any) -> str:
    return f"prompt.{PHASE_NAMES[now['phase']].replace(' ', '_')}"


def _active(now: Any) -> Values:
    return dict(the_seat(now["active"]))


def _over(island: Island, now: Fields, seat: int | None) -> Text:
    winner = now["winner"] - 1
    points = own_points(island, now, winner)
    return Text(
        "prompt.over" if seat == winner else "prompt.over.other", {"player": the_seat(winner), "points": points}
    )


def _discard(now: Any, seat: int | None) -> Text:
    owing = enumerate(zip(now["owed"], now["has_chosen"], strict=True))
    waiting = [number for number, (owed, has_chosen) in owing if owed > 0 and not has_chosen]
    asked = expansions.while_discarding(now, seat, waiting)
    if asked:
        return asked
    if seat in waiting:
        return Text("prompt.discard", {"n": now["owed"][seat]})
    chosen = seat is not None and now["has_chosen"][seat]
    return Text("prompt.discard.chosen" if chosen else "prompt.discard.other", {"players": seats(waiting)})


def _found_settlement(island: Island, now: Any, seat: int) -> Text:
    return Text("prompt.found_settlement" if now["founded"] < island.players else "prompt.found_settlement.second")


def _before_roll(island: Island, now: Any, seat: int) -> Text:
    has_card = not now["card_played"] and any(now["cards"][seat][:VICTORY_POINT])
    return Text("prompt.before_roll.card" if has_card else "prompt.before_roll")


def _free_road(island: Island, now: Any, seat: int) -> Text:
    return Text("prompt.free_road", {"n": min(now["free_roads"], now["pieces"][seat][ROAD])})


def _rob(island: Island, now: Any, seat: int) -> Text:
    if expansions.sparing_earns(island, now):
        return Text("prompt.rob.spare")
    is_voluntary = island.numbers[0]["voluntary_theft"] or expansions.may_spare(island, now)
    return Text("prompt.rob.voluntary" if is_voluntary else "prompt.rob")


def _main(island: Island, now: Any, seat: int) -> Text:
    """What others have said to the active player comes first, then the own open offer, then the turn itself."""
    between = expansions.in_main(now)
    if between:
        return between
    if now["trade_over"]:
        return Text("prompt.main.build")
    agreed = [number for number, answer in enumerate(now["answers"]) if answer == YES]
    offering = [number for number, is_open in enumerate(now["offer_open"]) if is_open and number != seat]
    if agreed:
        return Text("prompt.main.agreed", {"players": seats(agreed)})
    if offering:
        return _offered(now, seat, offering)
    if not now["offer_open"][seat]:
        return Text("prompt.main")
    waiting = [number for number in _audience(now) if now["answers"][number] == NO_ANSWER]
    if not waiting:
        return Text("prompt.main.refused")
    return Text("prompt.main.offer", {"players": seats(waiting)})


def _offered(now: Any, seat: int, offering: list[int]) -> Text:
    """Only what the active player can pay is to be confirmed."""
    payable = [number for number in offering if _can_give(now, seat, terms_offered(now, number))]
    if not payable:
        return Text("prompt.main.beyond", {"players": seats(offering)})
    if len(payable) > 1:
        return Text("prompt.main.offers", {"players": seats(payable)})
    return Text("prompt.main.offered", {"player": the_seat(payable[0]), **sides(terms_offered(now, payable[0]))})


def _can_give(now: Any, seat: int, asked: list[int]) -> bool:
    """Whether a seat holds the cards, and what is traded beside them, that are asked of it."""
    held = [*now["hands"][seat], held_beside(now, seat)]
    return all(int(has) >= wanted for has, wanted in zip(held, asked, strict=True))


def _asked(now: Any, seat: int | None) -> Text:
    """What those whose turn it is not read while the active player trades and builds."""
    active = now["active"]
    values = {"player": the_seat(active)}
    if now["offer_open"][active]:
        values |= sides(terms_offered(now, active))
        if seat is None or seat not in _audience(now):
            return Text("prompt.main.offer.other", values)
        return Text(f"prompt.main.{_ANSWERS[now['answers'][seat]]}", values)
    if seat is not None and now["offer_open"][seat]:
        return Text("prompt.main.own_offer", values)
    return Text("prompt.main.other", values)


def _audience(now: Any) -> list[int]:
    return [number for number in range(len(now["answers"])) if now["offer_to"] >> number & 1]


_ANSWERS = {NO_ANSWER: "asked", YES: "said_yes", NO: "said_no", COUNTER: "own_offer"}

_OWN_TURN: dict[int, Callable[[Island, Any, Any], Text]] = {
    phases.FOUND_SETTLEMENT: _found_settlement,
    phases.BEFORE_ROLL: _before_roll,
    phases.FREE_ROAD: _free_road,
    phases.MAIN: _main,
    phases.ROB: _rob,
}
