"""`sobremesa board`: checks and draws board files for CATAN (docs/boards.md)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console

from ...contract.dice import Seeded
from ...contract.errors import BadDocument
from ...contract.match import Match, begun
from ...contract.numbers import counted
from ...games import rules
from ...games.catan.board.bounds import COLOURS
from ...games.catan.board.document import check
from ...games.catan.board.maps import MAPS, shelf
from ...games.catan.board.start_document import check_room, locations
from ...games.catan.label import LABEL
from ..complaints import Complaint, unknown
from ..languages import Language, language_of, seat_names
from ..picture.table import Picture
from ..reading.documents import read, reading
from ..reading.show import write_svg


def board_in(file: str) -> tuple[str, dict[str, Any]]:
    """The board in a file, or one of those that come along, checked."""
    if file in MAPS:
        return file, MAPS[file]
    if file in shelf():
        return file, shelf()[file]["board"]
    if file.isidentifier() and not Path(file).exists():
        raise unknown("board or file", file, [*MAPS, *shelf()])
    paper = read(file)
    with reading(paper.name):
        check(paper.document)
    return paper.name, paper.document


def check_board(file: str) -> None:
    name, board = board_in(file)
    tables = [players for players in range(LABEL.least_players, LABEL.most_players + 1) if _has_room(board, players)]
    if not tables:
        raise Complaint(f"{name}: too few locations: two players could not found two settlements each")
    counts = (
        counted(len(board["hexes"]), "hex", "hexes"),
        counted(len(board["intersections"]), "intersection"),
        counted(len(locations(board, LABEL.least_players)), "location"),
        counted(len(board["paths"]), "path"),
    )
    seats = str(tables[0]) if len(tables) == 1 else f"{tables[0]} to {tables[-1]}"
    print(f"{board['name']}: {', '.join(counts)}; for {seats} players")


def show_board(file: str, svg: Path | None, lang: Language | None) -> None:
    name, board = board_in(file)
    match = _match_on(name, board)
    picture = Picture(match, None, language_of(lang), seat_names(LABEL.catalogue, None), places=True)
    Console(highlight=False).print(picture.map(), soft_wrap=True)
    if svg is not None:
        write_svg(match, None, svg)


def _start(board: dict[str, Any], players: int) -> dict[str, Any]:
    return {"board": board, "order": list(range(players)), "colours": list(COLOURS[:players])}


def _has_room(board: dict[str, Any], players: int) -> bool:
    try:
        check_room(board, players)
    except BadDocument:
        return False
    return True


def _match_on(name: str, board: dict[str, Any]) -> Match:
    players = LABEL.least_players
    with reading(name):
        options = LABEL.check(players, {"own_map": board})
        return begun(rules(LABEL.id), players, options, _start(board, players), Seeded(0), None)
