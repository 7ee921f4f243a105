"""Puts puzzles into the package: a number of each kind, those that are harder or tell more first.

python -m training.puzzles.ship --game catan --from build/puzzles
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

from .draft import Puzzle

INTO = Path(str(files("sobremesa.coach.puzzles")))
ALSO = {"catan": ("catan_offers", "catan_wins")}
"""Makers whose puzzles belong to another one's game."""
MOST = {"win": 220, "best": 90, "robber": 60, "trade": 100, "founding": 100, "open": 90, "discard": 90, "keep": 70}
USUAL = 60
KEPT = ("name", "kind", "seat", "rating", "good", "way", "worth", "checked", "position", "seed")


def ship(game: str, source: Path) -> Counter[str]:
    drafts = [draft for maker in (game, *ALSO.get(game, ())) for draft in _drafts(source / f"{maker}.jsonl")]
    if not drafts:
        raise SystemExit(f"there are no puzzles of {game} in {source}: python -m training.puzzles.run makes them")
    count: Counter[str] = Counter()
    lines = []
    for draft in _distinct(drafts):
        kind = draft["kind"]
        if count[kind] < MOST.get(kind, USUAL):
            count[kind] += 1
            lines.append(json.dumps(_named(draft, count[kind]), separators=(",", ":"), ensure_ascii=False))
    (INTO / f"{game}.jsonl").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return count


def _drafts(file: Path) -> list[Puzzle]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []


def _named(draft: Puzzle, number: int) -> dict[str, Any]:
    named = {**draft, "name": f"{draft['kind']}-{number:03d}"}
    return {key: named[key] for key in KEPT if key in named}


def _distinct(drafts: list[Puzzle]) -> list[Puzzle]:
    """Of a game no two with the same answer to the same question."""
    seen: set[tuple[int, str, str]] = set()
    kept = []
    for draft in drafts:
        key = (draft["seed"], draft["kind"], json.dumps(draft["position"]))
        if key not in seen:
            seen.add(key)
            kept.append(draft)
    return kept


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", required=True)
    parser.add_argument("--from", dest="source", type=Path, default=Path("build/puzzles"))
    given = parser.parse_args()
    print(ship(given.game, given.source))
