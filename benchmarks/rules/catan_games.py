"""Whole games of four random players a second on one core: ours against catanatron, in turns, the best of three each.

Offers between players are left out on both sides. Each game gets an island of its own on both sides.
"""

from __future__ import annotations

import sys
import time
from typing import Any

from benchmarks.figures import Figure
from benchmarks.peers import figure_of

GAMES = 3000
PEER_GAMES = 40
PEER_CODE = f"""
import random, time
from catanatron import Color, Game, RandomPlayer
random.seed(1)
colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
Game([RandomPlayer(colour) for colour in colours]).play()
begun = time.process_time()
for _ in range({PEER_GAMES}):
    Game([RandomPlayer(colour) for colour in colours]).play()
print({PEER_GAMES} / (time.process_time() - begun))
"""


def measure() -> list[Figure]:
    import sobremesa

    sobremesa.playouts("catan", range(10))
    ours, peer = 0.0, 0.0
    for turn in range(3):
        begun = time.process_time()
        sobremesa.playouts("catan", range(turn * GAMES, (turn + 1) * GAMES))
        ours = max(ours, GAMES / (time.process_time() - begun))
        peer = max(peer, peer_games())
    return [
        Figure("catan random games/s, one core", ours, "games/s", peer=peer, peer_name="catanatron"),
        Figure("catan random games/s, six players", six_players(), "games/s"),
        Figure(
            "catan random games/s, six with helpers and friends", six_players(helpers=True, friends=True), "games/s"
        ),
    ]


def peer_games() -> float:
    return figure_of("catanatron", PEER_CODE)


def six_players(**options: Any) -> float:
    import sobremesa

    sobremesa.playouts("catan", range(10), players=6, **options)
    begun = time.process_time()
    sobremesa.playouts("catan", range(GAMES), players=6, **options)
    return GAMES / (time.process_time() - begun)


if __name__ == "__main__":
    for figure in measure():
        print(figure)
    sys.exit()
