"""Makes CATAN's weights: self-play, fit, a match against the weights before; piece by piece, resumed where it stopped.

python -m training.run --kind duel --pieces 20 --folder build/training
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.games.catan.judgement.network import Weights

from .fitting import Floats, chances, fit, returns
from .selfplay import Games, play, versus
from .weights_by_hand import weights_by_hand

PLAYERS = {"duel": 2, "table": 4}
MOST_TURNS = 160


@dataclass(frozen=True)
class Plan:
    kind: str
    games: int
    """of self-play in a piece"""
    matches: int
    """between the new weights and the old ones"""
    width: int
    remembered: int
    """pieces that are fitted together"""
    passes: int = 2
    rate: float = 1e-3
    trace: float = 0.96
    explore: int = 0
    """of a hundred choices in self-play that are taken at random"""

    @property
    def players(self) -> int:
        return PLAYERS[self.kind]


def positions_of(games: Games, weights: Weights, trace: float) -> tuple[Floats, Floats]:
    """All positions of finished games with what they should have been worth."""
    rows, targets = [], []
    for game in np.flatnonzero(games.winners >= 0):
        of_game = games.rows[game, : games.turns[game]]
        won = np.zeros(of_game.shape[1], np.float32)
        won[games.winners[game]] = 1
        rows.append(of_game)
        targets.append(returns(chances(weights, of_game), won, trace))
    return np.concatenate(rows), np.concatenate(targets).astype(np.float32)


def share_won(games: Games, sides: NDArray[np.int64]) -> float:
    """Of the games, by the one seat of side 1."""
    done = games.winners >= 0
    return float(sides[np.flatnonzero(done), games.winners[done]].mean())


class Training:
    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder / plan.kind
        self.folder.mkdir(parents=True, exist_ok=True)

    @property
    def state(self) -> dict[str, Any]:
        path = self.folder / "state.json"
        return dict(json.loads(path.read_text("utf-8"))) if path.exists() else {"piece": 0, "taken": 0}

    @property
    def weights(self) -> Weights:
        path = self.folder / "weights.npy"
        return np.load(path) if path.exists() else weights_by_hand()

    def piece(self) -> dict[str, Any]:
        """One round; everything it makes is written at its end, so that it can be stopped at any time."""
        began, state, old = time.time(), self.state, self.weights
        number = int(state["piece"])
        rows, targets = self._gather(number, old)
        new = fit(old, rows, targets, passes=self.plan.passes, rate=self.plan.rate, seed=number, batch=1024)
        share = self._match(number, old, new.weights)
        taken = share >= 1 / self.plan.players
        if taken:
            np.save(self.folder / "weights.npy", new.weights)
            np.save(self.folder / f"weights-{number:03}.npy", new.weights)
        state = {"piece": number + 1, "taken": int(state["taken"]) + taken}
        told = {**state, "positions": len(rows), "loss": round(new.loss, 4), "held out": round(new.held_out, 4)}
        told |= {"share": round(share, 4), "seconds": round(time.time() - began, 1)}
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(told) + "\n")
        (self.folder / "state.json").write_text(json.dumps(state), encoding="utf-8")
        return told

    def _gather(self, number: int, weights: Weights) -> tuple[Floats, Floats]:
        plan = self.plan
        seeds = [f"train {plan.kind} {number} {game}" for game in range(plan.games)]
        sides = np.zeros((plan.games, plan.players), np.int64)
        games = play(plan.players, seeds, sides, [weights], plan.width, MOST_TURNS, explore=plan.explore)
        rows, targets = positions_of(games, weights, plan.trace)
        np.savez(self.folder / f"piece-{number:03}.npz", rows=rows.astype(np.float16), targets=targets)
        (self.folder / f"piece-{number - plan.remembered:03}.npz").unlink(missing_ok=True)
        kept = [np.load(path) for path in sorted(self.folder.glob("piece-*.npz"))[-plan.remembered :]]
        return (
            np.concatenate([one["rows"].astype(np.float32) for one in kept]),
            np.concatenate([one["targets"] for one in kept]),
        )

    def _match(self, number: int, old: Weights, new: Weights) -> float:
        plan = self.plan
        seeds = [f"gate {plan.kind} {number} {game // plan.players}" for game in range(plan.matches)]
        sides = versus(plan.players, plan.matches)
        return share_won(play(plan.players, seeds, sides, [old, new], plan.width), sides)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", choices=sorted(PLAYERS), default="duel")
    parser.add_argument("--pieces", type=int, default=10)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--width", type=int, default=4)
    parser.add_argument("--remembered", type=int, default=6)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--trace", type=float, default=0.96)
    parser.add_argument("--explore", type=int, default=8)
    parser.add_argument("--folder", type=Path, default=Path("build/training"))
    given = parser.parse_args()
    plan = Plan(
        given.kind,
        given.games,
        given.matches,
        given.width,
        given.remembered,
        given.passes,
        given.rate,
        given.trace,
        given.explore,
    )
    training = Training(plan, given.folder)
    for _ in range(given.pieces):
        print(training.piece(), flush=True)


if __name__ == "__main__":
    main()
