"""Dobble: reaction and eyes. Times against the field and against one's own earlier ones; there is no luck in it."""

from __future__ import annotations

from statistics import median
from typing import Any

from sobremesa.contract.match import Match

from ..analysis import Figure
from . import steps_of

SHARED_FROM = 4
"""The mini-game from which on a team looks at one card together."""
MS = "ms"


def figures(match: Match) -> tuple[Figure, ...]:
    times, mistakes = reactions(match)
    seats = range(match.players)
    field = [[time for other in seats if other != seat for time in times[other]] for seat in seats]
    halves = [(one[: len(one) // 2], one[len(one) // 2 :]) for one in times]
    return (
        Figure("claims", tuple(float(len(one)) for one in times)),
        Figure("mistakes", tuple(float(one) for one in mistakes)),
        Figure("reaction", _medians(times), _medians(field), unit=MS),
        Figure(
            "reaction_later", _medians([late for _, late in halves]), _medians([early for early, _ in halves]), unit=MS
        ),
        Figure("fastest", tuple(float(min(one)) if one else None for one in times), unit=MS),
    )


def reactions(match: Match) -> tuple[list[list[int]], list[int]]:
    """Of every seat: how long each right claim took since its card could be seen, and how many were wrong."""
    times: list[list[int]] = [[] for _ in range(match.players)]
    mistakes, since, began = [0] * match.players, {}, -1
    for before, _, after in steps_of(match):
        now: Any = after.state[0]
        if now["claims"] == before.state[0]["claims"]:
            continue
        earlier: Any = before.state[0]
        if int(earlier["began_at"]) != began:
            began, since = int(earlier["began_at"]), dict[tuple[bool, int], int]()
        seat, at = int(now["claim_seat"]) - 1, int(now["claim_at"])
        shared = int(earlier["mini_game"]) >= SHARED_FROM
        looking = (shared, int(match.board[0]["team_of"][seat]) if shared else seat)
        if now["claim_right"]:
            times[seat].append(at - since.get(looking, began))
            since[looking] = at
        else:
            mistakes[seat] += 1
    return times, mistakes


def _medians(times: list[list[int]]) -> tuple[float | None, ...]:
    return tuple(float(median(one)) if one else None for one in times)
