"""Dobble CATAN: whole adventures a second on one core, between players with quick eyes that now and then err."""

from __future__ import annotations

import time

from benchmarks.figures import Figure

GAMES = 5_000


def measure() -> list[Figure]:
    return [adventures(2), adventures(4)]


def adventures(players: int) -> Figure:
    import sobremesa

    sobremesa.playouts("dobble", range(10), players=players)
    best = 0.0
    for turn in range(3):
        begun = time.process_time()
        sobremesa.playouts("dobble", range(turn * GAMES, (turn + 1) * GAMES), players=players)
        best = max(best, GAMES / (time.process_time() - begun))
    return Figure(f"dobble adventures/s, {players} players, one core", best, "games/s")


if __name__ == "__main__":
    for figure in measure():
        print(figure)
