"""Reads positions and records from files or standard input, and says exactly where one cannot be read."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...contract.errors import BadDocument
from ...contract.numbers import counted
from ..complaints import Complaint, label_of

if TYPE_CHECKING:
    from ...contract.match import Match

STDIN = "-"
POSITION = "sobremesa position"
"""How the format of a position begins; hand-written ones may leave it out."""
TRIPPED = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What careless code raises on a document of the wrong shape: the user is told, without a traceback."""


@dataclass(frozen=True)
class Paper:
    """A document with the name of the file it came from, for messages."""

    name: str
    document: dict[str, Any]

    @property
    def is_record(self) -> bool:
        told = str(self.document.get("format", ""))
        return "actions" in self.document or (told != "" and not told.startswith(POSITION))


def read(path: str, line: int | None = None) -> Paper:
    """The document in a file; `line` chooses one of several records written one a line."""
    name = "standard input" if path == STDIN else path
    text = _text(path, name)
    if line is not None:
        text = _line(text, name, line)
        name = f"{name}: line {line}"
    document = _json(text, name, one_line=line is not None)
    if not isinstance(document, dict):
        raise Complaint(f"{name}: a position or a record should be a JSON object")
    return Paper(name, document)


def lines_of(path: str) -> list[tuple[int, str]]:
    """The lines of a file that are not empty, with their numbers."""
    text = _text(path, "standard input" if path == STDIN else path)
    return [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]


def match_of(paper: Paper, step: int | None = None, game: str | None = None) -> Match:
    """The match of a record, whole or after `step` actions, or the match that begins at a position."""
    import sobremesa

    from ..preparing import shown

    with shown(str(paper.document.get("game", ""))[:20]), reading(paper.name):
        if paper.is_record:
            _check_step(paper, step)
            return sobremesa.replay(paper.document, step)
    if step is not None:
        raise Complaint(f"{paper.name}: is a position, and only a record has steps")
    named = _game_of(paper, game)
    with reading(paper.name):
        return sobremesa.from_position(named, paper.document)


@contextmanager
def reading(name: str, let_through: type[Exception] | tuple[()] = ()) -> Iterator[None]:
    """Puts the name of the file before whatever is wrong inside it."""
    try:
        yield
    except let_through:
        raise
    except BadDocument as error:
        raise BadDocument(name, str(error)) from None
    except TRIPPED as error:
        raise Complaint(f"{name}: cannot be read as a game ({type(error).__name__}: {error})") from None


def _check_step(paper: Paper, step: int | None) -> None:
    actions = paper.document.get("actions")
    if step is not None and isinstance(actions, list) and not 0 <= step <= len(actions):
        raise BadDocument("", f"--step {step}: the record has {counted(len(actions), 'action')}")


def _game_of(paper: Paper, game: str | None) -> str:
    from ...games import games

    named = game or paper.document.get("game")
    if named is None and len(games()) == 1:
        return next(iter(games()))
    if not isinstance(named, str):
        raise Complaint(f"{paper.name}: does not say of which game it is; say it with --game")
    try:
        return label_of(named).id
    except Complaint as error:
        raise Complaint(f"{'--game' if game else paper.name}: {error}") from None


def _text(path: str, name: str) -> str:
    try:
        data = sys.stdin.buffer.read() if path == STDIN else Path(path).read_bytes()
        return data.decode("utf-8-sig")
    except OSError as error:
        raise Complaint(f"{name}: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        raise Complaint(f"{name}: is no UTF-8 text (byte {error.start})") from None
    except ValueError as error:
        raise Complaint(f"{name!r}: {error}") from None


def _line(text: str, name: str, number: int) -> str:
    lines = text.splitlines()
    if not 1 <= number <= len(lines):
        raise Complaint(f"{name}: has {counted(len(lines), 'line')}, {number} is not among them")
    return lines[number - 1]


def _json(text: str, name: str, one_line: bool) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        if error.msg == "Extra data" and error.lineno > 1 and not one_line:
            count = sum(1 for line in text.splitlines() if line.strip())
            raise Complaint(f"{name}: holds more than one document ({count} lines); choose one with --line") from None
        place = f"column {error.colno}" if one_line else f"line {error.lineno}, column {error.colno}"
        raise Complaint(f"{name}: is no JSON: {error.msg} at {place}") from None
    except RecursionError:
        raise Complaint(f"{name}: is nested too deeply") from None
    except ValueError as error:
        raise Complaint(f"{name}: {error}") from None
