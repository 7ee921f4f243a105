"""The log: one line for each action, from the views before and after it and the action as the viewer saw it.

What follows from an action (an opening, a close, the points of a deal, who is out) comes after its line.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sobremesa.contract.action import kind_of
from sobremesa.contract.fields import Records
from sobremesa.contract.text import Text, inner, listed, seat

from ..rules import actions, phases
from ..rules.actions import KINDS, NO_CARD
from ..rules.cards import OPENING
from ..rules.state import DRY, FALSE_OPENING, VOID
from .cards import card_text, cards_text, meld_text, new_meld_value, run_text, set_text


def line(board: Records, before: Records, actor: int, action: int, after: Records) -> Text:
    step = _Step(board[0], before[0], actor, action, after[0])
    told = _TELLING[kind_of(action)](step) if kind_of(action) in _TELLING else step.say()
    then = [*_opening(step), *_closing(step), *_points(step), *_end(step)]
    if not then:
        return told
    return Text("line.then", {"line": inner(told), "then": listed([inner(text) for text in then], by=". ")})


@dataclass(frozen=True)
class _Step:
    board: Any
    before: Any
    actor: int
    action: int
    after: Any

    @cached_property
    def parts(self) -> dict[str, Any]:
        return KINDS.parts(self.action)

    @property
    def players(self) -> range:
        return range(int(self.board["players"]))

    @property
    def ends_deal(self) -> bool:
        """Whether points were given or the deal became void."""
        if self.after["phase"] == phases.OVER:
            return bool(self.before["phase"] != phases.OVER)
        return bool(self.after["deal"] != self.before["deal"])

    def say(self, variant: str = "", **values: Any) -> Text:
        kind = KINDS.by_number[kind_of(self.action)]
        if self.actor >= 0:
            values = {"player": seat(self.actor), **values}
        return Text(f"line.{kind.name.replace(' ', '_')}{variant}", values)


def _draw(step: _Step) -> Text:
    if step.ends_deal:
        return step.say(".void")
    return step.say(".rebuilt" if step.after["rebuilt"] > step.before["rebuilt"] else "")


def _card(step: _Step) -> Text:
    """An action with a card that may be hidden."""
    values: dict[str, Any] = {"player": seat(step.parts["player"])} if "player" in step.parts else {}
    if step.parts["card"] == NO_CARD:
        return step.say(".hidden", **values)
    return step.say(card=card_text(step.parts["card"]), **values)


def _take(step: _Step) -> Text:
    return step.say(card=card_text(int(step.before["top"]) - 1))


def _run(step: _Step) -> Text:
    run = run_text(step.parts["suit"], step.parts["low"], step.parts["length"])
    return step.say(meld=run, n=new_meld_value(step.board, step.action))


def _set(step: _Step) -> Text:
    return step.say(meld=set_text(step.parts["rank"]), n=new_meld_value(step.board, step.action))


def _on_meld(step: _Step) -> Text:
    return step.say(card=card_text(step.parts["card"]), meld=meld_text(step.before, step.parts["meld"]))


def _call(step: _Step) -> Text:
    other = step.parts["player"]
    points = int(step.before["opening"][other])
    return step.say("" if points >= OPENING else ".below", other=seat(other), n=points, needed=OPENING)


def _shown(step: _Step) -> Text:
    cards = step.parts["cards"]
    named = cards_text([card for card in cards if card != NO_CARD])
    return step.say(player=seat(step.parts["player"]), cards=named)


def _forfeit(step: _Step) -> Text:
    return step.say(".void" if step.ends_deal else "", card=card_text(int(step.before["owed"]) - 1))


def _opening(step: _Step) -> list[Text]:
    """REM-20: at a real table nobody says how much it was."""
    if step.ends_deal:
        return []
    found = []
    for number in step.players:
        if step.after["opened"][number] and not step.before["opened"][number]:
            variant = ".real" if step.board["real_table"] else ""
            found.append(
                Text(f"line.opens{variant}", {"player": seat(number), "n": int(step.after["opening"][number])})
            )
    return found


def _closing(step: _Step) -> list[Text]:
    if step.ends_deal or step.after["closer"] == step.before["closer"] or kind_of(step.action) == actions.CLOSE:
        return []
    return [Text("line.closed", {"player": seat(int(step.after["closer"]) - 1)})]


def _points(step: _Step) -> list[Text]:
    """REM-19: what the deal has brought."""
    if not step.ends_deal or step.after["last_how"] == VOID:
        return []
    after = step.after
    told = [Text("line.dry")] if after["last_how"] == DRY else []
    if after["last_how"] != FALSE_OPENING:
        told += [_count_of(after, number) for number in step.players if after["last_count"][number]]
    losers = [number for number in step.players if after["last_points"][number]]
    if not losers:
        return [*told, Text("line.points.none")]
    for number in losers:
        values = {"player": seat(number), "n": int(after["last_points"][number]), "total": int(after["points"][number])}
        told.append(Text("line.points", values))
        if after["out"][number]:
            told.append(Text("line.out", {"player": seat(number)}))
    return told


def _count_of(after: Any, number: int) -> Text:
    variant = "" if after["last_open"][number] else ".unopened"
    return Text(f"line.count{variant}", {"player": seat(number), "n": int(after["last_count"][number])})


def _end(step: _Step) -> list[Text]:
    if step.after["phase"] != phases.OVER or not step.ends_deal:
        return []
    winners = [seat(number) for number in step.players if int(step.after["winners"]) >> number & 1]
    return [Text("line.wins", {"players": listed(winners), "n": len(winners)})]


_TELLING: dict[int, Callable[[_Step], Text]] = {
    actions.DRAW: _draw,
    actions.TAKE: _take,
    actions.RUN: _run,
    actions.SET: _set,
    actions.LAY_OFF: _on_meld,
    actions.DISCARD: _card,
    actions.CLOSE: _card,
    actions.SWAP: _on_meld,
    actions.CALL: _call,
    actions.FORFEIT: _forfeit,
    actions.CUT_CARD: _card,
    actions.DEALT: _card,
    actions.TURNED: _card,
    actions.DRAWN: _card,
    actions.CLOSED_WITH: _card,
    actions.SHOWN: _shown,
}
