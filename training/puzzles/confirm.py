"""Shipped CATAN puzzles that playing on decided, tried again in worlds and with dice of their own.

python -m training.puzzles.confirm --into build/puzzles/confirmed.jsonl   # goes on where it was stopped
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from sobremesa.coach.judges.catan_trying import Trying
from sobremesa.coach.puzzles import Puzzle, puzzles
from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import match_from_position
from sobremesa.games import rules

from .catan import TIE
from .clear import SIGMAS

WORLDS, FIRST, PIECE, MOST = 32, 1000, 64, 320
"""Worlds and rehearsals no maker has looked at; pieces of trials until it is clear, and how many at the most."""


def confirmed(puzzle: Puzzle) -> dict[str, Any]:
    """Whether every choice that counts as wrong is worse than the best, by more than a tie and two standard errors."""
    match = match_from_position(rules("catan"), puzzle.position, Seeded("puzzle"))
    trying = Trying(match, puzzle.seat, WORLDS, "puzzle again")
    words = list(puzzle.worth)
    listed = [match.game.number_of(match.board, one) for one in words]
    good = [place for place, one in enumerate(words) if puzzle.is_good(one)]
    worths = np.zeros((0, len(listed)))
    while len(worths) < MOST:
        more = trying.tried(listed, FIRST + len(worths), PIECE, int(puzzle.checked["turns"]))
        worths = np.concatenate([worths, more])
        best = max(good, key=lambda place: float(worths[:, place].mean()))
        apart = np.delete(worths[:, [best]] - worths, good, 1)
        error = apart.std(0) / np.sqrt(len(apart))
        holds = bool((apart.mean(0) > np.maximum(TIE, SIGMAS * error)).all())
        is_sure = (apart.mean(0) > TIE + 2 * SIGMAS * error).all() or (apart.mean(0) < -SIGMAS * error).any()
        if is_sure:
            break
    told = {one: round(float(mean), 4) for one, mean in zip(words, worths.mean(0), strict=True)}
    return {
        "name": puzzle.name,
        "holds": holds,
        "trials": len(worths),
        "margin": round(float(apart.mean(0).min()), 4),
        "worth": told,
    }


def run(into: Path, seconds: float) -> None:
    done = {json.loads(line)["name"] for line in into.read_text("utf-8").splitlines()} if into.exists() else set()
    began = time.process_time()
    for puzzle in puzzles("catan").values():
        if puzzle.checked["by"] != "rollouts" or puzzle.name in done:
            continue
        with into.open("a", encoding="utf-8") as out:
            out.write(json.dumps(confirmed(puzzle)) + "\n")
        if time.process_time() - began > seconds:
            return


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--into", type=Path, default=Path("build/puzzles/confirmed.jsonl"))
    parser.add_argument("--seconds", type=float, default=1e9)
    given = parser.parse_args()
    run(given.into, given.seconds)
