"""`sobremesa show`: a position, or a moment of a record, in words and as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console

from ...contract.match import Match
from ...server.settings import COLOURS
from ..complaints import Complaint, check_seat
from ..languages import Language, language_of, seat_names
from ..picture.table import Picture
from .documents import match_of, read


def show_document(
    file: str,
    step: int | None,
    seat: int | None,
    svg: Path | None,
    names: bool,
    game: str | None,
    line: int | None,
    lang: Language | None,
) -> None:
    paper = read(file, line)
    match = match_of(paper, step, game)
    check_seat(match, seat)
    given = paper.document.get("names")
    called = seat_names(match.game.label.catalogue, given if isinstance(given, list) else None)
    seats = list(range(match.players)) if seat is None else [seat]
    colours = colours_of(paper.document, match.players)
    picture = Picture(match, seat, language_of(lang), called, places=names, colours=colours)
    Console(highlight=False).print(picture.whole(seats))
    if svg is not None:
        write_svg(match, seat, svg)


def colours_of(document: dict[str, Any], players: int) -> list[str]:
    """The colours a record says its seats had, if it does and they are some we know."""
    given = document.get("colours")
    known = isinstance(given, list) and len(given) == players and all(colour in COLOURS for colour in given)
    return [str(colour) for colour in given or ()] if known else []


def write_svg(match: Match, seat: int | None, path: Path) -> None:
    try:
        path.write_text(match.svg(seat), "utf-8")
    except LookupError as error:
        raise Complaint(str(error.args[0] if error.args else "the game has no picture")) from None
    except OSError as error:
        raise Complaint(f"{path}: {error.strerror or error}") from None
