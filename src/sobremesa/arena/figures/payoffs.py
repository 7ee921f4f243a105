"""Who beats whom: of the games two entrants played together and one of them won, the share of each."""

from __future__ import annotations

from collections.abc import Sequence

from ..playing import BlockPlayed

Payoffs = list[list[tuple[float, float] | None]]
"""[one][other]: points won by the first and games counted, seats evened out; None if they never met."""


def payoffs(blocks: Sequence[BlockPlayed], entrants: int) -> Payoffs:
    found: Payoffs = [[None] * entrants for _ in range(entrants)]
    for block in blocks:
        for game in block.games:
            for one in set(game.seats):
                for other in set(game.seats) - {one}:
                    mine, theirs = _won(game.seats, game.winners, one), _won(game.seats, game.winners, other)
                    points, games = found[one][other] or (0.0, 0.0)
                    found[one][other] = (points + mine, games + mine + theirs)
    return found


def _won(seats: Sequence[int], winners: Sequence[int], who: int) -> float:
    """Shares of the game for each copy at the table, so that numbers do not count."""
    return sum(seats[seat] == who for seat in winners) / max(1, len(winners)) / list(seats).count(who)
