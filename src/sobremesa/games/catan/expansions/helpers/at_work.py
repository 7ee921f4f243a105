"""Os ajudantes while they work: the log's lines, and what is to be done or waited for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.contract.text import Text, inner, term
from sobremesa.contract.text import seat as the_seat

from ...island import Island
from ...rules.actions import NO_RESOURCE
from ...rules.phases import PHASE_NAMES
from ...words.step import Step
from ...words.values import Values, card_term, given_by, hand, new_card_term, resource_term, seats, single
from .rules import actions, phases
from .rules.actions import NO_PLAYER, TURN_OVER
from .rules.bounds import HELPER_NAMES


def helper_term(helper: int) -> Values:
    return dict(term(f"helper_{HELPER_NAMES[helper].replace(' ', '_')}"))


def _forced_trade(step: Step) -> Text:
    had, has = step.before["hand_size"], step.after["hand_size"]
    named = [other for other in (step.parts["first"], step.parts["second"]) if other != NO_PLAYER]
    given = {other: single(step.parts["resource"]) for other in named if had[other] > has[other]}
    values = {"what": resource_term(step.parts["resource"]), "players": seats(named)}
    return step.say("", given=given_by(given, "line.part.gives"), **values) if given else step.say(".none", **values)


def _give_back(step: Step) -> Text:
    return step.say(other=the_seat(step.parts["player"]), cards=single(step.parts["resource"]))


def _replaced(step: Step) -> Text:
    if step.parts["pay"] == NO_RESOURCE:
        return step.say(".plain")
    return step.say(pay=resource_term(step.parts["pay"]), what=resource_term(step.parts["instead_of"]))


def _change(step: Step) -> Values:
    """What becomes of the used helper."""
    if step.parts["helper"] == TURN_OVER:
        return inner(Text("line.part.turns"))
    return inner(Text("line.part.takes", {"helper": helper_term(step.parts["helper"])}))


def _answer(step: Step) -> Text:
    if step.parts["resource"] == NO_RESOURCE:
        return step.say(".spared", change=_change(step))
    return step.say(cards=single(step.parts["resource"]), change=_change(step))


def _looked(step: Step) -> Text:
    player = the_seat(step.parts["player"])
    if step.is_hidden("card"):
        return step.say(".hidden", player=player)
    return step.say(player=player, card=card_term(step.parts["card"]))


def _keep_card(step: Step) -> Text:
    if step.is_hidden("card"):
        return step.say(".hidden")
    return step.say(card=new_card_term(step.parts["card"], step.after, step.actor))


def _alms(step: Step) -> Text:
    return step.say(other=the_seat(step.parts["player"]))


def _take_alms(step: Step) -> Text:
    other = the_seat(step.parts["player"])
    if step.is_hidden("resource"):
        return step.say(".hidden", other=other)
    return step.say(other=other, cards=single(step.parts["resource"]))


def _banish(step: Step) -> Text:
    taken = step.fewer("bank")
    return step.say(cards=hand(taken)) if any(taken) else step.say(".none")


def _take_helper(step: Step) -> Text:
    left = helper_term(int(step.before["helper"][step.actor]) - 1)
    return step.say(helper=helper_term(step.parts["helper"]), left=left)


TELLING: dict[int, Callable[[Step], Text]] = {
    actions.FORCED_TRADE: _forced_trade,
    actions.GIVE_BACK: _give_back,
    actions.HELPED_ROAD: _replaced,
    actions.CONSOLATION: _answer,
    actions.SHELTER: _answer,
    actions.SCHOLAR: _replaced,
    actions.LOOKED: _looked,
    actions.KEEP_CARD: _keep_card,
    actions.ALMS: _alms,
    actions.TAKE_ALMS: _take_alms,
    actions.FREE_PORT: lambda step: step.say(what=resource_term(step.parts["resource"])),
    actions.BANISH: _banish,
    actions.TAKE_HELPER: _take_helper,
}


def also(step: Step) -> list[Text]:
    """HLP-1: the helper that came with the second settlement."""
    if step.actor < 0 or step.before["helper"][step.actor] or not step.after["helper"][step.actor]:
        return []
    dealt = helper_term(int(step.after["helper"][step.actor]) - 1)
    return [Text("line.helper_dealt", {"player": the_seat(step.actor), "helper": dealt})]


def _of_active(island: Island, now: Any, seat: int | None) -> Text:
    """What the active player does, and what the others wait for."""
    key = f"prompt.{PHASE_NAMES[int(now['phase'])].replace(' ', '_')}"
    if seat == now["active"]:
        return Text(key, _PROMPT_VALUES[int(now["phase"])](now))
    return Text(f"{key}.other", {"player": the_seat(int(now["active"]))})


def _console(island: Island, now: Any, seat: int | None) -> Text:
    asked = int(now["helper_asked"]) - 1
    return Text("prompt.console") if seat == asked else Text("prompt.console.other", {"player": the_seat(asked)})


def _change_prompt(island: Island, now: Any, seat: int | None) -> Text:
    if seat == now["active"] and now["helper_side"][seat]:
        return Text("prompt.change_helper.back")
    return _of_active(island, now, seat)


def asked(now: Any) -> set[int]:
    """Who may answer the roll with their helper."""
    return {int(now["helper_asked"]) - 1} - {-1}


def sheltered(now: Any, seat: int | None, waiting: list[int]) -> Text | None:
    """While discards are chosen: what whoever has the shelter is asked; the others read so once all have chosen."""
    if not now["helper_asked"]:
        return None
    holder = int(now["helper_asked"]) - 1
    if seat != holder:
        return None if waiting else Text("prompt.shelter.other", {"player": the_seat(holder)})
    owed = int(now["owed"][seat])
    return Text("prompt.shelter.spared", {"n": owed}) if owed else Text("prompt.shelter")


_PROMPT_VALUES: dict[int, Callable[[Any], Values]] = {
    phases.GIVE_BACK: lambda now: {"players": seats(other for other, debt in enumerate(now["helper_debts"]) if debt)},
    phases.TAKE_ALMS: lambda now: {"player": the_seat(int(now["helper_victim"]) - 1)},
    phases.KEEP_CARD: lambda now: {},
    phases.CHANGE_HELPER: lambda now: {},
}

PROMPTS: dict[int, Callable[[Island, Any, int | None], Text]] = {
    phases.CONSOLE: _console,
    phases.GIVE_BACK: _of_active,
    phases.KEEP_CARD: _of_active,
    phases.TAKE_ALMS: _of_active,
    phases.CHANGE_HELPER: _change_prompt,
}
"""By phase, for every seat and for spectators; `prompt.look_at_cards` is said as chance's phases are."""
