"""A short fingerprint of what everybody is told after every tenth step; run as a script it records the games anew."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from sobremesa.contract.match import Match

FOLDER = Path(__file__).parents[1] / "golden"
GAMES = {
    "solo": ("standard", ["optimal"], 3),
    "two": ("standard", ["optimal", "greedy"], 4),
    "three": ("standard", ["greedy", "random", "optimal"], 5),
    "four": ("standard", ["random", "greedy", "optimal", "random"], 6),
    "plus_two": ("plus", ["optimal", "greedy"], 1),
    "plus_three": ("plus", ["optimal", "random", "optimal"], 2),
    "plus_four": ("plus", ["greedy", "optimal", "optimal", "random"], 3),
}


def digests(match: Match) -> list[str]:
    """What is described and told, not its wording: public, so the same for all."""
    found = []
    story = list(match.story(None))
    for step in range(10, len(match.steps) + 1, 10):
        seen = match.at(step).view(None).as_json()
        told = [line.as_json() for line in story[step - 10 : step]]
        found.append(hashlib.sha256(json.dumps([seen, told], sort_keys=True).encode()).hexdigest()[:12])
    return found


def record(name: str) -> None:
    version, names, seed = GAMES[name]
    match = sobremesa.new("catan_dice", players=len(names), seed=seed, version=version)
    play_out(match, [bot("catan_dice", kind, f"{seed} {seat}") for seat, kind in enumerate(names)])
    document = {"record": match.record(), "digests": digests(match)}
    (FOLDER / f"{name}.json").write_text(json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    for each in GAMES:
        record(each)
