"""`sobremesa verify`: whether nobody altered the dice of a record."""

from __future__ import annotations

import sys

import typer

from ...contract.numbers import counted
from ...server.records.fairness import Tampered, verify_record
from .documents import read, reading


def verify_file(file: str, line: int | None) -> None:
    paper = read(file, line)
    try:
        with reading(paper.name, let_through=Tampered):
            verdict = verify_record(paper.document)
    except Tampered as error:
        print(f"{paper.name}: NOT as committed: {error}", file=sys.stderr)
        raise typer.Exit(1) from None
    who = ", ".join(map(str, verdict.contributors)) or "none"
    checked = f"{counted(verdict.actions, 'action')}, {counted(verdict.throws, 'throw')} checked"
    print(f"{paper.name}: as committed. {verdict.game}, {checked};")
    print(f"commitment {verdict.commitment}, seats that contributed: {who}.")
