"""One line that says what is to be done now, or who is waited for."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.fields import Records
from sobremesa.contract.text import Text
from sobremesa.contract.text import seat as the_seat

from ..rules import phases
from ..rules.bounds import ROLLS
from ..rules.phases import PHASE_NAMES
from ..table import Paper
from .ending import scores, winners
from .values import Values, seats


def prompt(table: Paper, seen: Records, seat: int | None) -> Text:
    now: Any = seen[0]
    phase = int(now["phase"])
    if phase == phases.OVER:
        return _over(table, seen, seat)
    key, player = f"prompt.{PHASE_NAMES[phase].replace(' ', '_')}", dict(the_seat(int(now["active"])))
    if phase == phases.ROLLING:
        return Text(key, {"player": player})
    if seat != now["active"]:
        return Text(f"{key}.other", {"player": player})
    return _main(now, key) if phase == phases.MAIN else _before_roll(table, now, key)


def _before_roll(table: Paper, now: Any, key: str) -> Text:
    if table.is_plus:
        return Text(f"{key}.dice", {"n": int(now["dice_count"])})
    values = {"turn": 1 + (int(now["turn"]) - 1) // table.players, "n": int(table.numbers[0]["turns"]) // table.players}
    return Text(key, values)


def _main(now: Any, key: str) -> Text:
    left = ROLLS - int(now["rolls"])
    if now["settled"] or not left:
        return Text(f"{key}.build")
    return Text(key, {"n": left})


def _over(table: Paper, seen: Records, seat: int | None) -> Text:
    won = winners(table, seen)
    values: Values = {"players": seats(won), "points": scores(table, seen)[won[0]]}
    if table.players == 1:
        return Text("prompt.over.solo", values)
    if len(won) > 1:
        return Text("prompt.over.shared", values)
    return Text("prompt.over" if seat == won[0] else "prompt.over.other", values)
