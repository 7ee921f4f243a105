"""How long every level of every game thinks about a decision, in processor time; and CATAN's value by itself."""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import median

import sobremesa
from benchmarks.figures import Figure
from benchmarks.players.catan_players import Timed
from sobremesa.bots import bot, levels
from sobremesa.bots.catan.likely import likely_state
from sobremesa.bots.catan.thought import Thought
from sobremesa.bots.player import Bot, play_out

GAMES = ("catan", "catan_dice", "remigio")
"""Dobble's levels do not think, they look."""
MATCHES = 2
DEALS = 6000


def measure() -> Iterator[Figure]:
    for players in (2, 4):
        yield Figure(f"catan, value of a position, {players} players", 1e6 * leaf(players), "µs")
    for game in GAMES:
        for level in levels(game):
            spent = thinking(game, level)
            yield Figure(f"{game} {level}, median decision", 1000 * median(spent), "ms")
            yield Figure(f"{game} {level}, worst decision", 1000 * max(spent), "ms")


def thinking(game: str, level: str) -> list[float]:
    """Of one seat at a table of two, a steady player in the other; the first match is not counted."""
    spent: list[float] = []
    for number in range(1 + MATCHES):
        if number == 1:
            spent.clear()
        match = sobremesa.new(game, players=2, seed=f"levels {number}")
        players: list[Bot] = [bot(game, "steady", number), bot(game, "steady", number)]
        players[number % 2] = Timed(bot(game, level, number), spent)
        play_out(match, players)
    return spent


def leaf(players: int) -> float:
    """Seconds for a position: a bystander weighs up deals, each of which is one."""
    match = sobremesa.new("catan", players=players, seed="leaf")
    play_out(match, [bot("catan", "greedy", seat) for seat in range(players)], cap=150)
    active = int(match.state[0]["active"])
    seat = (active + 1) % players
    view = match.view(seat)
    thought = Thought(view, seat, likely_state(view, seat, lambda: match.history(seat), 1), 1, 0)
    deals = [(active, [1, -1, 0, 0, 0]), (active, [0, 1, -1, 0, 0]), (active, [0, 0, 0, 1, -1])] * (DEALS // 3)
    return min(_seconds(thought, deals) for _ in range(5)) / DEALS


def _seconds(thought: Thought, deals: list[tuple[int, list[int]]]) -> float:
    began = time.process_time()
    thought.deals(deals, 1)
    return time.process_time() - began


if __name__ == "__main__":
    for figure in measure():
        print(figure, flush=True)
