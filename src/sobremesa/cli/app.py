"""The commands and their arguments. Bodies import what they need, so that `--help` loads neither NumPy nor Rich."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .languages import Language

app = typer.Typer(
    help="Tabletop games for friends, bots and researchers.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, as `sobremesa games` lists them.")]
File = Annotated[str, typer.Argument(metavar="FILE", help="A file, or - for standard input.")]
Line = Annotated[int | None, typer.Option(min=1, help="Which line of a file with one record a line.")]
Lang = Annotated[Language | None, typer.Option(help="The language; otherwise the locale's.")]
Seat = Annotated[int | None, typer.Option(min=0, help="Show what this seat sees.")]
OptionsGiven = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game. Repeatable.")
]


boards = typer.Typer(help="Check and draw boards for CATAN.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(boards, name="board")

BoardFile = Annotated[
    str, typer.Argument(metavar="FILE", help="A board file, - for standard input, or corsica or new_york.")
]


@boards.command("check")
def check_board(file: BoardFile) -> None:
    """Say whether a board can be played on, or what is wrong and where."""
    from .board import check_board as check

    check(file)


@boards.command("show")
def show_board(
    file: BoardFile,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Also draw it to this file.")] = None,
    lang: Lang = None,
) -> None:
    """Draw a board with the names of all its places."""
    from .board import show_board as show

    show(file, svg, lang)


@app.command()
def games() -> None:
    """List the games with their players, options and bots."""
    from .games import show_games

    show_games()


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="The game to play.")] = "catan",
    seat: Annotated[int, typer.Option(min=0, help="The seat you take.")] = 0,
    bots: Annotated[
        str | None, typer.Option(help="The others, separated by commas; otherwise three of the best.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same dice.")] = None,
    option: OptionsGiven = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal against bots."""
    from .play.table import play_in_terminal

    play_in_terminal(game, seat, bots, seed, option or [], lang)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen at.")] = None,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8731,
    lan: Annotated[bool, typer.Option("--lan", help="Let everybody in the home network in.")] = False,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="Where tables are kept, like sqlite:///file.")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")] = False,
) -> None:
    """Open tables for people and bots in the browser."""
    from .complaints import Complaint
    from .serve import serve as serve_tables

    try:
        serve_tables(host=host, port=port, lan=lan, database=database, open_browser=not no_browser)
    except OSError as error:
        raise Complaint(f"cannot listen at port {port}: {error.strerror or error}") from None


@app.command()
def simulate(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Bots, separated by commas; one alone plays against itself.")] = "random",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    players: Annotated[int | None, typer.Option(min=1, help="How many players, if not as many as bots.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    out: Annotated[Path | None, typer.Option(help="Write every game as a record, one a line.")] = None,
    option: OptionsGiven = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", min=1, help="How many processes; otherwise one a core.")
    ] = None,
) -> None:
    """Let bots play many games and compare them. Ctrl-C ends early and shows the results so far."""
    from .simulate.command import Request, simulate_games

    simulate_games(Request(game, bots, games, players, seed, out, option or [], jobs))


@app.command()
def show(
    file: File,
    step: Annotated[int | None, typer.Option(min=0, help="After so many actions of the record.")] = None,
    seat: Seat = None,
    svg: Annotated[Path | None, typer.Option(help="Write a picture to this file.")] = None,
    names: Annotated[bool, typer.Option("--names", help="Show the names of places on the board.")] = False,
    game: Annotated[str | None, typer.Option(help="The game of a position that does not say so.")] = None,
    line: Line = None,
    lang: Lang = None,
) -> None:
    """Print a position, or a moment of a record: who has what, whose turn it is, what may be done."""
    from .show import show_document

    show_document(file, step, seat, svg, names, game, line, lang)


@app.command()
def replay(
    file: File,
    seat: Seat = None,
    everything: Annotated[bool, typer.Option("--open", help="Show all hidden information.")] = False,
    delay: Annotated[float, typer.Option(min=0, max=60, help="Seconds between two lines.")] = 0,
    line: Line = None,
    lang: Lang = None,
) -> None:
    """Tell a record as a story, line by line; a spectator's, unless a seat is chosen."""
    from .replay import tell

    tell(file, seat, everything, delay, line, lang)


@app.command()
def rules(game: GameName, lang: Lang = None) -> None:
    """Print the rules of a game."""
    from .rules import print_rules

    print_rules(game, lang)


@app.command()
def verify(file: File, line: Line = None) -> None:
    """Check that the dice of a record follow from what its table had committed to."""
    from .verify import verify_file

    verify_file(file, line)


@app.command()
def version() -> None:
    """Print the version."""
    from importlib.metadata import PackageNotFoundError
    from importlib.metadata import version as version_of

    try:
        print(f"sobremesa {version_of('sobremesa')}")
    except PackageNotFoundError:
        print("sobremesa (from source, not installed)")
