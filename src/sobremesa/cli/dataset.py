"""`sobremesa dataset`: the decisions of bots as a Parquet file for learners."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from .complaints import Complaint, label_of
from .options import bots_of, options_of
from .preparing import shown


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


def make_dataset(request: Request) -> None:
    label = label_of(request.game)
    bots, options = bots_of(label, request.bots, request.players), options_of(label, request.options)
    label.check(len(bots), options)
    if request.out.exists() and not request.overwrite:
        raise Complaint(f"{request.out}: is there already; --overwrite writes over it")
    if not request.out.parent.is_dir():
        raise Complaint(f"{request.out.parent}: there is no such folder")
    try:
        from ..envs.dataset import Wanted, write_dataset
    except ImportError as error:
        raise Complaint(str(error)) from None
    wanted = Wanted(label.id, bots, request.games, request.seed, request.observation, options)
    with shown(label.id):
        label.load()
    try:
        rows = write_dataset(request.out, wanted, request.jobs)
    except LookupError as error:
        raise Complaint(str(error)) from None
    print(f"{rows} decisions of {request.games} games of {label.id} written to {request.out}")
