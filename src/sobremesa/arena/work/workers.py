"""Where blocks are played: here, in several processes, or on Ray; always handed out in their order."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import partial

from ..playing import BlockPlayed, play_block
from ..tournament import Tournament
from .processes import share_out

Blocks = Generator[BlockPlayed, None, None]


def play_here(tournament: Tournament, numbers: Iterable[int]) -> Blocks:
    for number in numbers:
        yield play_block(tournament, number)


def play_in_processes(tournament: Tournament, numbers: Iterable[int], jobs: int) -> Blocks:
    return share_out(partial(play_block, tournament), iter(numbers), jobs)
