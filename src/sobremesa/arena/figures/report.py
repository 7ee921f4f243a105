"""What a tournament says, as one JSON document: ratings, seats, pay-offs, thinking, faults."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..playing import BlockPlayed
from ..tournament import Tournament
from .payoffs import payoffs
from .ratings import Rating, games_of, rate

YARDSTICK = "greedy"


def report(tournament: Tournament, blocks: Sequence[BlockPlayed]) -> dict[str, Any]:
    games = games_of(blocks, tournament.players)
    names = [each.name for each in tournament.entrants]
    anchor = names.index(YARDSTICK) if YARDSTICK in names else 0
    told = [game for block in blocks for game in block.games]
    document: dict[str, Any] = {
        "tournament": tournament.as_json(),
        "blocks": len(blocks),
        "games": len(told),
        "unfinished": sum(not game.winners for game in told),
        "anchor": names[anchor],
        "entrants": [],
        "seats": [],
        "payoffs": _matrix(blocks, len(names)),
        "faults": [fault for block in blocks for fault in block.faults],
    }
    if not len(games.seats):
        return document
    players, seats = rate(games, len(names), anchor)
    document["entrants"] = [
        {"name": name, **_rounded(rating), **_wins(told, number), **_thinking(blocks, name)}
        for number, (name, rating) in enumerate(zip(names, players, strict=True))
    ]
    document["seats"] = [_rounded(rating) for rating in seats]
    return document


def _rounded(rating: Rating) -> dict[str, float]:
    return {"elo": round(rating.elo, 1), "low": round(rating.low, 1), "high": round(rating.high, 1)}


def _wins(games: Sequence[Any], number: int) -> dict[str, float]:
    there = [game for game in games if number in game.seats]
    won = sum(sum(game.seats[seat] == number for seat in game.winners) / max(1, len(game.winners)) for game in there)
    return {"games": len(there), "won": round(won, 2)}


def _thinking(blocks: Sequence[BlockPlayed], name: str) -> dict[str, float]:
    """In milliseconds of processor time."""
    told = [block.thinking[name] for block in blocks if name in block.thinking]
    decisions = sum(each[0] for each in told)
    mean = sum(each[1] for each in told) / decisions if decisions else 0.0
    failures = sum(block.failures.get(name, 0) for block in blocks)
    worst = max((each[2] for each in told), default=0.0)
    return {"mean_ms": round(1000 * mean, 3), "worst_ms": round(1000 * worst, 1), "failures": failures}


def _matrix(blocks: Sequence[BlockPlayed], entrants: int) -> list[list[list[float] | None]]:
    return [
        [None if cell is None else [round(each, 3) for each in cell] for cell in row]
        for row in payoffs(blocks, entrants)
    ]


def by_strength(document: dict[str, Any]) -> list[int]:
    """The entrants' numbers, the strongest first."""
    rated = document["entrants"]
    return sorted(range(len(rated)), key=lambda number: -rated[number]["elo"])


def share(cell: Sequence[float] | None) -> float | None:
    return None if cell is None or not cell[1] else cell[0] / cell[1]
