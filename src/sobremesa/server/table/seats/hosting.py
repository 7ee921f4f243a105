"""What a host may do: bots in seats, kicking, muting, pausing; and who is host. All of it is logged and visible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .... import bots
from ....contract.text import Text
from ...lobby.heralding import is_allowed
from ...refusals import Refused
from ..log.events import BotLeft, Heralded, HostChanged, Kicked, Muted, Paced, Paused, Resumed, StoodIn, Unmuted
from ..log.saying import say
from ..log.state import BOT, FREE, PAUSED, PERSON, PLAYING, WAITING, Seat
from ..mail import BeHost, Kick, Mute, Pause, PutBot, Resume, SetPace, SetWebhook, TakeBotAway
from ..play.halting import take_up_again
from ..play.starting import attend, start_if_complete
from .holding import judge_change_by_host, seat_of
from .seating import come_back_now, judge_not_over, judge_waiting, seat_bot, strongest, unseat

if TYPE_CHECKING:
    from ..table import Table


def seat_at(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.state.seats):
        raise Refused("unknown_seat")
    return table.state.seats[number]


def judge_bot(table: Table, name: str) -> None:
    if name not in bots.bots(table.made.game):
        raise Refused("unknown_bot")


def put_bot(table: Table, wanted: PutBot) -> None:
    """A bot for a free seat or, during the game, for a player who is offline."""
    judge_change_by_host(table, wanted.host)
    judge_bot(table, wanted.bot)
    seat = seat_at(table, wanted.number)
    if seat.kind == FREE and table.state.name == WAITING:
        seat_bot(table, wanted.number, wanted.bot)
        return start_if_complete(table)
    judge_not_over(table)
    if seat.kind != PERSON or table.state.name == WAITING or wanted.number in table.persons_here():
        raise Refused("seat_taken")
    say(table, StoodIn(seat=wanted.number, bot=wanted.bot))


def take_bot_away(table: Table, wanted: TakeBotAway) -> None:
    judge_change_by_host(table, wanted.host)
    judge_waiting(table)
    if seat_at(table, wanted.number).kind != BOT:
        raise Refused("no_bot_there")
    say(table, BotLeft(seat=wanted.number))


def kick(table: Table, wanted: Kick) -> None:
    judge_change_by_host(table, wanted.host)
    judge_not_over(table)
    number = wanted.number
    if seat_at(table, number).kind != PERSON or number == table.state.host:
        raise Refused("nobody_to_kick")
    stand_in = None if table.state.name == WAITING else strongest(table)
    say(table, Kicked(seat=number, bot=stand_in))
    table.afterwards(lambda: unseat(table, number, "kicked"))
    if number in table.sat_from:
        table.services.sits.drain(f"{table.id} {table.sat_from.pop(number)}")


def mute(table: Table, wanted: Mute) -> None:
    judge_change_by_host(table, wanted.host)
    if seat_at(table, wanted.number).kind != PERSON:
        raise Refused("unknown_seat")
    if table.state.seats[wanted.number].muted != wanted.muted:
        say(table, Muted(seat=wanted.number) if wanted.muted else Unmuted(seat=wanted.number))


def be_host(table: Table, wanted: BeHost) -> None:
    """Nobody else could go on after a pause, or send away who is not coming."""
    seat, host = seat_of(table, wanted.held), table.state.host
    judge_not_over(table)
    if seat.number == host:
        return
    if host is not None and table.absence(host) <= host_patience(table):
        raise Refused("host_is_here")
    come_back_now(table, seat)
    if table.state.host != seat.number:
        gone = None if host is None else table.state.seats[host].name
        say(table, HostChanged(seat=seat.number), Text("table.host_changed", {"name": seat.name, "host": gone}))


def host_patience(table: Table) -> float:
    """Seconds: where a decision may take hours, nobody has to be here all the time."""
    return max(table.services.settings.absent_host, table.charter.seconds or 0)


def pause(table: Table, wanted: Pause) -> None:
    judge_change_by_host(table, wanted.host)
    if table.state.name != PLAYING:
        raise Refused("not_playing")
    say(table, Paused(reason=Text("reason.host_paused").as_json()))


async def resume(table: Table, wanted: Resume) -> None:
    judge_change_by_host(table, wanted.host)
    if table.state.name != PAUSED:
        raise Refused("not_paused")
    if table.play is None:
        await take_up_again(table)
    if table.play is None:
        raise Refused("server_error")
    say(table, Resumed())
    table.afterwards(lambda: attend(table))


def set_pace(table: Table, wanted: SetPace) -> None:
    judge_change_by_host(table, wanted.host)
    judge_not_over(table)
    if (table.state.pace or table.charter.pace) != wanted.pace:
        say(table, Paced(pace=wanted.pace), f"table.paced.{wanted.pace}")
        if table.bots is not None:
            table.afterwards(table.bots.nudge)


def set_webhook(table: Table, wanted: SetWebhook) -> None:
    judge_change_by_host(table, wanted.host)
    judge_not_over(table)
    if wanted.url is not None and not is_allowed(wanted.url, table.services.settings.webhooks):
        raise Refused("webhook_refused")
    if table.state.webhook != wanted.url:
        say(table, Heralded(url=wanted.url), None if wanted.url else "table.not_heralded")
