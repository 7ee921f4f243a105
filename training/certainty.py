"""Whether the coach's chances in CATAN are too sure of themselves, and whether raising them to a power would mend it.

python -m training.certainty --players 4 --games 400 --into build/ends4.jsonl   # goes on where it was stopped
`strong` and `greedy` sit by turns. The power that chances are raised to is fitted to every other game and tried on the
others; errors come from drawing whole games anew, since the moments of one game win or lose together.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from sobremesa.coach.analysis import LUCK, Cause
from sobremesa.coach.judges.catan import CatanJudge
from sobremesa.coach.judges.catan_hands import KnownHands
from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match, new_match
from sobremesa.games import rules

from .arguments import some
from .games_kept import collect
from .plots import calibration_svg

Reals = NDArray[np.float64]
SIDES = ("fit", "check")
TENTHS, DRAWS = 10, 400
POWERS = np.arange(0.5, 1.41, 0.05)


def game(players: int, number: int) -> dict[str, Any]:
    side, names = SIDES[number % 2], [("strong", "greedy")[(seat + number // 2) % 2] for seat in range(players)]
    seed = f"{side} {players} {number}"
    match = new_match(rules("catan"), players, {}, Seeded(seed))
    play_out(match, [bot("catan", name, f"{seed} {seat}") for seat, name in enumerate(names)])
    assert match.result
    won = [float(seat in match.result.winners) for seat in range(players)]
    return {"side": side, "bots": names, "won": won, "pieces": pieces(match)}


def pieces(match: Match) -> list[dict[str, Any]]:
    """Every piece of luck, by the eyes of whoever is at turn: what could have come, and what came."""
    judge, twin, found = CatanJudge(match.players), match.at(0), []
    for actor, action in match.steps:
        cause, viewer = judge.cause(twin, actor, action), int(twin.state[0]["active"])
        is_seen = twin.game.redact(actor, action, viewer) == action
        before = ends(judge, twin, viewer) if cause in LUCK and is_seen else []
        twin.replay_step(actor, action)
        if before:
            found.append({"cause": cause, "before": before, "after": ends(judge, twin, viewer)})
    return found


def ends(judge: CatanJudge, match: Match, viewer: int) -> list[list[float]]:
    """How likely, and then the chance of every seat."""
    known = KnownHands(match, viewer)
    return [[float(f"{one:.4g}") for one in (share, *worth)] for share, worth in judge.ends(known, known.likely)]


def worth(listed: list[list[float]], power: float) -> Reals:
    """The mean of the ends, each with its chances raised to a power and made to sum to one again."""
    rows = np.array(listed)
    raised = np.maximum(rows[:, 1:], 1e-9) ** power
    mean: Reals = (rows[:, :1] * raised / raised.sum(1, keepdims=True)).sum(0) / rows[:, 0].sum()
    return mean


def said(row: dict[str, Any], power: float) -> Reals:
    """Before each roll of a game."""
    return np.array([worth(one["before"], power) for one in row["pieces"] if one["cause"] == Cause.DICE])


def surprise(rows: list[dict[str, Any]], power: float) -> float:
    """Minus the logarithm of what was said of the winner, on the mean."""
    told = [-np.log(said(row, power) @ np.array(row["won"]) + 1e-9) for row in rows]
    return float(np.concatenate(told).mean())


def tenths(rows: list[dict[str, Any]], power: float) -> list[tuple[float, float, float, int]]:
    """For each tenth: what was said, how often it came true, the error of that, how many moments."""
    sums = np.array([_sums(row, power) for row in rows])
    draws = np.random.default_rng(0).integers(0, len(rows), (DRAWS, len(rows)))
    again = sums[draws].sum(1)
    count, told, came = sums.sum(0)
    shares = again[:, 2] / np.maximum(again[:, 0], 1)
    return [
        (told[place] / count[place], came[place] / count[place], float(shares[:, place].std()), int(count[place]))
        for place in np.flatnonzero(count)
    ]


def _sums(row: dict[str, Any], power: float) -> list[Reals]:
    chances = said(row, power)
    won = np.broadcast_to(row["won"], chances.shape)
    place = np.minimum((chances * TENTHS).astype(int), TENTHS - 1).ravel()
    summed = (np.ones(chances.size), chances.ravel(), won.ravel())
    return [np.bincount(place, one, TENTHS).astype(np.float64) for one in summed]


def lucks(rows: list[dict[str, Any]], power: float) -> Reals:
    """What chance brought each seat: a row for each game."""
    return np.array([_luck(row["pieces"], power) for row in rows])


def _luck(listed: list[dict[str, Any]], power: float) -> Reals:
    found: Reals = np.sum([worth(one["after"], power) - worth(one["before"], power) for one in listed], axis=0)
    return found


def variance(rows: list[dict[str, Any]], power: float) -> dict[str, float]:
    """Of the score of `strong` without luck against the plain one, and the share of the luck that would be best."""
    strong = np.array([row["bots"] for row in rows]) == "strong"
    score = np.where(strong, [row["won"] for row in rows], 0.0).sum(1)
    luck = np.where(strong, lucks(rows, power), 0.0).sum(1)
    share = float(np.cov(score, luck)[0, 1] / luck.var(ddof=1))
    scaled = float((score - share * luck).var() / score.var())
    return {"variance": float((score - luck).var() / score.var()), "best share": share, "with it": scaled}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=some, default=400)
    parser.add_argument("--into", type=Path, default=Path("build/ends.jsonl"))
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--plot", type=Path, help="a picture of what was said against what came true")
    given = parser.parse_args()
    rows = collect(partial(game, given.players), given.games, given.into, given.seconds)
    fitted, others = ([row for row in rows if row["side"] == side] for side in SIDES)
    power = float(min(POWERS, key=lambda one: surprise(fitted, float(one))))
    print(f"{len(rows)} games; power {power:.2f} fits {len(fitted)} of them best")
    luck = lucks(rows, 1.0)
    print("mean luck", luck.mean(0).round(3).tolist(), "±", (luck.std(0) / len(rows) ** 0.5).round(3).tolist())
    for one in (1.0, power):
        print(f"power {one:.2f}: surprise {surprise(fitted, one):.4f} there, {surprise(others, one):.4f} in the others")
        print({name: round(value, 3) for name, value in variance(rows, one).items()})
        for told, came, error, count in tenths(rows, one):
            print(f"| {100 * told:.0f} % | {100 * came:.0f} % ± {100 * error:.0f} | {count} |")
    if given.plot:
        given.plot.write_text(calibration_svg([(told, came, count) for told, came, _, count in tenths(rows, 1.0)]))


if __name__ == "__main__":
    main()
