"""Whether somebody means it."""

from __future__ import annotations

import sys

import typer

from ..complaints import Complaint


def confirm(yes: bool, question: str) -> None:
    """Where nobody can answer, `--yes` has to say so."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise Complaint(f"{question} Say --yes: nobody is here to ask")
    if not typer.confirm(question, err=True):
        raise Complaint("nothing was changed")
