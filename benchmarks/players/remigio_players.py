"""How often Remigio's patient player wins whole matches against greedy ones, and how long it thinks.

`MATCHES=400 python -m benchmarks.players.remigio_players`: between two, and one against three. The same cards come once
with it in every seat. `SEEDS` names other seeds, `PLAYERS=2` plays only the matches of two, `FIRST` is the first one.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from math import sqrt
from statistics import mean

import sobremesa
from benchmarks.figures import Figure
from benchmarks.players.catan_players import Timed
from sobremesa.bots import bot
from sobremesa.bots.player import Bot, play_out

MATCHES = int(os.environ.get("MATCHES", "12"))
SEEDS = os.environ.get("SEEDS", "patience")
PLAYERS = os.environ.get("PLAYERS", "2 4")
FIRST = int(os.environ.get("FIRST", "0"))
WANTED = {2: "64 %", 4: "clearly the best of four (par 25 %)"}


def measure() -> Iterator[Figure]:
    for players in map(int, PLAYERS.split()):
        yield from matches(players)


def matches(players: int) -> Iterator[Figure]:
    spent: list[float] = []
    won = [won_by_patient(players, number, spent) for number in range(FIRST, FIRST + MATCHES)]
    name = f"remigio patient, {players} players, {MATCHES} matches"
    margin = 196 * sqrt(mean(won) * (1 - mean(won)) / MATCHES)
    yield Figure(f"{name}, won (±{margin:.1f})", 100 * mean(won), "%", wanted=WANTED.get(players, ""))
    yield Figure(f"{name}, mean decision", 1000 * mean(spent), "ms")
    yield Figure(f"{name}, worst decision", 1000 * max(spent), "ms", wanted="1,000")


def won_by_patient(players: int, number: int, spent: list[float]) -> bool:
    seat = number % players
    table = sobremesa.new("remigio", players=players, seed=f"{SEEDS} {number // players}")
    names = ["patient" if place == seat else "greedy" for place in range(players)]
    bots: list[Bot] = [bot("remigio", name, f"{SEEDS} {number} {place}") for place, name in enumerate(names)]
    bots[seat] = Timed(bots[seat], spent)
    play_out(table, bots)
    return table.result is not None and seat in table.result.winners


if __name__ == "__main__":
    for figure in measure():
        print(figure, flush=True)
