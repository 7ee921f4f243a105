"""One simulated game: who sits where, from which seeds, and what came of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Any

from ...bots import bot
from ...bots.player import play_out
from ...contract.match import Match, new_match
from ...games import rules
from ...kernel.dice import dice_for


@dataclass(frozen=True)
class Plan:
    """What all games of a simulation have in common."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    seed: str
    keep: bool
    """Whether the records are wanted."""

    @property
    def players(self) -> int:
        return len(self.bots)

    def name(self, place: int) -> str:
        """Letters, because figures are seats: `greedy A`."""
        return f"{self.bots[place]} {ascii_uppercase[place]}"


@dataclass(frozen=True)
class Outcome:
    """Bots are meant by their place in the plan, whatever seat they had."""

    winners: frozenset[int]
    points: tuple[int, ...] | None
    """None when the game did not come to an end."""
    steps: int
    turns: int | None
    record: str | None


def seated(plan: Plan, number: int) -> list[int]:
    """Which bot sits in each seat: all move on by one seat from game to game."""
    return [(seat + number) % plan.players for seat in range(plan.players)]


def play_one(plan: Plan, number: int) -> Outcome:
    """The game of that number. All its seeds follow from the plan's, so it is the same wherever it is played."""
    seed = f"{plan.seed}/{number}"
    places = seated(plan, number)
    game = rules(plan.game)
    match = new_match(game, plan.players, plan.options, dice_for(game, seed))
    play_out(match, [bot(plan.game, plan.bots[place], f"{seed}/{place}") for place in places])
    result = match.result
    by_bot = sorted(range(plan.players), key=places.__getitem__)
    return Outcome(
        winners=frozenset(places[seat] for seat in result.winners) if result else frozenset(),
        points=tuple(result.scores[seat] for seat in by_bot) if result else None,
        steps=len(match.steps),
        turns=match.turns,
        record=_record(plan, match, places, seed) if plan.keep else None,
    )


def _record(plan: Plan, match: Match, places: list[int], seed: str) -> str:
    names = [plan.name(place) for place in places]
    return json.dumps({**match.record(), "names": names, "seed": seed}, separators=(",", ":"))
