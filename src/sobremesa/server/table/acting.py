"""Actions and talk: judged against the question they answer, played, committed, told."""

from __future__ import annotations

from typing import Any

from ...contract.errors import IllegalAction
from ...contract.game import AnyAction, Step
from ..logs import trouble
from ..refusals import Refused, refused_by_game
from .answers import Answer
from .deadlines import on_the_clock
from .game_at_play import GameAtPlay, Unreadable
from .halting import halt
from .holding import Holds
from .play_time import has_own_time
from .row import CHAT, GAME, Body
from .state import PLAYING
from .table import Table
from .telling import result_json

PASSING = ("preparing", "not_playing", "server_error")
"""Refusals that say nothing about the action: the same id may be tried again."""


async def act(table: Table, seat: int, client: str, decision: int, action: AnyAction, holds: Holds) -> Answer:
    """A player's action: the row it became or the refusal, and for a known id the first answer again."""
    async with table.turn:
        holds()
        known = table.answers.get(seat, client)
        if known is not None:
            return known
        try:
            play = at_play(table)
            judge_decision(play, seat, decision)
            row = await take(table, play, seat, action, "player", client)
        except Refused as refused:
            answer = refused.as_json()
            if refused.code not in PASSING:
                table.answers.refuse(seat, client, decision, answer)
            return answer
        return row


def at_play(table: Table) -> GameAtPlay:
    if table.is_lost or table.state.name != PLAYING:
        raise Refused("not_playing")
    if table.play is None:
        raise Refused("preparing")
    return table.play


def judge_decision(play: GameAtPlay, seat: int, decision: int) -> None:
    match = play.match
    open_now = match.game.decision(match.board, match.state, seat)
    if decision < open_now:
        raise Refused("too_late")
    if decision > open_now:
        raise Refused("bad_decision")


async def take(
    table: Table, play: GameAtPlay, seat: int, action: AnyAction, how: str, client: str | None = None
) -> int:
    """Plays, commits and tells; the caller has the turn."""
    try:
        body = played(table, play, seat, action, how)
    except RulesFailed:
        await broken(table)
        raise Refused("server_error") from None
    return (await table.append(GAME, body, seat, client)).seq


async def take_tick(table: Table, play: GameAtPlay, now: int) -> None:
    try:
        body = ticked(table, play, now)
    except RulesFailed:
        return await broken(table)
    if body is not None:
        await table.append(GAME, body)


class RulesFailed(Exception):
    """In the middle of something: the game at play is broken, the log is not."""


def played(table: Table, play: GameAtPlay, seat: int, action: AnyAction, how: str, now: int | None = None) -> Body:
    """Plays an action: the body of its row. Refused leaves everything as it was."""
    try:
        return game_body(table, play, play.act(seat, action, now), how, now)
    except IllegalAction as error:
        raise refused_by_game(error.reason) from None
    except Unreadable:
        trouble("the rules stumbled over an action", table=table.id, game=table.made.game)
        raise Refused("server_error") from None
    except Exception as error:
        raise RulesFailed from error


def ticked(table: Table, play: GameAtPlay, now: int) -> Body | None:
    """Plays what is due by itself, if anything is: the body of its row."""
    try:
        steps = play.tick(now)
        return game_body(table, play, steps, "time", now) if steps else None
    except Exception as error:
        raise RulesFailed from error


def game_body(table: Table, play: GameAtPlay, steps: list[Step], how: str, now: int | None = None) -> Body:
    result = play.match.result
    return {
        "how": how,
        "steps": steps,
        "digest": play.digest(),
        "drawn": play.drawn,
        "awaited": [int(seat) for seat in play.match.awaited],
        **on_the_clock(table, play),
        **({"time": int(table.time.now()) if now is None else now} if has_own_time(play.match.game) else {}),
        **({"result": result_json(result)} if result else {}),
    }


async def broken(table: Table) -> None:
    """The rules failed in the middle of an action: nothing was committed, so the log is taken up again, paused."""
    trouble("the rules failed", table=table.id, game=table.made.game)
    await halt(table, "reason.rules_failed")


async def chat(table: Table, seat: int, client: str, text: str, holds: Holds) -> Answer:
    async with table.turn:
        holds()
        known = table.answers.get(seat, client)
        if known is not None:
            return known
        holder = table.state.seats[seat]
        if holder.muted:
            return Refused("muted").as_json()
        said: dict[str, Any] = {"seat": seat, "name": holder.name, "text": text}
        return (await table.append(CHAT, said, seat, client)).seq
