"""Who holds a seat: tokens, and who still holds one when their letter is read.

A seat's generation rises whenever its holder changes, so that whatever was given to an earlier holder has ended.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from ...lobby.tokens import Token
from ...refusals import Refused
from ...settings import DAY
from ..log.state import PERSON, Seat

if TYPE_CHECKING:
    from ..table import Table


class Held(NamedTuple):
    """A seat in one generation."""

    seat: int
    generation: int


class Seated(NamedTuple):
    """A seat just taken, and the token that proves it."""

    seat: int
    token: str


def seated(table: Table, seat: int) -> Seated:
    """While a letter is read: a moment later the seat may be another's."""
    expires = int(time.time()) + table.services.settings.token_days * DAY
    token = Token(table.id, seat, table.state.seats[seat].generation, expires)
    return Seated(seat, table.services.signer.sign(token))


def held_by(table: Table, text: str) -> Held:
    """The seat a token opens now; Refused if it opens none."""
    token = table.services.signer.read(text)
    if token.table != table.id:
        raise Refused("token_foreign")
    held = Held(token.seat, token.generation)
    still_held(table, held)
    return held


def is_held(table: Table, held: Held) -> bool:
    seat = table.state.seats[held.seat]
    return seat.kind == PERSON and seat.generation == held.generation


def still_held(table: Table, held: Held) -> Seat:
    if not is_held(table, held):
        raise Refused("token_ended")
    return table.state.seats[held.seat]


def judge_host(table: Table, held: Held) -> None:
    if table.state.host != held.seat:
        raise Refused("not_the_host")


def seat_of(table: Table, held: Held) -> Seat:
    """The seat of one who wants to change something: judged when the letter's turn comes, much may have happened."""
    seat = still_held(table, held)
    if not table.may_change(held.seat):
        raise Refused("too_fast")
    return seat


def judge_change_by_host(table: Table, held: Held) -> None:
    seat_of(table, held)
    judge_host(table, held)
