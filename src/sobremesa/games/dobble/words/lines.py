"""The log: one line for each step; what a mini-game brought and the end of the match follow it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sobremesa.contract.action import kind_of
from sobremesa.contract.fields import Records
from sobremesa.contract.text import Text, inner, listed, seat

from ..rules import actions, phases
from ..rules.actions import KINDS
from ..rules.bounds import ALL_PLACES, BARBARIANS, KNIGHTS, TEAM_PLACE, WARM_UP
from .ending import scores, winners
from .values import Values, clock, game_term, place_term, seats, symbol_term, team_term


def line(board: Records, before: Records, actor: int, action: int, after: Records) -> Text:
    step = _Step(board, before[0], actor, action, after[0])
    told = _TELLING[kind_of(action)](step) if kind_of(action) in _TELLING else step.say()
    then = [*_scored(step), *_end(board, before, after)]
    if not then:
        return told
    return Text("line.then", {"line": inner(told), "then": listed([inner(text) for text in then], by=". ")})


@dataclass(frozen=True)
class _Step:
    board: Records
    before: Any
    actor: int
    action: int
    after: Any

    @property
    def parts(self) -> dict[str, Any]:
        return KINDS.parts(self.action)

    def say(self, variant: str = "", **values: Any) -> Text:
        kind = KINDS.by_number[kind_of(self.action)]
        player = {"player": seat(self.actor)} if self.actor >= 0 else {}
        return Text(f"line.{kind.name.replace(' ', '_')}{variant}", {**player, **values})


def _claim(step: _Step) -> Text:
    place, game = step.parts["place"], int(step.before["mini_game"])
    values: Values = {"symbol": symbol_term(step.parts["symbol"])}
    if not step.after["claim_right"]:
        return step.say(".wrong", **values)
    if game == WARM_UP:
        return step.say(".found", **values)
    if game == KNIGHTS:
        return step.say(".capture", team=team_term(step.board, place - TEAM_PLACE), **values)
    return step.say(".take" if game == BARBARIANS else ".cover", place=place_term(step.board, place), **values)


def _ping(step: _Step) -> Text:
    """DOB-9: only the partners read what was pointed at."""
    to, place = seat(step.parts["to"]), step.parts["place"]
    if place >= ALL_PLACES:
        return step.say(partner=to)
    return step.say(".seen", partner=to, place=place_term(step.board, place), symbol=symbol_term(step.parts["symbol"]))


def _turn(step: _Step) -> Text:
    deck = step.parts["deck"]
    if int(step.before["mini_game"]) >= BARBARIANS:
        return step.say(".team", team=team_term(step.board, deck))
    return step.say(player=seat(deck))


def _start(step: _Step) -> Text:
    if int(step.before["mini_game"]) in (WARM_UP, KNIGHTS):
        return step.say(".round", n=int(step.after["round_number"]))
    return step.say(game=game_term(int(step.before["mini_game"])))


def _unlock(step: _Step) -> Text:
    return step.say(player=seat(step.parts["seat"]))


def _scored(step: _Step) -> list[Text]:
    """What a mini-game or a round has brought each team, if it has just been scored."""
    now = step.after
    is_scored = step.before["phase"] == phases.PLAY and now["phase"] not in (phases.PLAY, phases.TURNING)
    if not is_scored or now["score_game"] == WARM_UP:
        return []
    teams = range(int(step.board[0]["teams"]))
    gains = [
        inner(Text("form.gain", {"team": team_term(step.board, team), "n": int(now["score_gained"][team])}))
        for team in teams
        if now["score_gained"][team]
    ]
    game = game_term(int(now["score_game"]))
    return [
        Text("line.scored", {"game": game, "gains": listed(gains)}) if gains else Text("line.nothing", {"game": game})
    ]


def _end(board: Records, before: Records, after: Records) -> list[Text]:
    if after[0]["phase"] != phases.OVER or before[0]["phase"] == phases.OVER:
        return []
    won = winners(board, after)
    values = {"players": seats(won), "points": max(scores(board, after))}
    if int(board[0]["players"]) == 1:
        return [Text("line.alone", values)]
    return [Text("line.win" if len(won) == 1 else "line.win.many", values)]


_TELLING: dict[int, Callable[[_Step], Text]] = {
    actions.CLAIM: _claim,
    actions.PING: _ping,
    actions.LAY: lambda step: step.say(place=place_term(step.board, step.parts["place"])),
    actions.LAY_PORT: lambda step: step.say(n=1 + step.parts["port"]),
    actions.TURN: _turn,
    actions.START: _start,
    actions.UNLOCK: _unlock,
    actions.AT: lambda step: step.say(time=clock(step.parts["ms"])),
}
