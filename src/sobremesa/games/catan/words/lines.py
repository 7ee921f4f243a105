"""The log: one line for each action, from the views before and after it and the action as the viewer saw it.

What was hidden from the viewer has a line of its own (`line.stolen.hidden`). Awards that change hands and the end of
the game follow the line of the action that brought them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.contract.action import kind_of
from sobremesa.contract.fields import Records
from sobremesa.contract.states.by_field import Fields, fields_of
from sobremesa.contract.text import Text, inner, listed, seat, term

from ..board.bounds import DESERT, KNIGHT, RESOURCE_NAMES, RESOURCES, TERRAIN_NAMES
from ..hooks import words as expansions
from ..island import Island
from ..rules import actions, phases
from ..rules.flow import SEVEN
from .description import own_points
from .step import Step
from .values import given_by, hand, new_card_term, resource_term, seats, sides, single, terms_of


def line(island: Island, before: Records | Fields, actor: int, action: int, after: Records | Fields) -> Text:
    step = Step(island, fields_of(before), actor, action, fields_of(after))
    told = _TELLING[kind_of(action)](step) if kind_of(action) in _TELLING else step.say()
    then = [*_awards(step), *expansions.also(step), *_end(step)]
    if not then:
        return told
    return Text("line.then", {"line": inner(told), "then": listed([inner(text) for text in then], by=". ")})


def _end_turn(step: Step) -> Text:
    return expansions.turn_ended(step) or step.say(next=seat(step.after["active"]))


def _settlement(step: Step) -> Text:
    if step.before["phase"] != phases.FOUND_SETTLEMENT:
        return step.say()
    first_cards = step.fewer("bank")
    return step.say(".cards", cards=hand(first_cards)) if any(first_cards) else step.say(".found")


def _road(step: Step) -> Text:
    return step.say({phases.FOUND_ROAD: ".found", phases.FREE_ROAD: ".free"}.get(step.before["phase"], ""))


def _invention(step: Step) -> Text:
    taken = [step.parts["first"], step.parts["second"]]
    return step.say(cards=hand(taken.count(resource) for resource in range(RESOURCES)))


def _monopoly(step: Step) -> Text:
    lost = step.fewer("hand_size")
    name, what = RESOURCE_NAMES[step.parts["resource"]], resource_term(step.parts["resource"])
    given = {number: {"cards": {name: count}} for number, count in enumerate(lost) if count > 0}
    return step.say("", what=what, given=given_by(given, "line.part.gives")) if given else step.say(".none", what=what)


def _discard(step: Step) -> Text:
    if step.is_hidden("cards"):
        return step.say(".hidden")
    return step.say(cards=hand(step.parts["cards"]))


def _robber(step: Step) -> Text:
    to = step.after["robber"]
    terrain, token = step.island.numbers[0]["hex_terrain"][to], int(step.island.numbers[0]["hex_number"][to])
    if to == step.before["robber"]:
        return step.say(".stays")
    if terrain == DESERT:
        return step.say(".desert")
    return step.say(terrain=term(TERRAIN_NAMES[terrain]), number=token)


def _rob(step: Step) -> Text:
    return step.say(victim=seat(step.parts["player"]))


def _spare(step: Step) -> Text:
    in_desert = step.island.numbers[0]["hex_terrain"][step.before["robber"]] == DESERT
    return step.say("" if in_desert else ".elsewhere")


def _maritime(step: Step) -> Text:
    give = {"cards": {RESOURCE_NAMES[step.parts["give"]]: step.parts["rate"]}}
    return step.say(give=give, get=single(step.parts["take"]))


def _offer(step: Step) -> Text:
    active, values = step.before["active"], sides(terms_of(step.action))
    if step.actor != active:
        asked = step.before["offer_open"][active] and step.before["offer_to"] >> step.actor & 1
        return step.say(".counter" if asked else ".to", players=seats([active]), **values)
    asked = [number for number in range(step.island.players) if step.parts["audience"] >> number & 1]
    if len(asked) == step.island.players - 1:
        return step.say(**values)
    return step.say(".to", players=seats(asked), **values)


def _confirm(step: Step) -> Text:
    return step.say(partner=seat(step.parts["player"]), **sides(terms_of(step.action)))


def _dice(step: Step) -> Text:
    values = {"one": step.parts["one"], "other": step.parts["other"], "sum": step.parts["one"] + step.parts["other"]}
    if values["sum"] == SEVEN:
        owing = [number for number, count in enumerate(step.after["owed"]) if count]
        return (
            step.say(".discards", players=seats(owing), n=len(owing), **values)
            if owing
            else step.say(".seven", **values)
        )
    gains = {number: hand(gained) for number, gained in enumerate(step.after["yields"]) if any(gained)}
    return step.say("", gains=given_by(gains, "line.part.gets"), **values) if gains else step.say(".none", **values)


def _lose(step: Step) -> Text:
    player = seat(step.parts["player"])
    if step.is_hidden("resource"):
        return step.say(".hidden", player=player)
    return step.say(player=player, cards=single(step.parts["resource"]))


def _discarded(step: Step) -> Text:
    return step.say(player=seat(step.parts["player"]), cards=hand(step.parts["cards"]))


def _stolen(step: Step) -> Text:
    both: dict[str, Any] = {"player": seat(step.parts["thief"]), "victim": seat(step.parts["victim"])}
    if step.is_hidden("resource"):
        return step.say(".hidden", **both)
    return step.say(cards=single(step.parts["resource"]), **both)


def _drawn(step: Step) -> Text:
    number = step.parts["player"]
    if step.is_hidden("card"):
        return step.say(".hidden", player=seat(number))
    return step.say(player=seat(number), card=new_card_term(step.parts["card"], step.after, number))


def _awards(step: Step) -> list[Text]:
    """CAT-33 … CAT-37: who has the longest trade route or the largest army now, if that has changed."""
    now, texts = step.after, []
    route, army = now["route_holder"] - 1, now["army_holder"] - 1
    if now["route_holder"] != step.before["route_holder"]:
        values = {"player": seat(route), "n": now["route_length"][route]}
        texts.append(Text("line.route", values) if route >= 0 else Text("line.route.none"))
    if now["army_holder"] != step.before["army_holder"]:
        values = {"player": seat(army), "n": now["played"][army][KNIGHT]}
        texts.append(Text("line.army", values) if army >= 0 else Text("line.army.none"))
    return texts


def _end(step: Step) -> list[Text]:
    if step.after["phase"] != phases.OVER:
        return []
    winner = step.after["winner"] - 1
    points = own_points(step.island, step.after, winner)
    return [Text("line.win", {"player": seat(winner), "points": points})]


_TELLING: dict[int, Callable[[Step], Text]] = {
    actions.END_TURN: _end_turn,
    actions.SETTLEMENT: _settlement,
    actions.ROAD: _road,
    actions.INVENTION: _invention,
    actions.MONOPOLY: _monopoly,
    actions.DISCARD: _discard,
    actions.MOVE_ROBBER: _robber,
    actions.ROB: _rob,
    actions.MARITIME: _maritime,
    actions.OFFER: _offer,
    actions.CONFIRM: _confirm,
    actions.DICE: _dice,
    actions.LOSE: _lose,
    actions.DISCARDED: _discarded,
    actions.STOLEN: _stolen,
    actions.DRAWN: _drawn,
    actions.SPARE: _spare,
    **expansions.TELLING,
}
