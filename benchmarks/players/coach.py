"""The coach's figures: whether accounts add up, whether luck is nobody's, how sure its chances are, how long it takes.

python -m benchmarks.players.coach dice 1000
python -m benchmarks.players.coach catan 40 --players 4
python -m benchmarks.players.coach luck 1000 --players 4 --bots strong greedy --into build/luck.jsonl
Luck is the account's: what a step seems to change, by the share that counts in the end (the judge's `shares`, fitted to
games before). With `--share` so much of that is taken off the score.
With `--eyes acting` each piece of luck is judged for all by the eyes of whoever rolls, draws or steals, which takes a
fraction of the time.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from sobremesa.coach import Analysis, analyse_match
from sobremesa.coach.analysis import LUCK, Cause
from sobremesa.coach.judges import judge_for
from sobremesa.coach.judging import Judge
from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match, new_match
from sobremesa.games import rules

PLUS = "plus"
FITTED = 0.3
Reals = NDArray[np.float64]
BINS = 10
SEEN = 40
"""Steps between two looks at the bands."""


def played(game: str, names: list[str], seed: str) -> Match:
    """The dice game's Plus by the name `plus`."""
    options = {"version": "plus"} if game == PLUS else {}
    game = "catan_dice" if game == PLUS else game
    match = new_match(rules(game), len(names), options, Seeded(seed))
    return play_out(match, [bot(game, name, f"{seed} {seat}") for seat, name in enumerate(names)])


def dice(games: int, first: int = 0) -> dict[str, Any]:
    """Alone: every other game is `optimal`'s, the others are `greedy`'s."""
    worst, loss, lucks = 0.0, 0.0, []
    for number in range(first, first + games):
        name = ("optimal", "greedy")[number % 2]
        account = analyse_match(played("catan_dice", [name], f"coach {number}")).accounts[0]
        skill = account.parts[Cause.OWN]
        worst = max(worst, abs(account.end - account.start - account.luck - skill))
        loss = max(loss, -skill) if name == "optimal" else loss
        lucks.append(account.luck)
    mean, error = float(np.mean(lucks)), float(np.std(lucks) / np.sqrt(len(lucks)))
    told = {"games": games, "largest difference": worst, "largest skill loss of optimal": loss}
    return {**told, "mean luck": mean, "standard error": error, "spread": float(np.std(lucks))}


def luck(
    game: str,
    games: int,
    players: int,
    names: list[str],
    into: Path,
    seconds: float,
    own: bool,
    seeds: str,
    share: float,
) -> dict[str, Any]:
    """What chance brought each seat, by its own eyes or by those of who acts, looking at no choice; one line a game."""
    into.parent.mkdir(parents=True, exist_ok=True)
    begun, began = len(into.read_text("utf-8").splitlines()) if into.exists() else 0, time.process_time()
    for number in range(begun, games):
        bots = [names[(seat + number) % len(names)] for seat in range(players)]
        row = {"bots": bots, **_lucks(played(game, bots, f"{seeds} {number}"), own)}
        with into.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row) + "\n")
        if time.process_time() - began > seconds:
            break
    return _summary([json.loads(line) for line in into.read_text("utf-8").splitlines()], names[0], share)


def _lucks(match: Match, own: bool) -> dict[str, Any]:
    judge = judge_for(match)
    assert judge
    assert match.result
    seats = range(match.players)
    found = [_luck_of(match, judge, seat)[seat] for seat in seats] if own else _luck_of(match, judge)
    won = [float(seat in match.result.winners) for seat in seats]
    luck = [{cause: sum(pieces[cause]) for cause in LUCK} for pieces in found]
    squares = [sum(piece**2 for cause in LUCK for piece in pieces[cause]) for pieces in found]
    return {"luck": luck, "squares": squares, "won": won, "said": list(_as_all_saw_it(match, judge))}


def _luck_of(match: Match, judge: Judge, eyes: int | None = None) -> list[dict[Cause, list[float]]]:
    """Piece by piece, with these eyes or with those of whoever is at turn."""
    twin = match.at(0)
    parts: list[dict[Cause, list[float]]] = [{cause: [] for cause in LUCK} for _ in range(match.players)]
    for actor, action in match.steps:
        cause = judge.cause(twin, actor, action)
        viewer = int(twin.state[0]["active"]) if eyes is None else eyes
        is_seen = twin.game.redact(actor, action, viewer) == action
        is_luck = cause in LUCK and judge.changes(action) and is_seen
        before = judge.worth(twin, viewer) if is_luck else ()
        twin.replay_step(actor, action)
        if cause is not None and is_luck:
            after = judge.worth(twin, viewer)
            share = judge.shares.get(cause, 1.0)
            for seat in range(match.players):
                parts[seat][cause].append(share * (after[seat] - before[seat]))
    return parts


def _as_all_saw_it(match: Match, judge: Judge) -> Iterator[list[float]]:
    """The bands, now and then."""
    twin = match.at(0)
    for number, step in enumerate(match.steps):
        twin.replay_step(*step)
        if number % SEEN == SEEN - 1 and twin.result is None:
            yield [round(worth, 4) for worth in judge.worth(twin, None)]


def _summary(rows: list[dict[str, Any]], first: str, share: float) -> dict[str, Any]:
    lucks = [[sum(parts.values()) for parts in row["luck"]] for row in rows]
    parts = {cause: [_share(row, cause) for row in rows] for cause in LUCK}
    scores = [_of(first, row, row["won"]) for row in rows]
    plain = _mean(scores)
    adjusted = _mean(
        [score - share * _of(first, row, game) for score, row, game in zip(scores, rows, lucks, strict=True)]
    )
    told: dict[str, Any] = {"games": len(rows), "luck": _by_seat(lucks)}
    told["spread by pieces"] = float(np.sqrt(np.mean([square for row in rows for square in row["squares"]])))
    told |= {cause: _by_seat(parts[cause]) for cause in LUCK}
    said = [
        (worth, won > 0)
        for row in rows
        for worths in row["said"]
        for worth, won in zip(worths, row["won"], strict=True)
    ]
    told["calibration"] = _bins(said)
    return {
        **told,
        first: plain,
        f"{first} without luck": adjusted,
        "variance": (adjusted["spread"] / plain["spread"]) ** 2 if plain["spread"] else None,
        "scaled": _scaled(np.array(scores), np.array([_of(first, *one) for one in zip(rows, lucks, strict=True)])),
    }


def _scaled(scores: Reals, lucks: Reals) -> dict[str, Any]:
    """Luck taken as seriously as it deserves: by how much is fitted to the first games, and tried on the others."""
    begin = round(FITTED * len(scores))
    if begin < 2 or not lucks[:begin].any():
        return {}
    share = float(np.cov(scores[:begin], lucks[:begin])[0, 1] / lucks[:begin].var(ddof=1))
    others = scores[begin:]
    adjusted = others - share * lucks[begin:]
    told = {"share": share, "fitted to": begin, "tried on": len(others), "plain": _mean(others.tolist())}
    return {**told, "without luck": _mean(adjusted.tolist()), "variance": float(adjusted.var() / others.var())}


def _of(name: str, row: dict[str, Any], values: list[float]) -> float:
    """Of all seats with this player in a game together."""
    return sum(value for value, one in zip(values, row["bots"], strict=True) if one == name)


def _share(row: dict[str, Any], cause: str) -> list[float]:
    return [parts[cause] for parts in row["luck"]]


def catan(games: int, players: int) -> dict[str, Any]:
    """`strong` and `greedy` by turns in every seat; figures of the first half of the seats are those of `strong`."""
    lucks, rests, scores, adjusted, seconds = [], [], [], [], []
    said: list[tuple[float, bool]] = []
    for number in range(games):
        names = [("strong", "greedy")[(seat + number) % 2] for seat in range(players)]
        match = played("catan", names, f"coach {number}")
        began = time.process_time()
        analyse_match(match, whole=False)
        first = time.process_time()
        found = analyse_match(match)
        seconds.append((first - began, time.process_time() - first))
        lucks.append([account.luck for account in found.accounts])
        rests.append([account.parts[Cause.REST] for account in found.accounts])
        said += list(_said(found))
        for seat, account in enumerate(found.accounts):
            if names[seat] == "strong":
                scores.append(account.end)
                adjusted.append(account.end - account.luck)
    told: dict[str, Any] = {"games": games, "players": players, "luck": _by_seat(lucks), "rest": _by_seat(rests)}
    told |= {"strong": _mean(scores), "strong without luck": _mean(adjusted), "calibration": _bins(said)}
    return {
        **told,
        "seconds, first look": _mean([one for one, _ in seconds]),
        "whole": _mean([one for _, one in seconds]),
    }


def _said(found: Analysis) -> Iterator[tuple[float, bool]]:
    """What was said of a seat every tenth step, and whether it won."""
    for moment in found.moments[::10]:
        for seat, worth in enumerate(moment.worth):
            yield worth, found.accounts[seat].end == 1.0


def _mean(values: list[float]) -> dict[str, float]:
    spread = float(np.std(values))
    return {"mean": float(np.mean(values)), "error": spread / float(np.sqrt(len(values))), "spread": spread}


def _by_seat(rows: list[list[float]]) -> list[dict[str, float]]:
    return [_mean(list(column)) for column in zip(*rows, strict=True)]


def _bins(said: list[tuple[float, bool]]) -> list[dict[str, float]]:
    bins = []
    for place in range(BINS):
        inside = [(worth, won) for worth, won in said if min(BINS - 1, int(worth * BINS)) == place]
        if inside:
            worths, wins = zip(*inside, strict=True)
            bins.append({"said": float(np.mean(worths)), "won": float(np.mean(wins)), "moments": len(inside)})
    return bins


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=("dice", "catan", "luck"))
    parser.add_argument("games", type=int)
    parser.add_argument("--of", default="catan", help="the game whose luck is measured")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", nargs="+", default=["strong", "greedy"])
    parser.add_argument("--into", type=Path, default=Path("build/luck.jsonl"))
    parser.add_argument("--eyes", choices=("own", "acting"), default="own")
    parser.add_argument("--seeds", default="luck", help="what the games' seeds begin with")
    parser.add_argument("--share", type=float, default=1.0, help="how much of the luck is taken off the score")
    parser.add_argument("--seconds", type=float, default=1e9)
    given = parser.parse_args()
    asked = {
        "dice": lambda: dice(given.games, given.first),
        "catan": lambda: catan(given.games, given.players),
        "luck": lambda: luck(
            given.of,
            given.games,
            given.players,
            given.bots,
            given.into,
            given.seconds,
            given.eyes == "own",
            given.seeds,
            given.share,
        ),
    }
    print(json.dumps(asked[given.game](), indent=1))
