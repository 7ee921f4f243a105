"""`sobremesa simulate`: checks what was asked for, plays with a progress bar, and reports."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ...contract.label import Label
from ..complaints import Complaint, label_of
from ..options import bots_of, options_of
from ..preparing import shown
from .compiled import check_compiled, play_compiled
from .many_games import GameFailed, play_all
from .one_game import Outcome, Plan
from .report import report

INTERRUPTED = 130


@dataclass(frozen=True)
class Request:
    game: str
    bots: str
    games: int
    players: int | None
    seed: str
    out: Path | None
    options: list[str]
    jobs: int | None
    overwrite: bool = False
    compiled: bool = False


def simulate_games(request: Request) -> None:
    label = label_of(request.game)
    plan = plan_of(label, request)
    errors = Console(stderr=True)
    with _written(request.out, request.overwrite) as out:
        with shown(label.id):
            label.load()
            if request.compiled:
                check_compiled(plan)
        began = time.monotonic()
        outcomes, ended_by = _play(plan, request, out, errors)
        seconds = time.monotonic() - began
    if outcomes:
        Console(highlight=False).print(report(plan, outcomes, seconds))
    if isinstance(ended_by, GameFailed):
        print(ended_by, file=sys.stderr)
        raise typer.Exit(1)
    if ended_by is not None:
        print(f"interrupted after {len(outcomes)} of {request.games} games", file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


def plan_of(label: Label, request: Request) -> Plan:
    bots = bots_of(label, request.bots, request.players)
    options = options_of(label, request.options)
    label.check(len(bots), options)
    return Plan(label.id, bots, options, request.seed, keep=request.out is not None)


def _play(
    plan: Plan, request: Request, out: IO[str] | None, errors: Console
) -> tuple[list[Outcome], BaseException | None]:
    """The outcomes, and what ended the simulation before its time."""
    outcomes: list[Outcome] = []
    began = time.monotonic()
    play = play_compiled if request.compiled else play_all
    games = play(plan, request.games, _jobs(request))
    with _progress(errors) as progress:
        task = progress.add_task("", total=request.games, pace="")
        try:
            for outcome in games:
                outcomes.append(outcome)
                if out is not None:
                    out.write(f"{outcome.record}\n")
                pace = len(outcomes) / (time.monotonic() - began)
                progress.update(task, completed=len(outcomes), pace=f"{pace:.1f} games/s")
        except (KeyboardInterrupt, GameFailed) as error:
            return outcomes, error
        finally:
            games.close()
    return outcomes, None


def _jobs(request: Request) -> int:
    """One process a core, but no more than there is work for: each takes a second to start."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(request.jobs or min(cores, 1 + request.games // 20), request.games)


def _progress(errors: Console) -> Progress:
    return Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[pace]}"),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    )


@contextmanager
def _written(path: Path | None, overwrite: bool) -> Iterator[IO[str] | None]:
    if path is None:
        yield None
        return
    if path.is_file() and not overwrite:
        raise Complaint(f"{path}: is there already; --overwrite writes over it")
    try:
        file = path.open("w", encoding="utf-8")
    except OSError as error:
        raise Complaint(f"{path}: {error.strerror or error}") from None
    with file:
        yield file
