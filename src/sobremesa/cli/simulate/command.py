"""`sobremesa simulate`: checks what was asked for, plays with a progress bar, and reports."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path

import typer
from rich.console import Console

from ...contract.label import Label
from ...contract.numbers import counted
from ..complaints import Complaint, check_extra, label_of
from ..interrupts import together
from ..options import bots_of, options_of
from ..preparing import shown
from . import dataset
from .compiled import check_compiled, play_compiled, try_compiled
from .dataset import make_dataset
from .keeping import Kept, kept_in
from .many_games import GameFailed, play_all
from .one_game import Outcome, Plan
from .progress import INTERRUPTED, progress_bar
from .report import report


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
    ray: str | None = None
    resume: bool = False
    decisions: str | None = None
    """The kind of observation, if decisions are written instead of games."""


def simulate_games(request: Request) -> None:
    if request.decisions is not None:
        return make_dataset(_of_decisions(request, request.decisions))
    label = label_of(request.game)
    plan = plan_of(label, request)
    errors = Console(stderr=True)
    with kept_in(request.out, plan, overwrite=request.overwrite, resume=request.resume) as kept:
        with shown(label.id):
            label.load()
            if request.compiled:
                check_compiled(plan)
                try_compiled(plan)
        began = time.monotonic()
        outcomes, ended_by = _play(plan, request, kept, errors)
        seconds = time.monotonic() - began
    if outcomes:
        Console(highlight=False).print(report(plan, outcomes, seconds))
    if isinstance(ended_by, GameFailed):
        print(ended_by, file=sys.stderr)
        raise typer.Exit(1)
    if ended_by is not None:
        print(f"interrupted after {len(outcomes)} of {counted(request.games, 'game')}", file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


def _of_decisions(request: Request, observation: str) -> dataset.Request:
    if request.out is None:
        raise Complaint("--decisions are written to a file: name it with --out FILE.parquet")
    if request.compiled:
        raise Complaint("--compiled keeps no decisions: leave it out")
    return dataset.Request(
        request.game,
        request.bots,
        request.games,
        request.players,
        request.seed,
        observation,
        request.out,
        request.options,
        _jobs(request),
        request.overwrite,
        request.ray,
        request.resume,
    )


def plan_of(label: Label, request: Request) -> Plan:
    bots = bots_of(label, request.bots, request.players)
    options = options_of(label, request.options)
    label.check(len(bots), options)
    if request.ray is not None:
        check_extra("arena", "--ray", "ray")
    if request.compiled and request.ray is not None:
        raise Complaint("--compiled plays on the threads of this process: leave out --ray")
    return Plan(label.id, bots, options, request.seed, keep=request.out is not None)


def _play(plan: Plan, request: Request, kept: Kept, errors: Console) -> tuple[list[Outcome], BaseException | None]:
    """The outcomes, and what ended the simulation before its time."""
    outcomes, begun_with = kept.before[: request.games], len(kept.before)
    began = time.monotonic()
    games = _games(plan, request, begun_with)
    with progress_bar(errors) as progress:
        task = progress.add_task("", total=request.games, pace="")
        try:
            for outcome in games:
                with together():
                    kept.write(outcome)
                    outcomes.append(outcome)
                pace = (len(outcomes) - begun_with) / (time.monotonic() - began)
                progress.update(task, completed=len(outcomes), pace=f"{pace:.1f} games/s")
        except (KeyboardInterrupt, GameFailed) as error:
            return outcomes, error
        finally:
            games.close()
    return outcomes, None


def _games(plan: Plan, request: Request, first: int) -> Generator[Outcome, None, None]:
    if request.compiled:
        return play_compiled(plan, request.games, _jobs(request))
    return play_all(plan, request.games, _jobs(request), request.ray, first)


def _jobs(request: Request) -> int:
    """One process a core, but no more than there is work for: each takes a second to start."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(request.jobs or min(cores, 1 + request.games // 20), request.games)
