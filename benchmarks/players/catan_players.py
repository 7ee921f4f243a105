"""How strong CATAN's players are and how long they think.

All of it: `GAMES=800 python -m benchmarks.players.catan_players`.
A block of games has one seed and every seating, so that each seat is played as often as the others;
no training uses these seeds. `SEEDS` names other seeds, `MATCH="strong greedy 2"` plays that match only, `MATCH=alike`
only the table at which all four are `strong`; `MATCH=halves`, only if asked, what founding and play are worth apart.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import median, quantiles
from typing import Any

import sobremesa
from benchmarks.figures import Figure
from sobremesa.bots import bot
from sobremesa.bots.player import Bot, play_out
from sobremesa.contract.action import kind_of
from sobremesa.contract.game import Step
from sobremesa.contract.view import View
from sobremesa.games.catan.rules import actions

GAMES = int(os.environ.get("GAMES", "40"))
SEEDS = os.environ.get("SEEDS", "players")
MATCH = os.environ.get("MATCH", "")
MATCHES: list[tuple[str, str, int, dict[str, Any], str]] = [
    ("strong", "greedy", 4, {}, "40 % (par 25), aim 55"),
    ("strong", "greedy", 2, {"offers": 0}, "65 %, aim 80"),
    ("expert", "strong", 2, {"offers": 0}, "55 %"),
]


class Timed:
    """A bot with a stop-watch of processor time."""

    def __init__(self, bot: Bot, spent: list[float]) -> None:
        self.bot = bot
        self.spent = spent

    def choose(self, view: View, history: Callable[[], Sequence[Step]]) -> int | None:
        began = time.process_time()
        action = self.bot.choose(view, history)
        self.spent.append(time.process_time() - began)
        return action


class Halves:
    """Founds as one bot, and plays on as another."""

    def __init__(self, founding: str, playing: str, seed: int) -> None:
        self.founding = bot("catan", founding, seed)
        self.playing = bot("catan", playing, seed)

    def choose(self, view: View, history: Callable[[], Sequence[Step]]) -> int | None:
        state: Any = view.state[0]
        return (self.playing if state["turn"] else self.founding).choose(view, history)


def measure() -> Iterator[Figure]:
    for one, other, players, options, wanted in MATCHES:
        if MATCH and MATCH not in f"{one} {other} {players}":
            continue
        yield from match(one, other, players, options, wanted)
    if MATCH in ("", "alike"):
        yield from alike("strong", 4)
    if MATCH == "halves":
        yield from (halves(*pair) for pair in (("strong", "greedy"), ("greedy", "strong"), ("strong", "strong")))


def halves(founding: str, playing: str) -> Figure:
    """Against greedy, two players without offers."""
    won = 0
    for game in range(GAMES):
        table = sobremesa.new("catan", players=2, seed=f"{SEEDS} {game // 2}", offers=0)
        bots: list[Bot] = [bot("catan", "greedy", game), bot("catan", "greedy", game)]
        bots[game % 2] = Halves(founding, playing, game)
        play_out(table, bots)
        won += table.result is not None and game % 2 in table.result.winners
    return Figure(f"founding of {founding}, play of {playing}, {GAMES} games, won", 100 * won / GAMES, "%")


def match(one: str, other: str, players: int, options: dict[str, Any], wanted: str) -> Iterator[Figure]:
    won, turns, spent, offers, accepted = 0, [], [], 0, 0
    for game in range(GAMES):
        seat = game % players
        table = sobremesa.new("catan", players=players, seed=f"{SEEDS} {game // players}", **options)
        bots: list[Bot] = [bot("catan", one if place == seat else other, game) for place in range(players)]
        bots[seat] = Timed(bots[seat], spent)
        play_out(table, bots)
        won += table.result is not None and seat in table.result.winners
        turns.append(int(table.state[0]["turn"]))
        offers += sum(actor == seat and kind_of(action) == actions.OFFER for actor, action in table.steps)
        accepted += sum(actor == seat and kind_of(action) == actions.CONFIRM for actor, action in table.steps)
    share = won / GAMES
    name = f"{one} against {other}, {players} players, {GAMES} games"
    margin = 196 * sqrt(share * (1 - share) / GAMES)
    yield Figure(f"{name}, won (±{margin:.1f})", 100 * share, "%", wanted=wanted)
    yield Figure(f"{name}, median turns", median(turns), "turns")
    yield Figure(f"{name}, median decision", 1000 * median(spent), "ms")
    yield Figure(f"{name}, 99 of 100 decisions within", 1000 * quantiles(spent, n=100)[-1], "ms", wanted="50")
    yield Figure(f"{name}, worst decision", 1000 * max(spent), "ms")
    if players > 2:
        yield Figure(f"{name}, own offers a game", offers / GAMES, "offers")
        yield Figure(f"{name}, own deals a game", accepted / GAMES, "deals")


def alike(name: str, players: int) -> Iterator[Figure]:
    """Whether a table of one kind of bot plays a game that people would know."""
    turns, done, won = [], Counter[int](), Counter[int]()
    for game in range(GAMES):
        table = sobremesa.new("catan", players=players, seed=f"{SEEDS} alike {game}")
        play_out(table, [bot("catan", name, f"{game} {seat}") for seat in range(players)])
        turns.append(int(table.state[0]["turn"]))
        done.update(kind_of(action) for _, action in table.steps)
        order = list(table.start["order"])
        won.update(order.index(seat) for seat in (table.result.winners if table.result else ()))
    title = f"{players} {name}, {GAMES} games"
    yield Figure(f"{title}, median turns", median(turns), "turns", wanted="60-80")
    yield Figure(f"{title}, offers a game", done[actions.OFFER] / GAMES, "offers")
    yield Figure(f"{title}, deals a game", done[actions.CONFIRM] / GAMES, "deals")
    yield Figure(f"{title}, offers declined a game", done[actions.DECLINE] / GAMES, "times")
    for place in range(players):
        yield Figure(f"{title}, won by who plays in place {place + 1}", 100 * won[place] / GAMES, "%")


if __name__ == "__main__":
    for figure in measure():
        print(figure, flush=True)
