"""The figures of a server: what is counted as it happens, and what is read when somebody looks."""

from __future__ import annotations

import os
import time
from collections import Counter as Tally
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from .registry import Registry, Values

if TYPE_CHECKING:
    from ..table.log.row import Row
    from ..table.table import Table

ROWS = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Figures:
    def __init__(self) -> None:
        registry = self.registry = Registry()
        self.moves = registry.counter("sobremesa_moves_total", "Rows of games, by who made them.", "game", "how")
        self.refusals = registry.counter("sobremesa_refusals_total", "Answers that said no, by their code.", "code")
        self.frames = registry.counter("sobremesa_frames_total", "Messages heard from devices, by their type.", "type")
        self.answers = registry.histogram("sobremesa_answer_seconds", "From a letter's arrival to its answer.")
        self.commits = registry.histogram("sobremesa_commit_seconds", "One batch on its way to the store.")
        self.rows = registry.histogram("sobremesa_commit_rows", "Rows that shared a batch.", ROWS)
        self.failures = registry.counter("sobremesa_commit_failures_total", "Batches the store did not take.")
        self.describing = registry.histogram("sobremesa_describe_seconds", "Describing what was committed together.")
        self.telling = registry.histogram("sobremesa_tell_seconds", "Handing what was described to all devices.")
        self.thinking = registry.histogram("sobremesa_bot_seconds", "A bot's thinking, with its wait for a thread.")
        self.excuses = registry.counter("sobremesa_bot_excuses_total", "Bots that failed or were too slow.", "why")
        _watch_process(registry)

    def watch_tables(self, tables: Callable[[], Iterable[Table]]) -> None:
        """Tables in memory and the devices at them."""
        self.registry.gauge("sobremesa_tables", "Tables in memory, by state.", lambda: _by_state(tables()), "state")
        self.registry.gauge("sobremesa_sockets", "Devices at tables.", lambda: _by_standing(tables()), "kind")

    def watch_nodes(self, tables: Callable[[], Iterable[Table]], nodes: Callable[[], int]) -> None:
        """The tables this node has a lease of, and how many nodes it knows to live, itself included."""
        leased = "Tables kept here under a lease."
        self.registry.gauge("sobremesa_leases", leased, lambda: {(): sum(one.lease is not None for one in tables())})
        self.registry.gauge("sobremesa_nodes", "Nodes on this database.", lambda: {(): nodes()})

    def note_rows(self, game: str, rows: Iterable[Row]) -> None:
        for row in rows:
            if row.played is not None:
                self.moves.add(game, row.played.how)

    def note_commit(self, began: float, rows: int, is_good: bool) -> None:
        if not is_good:
            return self.failures.add()
        self.commits.observe(time.perf_counter() - began)
        self.rows.observe(rows)


def _by_state(tables: Iterable[Table]) -> Values:
    return {(state,): count for state, count in sorted(Tally(table.state.name for table in tables).items())}


def _by_standing(tables: Iterable[Table]) -> Values:
    found = Tally("seated" if device.seats else "watching" for table in tables for device in table.listeners)
    return {(kind,): found[kind] for kind in ("seated", "watching")}


def _watch_process(registry: Registry) -> None:
    began = time.time()
    registry.gauge("process_start_time_seconds", "When the process began, since 1970.", lambda: {(): began})
    registry.reading("process_cpu_seconds_total", "Processor time.", lambda: {(): time.process_time()})
    if Path("/proc/self/statm").exists():
        registry.gauge("process_resident_memory_bytes", "Memory in use.", lambda: {(): _memory()})


def _memory() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")
