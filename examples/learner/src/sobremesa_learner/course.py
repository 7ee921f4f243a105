"""The course of a training: the share of games won, round by round, as CSV and as a plot that a notebook shows."""

from __future__ import annotations

import csv
import time
from collections.abc import Sequence
from dataclasses import astuple, dataclass, fields
from pathlib import Path
from typing import Final

WIDTH, HEIGHT, EDGE = 700, 400, 55
MEAN_OF: Final = 10
STYLE: Final = "font: 13px sans-serif; background: white"


@dataclass(frozen=True)
class Round:
    processor_minutes: float
    decisions: int
    games: int
    won: float


class Course:
    def __init__(self) -> None:
        self.rounds: list[Round] = []
        self.begun, self.begun_by_the_clock = time.process_time(), time.monotonic()

    def note(self, decisions: int, results: Sequence[bool]) -> None:
        """The games that ended in a round, if any did."""
        if results:
            minutes, won = (time.process_time() - self.begun) / 60, sum(results) / len(results)
            self.rounds.append(Round(round(minutes, 2), decisions, len(results), round(won, 3)))

    def __str__(self) -> str:
        last = self.rounds[-1]
        return (
            f"{last.processor_minutes:6.2f} processor minutes, {last.decisions:9,} decisions: "
            f"won {last.won:4.0%} of {last.games} games"
        )

    def took(self) -> str:
        clock, processor = time.monotonic() - self.begun_by_the_clock, time.process_time() - self.begun
        return f"trained for {clock / 60:.1f} minutes by the clock, {processor / 60:.1f} of processor time"

    def write_csv(self, path: Path) -> None:
        with path.open("w", newline="") as file:
            csv.writer(file).writerows([[field.name for field in fields(Round)], *map(astuple, self.rounds)])

    def _repr_svg_(self) -> str:
        """A dot a round, and a line for the mean of the games of ten."""
        most = max((each.decisions for each in self.rounds), default=1)
        dots = [_place(each.decisions / most, each.won) for each in self.rounds]
        line = [_place(each.decisions / most, self._mean(place)) for place, each in enumerate(self.rounds)]
        points = " ".join(f"{x},{y}" for x, y in line)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" style="{STYLE}">'
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>{"".join(map(_level, range(0, 101, 25)))}'
            + "".join(f'<circle cx="{x}" cy="{y}" r="1.5" fill="#7aa6c2"/>' for x, y in dots)
            + f'<polyline fill="none" stroke="#b5651d" stroke-width="2" points="{points}"/>'
            f'<text x="{EDGE}" y="20">games won against a random player: each round, and the mean of {MEAN_OF}</text>'
            f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 12}" text-anchor="end">{most:,} decisions</text></svg>'
        )

    def _mean(self, place: int) -> float:
        last = self.rounds[max(0, place + 1 - MEAN_OF) : place + 1]
        return sum(each.won * each.games for each in last) / sum(each.games for each in last)


def _place(across: float, up: float) -> tuple[float, float]:
    return round(EDGE + across * (WIDTH - 2 * EDGE), 1), round(HEIGHT - EDGE - up * (HEIGHT - 2 * EDGE), 1)


def _level(percent: int) -> str:
    x, y = _place(0, percent / 100)
    words = f'<text x="{x - 6}" y="{y + 4}" text-anchor="end">{percent} %</text>'
    return f'<path d="M{x} {y}H{WIDTH - EDGE}" stroke="#ddd"/>{words}'
