"""The commands of `sobremesa admin` and their arguments. Bodies import what they need."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

admin = typer.Typer(help="Look after a server's tables.", no_args_is_help=True, rich_markup_mode=None)

Database = Annotated[
    str | None, typer.Option(metavar="URL", help="Where tables are kept, as for `serve`; otherwise the usual file.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="A table's id; behind -- if it begins with a dash.")]
Server = Annotated[
    str | None, typer.Option(metavar="URL", help="The running server that keeps the table, like http://127.0.0.1:8731.")
]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")]
Days = Annotated[float, typer.Option(min=1, metavar="DAYS", help="Only tables untouched for so long.")]


@admin.callback()
def needs_a_server() -> None:
    """Look after a server's tables."""
    from ..complaints import check_extra
    from ..serve import PACKAGES

    check_extra("server", "`sobremesa admin`", *PACKAGES)


class State(StrEnum):
    waiting = "waiting"
    starting = "starting"
    playing = "playing"
    paused = "paused"
    finished = "finished"
    closed = "closed"


@admin.command("list")
def list_tables(
    database: Database = None,
    state: Annotated[
        list[State] | None,
        typer.Option(metavar="STATE", help=f"Only tables in this state: {', '.join(State)}. Repeatable."),
    ] = None,
    game: Annotated[str | None, typer.Option(metavar="GAME", help="Only tables of this game.")] = None,
    limit: Annotated[int, typer.Option(min=1, metavar="N", help="How many at most.")] = 100,
    as_json: AsJson = False,
) -> None:
    """List tables, those untouched for longest first."""
    from .doing import list_tables as do

    do(database, tuple(one.value for one in state or ()), game, limit, as_json)


@admin.command()
def inspect(table: TableId, database: Database = None, as_json: AsJson = False) -> None:
    """Show what the store knows of a table; no hands, no tokens."""
    from .doing import inspect as do

    do(database, table, as_json)


@admin.command()
def pause(table: TableId, database: Database = None, server: Server = None, as_json: AsJson = False) -> None:
    """Pause a game; its host may go on."""
    from .doing import command as do

    do(database, server, table, "pause", as_json)


@admin.command()
def close(
    table: TableId, database: Database = None, server: Server = None, yes: Yes = False, as_json: AsJson = False
) -> None:
    """Close a table for good; it stays readable."""
    from .asking import confirm
    from .doing import command as do

    confirm(yes, f"Close the table {table} for good?")
    do(database, server, table, "close", as_json)


@admin.command()
def archive(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the records go.")],
    database: Database = None,
    older_than: Days = 30,
    keep: Annotated[bool, typer.Option("--keep", help="Only write the records; remove nothing.")] = False,
    yes: Yes = False,
    as_json: AsJson = False,
) -> None:
    """Write finished games as records. One file each; then they are removed from the store."""
    from .doing import archive as do

    do(database, folder, older_than, keep, yes, as_json)


@admin.command()
def prune(database: Database = None, older_than: Days = 30, yes: Yes = False, as_json: AsJson = False) -> None:
    """Remove tables that are over, for good. Those finished or closed, with their games."""
    from .doing import prune as do

    do(database, older_than, yes, as_json)


@admin.command()
def check(
    tables: Annotated[list[str] | None, typer.Argument(metavar="TABLE", help="Ids; otherwise all.")] = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Replay every log against its digests. Exit code 1 if one leads elsewhere."""
    from .doing import check as do

    do(database, tables or [], as_json)


@admin.command("rotate-keys")
def rotate_keys(
    database: Database = None,
    end_old_tokens: Annotated[
        bool, typer.Option("--end-old-tokens", help="Seats held now are lost: every device has to sit down again.")
    ] = False,
    yes: Yes = False,
) -> None:
    """Change the key that signs seat tokens. Restart every server afterwards."""
    from .doing import rotate_keys as do

    do(database, end_old_tokens, yes)
