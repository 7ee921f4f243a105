"""What was asked of the arena, checked: the tournament, how many blocks, where they are played."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from ...arena.players.entrants import Entrant, check, entrant, try_out
from ...arena.tournament import EVEN, ONE, Tournament
from ...bots import bots
from ...contract.label import Label
from ..complaints import Complaint, unknown
from ..options import options_of


@dataclass(frozen=True)
class Request:
    game: str
    bots: str | None
    test: tuple[str, str] | None
    gauntlet: str | None
    players: int | None
    blocks: int
    alone: bool
    aim: float
    seconds: float | None
    on_illegal: str
    seed: str
    out: Path | None
    options: list[str]
    jobs: int | None
    ray: str | None


def tournament_of(label: Label, request: Request) -> Tournament:
    entrants = tuple(_entrant(label.id, words) for words in _wanted(label, request))
    names = [each.name for each in entrants]
    if len(names) < 2:
        raise Complaint("a tournament takes two players at least: name them with --bots, or --test NEW OLD")
    if len(set(names)) < len(names):
        raise Complaint("two of the players have the same name; give one another, like mine=package.module:Class")
    players = request.players or max(2, label.least_players)
    options = options_of(label, request.options)
    label.check(players, options)
    if players < 2:
        raise Complaint("--players 1: nobody to play against")
    shape = ONE if request.alone else EVEN
    is_gauntlet = request.gauntlet is not None
    how = (shape, is_gauntlet, request.seconds, request.on_illegal)
    return Tournament(label.id, entrants, players, options, request.seed, *how)


def _wanted(label: Label, request: Request) -> list[str]:
    if request.test is not None:
        if request.bots is not None or request.gauntlet is not None:
            raise Complaint("--test names its two players itself: leave --bots and --gauntlet out")
        return list(request.test)
    named = bots(label.id) if request.bots is None else [name for name in request.bots.split(",") if name.strip()]
    return named if request.gauntlet is None else [request.gauntlet, *(n for n in named if n != request.gauntlet)]


def _entrant(game: str, words: str) -> Entrant:
    who = entrant(words)
    try:
        check(game, who)
    except LookupError as error:
        if ":" in who.what:
            raise Complaint(str(error.args[0])) from None
        hint = "; a class of your own is module:Class" if "." in who.what else ""
        raise Complaint(f"{unknown('bot', who.what, bots(game), f' for {game}')}{hint}") from None
    return who


def try_entrants(tournament: Tournament) -> None:
    for who in tournament.entrants:
        try:
            try_out(tournament.game, who)
        except LookupError as error:
            raise Complaint(str(error.args[0])) from None


def jobs_of(request: Request, blocks: int) -> int:
    """One process a core, but no more than there is work for: each takes a second to start."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(request.jobs or min(cores, 1 + blocks // 4), blocks))
