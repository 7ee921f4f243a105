"""Makes puzzles, game by game, and goes on where it was stopped.

python -m training.puzzles.run --game catan --into build/puzzles --games 120
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

from ..arguments import some
from .draft import Puzzle

MAKERS = ("catan", "catan_wins", "catan_offers", "catan_dice", "remigio")


def maker(game: str) -> Callable[[int], Iterator[Puzzle]]:
    made: Callable[[int], Iterator[Puzzle]] = import_module(f"training.puzzles.{game}").from_game
    return made


def run(game: str, into: Path, games: int, seconds: float) -> None:
    into.mkdir(parents=True, exist_ok=True)
    file, done = into / f"{game}.jsonl", into / f"{game}.done"
    begin, began = int(done.read_text()) if done.exists() else 0, time.process_time()
    for seed in range(begin, games):
        puzzles = [{"seed": seed, **puzzle} for puzzle in maker(game)(seed)]
        with file.open("a", encoding="utf-8") as out:
            out.writelines(json.dumps(puzzle, separators=(",", ":")) + "\n" for puzzle in puzzles)
        done.write_text(str(seed + 1))
        spent = time.process_time() - began
        print(seed, [puzzle["kind"] for puzzle in puzzles], f"{spent:.0f} s", flush=True)
        if spent > seconds:
            return


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", required=True, choices=MAKERS)
    parser.add_argument("--into", type=Path, default=Path("build/puzzles"))
    parser.add_argument("--games", type=some, default=120)
    parser.add_argument("--seconds", type=float, default=1e9)
    given = parser.parse_args()
    run(given.game, given.into, given.games, given.seconds)
