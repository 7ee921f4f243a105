"""One line that says what is to be done now."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.fields import Records
from sobremesa.contract.text import Text

from ..rules import doors, phases
from ..rules.bounds import BARBARIANS, KNIGHTS, PORTS_GAME, WARM_UP
from .ending import scores, winners
from .values import game_term, members, seats

SPEAK_OF_TEAMS = (PORTS_GAME, BARBARIANS)


def prompt(board: Records, seen: Records, seat: int | None) -> Text:
    now: Any = seen[0]
    phase = int(now["phase"])
    if phase == phases.OVER:
        return _over(board, seen, seat)
    if phase == phases.READY:
        said = seat is None or bool(now["ready"][seat])
        return Text("prompt.ready.said" if said else "prompt.ready", {"game": game_term(int(now["mini_game"]))})
    if phase != phases.PLAY:
        return Text("prompt.countdown", {"game": game_term(int(now["mini_game"]))})
    return (
        Text("prompt.watch", {"game": game_term(int(now["mini_game"]))}) if seat is None else _play(board, seen, seat)
    )


def _play(board: Records, seen: Records, seat: int) -> Text:
    now: Any = seen[0]
    game, team = int(now["mini_game"]), int(board[0]["team_of"][seat])
    if now["locked_until"][seat]:
        return Text("prompt.locked")
    if game == KNIGHTS and now["out_by"][team]:
        return Text("prompt.out")
    if not doors.may_claim_now(board, seen, 0, seat):
        return Text("prompt.point" if doors.may_act(board, seen, 0, seat) else "prompt.wait")
    if game == WARM_UP:
        return Text("prompt.game_0")
    if game == PORTS_GAME and not doors.visible_cards(board, seen, 0, team):
        return Text("prompt.game_2.centre")
    is_alone = game in SPEAK_OF_TEAMS and len(members(board, team)) == 1
    return Text(f"prompt.game_{game}.alone" if is_alone else f"prompt.game_{game}")


def _over(board: Records, seen: Records, seat: int | None) -> Text:
    won = winners(board, seen)
    values = {"players": seats(won), "points": max(scores(board, seen))}
    if int(board[0]["players"]) == 1:
        return Text("prompt.over.alone", values)
    return Text("prompt.over" if seat in won else "prompt.over.other", values)
