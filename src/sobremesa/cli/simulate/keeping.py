"""What `simulate --out` writes: records one a line as they come, which --resume goes on with, or a table at the end."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import IO, Any

from ..complaints import Complaint, check_extra
from ..reading.records import TABLES
from .one_game import Outcome, Plan, seated


class Kept:
    """The games written so far; those of an earlier run first."""

    def __init__(self, file: IO[str] | None = None, before: list[Outcome] | None = None) -> None:
        self.file = file
        self.before = before or []
        self.records: list[tuple[int, dict[str, Any]]] = []

    def write(self, outcome: Outcome) -> None:
        if outcome.record is None:
            return
        if self.file is not None:
            with written(self.file.name):
                self.file.write(f"{outcome.record}\n")
        else:
            self.records.append((len(self.records) + 1, json.loads(outcome.record)))


@contextmanager
def written(path: Path | str) -> Iterator[None]:
    """A disk may be full by then."""
    try:
        yield
    except OSError as error:
        raise Complaint(f"{path}: {error.strerror or error}") from None


@contextmanager
def kept_in(path: Path | None, plan: Plan, *, overwrite: bool, resume: bool) -> Iterator[Kept]:
    if path is None:
        if resume:
            raise Complaint("--resume goes on with the file of --out: name it")
        yield Kept()
        return
    if path.is_file() and not overwrite and not resume:
        raise Complaint(f"{path}: is there already; --overwrite writes over it, --resume goes on with it")
    if path.suffix in TABLES:
        if resume:
            raise Complaint(f"{path}: a table is written at the end; --resume goes on with records (.jsonl)")
        yield from _as_table(path, plan)
    else:
        yield from _as_lines(path, plan, resume)


def _as_table(path: Path, plan: Plan) -> Iterator[Kept]:
    """Also of what was played before an interruption."""
    if not path.parent.is_dir():
        raise Complaint(f"{path.parent}: there is no such folder")
    if path.suffix == ".parquet":
        check_extra("envs", path.name, "pyarrow")
    kept = Kept()
    try:
        yield kept
    finally:
        with written(path):
            TABLES[path.suffix](path, kept.records, card_of(plan))


def card_of(plan: Plan) -> dict[str, Any]:
    """What whoever finds the file should know."""
    return {
        "made_by": f"sobremesa {version('sobremesa')}",
        "game": plan.game,
        "bots": plan.bots,
        "options": dict(plan.options),
        "seed": plan.seed,
        "rows": "one a game: game n has the seed SEED/n, and bots move on by one seat from game to game",
    }


def _as_lines(path: Path, plan: Plan, resume: bool) -> Iterator[Kept]:
    """What an interruption cut short in the middle of a line is taken away first."""
    before: list[Outcome] = []
    if resume and path.is_file():
        whole, _, _ = path.read_bytes().rpartition(b"\n")
        lines = whole.decode().splitlines()
        before = [_outcome(path, plan, number, line) for number, line in enumerate(lines)]
        os.truncate(path, len(whole) + 1 if whole else 0)
    with written(path):
        file = path.open("a" if resume else "w", encoding="utf-8")
    try:
        yield Kept(file, before)
    finally:
        with written(path):
            file.close()


def _outcome(path: Path, plan: Plan, number: int, line: str) -> Outcome:
    places = seated(plan, number)
    try:
        record = json.loads(line)
        is_ours = record["seed"] == f"{plan.seed}/{number}" and record["game"] == plan.game
        is_ours = is_ours and record["names"] == [plan.name(place) for place in places]
    except (ValueError, KeyError, TypeError):
        is_ours = False
    if not is_ours:
        raise Complaint(
            f"{path}: line {number + 1}: is no game of this simulation; --resume needs the same bots and seed"
        )
    scores = record.get("scores") if "winners" in record else None
    by_bot = sorted(range(plan.players), key=places.__getitem__)
    return Outcome(
        winners=frozenset(places[seat] for seat in record.get("winners", ())),
        points=tuple(scores[seat] for seat in by_bot) if scores is not None else None,
        steps=len(record["actions"]),
        turns=None,
        record=None,
    )
