"""The commands and their arguments. Bodies import what they need, so that `--help` loads neither NumPy nor Rich."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .admin.app import admin
from .arguments import (
    BoardFile,
    BotsGiven,
    File,
    GameName,
    HowMany,
    Jobs,
    Lang,
    Line,
    LogForm,
    LogLevel,
    OnIllegal,
    OnRay,
    OptionsGiven,
    Overwrite,
    PlayersGiven,
    RayMayStandAlone,
    Seat,
    SeedGiven,
)

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

boards = typer.Typer(help="Check and draw boards for CATAN.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(boards, name="board")
app.add_typer(admin, name="admin")


@boards.command("check")
def check_board(file: BoardFile) -> None:
    """Say whether a board can be played on, or what is wrong and where."""
    from .shelf.board import check_board as check

    check(file)


@boards.command("show")
def show_board(
    file: BoardFile,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Also draw it to this file.")] = None,
    lang: Lang = None,
) -> None:
    """Draw a board with the names of all its places."""
    from .shelf.board import show_board as show

    show(file, svg, lang)


def _tell_version(wanted: bool) -> None:
    if wanted:
        version()
        raise typer.Exit


@app.callback()
def sobremesa(
    _: Annotated[bool, typer.Option("--version", callback=_tell_version, help="Print the version.")] = False,
) -> None:
    """Tabletop games for friends, bots and researchers."""


@app.command()
def games() -> None:
    """List the games with their players, options and bots."""
    from .shelf.games import show_games

    show_games()


@app.command()
def actions(game: GameName) -> None:
    """Print every action of a game. With its words, its parts, and who sees them."""
    from .shelf.actions import print_actions

    print_actions(game)


@app.command()
def types(game: Annotated[str, typer.Argument(metavar="GAME", help="A game; without one, the wire.")] = "") -> None:
    """Print a game's TypeScript types. For what it shows and its actions; without a game, for the wire's frames."""
    if game:
        from .shelf.types import print_types

        print_types(game)
    else:
        from .shelf.wire_types import print_wire_types

        print_wire_types()


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game to play.")] = "catan",
    seat: Annotated[int, typer.Option(min=0, metavar="N", help="The seat you take.")] = 0,
    bots: Annotated[
        str | None, typer.Option(metavar="BOTS", help="The others, separated by commas; otherwise the strongest.")
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="SEED", help="The same seed gives the same dice.")] = None,
    option: OptionsGiven = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal against bots."""
    from .play.table import play_in_terminal

    play_in_terminal(game, seat, bots, seed, option or [], lang)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help="The address to listen at.")] = None,
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="N", help="The port; 0 takes a free one.")] = 8731,
    lan: Annotated[bool, typer.Option("--lan", help="Let everybody in the home network in.")] = False,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="Where tables are kept, like sqlite:///file.")
    ] = None,
    node: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Where other servers on the same PostgreSQL reach this one, host:port."),
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")] = False,
    host_name: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A name people reach it by; may be given several times.")
    ] = None,
    webhook: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Hosts may let turns be told to addresses below this one; several times."),
    ] = None,
    ratings: Annotated[
        bool, typer.Option("--ratings", help="People who play with each other here may have a rating.")
    ] = False,
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="A proxy sets the limits by address; none are counted here.")
    ] = False,
    metrics_token_file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Whoever knows the token in it may read /metrics.")
    ] = None,
    log: Annotated[
        LogForm | None, typer.Option(help="One JSON object a line, or plain lines; otherwise as the output is.")
    ] = None,
    log_level: Annotated[LogLevel, typer.Option(help="With debug every frame is followed to its commit.")] = "info",
) -> None:
    """Open tables for people and bots in the browser."""
    from .serve import serve as serve_tables

    serve_tables(
        host=host,
        port=port,
        lan=lan,
        database=database,
        node=node or "",
        open_browser=not no_browser,
        behind_proxy=behind_proxy,
        host_names=tuple(host_name or ()),
        webhooks=tuple(webhook or ()),
        ratings=ratings,
        metrics_token_file=metrics_token_file,
        log=log,
        log_level=log_level,
    )


@app.command(cls=RayMayStandAlone)
def simulate(
    game: GameName,
    bots: BotsGiven = "random",
    games: HowMany = 100,
    players: PlayersGiven = None,
    seed: SeedGiven = "1",
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Write every game: as a record, one a line; .json, .csv and .parquet as a table."
        ),
    ] = None,
    overwrite: Overwrite = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the records already in --out.")] = False,
    option: OptionsGiven = None,
    jobs: Jobs = None,
    compiled: Annotated[
        bool, typer.Option("--compiled", help="Let a compiled player have all seats: thousands of games a second.")
    ] = False,
    decisions: Annotated[
        bool, typer.Option("--decisions", help="Let --out have one row a decision, as `dataset` writes it.")
    ] = False,
    observation: Annotated[str, typer.Option(metavar="KIND", help="With --decisions: features or board.")] = "features",
    ray: OnRay = None,
) -> None:
    """Let bots play many games and compare them. Ctrl-C ends early and shows the results so far."""
    from .simulate.command import Request, simulate_games

    kind = observation if decisions else None
    simulate_games(
        Request(game, bots, games, players, seed, out, option or [], jobs, overwrite, compiled, ray, resume, kind)
    )


@app.command(cls=RayMayStandAlone)
def dataset(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE", help="The Parquet file to write.")],
    bots: BotsGiven = "random",
    games: HowMany = 100,
    players: PlayersGiven = None,
    seed: Annotated[str, typer.Option(metavar="SEED", help="The same seed gives the same file.")] = "1",
    observation: Annotated[
        str, typer.Option(metavar="KIND", help="What a seat sees as numbers: features or board.")
    ] = "features",
    overwrite: Overwrite = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the games of a run that was ended.")] = False,
    option: OptionsGiven = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, metavar="N", help="How many processes.")] = 1,
    ray: OnRay = None,
) -> None:
    """Write the decisions of bots for learners. A row each: what the seat saw, its choices, its choice, the end."""
    from .simulate.dataset import Request, make_dataset

    make_dataset(
        Request(game, bots, games, players, seed, observation, out, option or [], jobs, overwrite, ray, resume)
    )


@app.command(cls=RayMayStandAlone)
def arena(
    game: GameName,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="PLAYERS",
            help="Players, separated by commas: bots, package.module:Class, wire:COMMAND; otherwise all bots.",
        ),
    ] = None,
    test: Annotated[
        tuple[str, str] | None,
        typer.Option(metavar="NEW OLD", help="Is NEW better than OLD? Stops as soon as it knows."),
    ] = None,
    gauntlet: Annotated[str | None, typer.Option(metavar="BOT", help="Only this one meets all the others.")] = None,
    players: Annotated[
        int | None, typer.Option(min=2, metavar="N", help="How many sit at a table; otherwise two.")
    ] = None,
    blocks: Annotated[int, typer.Option("--blocks", "-n", min=1, metavar="N", help="Blocks a pairing, at most.")] = 50,
    alone: Annotated[bool, typer.Option("--alone", help="One against copies of the other, not half and half.")] = False,
    aim: Annotated[
        float,
        typer.Option(min=0.501, max=0.99, metavar="SHARE", help="The share of games that --test would call better."),
    ] = 0.55,
    seconds: Annotated[
        float | None, typer.Option(min=0.001, metavar="SECONDS", help="How long a decision may take.")
    ] = None,
    on_illegal: Annotated[
        OnIllegal, typer.Option(help="Whoever wants what it may not: plays the default action, or loses the game.")
    ] = "refuse",
    seed: SeedGiven = "1",
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Keep blocks and results here; the same command goes on.")
    ] = None,
    option: OptionsGiven = None,
    jobs: Jobs = None,
    ray: OnRay = None,
) -> None:
    """Rate bots in a tournament, or test a new one. In blocks of the same dice in every seating; Ctrl-C ends early."""
    from .arena.command import run_arena
    from .arena.request import Request

    how = (players, blocks, alone, aim, seconds, on_illegal)
    run_arena(Request(game, bots, test, gauntlet, *how, seed, out, option or [], jobs, ray))


@app.command()
def show(
    file: File,
    step: Annotated[int | None, typer.Option(min=0, metavar="N", help="After so many actions of the record.")] = None,
    seat: Seat = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a picture to this file.")] = None,
    names: Annotated[bool, typer.Option("--names", help="Show the names of places on the board.")] = False,
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="The game of a position that does not say so.")
    ] = None,
    line: Line = None,
    lang: Lang = None,
) -> None:
    """Print a position or a moment of a record. Who has what, whose turn it is, what may be done."""
    from .reading.show import show_document

    show_document(file, step, seat, svg, names, game, line, lang)


@app.command()
def records(
    file: File,
    game: Annotated[str | None, typer.Option(metavar="GAME", help="Only of this game.")] = None,
    players: Annotated[int | None, typer.Option(min=1, metavar="N", help="Only with so many players.")] = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="Only where this bot or person sat.")] = None,
    won_by: Annotated[str | None, typer.Option(metavar="NAME", help="Only where this bot or person won.")] = None,
    finished: Annotated[bool, typer.Option("--finished", help="Only games that came to an end.")] = False,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write them: .jsonl and .json as records, .csv and .parquet one row a game."),
    ] = None,
    overwrite: Overwrite = False,
) -> None:
    """Choose among records, count or convert them. The file has one record a line, a list of them, or a single one."""
    from .reading.records import Wanted, choose_records

    choose_records(file, Wanted(game, players, name, won_by, finished), out, overwrite)


@app.command()
def replay(
    file: File,
    seat: Seat = None,
    everything: Annotated[bool, typer.Option("--open", help="Show all hidden information.")] = False,
    delay: Annotated[float, typer.Option(min=0, max=60, metavar="SECONDS", help="Seconds between two lines.")] = 0,
    line: Line = None,
    lang: Lang = None,
) -> None:
    """Tell a record as a story. Line by line; a spectator's, unless a seat is chosen."""
    from .reading.replay import tell

    tell(file, seat, everything, delay, line, lang)


@app.command()
def analyse(
    file: File,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything that was found, as JSON.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Only the chances over time.")] = False,
    line: Line = None,
    lang: Lang = None,
) -> None:
    """Look back at a finished game. Chances over time, luck and choices, and what would have been better."""
    from .reading.analyse import analyse_file

    analyse_file(file, as_json, quick, line, lang)


@app.command()
def prepare(
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="The games; otherwise all.")] = None,
) -> None:
    """Compile games ahead. Then nobody waits for it later: for images and first evenings."""
    from .preparing import prepare_games

    prepare_games(games or [])


@app.command()
def rules(
    game: GameName,
    html: Annotated[bool, typer.Option("--html", help="As a page for the browser that prints well.")] = False,
    lang: Lang = None,
) -> None:
    """Print the rules of a game."""
    from .shelf.rules import print_rules

    print_rules(game, lang, html)


@app.command()
def verify(file: File, line: Line = None) -> None:
    """Check the dice of a record. They must follow from what its table had committed to."""
    from .reading.verify import verify_file

    verify_file(file, line)


@app.command()
def version() -> None:
    """Print the version."""
    import sobremesa

    print(f"sobremesa {sobremesa.__version__}")
