"""`sobremesa dataset`, and `simulate --decisions`: the decisions of bots as a Parquet file for learners."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.console import Console

from ...arena.work.cluster import share_out_on_ray
from ...arena.work.processes import WorkersFailed, share_out
from ...contract.numbers import counted
from ..complaints import Complaint, label_of
from ..options import bots_of, options_of
from ..preparing import shown
from .progress import INTERRUPTED, progress_bar

if TYPE_CHECKING:
    from ...envs.dataset import Spread


@dataclass(frozen=True)
class Request:
    game: str
    bots: str
    games: int
    players: int | None
    seed: str
    observation: str
    out: Path
    options: list[str]
    jobs: int
    overwrite: bool
    ray: str | None = None
    resume: bool = False


def make_dataset(request: Request) -> None:
    label = label_of(request.game)
    bots, options = bots_of(label, request.bots, request.players), options_of(label, request.options)
    label.check(len(bots), options)
    if request.out.suffix != ".parquet":
        raise Complaint(f"{request.out}: decisions are written to a Parquet file; its name ends in .parquet")
    if request.out.exists() and not request.overwrite:
        raise Complaint(f"{request.out}: is there already; --overwrite writes over it")
    if not request.out.parent.is_dir():
        raise Complaint(f"{request.out.parent}: there is no such folder")
    try:
        from ...envs.dataset import Wanted, reader_for, write_dataset
    except ImportError as error:
        raise Complaint(str(error)) from None
    wanted = Wanted(label.id, bots, request.games, request.seed, request.observation, options)
    with shown(label.id):
        label.load()
        try:
            reader_for(wanted)
        except LookupError as error:
            raise Complaint(str(error)) from None
    with progress_bar(Console(stderr=True)) as progress:
        task, began = progress.add_task("", total=request.games, pace=""), time.monotonic()

        def tell(games: int) -> None:
            progress.update(task, completed=games, pace=f"{games / (time.monotonic() - began):.1f} games/s")

        try:
            rows = write_dataset(request.out, wanted, spread_of(request), resume=request.resume, tell=tell)
        except (LookupError, WorkersFailed) as error:
            raise Complaint(str(error)) from None
        except OSError as error:
            raise Complaint(f"{request.out}: {error.strerror or error}") from None
        except KeyboardInterrupt:
            print(f"interrupted: the same command with --resume goes on with {request.out}", file=sys.stderr)
            raise typer.Exit(INTERRUPTED) from None
    told = f"{counted(rows, 'decision')} of {counted(request.games, 'game')}"
    print(f"{told} of {label.id} written to {request.out}")


def spread_of(request: Request) -> Spread | None:
    """Who plays the games: a cluster, several processes, or (None) this one."""
    if request.ray is not None:
        return partial(share_out_on_ray, address=request.ray)
    return partial(share_out, jobs=request.jobs) if request.jobs > 1 else None
