"""`sobremesa games`: the boxes on the shelf."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from ..bots import bots
from ..contract.label import Label
from ..contract.options import Choice, Number, Option
from ..games import games


def show_games() -> None:
    table = Table("game", "name", "players", "stage", "options (default first)", "bots")
    for label in games().values():
        options = "\n".join(in_words(option) for option in label.options)
        name = label.name.get("en", label.id)
        table.add_row(label.id, name, _players(label), label.stage, options, "\n".join(bots(label.id)))
    Console().print(table)


def _players(label: Label) -> str:
    least, most = label.least_players, label.most_players
    return str(least) if least == most else f"{least}-{most}"


def in_words(option: Option) -> str:
    if isinstance(option, Choice):
        return f"{option.name}={'|'.join(option.choices)}"
    if isinstance(option, Number):
        default = "auto" if option.default is None else option.default
        return f"{option.name}={default} ({option.least}-{option.most})"
    return f"{option.name}={'true|false' if option.default else 'false|true'}"
