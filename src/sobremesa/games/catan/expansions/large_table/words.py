"""5-6 players in words: between two turns."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.text import Text, seat

from ...words.step import Step
from .between import BUILDING, TURN


def turn_ended(step: Step) -> Text | None:
    if step.before["extra"] == BUILDING:
        return step.say(".pass")
    between = {BUILDING: ".building", TURN: ".paired"} if not step.before["extra"] else {}
    variant = between.get(int(step.after["extra"]))
    return step.say(variant, next=seat(int(step.after["active"]))) if variant else None


def in_main(now: Any) -> Text | None:
    return Text("prompt.main.paired") if now["extra"] else None
