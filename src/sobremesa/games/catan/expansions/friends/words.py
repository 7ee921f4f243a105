"""Entre amigos in words: log lines, prompts, refusals, and what the table shows of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from sobremesa.contract.action import kind_of
from sobremesa.contract.shown import ABSENT, Absent
from sobremesa.contract.states.by_field import Fields
from sobremesa.contract.text import Text, term
from sobremesa.contract.text import seat as the_seat

from ... import views
from ...board.bounds import DESERT, RESOURCE_NAMES
from ...island import Island
from ...rules import phases
from ...words.case import Case
from ...words.step import Step
from ...words.values import Values, resource_term, seats, single
from .rules import actions, reasons
from .rules.bounds import (
    BOOK,
    COMPASS,
    GUILD_NAMES,
    SHIP,
    SHOVEL,
    WAGON,
)
from .rules.phases import ANSWER_GIFT, DRAW_FAVOUR, FIRST_DRAW, PUT_BACK, SECOND_SWAP
from .upkeep import first_links

GUILD_OF: dict[int, int] = {
    actions.WAGON: WAGON,
    actions.SHIP: SHIP,
    actions.SHOVEL: SHOVEL,
    actions.BOOK: BOOK,
    actions.COMPASS: COMPASS,
}
PRICES = (1, 1, 1, 2, 2)

CARD_GIVEN: dict[int, str] = {actions.GIFT: "resource", actions.WAGON: "give"}
CARD_TAKEN: dict[int, str] = {actions.WAGON: "take", actions.SHIP: "resource"}


def _gift(step: Step) -> Text:
    return step.say(to=the_seat(step.parts["player"]), cards=single(step.parts["resource"]))


def _take_gift(step: Step) -> Text:
    return step.say(giver=the_seat(int(step.before["active"])), cards=single(int(step.before["gift_card"]) - 1))


def _wagon(step: Step) -> Text:
    variant = ".again" if step.before["phase"] == SECOND_SWAP else ""
    return step.say(variant, give=single(step.parts["give"]), get=single(step.parts["take"]))


def _put_back(step: Step) -> Text:
    return step.say(".hidden") if step.is_hidden("guild") else step.say(guild=term(GUILD_NAMES[step.parts["guild"]]))


def _favour(step: Step) -> Text:
    player = the_seat(step.parts["player"])
    if step.is_hidden("guild"):
        return step.say(".hidden", player=player)
    return step.say(player=player, guild=term(GUILD_NAMES[step.parts["guild"]]))


TELLING: dict[int, Callable[[Step], Text]] = {
    actions.GIFT: _gift,
    actions.TAKE_GIFT: _take_gift,
    actions.WAGON: _wagon,
    actions.SHIP: lambda step: step.say(cards=single(step.parts["resource"])),
    actions.PUT_BACK: _put_back,
    actions.FIRST_DRAW: lambda step: step.say(owner=the_seat(step.parts["player"])),
    actions.FAVOUR: _favour,
}


def earned(step: Step) -> list[Text]:
    """FRI-2 … FRI-5: what the action has earned; the draws follow. FRI-12: no more than the supply has."""
    if kind_of(step.action) in (actions.FAVOUR, actions.FIRST_DRAW):
        return []
    player, due, left = step.before["active"], step.after["favours_due"], step.after["favours_due_total"]
    if not due[player]:
        return []
    others = [owner for owner, count in enumerate(due) if count and owner != player]
    if not others:
        return [Text("line.earned", {"player": the_seat(player), "n": left})]
    if left < sum(due):
        return [Text("line.joined.short", {"players": seats(others), "n": left})]
    return [Text("line.joined", {"players": seats(others), "player": the_seat(player), "n": due[player]})]


def to_draw(island: Island, now: Fields) -> list[int]:
    """FRI-12: how many tokens each seat still draws; while it is open which owner draws first, at most."""
    active, left, due = now["active"], now["favours_due_total"], list(now["favours_due"][: island.players])
    owners = sum(due) - due[active]
    due[active] = max(0, left - owners)
    if left < owners and now["phase"] != FIRST_DRAW:
        for seat in drawing_order(island, now):
            due[seat] = min(due[seat], left)
            left -= due[seat]
    return due


def _answer_gift(island: Island, now: Any, seat: int | None) -> Text:
    to = int(now["gift_to"]) - 1
    values = {"player": the_seat(int(now["active"])), "cards": single(int(now["gift_card"]) - 1)}
    if seat == to:
        return Text("prompt.answer_gift", values)
    return Text("prompt.answer_gift.other", {**values, "to": the_seat(to)})


def may_spare(island: Island, now: Any) -> bool:
    """FRI-2: the robber stands in the desert, and guilds look on."""
    board: Any = island.numbers[0]
    return bool(board["friends"] and board["hex_terrain"][now["robber"]] == DESERT)


def sparing_earns(island: Island, now: Any) -> bool:
    """FRI-12: as long as the supply lasts."""
    return may_spare(island, now) and bool(now["favour_supply_size"])


def _own_or_other(key: str) -> Callable[[Island, Any, int | None], Text]:
    def prompt(island: Island, now: Any, seat: int | None) -> Text:
        active = int(now["active"])
        return Text(key) if seat == active else Text(f"{key}.other", {"player": the_seat(active)})

    return prompt


def drawing_order(island: Island, now: Any) -> list[int]:
    """FRI-5: whoever was named first, then the owners in turn order, then the builder."""
    order = island.numbers[0]["seat_order"][: island.players].tolist()
    start, first = order.index(int(now["active"])) + 1, int(now["favour_first"]) - 1
    following = [*order[start:], *order[:start]]
    return sorted(following, key=lambda seat: seat != first)


def drawing(island: Island, now: Any) -> int:
    """Who draws now."""
    waiting = drawing_order(island, now)
    return next((seat for seat in waiting if now["favours_due"][seat]), int(now["active"]))


PROMPTS: dict[int, Callable[[Island, Any, int | None], Text]] = {
    ANSWER_GIFT: _answer_gift,
    SECOND_SWAP: _own_or_other("prompt.second_swap"),
    PUT_BACK: _own_or_other("prompt.put_back"),
    FIRST_DRAW: _own_or_other("prompt.first_draw"),
    DRAW_FAVOUR: lambda island, now, seat: Text("prompt.draw_favour", {"player": the_seat(drawing(island, now))}),
}
"""By phase, for every seat and for spectators."""


def _named_guild(case: Case) -> Values:
    guild = case.parts["guild"] if case.kind == actions.PUT_BACK else GUILD_OF[case.kind]
    return {"guild": term(GUILD_NAMES[guild]), "n": PRICES[guild]}


def _owners(case: Case) -> Values:
    owners = case.now["favours_due"].nonzero()[0].tolist()
    return {"players": seats(owner for owner in owners if owner != case.seat)}


REFUSAL_VALUES: dict[int, Callable[[Case], Values]] = {
    reasons.OTHER_GIFT: lambda case: {"what": resource_term(int(case.now["gift_card"]) - 1)},
    reasons.ASKED_ALREADY: lambda case: {"player": the_seat(case.parts["player"])},
    reasons.AHEAD_OF_YOU: lambda case: {"player": the_seat(case.parts["player"])},
    reasons.FAVOUR_IS_FRESH: _named_guild,
    reasons.TOO_FEW_FAVOURS: _named_guild,
    reasons.NOT_JOINED: _owners,
}

REFUSAL_VARIANTS: dict[int, Callable[[Case], str]] = {
    reasons.TOO_FEW_FAVOURS: lambda case: ".put_back" if case.kind == actions.PUT_BACK else "",
}


def _favours(island: Island, now: Fields) -> views.Favours:
    is_drawing = now["phase"] == DRAW_FAVOUR
    return views.Favours(
        supply=now["favour_supply_size"],
        spent=dict(zip(GUILD_NAMES, now["favours_spent"], strict=True)),
        catan_tokens=now["catan_tokens"],
        used=bool(now["favour_used"]),
        drawing=drawing(island, now) if is_drawing else None,
    )


def _open_gift(island: Island, now: Fields) -> views.Gift | None:
    if not now["gift_card"]:
        return None
    return views.Gift(
        card=RESOURCE_NAMES[now["gift_card"] - 1],
        to=now["gift_to"] - 1 if now["gift_to"] else None,
        asked=[seat for seat in range(island.players) if now["gift_asked"] >> seat & 1],
        given=bool(now["gift_given"]),
    )


def _laid_open(island: Island, now: Fields, seat: int) -> dict[str, int] | Absent:
    if now["phase"] != phases.OVER:
        return ABSENT
    held = zip(now["favours"][seat], now["favours_fresh"][seat], strict=True)
    return _guilds([old + fresh for old, fresh in held])


def _joins(island: Island, now: Fields, seat: int) -> dict[str, list[int]]:
    joins = first_links(island, now, seat)
    return {island.names.paths[path]: owners for path, owners in joins.items()}


def _guilds(counts: Iterable[int]) -> dict[str, int]:
    return {name: count for name, count in zip(GUILD_NAMES, counts, strict=True) if count}


VIEW: dict[str, Callable[[Island, Fields], Any]] = {"favours": _favours, "gift": _open_gift}
PLAYER: dict[str, Callable[[Island, Fields, int], Any]] = {
    "favours": lambda island, now, seat: now["favour_count"][seat],
    "fresh_favours": lambda island, now, seat: now["favours_fresh_count"][seat],
    "favours_due": lambda island, now, seat: to_draw(island, now)[seat],
    "guilds": _laid_open,
}
OWN: dict[str, Callable[[Island, Fields, int], Any]] = {
    "guilds": lambda island, now, seat: _guilds(now["favours"][seat]),
    "fresh_guilds": lambda island, now, seat: _guilds(now["favours_fresh"][seat]),
    "joins": _joins,
}
