"""`sobremesa arena`: plays the blocks that are missing with a progress bar, then tells and writes what they say."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ...arena.figures import sequential
from ...arena.journal import Journal, WrongJournal
from ...arena.playing import BlockPlayed
from ...arena.tournament import Tournament
from ...arena.work.cluster import play_on_ray
from ...arena.work.processes import WorkersFailed
from ...arena.work.workers import Blocks, play_here, play_in_processes
from ...contract.numbers import counted
from ..complaints import Complaint, label_of
from ..interrupts import together
from ..preparing import shown
from ..simulate.keeping import written
from .request import Request, jobs_of, tournament_of, try_entrants
from .tables import show
from .writing import write

INTERRUPTED = 130
JOURNAL = "blocks.jsonl"


def run_arena(request: Request) -> None:
    label = label_of(request.game)
    tournament = tournament_of(label, request)
    errors = Console(stderr=True)
    with shown(label.id):
        label.load()
        try_entrants(tournament)
    with _journal(request, tournament) as journal:
        finished = {} if journal is None else dict(journal.finished)
        if finished:
            print(f"finished already: {counted(len(finished), 'block')}", file=sys.stderr)
        try:
            ended_by = _play(tournament, request, finished, journal, errors)
        except WorkersFailed as error:
            raise Complaint(str(error)) from None
    blocks = _counted(request, tournament, finished)
    _tell(request, tournament, blocks)
    if ended_by is not None:
        hint = "; the same command goes on from here" if journal is not None else "; with --out it could go on later"
        print(f"interrupted after {counted(len(blocks), 'block')}{hint}", file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


def _play(
    tournament: Tournament,
    request: Request,
    finished: dict[int, BlockPlayed],
    journal: Journal | None,
    errors: Console,
) -> BaseException | None:
    total = request.blocks * len(tournament.pairings)
    missing = [number for number in range(total) if number not in finished]
    with _progress(errors) as progress:
        task = progress.add_task("", total=total, completed=total - len(missing), said="")
        if _is_decided(request, finished):
            return None
        try:
            with closing(_blocks(tournament, missing, request)) as blocks:
                for block in blocks:
                    with together():
                        finished[block.number] = block
                        if journal is not None:
                            with written(journal.path):
                                journal.append(block)
                    progress.update(task, advance=1, said=_so_far(request, finished))
                    if _is_decided(request, finished):
                        break
        except KeyboardInterrupt as error:
            return error
    return None


def _blocks(tournament: Tournament, missing: list[int], request: Request) -> Blocks:
    if request.ray is not None:
        return play_on_ray(tournament, missing, request.ray)
    jobs = jobs_of(request, len(missing))
    return play_here(tournament, missing) if jobs == 1 else play_in_processes(tournament, missing, jobs)


def _in_order(finished: dict[int, BlockPlayed]) -> list[BlockPlayed]:
    return [finished[number] for number in sorted(finished)]


def _is_decided(request: Request, finished: dict[int, BlockPlayed]) -> bool:
    verdict = sequential.judge(_in_order(finished), aim=request.aim)
    return request.test is not None and verdict.says != sequential.OPEN


def _so_far(request: Request, finished: dict[int, BlockPlayed]) -> str:
    if request.test is None:
        return counted(sum(len(block.games) for block in finished.values()), "game")
    verdict = sequential.judge(_in_order(finished), aim=request.aim)
    return f"{100 * verdict.score:.1f} %, evidence {verdict.evidence:+.2f} of ±{sequential.BOUND:.2f}"


def _counted(request: Request, tournament: Tournament, finished: dict[int, BlockPlayed]) -> list[BlockPlayed]:
    """Those within what was asked for: a journal may hold more."""
    total = request.blocks * len(tournament.pairings)
    return [block for block in _in_order(finished) if block.number < total]


def _tell(request: Request, tournament: Tournament, blocks: list[BlockPlayed]) -> None:
    if not blocks:
        return
    verdict = sequential.judge(blocks, aim=request.aim) if request.test is not None else None
    document = show(tournament, blocks, verdict, request.aim)
    if request.out is not None:
        with written(request.out):
            write(request.out, document)


@contextmanager
def _journal(request: Request, tournament: Tournament) -> Iterator[Journal | None]:
    if request.out is None:
        with nullcontext() as nothing:
            yield nothing
        return
    try:
        request.out.mkdir(parents=True, exist_ok=True)
        journal = Journal(request.out / JOURNAL, tournament)
    except WrongJournal as error:
        raise Complaint(str(error)) from None
    except OSError as error:
        raise Complaint(f"{request.out}: {error.strerror or error}") from None
    with journal:
        yield journal


def _progress(errors: Console) -> Progress:
    return Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[said]}"),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    )
