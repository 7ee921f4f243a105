"""Options of a game given as NAME=VALUE, and bots given as a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..contract.label import Label
from ..contract.numbers import counted
from ..contract.options import Attached, Number, Option, Switch
from .complaints import Complaint, check_bots, unknown
from .reading.documents import read

TRUE, FALSE = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


def options_of(label: Label, given: Sequence[str]) -> dict[str, Any]:
    """The options as values; names and bounds are checked by the label itself later."""
    declared = {option.name: option for option in label.options}
    options: dict[str, Any] = {}
    for item in given:
        name, equals, value = item.partition("=")
        if not equals:
            raise Complaint(f"--option {item[:60]!r}: say it as NAME=VALUE")
        if name not in declared:
            raise unknown("option", name, sorted(declared), f" of {label.id}")
        options[name] = _value(declared[name], value)
    return options


def _value(option: Option, value: str) -> Any:
    if isinstance(option, Number):
        try:
            return int(value)
        except ValueError:
            return value[:60]
    if isinstance(option, Switch):
        return True if value.lower() in TRUE else False if value.lower() in FALSE else value[:60]
    if isinstance(option, Attached):
        return option.shelf().get(value) or read(value).document
    return value[:60]


def bots_of(label: Label, given: str, players: int | None) -> tuple[str, ...]:
    """The bots by name, as many as players; one alone is repeated."""
    names = [name.strip() for name in given.split(",")]
    check_bots(label.id, names)
    if len(names) == 1:
        names *= players or label.usual_players
    if players is not None and len(names) != players:
        raise Complaint(f"--bots names {counted(len(names), 'bot')} for {counted(players, 'player')}")
    return tuple(names)
