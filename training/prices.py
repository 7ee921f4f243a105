"""What choices in CATAN truly cost of what they seem to, and how much of each part of an account counts in the end.

python -m training.prices --players 2 --games 240 --into build/prices2.jsonl   # goes on where it was stopped
`strong` and `greedy` sit by turns. What seems to cost something is played on, and that is compared with how it seemed;
what came of the games is compared with what each part of the accounts said. Then both ways of counting are shown.
"""

from __future__ import annotations

import argparse
from collections import Counter
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from sobremesa.coach import Analysis, analyse_match
from sobremesa.coach.analysis import Cause
from sobremesa.coach.judges.catan import FAR, FOUNDING, NEAR, SIGMAS, TRIALS, WORLDS, CatanJudge
from sobremesa.coach.judges.catan_pricing import is_sure
from sobremesa.coach.judges.catan_trying import Trying
from sobremesa.coach.judging import Price
from sobremesa.contract.action import kind_of
from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match, new_match
from sobremesa.games import rules
from sobremesa.games.catan.rules import actions

from .arguments import some
from .games_kept import collect

Reals = NDArray[np.float64]
LEAST = 0.002
"""What seems to cost less is not played on."""
EDGES = (LEAST, 0.005, 0.01, 0.015, 0.025, 0.035, 0.05, 0.07, 0.1, 0.2, 1.0)
PARTS = (Cause.FOUNDING, Cause.OWN, Cause.OTHERS, Cause.REST)


class Seeming(CatanJudge):
    """Takes all it sees for what it is, and notes what playing on says of it."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.shares = {}
        self.tried: list[tuple[float, float]] = []

    def price(self, match: Match, seat: int, best: int, played: int, cost: float) -> Price:
        if cost < LEAST or kind_of(played) == actions.OFFER:
            return Price(cost, False)
        turns = FAR if int(match.state[0]["phase"]) in FOUNDING else NEAR
        apart = Trying(match, seat, WORLDS).apart(best, played, 0, TRIALS, turns)
        self.tried.append((cost, float(apart.mean())))
        return Price(cost, is_sure(apart, SIGMAS))


def game(players: int, seed: str, number: int) -> dict[str, Any]:
    names = [("strong", "greedy")[(seat + number) % 2] for seat in range(players)]
    match = new_match(rules("catan"), players, {}, Seeded(f"{seed} {number}"))
    play_out(match, [bot("catan", name, f"{seed} {number} {seat}") for seat, name in enumerate(names)])
    judge = Seeming(players)
    before, after = analyse_match(match, judge=judge), analyse_match(match)
    return {"bots": names, "tried": judge.tried, "before": told(before), "after": told(after)}


def told(found: Analysis) -> dict[str, Any]:
    """Of each seat: luck and the other parts, what came of it, and how often it erred by each label."""
    rows = [[one.luck, *(one.parts[part] for part in PARTS), one.end - one.start] for one in found.accounts]
    labels = [[one.label for one in found.choices if one.seat == seat] for seat in range(found.players)]
    return {"parts": rows, "labels": labels, "grades": list(found.grades)}


def show_costs(tried: Reals) -> None:
    """What playing on says of choices that seem to cost about the same."""
    for least, most in pairwise(EDGES):
        inside = tried[(tried[:, 0] >= least) & (tried[:, 0] < most)]
        if len(inside) > 1:
            seemed, was = inside.mean(0)
            error = inside[:, 1].std() / len(inside) ** 0.5
            print(f"seems {seemed:.4f}, costs {was:.4f} ± {error:.4f} ({len(inside)} choices)")


def show_accounts(rows: list[dict[str, Any]], way: str) -> None:
    parts = np.array([seat for row in rows for seat in row[way]["parts"]])
    names = np.array([name for row in rows for name in row["bots"]])
    columns, came, rest = parts[:, :4], parts[:, 5], parts[:, 4]
    counts = np.linalg.lstsq(columns, came, rcond=None)[0]
    print(f"{way}: luck, founding, own and others' choices count by {counts.round(2).tolist()}")
    slope = float(np.polyfit(parts[:, 2], rest, 1)[0])
    print(f"  rest: spread {rest.std():.3f}, |rest| {abs(rest).mean():.3f}, {slope:+.2f} for each point of own choices")
    for name in ("strong", "greedy"):
        of = names == name
        mean, error = parts[of].mean(0).round(3), (parts[of].std(0) / of.sum() ** 0.5).round(3)
        print(f"  {name}: luck, founding, own, others', rest, came {mean.tolist()} ± {error.tolist()}")
        labels = Counter(label for seat in said(rows, way, "labels", name) for label in seat if label)
        each = {label: round(count / int(of.sum()), 2) for label, count in sorted(labels.items())}
        grades = Counter(map(str, said(rows, way, "grades", name)))
        print(f"    labels a game {each}; grades {dict(sorted(grades.items()))}")


def said(rows: list[dict[str, Any]], way: str, what: str, name: str) -> list[Any]:
    """Of all seats of this player."""
    return [one for row in rows for bot, one in zip(row["bots"], row[way][what], strict=True) if bot == name]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=some, default=240)
    parser.add_argument("--seeds", default="price")
    parser.add_argument("--into", type=Path, default=Path("build/prices.jsonl"))
    parser.add_argument("--seconds", type=float, default=1e9)
    given = parser.parse_args()
    rows = collect(partial(game, given.players, given.seeds), given.games, given.into, given.seconds)
    print(f"{len(rows)} games of {given.players}")
    show_costs(np.array([one for row in rows for one in row["tried"]]))
    for way in ("before", "after"):
        show_accounts(rows, way)


if __name__ == "__main__":
    main()
