"""Actions and talk: judged against the question they answer, played, entered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....contract.errors import IllegalAction
from ....contract.game import AnyAction, Step
from ...operating.logs import trouble
from ...refusals import Refused, refused_by_game
from ..log.answers import Answer
from ..log.events import Chatted, Played
from ..log.state import PLAYING
from ..telling.teller import result_json
from .deadlines import on_the_clock
from .game_at_play import GameAtPlay, Unreadable
from .play_time import has_own_time

if TYPE_CHECKING:
    from ..mail import Act, Chat
    from ..table import Table

PASSING = ("preparing", "not_playing", "server_error")
"""Refusals that say nothing about the action: the same id may be tried again."""


class RulesFailed(Exception):
    """In the middle of something: the game at play is broken, the log is not."""


def act(table: Table, wanted: Act) -> Answer:
    """The row it became or the refusal, and for a known id the first answer again."""
    if wanted.holds is not None:
        wanted.holds()
    known = None if wanted.client is None else table.answers.get(wanted.seat, wanted.client)
    return _verdict(table, wanted) if known is None else known


def _verdict(table: Table, wanted: Act) -> Answer:
    agenda = table.keeper.policy.agenda
    try:
        play = at_play(table)
        judge_question(play, wanted.seat, wanted.question)
        before, now = play.teller.now.state, agenda.moment_of(table, wanted)
        body = played(table, play, wanted.seat, wanted.action, wanted.how, now)
    except Refused as refused:
        answer = {**refused.as_json(), **agenda.lateness(table, wanted, refused)}
        if wanted.client is not None and refused.code not in PASSING:
            table.answers.refuse(wanted.seat, wanted.client, wanted.question, answer)
        return answer
    body.claims = agenda.claims(table, wanted)
    row = table.enter(body, wanted.seat, wanted.client)
    agenda.note(row.seq, wanted.seat, wanted.moment, before)
    return row.seq


def at_play(table: Table) -> GameAtPlay:
    if table.is_lost or table.state.name != PLAYING:
        raise Refused("not_playing")
    if table.play is None:
        raise Refused("preparing")
    return table.play


def judge_question(play: GameAtPlay, seat: int, question: int) -> None:
    match = play.match
    open_now = match.game.question(match.board, match.state, seat)
    if question < open_now:
        raise Refused("too_late")
    if question > open_now:
        raise Refused("bad_question")


def take(table: Table, play: GameAtPlay, seat: int, action: AnyAction, how: str) -> None:
    """Plays what nobody asked for by a letter of their own: a bot's action, or the clock's."""
    table.enter(played(table, play, seat, action, how), seat)


def played(table: Table, play: GameAtPlay, seat: int, action: AnyAction, how: str, now: int | None = None) -> Played:
    """Plays an action: what becomes its row. Refused leaves everything as it was."""
    try:
        return as_played(table, play, play.act(seat, action, now), how, now)
    except IllegalAction as error:
        raise refused_by_game(error.reason) from None
    except Unreadable:
        trouble("the rules stumbled over an action", table=table.id, game=table.made.game)
        raise Refused("server_error") from None
    except Exception as error:
        raise RulesFailed from error


def ticked(table: Table, play: GameAtPlay, now: int) -> Played | None:
    """Plays what is due by itself, if anything is: what becomes its row."""
    try:
        steps = play.tick(now)
        return as_played(table, play, steps, "time", now) if steps else None
    except Exception as error:
        raise RulesFailed from error


def as_played(table: Table, play: GameAtPlay, steps: list[Step], how: str, now: int | None = None) -> Played:
    result, body = play.match.result, Played(how, steps, play.digest(), play.drawn)
    body.awaited = [int(seat) for seat in play.match.awaited]
    timed = on_the_clock(table, play)
    if timed is not None:
        body.deadlines, body.questions = timed
    if has_own_time(play.match.game):
        body.time = int(table.time.now()) if now is None else now
    if result:
        body.result = result_json(result)
    return body


def chat(table: Table, wanted: Chat) -> Answer:
    wanted.holds()
    known = table.answers.get(wanted.seat, wanted.client)
    if known is not None:
        return known
    holder = table.state.seats[wanted.seat]
    if holder.muted:
        return Refused("muted").as_json()
    return table.enter(Chatted(wanted.seat, holder.name, wanted.text, wanted.phrase), wanted.seat, wanted.client).seq
