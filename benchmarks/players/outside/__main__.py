"""Matches of one of our CATAN players in catanatron, two players, every seed from both seats.

    PYTHONPATH=… .venv/bin/python -m benchmarks.players.outside strong module:Class --games 400 --into build/games.jsonl

The opponent is any player class of the engine that is found on the `PYTHONPATH`; what its maker is given beside the
colour follows after colons. With `--into` games are kept as they end, and what is there already is not played again.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from benchmarks.figures import Figure
from benchmarks.peers import python_with
from sobremesa.bots import bot
from sobremesa.bots.catan.strong import StrongBot
from sobremesa.bots.player import Bot
from sobremesa.games.catan.judgement.deciding import REHEARSALS

from .seat import Seat

ENGINE = Path(__file__).with_name("engine.py")

Game = dict[str, Any]


class Engine:
    """The engine at the other end of a pipe."""

    def __init__(self, opponent: str) -> None:
        self.process = subprocess.Popen(
            [python_with("catanatron"), ENGINE, opponent],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": "0"},
        )

    def tell(self, line: object) -> None:
        print(json.dumps(line), file=self.process.stdin, flush=True)

    def hear(self) -> dict[str, Any]:
        assert self.process.stdout
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer


def player(name: str, seed: int) -> Bot:
    """By name; `strong:12000` may value so many positions where it rehearses a decision."""
    level, _, positions = name.partition(":")
    made = bot("catan", level, seed)
    if positions and isinstance(made, StrongBot):
        made.ahead = int(positions) * REHEARSALS + made.ahead % REHEARSALS
    return made


def play(engine: Engine, name: str, seed: int, place: int) -> Game:
    engine.tell({"seed": seed, "place": place})
    seat = Seat(player(name, seed), engine.hear())
    while "playable" in (heard := engine.hear()):
        engine.tell(seat.choose(heard))
    return {
        "seed": seed,
        "place": place,
        "seat": seat.seat,
        **heard,
        "milliseconds": [round(spent, 2) for spent in seat.milliseconds],
        "differences": dict(seat.differences),
    }


def played(into: Path | None, match: str) -> list[Game]:
    if into is None or not into.exists():
        return []
    games = [json.loads(line) for line in into.read_text("utf-8").splitlines()]
    return [game for game in games if game["match"] == match]


def measure(name: str, opponent: str, games: int, first: int, into: Path | None) -> Iterator[Figure]:
    match = f"{name} against {opponent}"
    done = played(into, match)
    known = {(game["seed"], game["place"]) for game in done}
    engine = Engine(opponent)
    wanted = [(first + number // 2, number % 2) for number in range(games)]
    for seed, place in wanted:
        if (seed, place) not in known:
            done.append({"match": match, **play(engine, name, seed, place)})
            keep(into, done[-1])
    yield from figures(match, [game for game in done if (game["seed"], game["place"]) in set(wanted)])


def keep(into: Path | None, game: Game) -> None:
    if into is not None:
        into.parent.mkdir(parents=True, exist_ok=True)
        with into.open("a", encoding="utf-8") as file:
            print(json.dumps(game), file=file)


def figures(match: str, games: list[Game]) -> Iterator[Figure]:
    share, many = sum(game["won"] for game in games) / len(games), len(games)
    spent = [time for game in games for time in game["milliseconds"]]
    differences: Counter[str] = sum((Counter(game["differences"]) for game in games), Counter())
    title = f"{match}, {many} games"
    yield Figure(f"{title}, won (±{196 * sqrt(share * (1 - share) / many):.1f})", 100 * share, "%", wanted="90")
    for seat in (0, 1):
        of_seat = [game["won"] for game in games if game["seat"] == seat]
        yield Figure(f"{title}, won of {len(of_seat)} in place {seat + 1}", 100 * sum(of_seat) / len(of_seat), "%")
    yield Figure(f"{title}, without an end", sum(not game["over"] for game in games), "games")
    yield Figure(f"{title}, median turns", median(game["turns"] for game in games), "turns")
    yield Figure(f"{title}, median of {len(spent)} decisions", median(spent), "ms")
    yield Figure(f"{title}, 99 of 100 decisions within", quantiles(spent, n=100)[-1], "ms", wanted="50")
    yield Figure(f"{title}, worst decision", max(spent), "ms")
    for difference, times in differences.most_common():
        yield Figure(f"{title}, {difference}", times, "times")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "name", help="our player: strong, expert, greedy, …, or strong:12000 to value that many positions"
    )
    parser.add_argument("opponent", help="module:Class of the engine's player, then what it is given, like :2")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seeds", type=int, default=1, help="the first seed; every seed is played from both seats")
    parser.add_argument("--into", type=Path, help="a file that keeps the games, a line of JSON each")
    given = parser.parse_args()
    for figure in measure(given.name, given.opponent, given.games, given.seeds, given.into):
        print(figure, flush=True)


if __name__ == "__main__":
    main()
