"""Makes CATAN's weights: self-play, fit, a match against the weights before; piece by piece, resumed where it stopped.

python -m training.run --kind duel --pieces 20 --folder build/training     (--ray [HOST:PORT]: on a cluster)
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.arena.work.cluster import LOCAL, share_out_on_ray
from sobremesa.games.catan.judgement.value.network import Weights

from .arguments import kept, some
from .elsewhere import Spread, play_here, play_spread
from .fitting import Floats, Rows, chances, fit, returns
from .selfplay import Games, versus
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
    tolerance: float = 0.0
    """how far below an even share new weights may stay and yet be taken: a short match is mostly luck"""
    start: Path | None = None
    """weights to begin with, if not those by hand"""

    @property
    def players(self) -> int:
        return PLAYERS[self.kind]


@dataclass(frozen=True)
class Positions:
    """All positions of some finished games, one game after the other."""

    rows: Rows
    lengths: NDArray[np.int64]
    winners: NDArray[np.int64]

    @classmethod
    def of(cls, games: Games) -> Positions:
        done = np.flatnonzero(games.winners >= 0)
        rows = [games.rows[game, : games.turns[game]].astype(np.float16) for game in done]
        return cls(np.concatenate(rows), games.turns[done], games.winners[done])

    @classmethod
    def together(cls, some: Sequence[Positions]) -> Positions:
        return cls(
            np.concatenate([one.rows for one in some]),
            np.concatenate([one.lengths for one in some]),
            np.concatenate([one.winners for one in some]),
        )

    @classmethod
    def load(cls, path: Path) -> Positions:
        kept = np.load(path)
        return cls(kept["rows"], kept["lengths"], kept["winners"])

    def save(self, path: Path) -> None:
        np.savez(path, rows=self.rows, lengths=self.lengths, winners=self.winners)

    def targets(self, weights: Weights, trace: float) -> Floats:
        """What each position should have been worth: how its game ended, and what these weights thought on the way."""
        values = chances(weights, self.rows)
        won = np.eye(values.shape[1], dtype=np.float32)
        ends = np.cumsum(self.lengths)
        for end, length, winner in zip(ends, self.lengths, self.winners, strict=True):
            values[end - length : end] = returns(values[end - length : end], won[winner], trace)
        return values


def weights_in(path: Path) -> Weights:
    """Of a checkpoint, or as they are shipped."""
    return np.fromfile(path, "<f4").astype(np.float32) if path.suffix == ".f32" else np.load(path)


def share_won(games: Games, sides: NDArray[np.int64]) -> float:
    """Of the games, by the one seat of side 1."""
    done = games.winners >= 0
    return float(sides[np.flatnonzero(done), games.winners[done]].mean())


class Training:
    def __init__(self, plan: Plan, folder: Path, spread: Spread = play_here) -> None:
        self.plan, self.spread = plan, spread
        self.folder = folder / plan.kind
        self.folder.mkdir(parents=True, exist_ok=True)

    @property
    def state(self) -> dict[str, Any]:
        path = self.folder / "state.json"
        return dict(json.loads(path.read_text("utf-8"))) if path.exists() else {"piece": 0, "taken": 0}

    @property
    def weights(self) -> Weights:
        path = self.folder / "weights.npy"
        if path.exists():
            return weights_in(path)
        return weights_by_hand() if self.plan.start is None else weights_in(self.plan.start)

    def piece(self) -> dict[str, Any]:
        """One round; everything it makes is written at its end, so that it can be stopped at any time."""
        began, state, old = time.time(), self.state, self.weights
        number = int(state["piece"])
        positions = self._gather(number, old)
        targets = positions.targets(old, self.plan.trace)
        new = fit(old, positions.rows, targets, passes=self.plan.passes, rate=self.plan.rate, seed=number, batch=1024)
        share = self._match(number, old, new.weights)
        taken = share >= 1 / self.plan.players - self.plan.tolerance
        if taken:
            np.save(self.folder / "weights.npy", new.weights)
            np.save(self.folder / f"weights-{number:03}.npy", new.weights)
        state = {"piece": number + 1, "taken": int(state["taken"]) + taken}
        told = {
            **state,
            "games": len(positions.winners),
            "loss": round(new.loss, 4),
            "held out": round(new.held_out, 4),
        }
        told |= {"share": round(share, 4), "seconds": round(time.time() - began, 1)}
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(told) + "\n")
        (self.folder / "state.json").write_text(json.dumps(state), encoding="utf-8")
        return told

    def _gather(self, number: int, weights: Weights) -> Positions:
        plan = self.plan
        seeds = [f"train {plan.kind} {number} {game}" for game in range(plan.games)]
        sides = np.zeros((plan.games, plan.players), np.int64)
        table = plan.players, seeds, sides, [weights], plan.width
        games = play_spread(self.spread, *table, MOST_TURNS, explore=plan.explore)
        Positions.of(games).save(self.folder / f"piece-{number:03}.npz")
        (self.folder / f"piece-{number - plan.remembered:03}.npz").unlink(missing_ok=True)
        kept = sorted(self.folder.glob("piece-*.npz"))[-plan.remembered :]
        return Positions.together([Positions.load(path) for path in kept])

    def _match(self, number: int, old: Weights, new: Weights) -> float:
        plan = self.plan
        seeds = [f"gate {plan.kind} {number} {game // plan.players}" for game in range(plan.matches)]
        sides = versus(plan.players, plan.matches)
        return share_won(play_spread(self.spread, plan.players, seeds, sides, [old, new], plan.width), sides)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", choices=sorted(PLAYERS), default="duel")
    parser.add_argument("--pieces", type=some, default=10)
    parser.add_argument("--games", type=some, default=1500)
    parser.add_argument("--matches", type=some, default=400)
    parser.add_argument("--width", type=int, default=4)
    parser.add_argument("--remembered", type=int, default=6)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--trace", type=float, default=0.96)
    parser.add_argument("--explore", type=int, default=8)
    parser.add_argument("--folder", type=Path, default=Path("build/training"))
    parser.add_argument("--tolerance", type=float, default=0.02)
    parser.add_argument("--start", type=kept, help="weights to begin with, such as those of another kind")
    parser.add_argument("--ray", nargs="?", const=LOCAL, help="play on Ray: here, or on the cluster at HOST:PORT")
    given = vars(parser.parse_args())
    pieces, folder, address = given.pop("pieces"), given.pop("folder"), given.pop("ray")
    spread = play_here if address is None else partial(share_out_on_ray, address=address)
    training = Training(Plan(**given), folder, spread)
    for _ in range(pieces):
        print(training.piece(), flush=True)


if __name__ == "__main__":
    main()
