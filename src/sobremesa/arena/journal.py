"""Finished blocks, one a line, only ever appended: a tournament that was interrupted goes on where it was."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from .playing import BlockPlayed
from .tournament import Tournament

FORMAT = "sobremesa arena 1"


class WrongJournal(ValueError):
    """The file belongs to something else; said in words."""


class Journal:
    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.finished: dict[int, BlockPlayed] = {}
        lines = _whole_lines(path)
        if lines:
            _check(path, lines[0], tournament)
            blocks = [BlockPlayed.from_json(told) for told in lines[1:]]
            self.finished = {block.number: block for block in blocks}
        self.file: IO[str] = path.open("a", encoding="utf-8")
        if not lines:
            self._write({"format": FORMAT, "digest": tournament.digest, "tournament": tournament.as_json()})

    def append(self, block: BlockPlayed) -> None:
        self.finished[block.number] = block
        self._write(block.as_json())

    def _write(self, document: dict[str, Any]) -> None:
        self.file.write(json.dumps(document, separators=(",", ":")) + "\n")
        self.file.flush()

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.file.close()


def _whole_lines(path: Path) -> list[dict[str, Any]]:
    """Every line but one cut off in the middle, which is also cut from the file."""
    if not path.exists():
        return []
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) < len(data):
        path.write_bytes(whole)
    try:
        return [json.loads(line) for line in whole.splitlines()]
    except ValueError:
        raise WrongJournal(f"{path}: not a journal of the arena") from None


def _check(path: Path, head: object, tournament: Tournament) -> None:
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise WrongJournal(f"{path}: not a journal of the arena (it should begin with {FORMAT!r})")
    if head.get("digest") != tournament.digest:
        raise WrongJournal(f"{path}: holds another tournament; name another folder, or remove it")
