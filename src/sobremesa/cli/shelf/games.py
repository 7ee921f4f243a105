"""`sobremesa games`: the boxes on the shelf; of an option the default stands first."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Column, Table
from rich.text import Text

from ...bots import bots
from ...contract.label import Label
from ...contract.options import Attached, Choice, Number, Option
from ...games import games


def show_games() -> None:
    """A block for each game, one option a line: whole words, however narrow the window is."""
    out = Console(highlight=False)
    for label in games().values():
        out.print(Text(label.id, style="bold"))
        out.print(_block(label))


def _block(label: Label) -> Padding:
    grid = Table.grid(Column(), Column(overflow="fold"), padding=(0, 2))
    grid.add_row("name", label.name.get("en", label.id))
    grid.add_row("players", _players(label))
    grid.add_row("stage", label.stage)
    grid.add_row("bots", Text(", ".join(bots(label.id))))
    grid.add_row("options", Text("\n".join(in_words(option) for option in label.options)))
    return Padding(grid, (0, 0, 1, 2))


def _players(label: Label) -> str:
    least, most = label.least_players, label.most_players
    return str(least) if least == most else f"{least}-{most}"


def in_words(option: Option) -> str:
    if isinstance(option, Choice):
        return f"{option.name}={'|'.join(option.choices)}"
    if isinstance(option, Number):
        default = "auto" if option.default is None else option.default
        return f"{option.name}={default} ({option.least}-{option.most})"
    if isinstance(option, Attached):
        return f"{option.name}=FILE"
    return f"{option.name}={'true|false' if option.default else 'false|true'}"
