"""The log: one line for each action; awards that change hands and the end of the game follow it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sobremesa.contract.action import kind_of
from sobremesa.contract.fields import Records
from sobremesa.contract.text import Text, inner, listed, seat

from ..rules import actions, phases
from ..rules.actions import KINDS
from ..rules.bounds import DICE, KNIGHT
from ..table import Paper
from .ending import scores, winners
from .values import face_term, faces_of, place_name, seats, thing_of


def line(table: Paper, before: Records, actor: int, action: int, after: Records) -> Text:
    step = _Step(table, before[0], actor, action, after[0])
    told = _TELLING[kind_of(action)](step) if kind_of(action) in _TELLING else step.say()
    then = [*_awards(step), *_end(table, after)]
    if not then:
        return told
    return Text("line.then", {"line": inner(told), "then": listed([inner(text) for text in then], by=". ")})


@dataclass(frozen=True)
class _Step:
    table: Paper
    before: Any
    actor: int
    action: int
    after: Any

    def say(self, variant: str = "", **values: Any) -> Text:
        kind = KINDS.by_number[kind_of(self.action)]
        player = seat(self.actor if self.actor >= 0 else int(self.before["active"]))
        return Text(f"line.{kind.name.replace(' ', '_')}{variant}", {"player": player, **values})


def _keep(step: _Step) -> Text:
    kept = KINDS.parts(step.action)["kept"]
    if not kept:
        return step.say(".none")
    return step.say(faces=faces_of(step.before["dice"][die] for die in range(DICE) if kept >> die & 1))


def _swap(step: _Step) -> Text:
    values = KINDS.parts(step.action)
    was = face_term(int(step.before["dice"][values["die"]]) - 1)
    knight = place_name(step.table, KNIGHT, values["knight"])
    return step.say(was=was, what=face_term(values["face"]), knight=knight)


def _gold(step: _Step) -> Text:
    return step.say(what=face_term(KINDS.parts(step.action)["resource"]))


def _build(step: _Step) -> Text:
    """In the standard game with the points it brings."""
    place = KINDS.parts(step.action)["place"]
    points = int(step.after["gained"]) - int(step.before["gained"])
    values: dict[str, Any] = {"place": place_name(step.table, thing_of(step.action), place), "points": points}
    return step.say(**values) if points and not step.table.is_plus else step.say(".plain", **values)


def _end_turn(step: _Step) -> Text:
    if step.table.is_plus:
        return step.say()
    written = int(step.after["points"][step.actor]) - int(step.before["points"][step.actor])
    values = {"points": written, "total": int(step.after["points"][step.actor])}
    return step.say(".points" if written >= 0 else ".nothing", **values)


def _throw(step: _Step) -> Text:
    return step.say(faces=faces_of(step.after["dice"]))


def _awards(step: _Step) -> list[Text]:
    """DIC-14, DIC-15: who has the longest route or the largest army now, if that has changed."""
    now, texts = step.after, []
    route, army = int(now["route_holder"]) - 1, int(now["army_holder"]) - 1
    if now["route_holder"] != step.before["route_holder"]:
        texts.append(Text("line.route", {"player": seat(route), "n": int(now["route_length"][route])}))
    if now["army_holder"] != step.before["army_holder"]:
        texts.append(Text("line.army", {"player": seat(army), "n": int(now["knights"][army].sum())}))
    return texts


def _end(table: Paper, after: Records) -> list[Text]:
    if after[0]["phase"] != phases.OVER:
        return []
    won = winners(table, after)
    key = "line.solo" if table.players == 1 else "line.shared" if len(won) > 1 else "line.win"
    return [Text(key, {"players": seats(won), "points": scores(table, after)[won[0]]})]


_TELLING: dict[int, Callable[[_Step], Text]] = {
    actions.KEEP: _keep,
    actions.SWAP: _swap,
    actions.BUY: _gold,
    actions.ROAD: _build,
    actions.SETTLEMENT: _build,
    actions.CITY: _build,
    actions.KNIGHT: _build,
    actions.END_TURN: _end_turn,
    actions.THROW: _throw,
}
