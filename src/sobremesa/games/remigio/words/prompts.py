"""One line that says what is to be done now, or who is waited for.

Public fields and the seat's own only: the line must be the same from the full state and from what the seat sees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.contract.fields import Records
from sobremesa.contract.text import Text, listed
from sobremesa.contract.text import seat as the_seat

from ..rules import actions, doors, phases
from ..rules.cards import OPENING
from ..rules.law.reasons import LEGAL
from ..rules.melding.work import pad
from ..rules.phases import PHASE_NAMES
from ..rules.state import NOT_OPEN
from .cards import card_text


def prompt(board: Records, seen: Records, seat: int | None) -> Text:
    now: Any = seen[0]
    phase = int(now["phase"])
    if phase == phases.OVER:
        return _over(now, seat)
    if phase == phases.CALLS:
        return _calls(board, now, seat)
    if phase >= phases.FIRST_CHANCE:
        return Text(_key(now), {"player": the_seat(_subject(now))})
    if seat is not None and now["out"][seat]:
        return Text("prompt.out", {"player": the_seat(int(now["active"]))})
    if seat is None or seat != now["active"]:
        return Text(f"{_key(now)}.other", {"player": the_seat(int(now["active"]))})
    return _OWN_TURN[phase](board, seen, seat) if phase in _OWN_TURN else Text(_key(now))


def _key(now: Any) -> str:
    return f"prompt.{PHASE_NAMES[int(now['phase'])].replace(' ', '_')}"


def _subject(now: Any) -> int:
    return int(now["closer"]) - 1 if now["closer"] else int(now["active"])


def _over(now: Any, seat: int | None) -> Text:
    winners = [number for number in range(6) if int(now["winners"]) >> number & 1]
    values = {"players": listed([the_seat(number) for number in winners]), "n": len(winners)}
    return Text("prompt.over" if seat in winners else "prompt.over.other", values)


def _calls(board: Records, now: Any, seat: int | None) -> Text:
    closer = the_seat(int(now["closer"]) - 1)
    if seat is not None and not now["accepted"][seat] and not now["out"][seat]:
        return Text("prompt.calls", {"player": closer})
    players = range(int(board[0]["players"]))
    waiting = [the_seat(number) for number in players if not now["accepted"][number] and not now["out"][number]]
    return Text("prompt.calls.other", {"player": closer, "players": listed(waiting)})


def _draw(board: Records, seen: Records, seat: int) -> Text:
    """What may be taken is asked of the law: it reads what is public and the seat's own hand."""
    may_take = doors.refusal(board, seen, 0, seat, actions.TAKE, pad()) == LEGAL
    return Text("prompt.draw.take" if may_take else "prompt.draw")


def _play(board: Records, seen: Records, seat: int) -> Text:
    now: Any = seen[0]
    if now["forfeited"]:
        return Text("prompt.play.forfeited")
    opening = {"n": int(now["opening"][seat]), "needed": OPENING}
    if now["owed"]:
        card = card_text(int(now["owed"]) - 1)
        is_open = now["opened"][seat] != NOT_OPEN
        return Text("prompt.play.owed", {"card": card}) if is_open else _owed_to_open(card, opening)
    if now["opened"][seat] == NOT_OPEN and now["opening"][seat]:
        return Text("prompt.play.opening", opening)
    if not now["opened"][seat]:
        return Text("prompt.play.first" if not now["turns"][seat] else "prompt.play", {"needed": OPENING})
    return Text("prompt.play.last" if now["hand_size"][seat] == 1 else "prompt.play.open")


def _owed_to_open(card: dict[str, Any], opening: dict[str, Any]) -> Text:
    """REM-7, REM-9: the card lies in one of the melds that open, and nothing is added before."""
    return Text("prompt.play.owed.unopened", {"card": card, **opening})


_OWN_TURN: dict[int, Callable[[Records, Records, int], Text]] = {phases.DRAW: _draw, phases.PLAY: _play}
