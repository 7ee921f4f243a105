"""Arguments that more than one command takes, each with its help."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import typer
from typer.core import TyperCommand

from .languages import Language

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, as `sobremesa games` lists them.")]
File = Annotated[str, typer.Argument(metavar="FILE", help="A file, or - for standard input.")]
Line = Annotated[int | None, typer.Option(min=1, metavar="N", help="Which line of a file with one record a line.")]
Lang = Annotated[Language | None, typer.Option(help="The language; otherwise the locale's.")]
LogForm = Literal["json", "plain"]
LogLevel = Literal["debug", "info", "warning"]
OnIllegal = Literal["refuse", "lose"]
Seat = Annotated[int | None, typer.Option(min=0, metavar="N", help="Show what this seat sees.")]
OptionsGiven = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game. Repeatable.")
]
BotsGiven = Annotated[
    str, typer.Option(metavar="BOTS", help="Bots, separated by commas; one alone plays against itself.")
]
HowMany = Annotated[int, typer.Option("--games", "-n", min=1, metavar="N", help="How many games.")]
PlayersGiven = Annotated[int | None, typer.Option(min=1, metavar="N", help="How many players, if not as many as bots.")]
SeedGiven = Annotated[str, typer.Option(metavar="SEED", help="The same seed gives the same games.")]
Overwrite = Annotated[bool, typer.Option("--overwrite", help="Let --out write over a file that is there.")]
Jobs = Annotated[
    int | None, typer.Option("--jobs", "-j", min=1, metavar="N", help="How many processes; otherwise one a core.")
]
OnRay = Annotated[
    str | None, typer.Option("--ray", metavar="[ADDRESS]", help="Play on Ray, here or on the cluster at HOST:PORT.")
]
BoardFile = Annotated[
    str, typer.Argument(metavar="FILE", help="A board file, - for standard input, or a board that comes along.")
]


class RayMayStandAlone(TyperCommand):
    """`--ray` with an address, or by itself for the cores of this machine."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        for place, word in enumerate(args):
            if word == "--ray" and not any(":" in after or after == "auto" for after in args[place + 1 : place + 2]):
                args = [*args[: place + 1], "local", *args[place + 1 :]]
                break
        return super().parse_args(ctx, args)
