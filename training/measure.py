"""How good the value is: calibration, Brier score, the worth of each group of features, on games nobody learned from.

python -m training.measure --kind duel --games 400
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np

from sobremesa.games.catan.judgement.value.features import GROUPS
from sobremesa.games.catan.judgement.value.network import Weights
from sobremesa.games.catan.judgement.weights import weights_for

from .arguments import some
from .fitting import Floats, chances
from .plots import calibration_svg, groups_svg
from .run import MOST_TURNS, PLAYERS, Positions
from .selfplay import play

TENTHS = 10


def positions(kind: str, games: int) -> tuple[Floats, Floats]:
    """Rows and who won, of games on seeds kept for measuring."""
    players = PLAYERS[kind]
    seeds = [f"measure {kind} {game}" for game in range(games)]
    weights = weights_for(players)
    played = play(players, seeds, np.zeros((games, players), np.int64), [weights], 4, MOST_TURNS)
    found = Positions.of(played)
    won = np.eye(players, dtype=np.float32)[found.winners]
    return found.rows.astype(np.float32), np.repeat(won, found.lengths, axis=0)


def brier(said: Floats, won: Floats) -> float:
    return float(((said - won) ** 2).sum(1).mean())


def calibration(said: Floats, won: Floats) -> list[tuple[float, float, int]]:
    """For each tenth of win chance: the chance said, how often it came true, how many."""
    tenth = np.minimum((said * TENTHS).astype(int), TENTHS - 1)
    chosen = [tenth == place for place in range(TENTHS)]
    return [(float(said[one].mean()), float(won[one].mean()), int(one.sum())) for one in chosen if one.any()]


def worth_of_groups(weights: Weights, rows: Floats, won: Floats) -> dict[str, float]:
    """How much the Brier score rises when the features of a group are replaced by their means."""
    whole, worths, at = brier(chances(weights, rows), won), {}, 0
    for group, names in GROUPS.items():
        without = rows.copy()
        without[:, :, at : at + len(names)] = rows[:, :, at : at + len(names)].mean((0, 1))
        worths[group] = brier(chances(weights, without), won) - whole
        at += len(names)
    return worths


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", choices=sorted(PLAYERS), default="duel")
    parser.add_argument("--games", type=some, default=400)
    parser.add_argument("--plots", type=Path, help="a folder for pictures of what is printed")
    given = parser.parse_args()
    began = time.process_time()
    rows, won = positions(given.kind, given.games)
    spent = time.process_time() - began
    weights = weights_for(PLAYERS[given.kind])
    said = chances(weights, rows)
    print(f"{given.games / spent:.1f} games a processor second, {len(rows)} positions")
    print(f"Brier score {brier(said, won):.4f}, knowing nothing {brier(np.full_like(won, won.mean()), won):.4f}")
    for chance, came, count in calibration(said, won):
        print(f"| {100 * chance:.1f} % | {100 * came:.1f} % | {count} |")
    worths = worth_of_groups(weights, rows, won)
    for group, worth in worths.items():
        print(f"| {group} | {len(GROUPS[group])} | {worth:+.4f} |")
    if given.plots is not None:
        (given.plots / f"calibration-{given.kind}.svg").write_text(calibration_svg(calibration(said, won)), "utf-8")
        (given.plots / f"features-{given.kind}.svg").write_text(groups_svg(worths), "utf-8")


if __name__ == "__main__":
    main()
