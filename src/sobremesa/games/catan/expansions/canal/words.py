"""The canal in words."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.contract.text import Text, seat

from ...words.case import Case
from ...words.step import Step
from ...words.values import Values, resource_term
from .rules.actions import PLAY_CANAL
from .rules.reasons import ALREADY_CHEAP

TELLING: dict[int, Callable[[Step], Text]] = {
    PLAY_CANAL: lambda step: step.say(what=resource_term(step.parts["resource"])),
}
REFUSAL_VALUES: dict[int, Callable[[Case], Values]] = {
    ALREADY_CHEAP: lambda case: {"what": resource_term(case.parts["resource"])},
}


def earned(step: Step) -> list[Text]:
    """SCN-11: tokens for towns a new road has joined."""
    tokens = int(step.before["canal_supply"]) - int(step.after["canal_supply"])
    return [Text("line.canal_earned", {"player": seat(step.actor), "n": tokens})] if tokens > 0 else []
