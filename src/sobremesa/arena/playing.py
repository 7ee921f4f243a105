"""One block: the same start and dice in every seating, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from ..bots.player import play_out
from ..contract.match import Match, new_match
from ..games import rules
from .dice import DiceByTurn
from .players.entrants import make
from .players.referee import Forfeit, Notes, Refereed
from .tournament import LOSE, Seating, Tournament


@dataclass(frozen=True)
class Played:
    """One game. Players are meant by the number of the entrant in each seat."""

    seats: Seating
    winners: tuple[int, ...]
    """Seats; none if the game did not come to an end."""
    scores: tuple[int, ...]
    steps: int


@dataclass(frozen=True)
class BlockPlayed:
    number: int
    games: list[Played]
    faults: list[dict[str, Any]]
    failures: dict[str, int]
    thinking: dict[str, list[float]]
    """By name: decisions, seconds in all, the longest. Not part of what has to be the same everywhere."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_json(told: dict[str, Any]) -> BlockPlayed:
        games = [
            Played(tuple(game["seats"]), tuple(game["winners"]), tuple(game["scores"]), game["steps"])
            for game in told["games"]
        ]
        return BlockPlayed(told["number"], games, told["faults"], told["failures"], told["thinking"])


def play_block(tournament: Tournament, number: int) -> BlockPlayed:
    block = tournament.block(number)
    played = BlockPlayed(number, [], [], {}, {})
    for seating in block.seatings:
        _play(tournament, block.seed, seating, played)
    return played


def _play(tournament: Tournament, seed: str, seating: Seating, played: BlockPlayed) -> None:
    dice = DiceByTurn(seed)
    match = new_match(rules(tournament.game), tournament.players, tournament.options, dice)
    dice.follow(match)
    bots = []
    for seat, number in enumerate(seating):
        who = tournament.entrants[number]
        maker = partial(make, tournament.game, who, f"{seed}/{who.name}/{seat}")
        forfeits = tournament.on_illegal == LOSE
        bots.append(Refereed(maker, who.name, match, seat, tournament.seconds, forfeits=forfeits))
    winners, scores = _ended(match, bots)
    played.games.append(Played(seating, tuple(winners), tuple(scores), len(match.steps)))
    for bot in bots:
        _sum_up(played, bot.name, bot.notes)


def _ended(match: Match, bots: Sequence[Refereed]) -> tuple[Iterable[int], Iterable[int]]:
    """Who has won, and the scores; of a game that was lost by something illegal only who has not lost."""
    try:
        play_out(match, bots)
    except Forfeit as lost:
        return tuple(seat for seat in range(match.players) if seat != lost.seat), ()
    finally:
        for bot in bots:
            bot.close()
    return (match.result.winners, match.result.scores) if match.result else ((), ())


def _sum_up(played: BlockPlayed, name: str, notes: Notes) -> None:
    so_far = played.thinking.setdefault(name, [0, 0.0, 0.0])
    so_far[0] += notes.decisions
    so_far[1] = round(so_far[1] + notes.seconds, 6)
    so_far[2] = round(max(so_far[2], notes.worst), 6)
    if notes.failures:
        played.failures[name] = played.failures.get(name, 0) + notes.failures
        played.faults.extend({**fault, "game": len(played.games) - 1} for fault in notes.faults)
