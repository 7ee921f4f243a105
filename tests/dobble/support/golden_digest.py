"""A short fingerprint of what each seat sees and is told after every 25th step, whatever the words for it are.

As a script it records the games anew.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from sobremesa.contract.match import Match

FOLDER = Path(__file__).parents[1] / "golden"
EVERY = 25
LEVELS = ("normal", "quick", "slow", "quick", "normal", "slow")
ADVENTURES: dict[str, tuple[int, dict[str, Any]]] = {f"adventure_{players}": (players, {}) for players in range(2, 7)}
MINI_GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    f"game_{game}_of_{players}": (players, {"mode": "beginner", "mini_game": game, "goal": 1})
    for game in range(1, 6)
    for players in range(2, 7)
}
OTHERS: dict[str, tuple[int, dict[str, Any]]] = {
    "warm_up_alone": (1, {"mode": "warm_up"}),
    "warm_up_of_3": (3, {"mode": "warm_up"}),
    "uneven_three": (3, {"teams": "uneven", "colours": "red_blue_orange"}),
    "uneven_four": (4, {"teams": "uneven", "colours": "orange_red_blue"}),
    "no_lock_out": (4, {"mode": "beginner", "mini_game": 2, "lockout": 0, "goal": 4}),
}
GAMES = {**ADVENTURES, **MINI_GAMES, **OTHERS}


def digests(match: Match) -> list[str]:
    found = []
    viewers = (None, *range(match.players))
    stories = {viewer: list(match.story(viewer)) for viewer in viewers}
    for step in range(EVERY, len(match.steps) + 1, EVERY):
        moment = match.at(step)
        seen = [moment.view(viewer).as_json() for viewer in viewers]
        lines = [line for viewer in viewers for line in stories[viewer][step - EVERY : step]]
        told = [line.as_json() for line in lines]
        found.append(hashlib.sha256(json.dumps([seen, told], sort_keys=True).encode()).hexdigest()[:12])
    return found


def record(name: str) -> None:
    players, options = GAMES[name]
    match = sobremesa.new("dobble", players=players, seed=name, **options)
    play_out(match, [bot("dobble", LEVELS[seat], f"{name} {seat}") for seat in range(players)])
    assert match.result is not None
    document = {"record": match.record(), "digests": digests(match)}
    (FOLDER / f"{name}.json").write_text(json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in GAMES:
        record(each)
