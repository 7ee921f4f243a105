"""The game at a table: plays actions and the chance that follows, and lets the teller watch each step."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ....contract.dice import Provable
from ....contract.errors import BadDocument, IllegalAction
from ....contract.game import AnyAction, Document, Game, Step
from ....contract.match import Match, begun
from ....contract.record import record_of
from ..log.events import Played
from ..log.row import Row
from ..telling.teller import Teller
from .shared_documents import shared


class DoesNotReplay(Exception):
    """The stored log leads elsewhere than it did when it was written."""


class Unreadable(Exception):
    """The rules stumbled over an action before it changed anything."""


class GameAtPlay:
    def __init__(self, match: Match, seats: Iterable[int]) -> None:
        self.match = match
        self.teller = Teller(match, seats)
        match.watcher = self.teller.watch

    @classmethod
    def start(
        cls, game: Game, players: int, options: Mapping[str, Any], dice: Provable, seats: Iterable[int]
    ) -> GameAtPlay:
        """Lays the game out and runs the chance before the first decision."""
        start = shared(game.setup(players, options, dice))
        at_play = cls(begun(game, players, options, start, dice), seats)
        at_play.match.run_chance()
        return at_play

    @property
    def drawn(self) -> int:
        dice = self.match.dice
        return dice.drawn if isinstance(dice, Provable) else 0

    def act(self, seat: int, action: AnyAction, now: int | None = None) -> list[Step]:
        """Plays an action, in real time with its moment (milliseconds of play).

        IllegalAction and Unreadable leave everything as it was; after any other exception the match is broken.
        """
        self.teller.forget_events()
        since, before = len(self.match.steps), self.match.state.tobytes()
        try:
            return self.match.play(seat, action, now)
        except IllegalAction:
            raise
        except Exception as error:
            if self.match.state.tobytes() == before and len(self.match.steps) == since:
                raise Unreadable from error
            raise

    def tick(self, now: int) -> list[Step]:
        """Plays the next thing that happens by itself, if it is due (milliseconds of play)."""
        self.teller.forget_events()
        return self.match.tick(now)

    def replay(self, steps: Sequence[Sequence[int]]) -> None:
        """Takes the steps of a stored row."""
        self.teller.forget_events()
        for actor, action in steps:
            self.match.replay_step(actor, action)

    def close(self) -> None:
        """Match and teller know each other: a circle would wait for the garbage collector."""
        self.match.watcher = None

    def digest(self) -> str:
        return digest_of(self.match)

    def record(self, in_parts: bool = False) -> Document:
        return record_of(self.match, in_parts)


def digest_of(match: Match) -> str:
    return hashlib.sha256(match.state.tobytes()).hexdigest()[:16]


def begin_again(game: Game, players: int, options: Mapping[str, Any], dice: Provable, row: Row) -> Match:
    """The match as it was before the first row's steps, with dice that go on where they stopped."""
    body = row.body
    assert isinstance(body, Played)
    return begun(game, players, options, shared(body.start or {}), dice, body.position)


def follow(at_play: GameAtPlay, row: Row) -> None:
    """Takes one stored row; DoesNotReplay if it leads elsewhere than when it was written."""
    body = row.body
    assert isinstance(body, Played)
    try:
        at_play.replay(body.steps)
    except (IllegalAction, BadDocument) as error:
        raise DoesNotReplay(f"row {row.seq}: {error}") from error
    if at_play.digest() != body.digest:
        raise DoesNotReplay(f"row {row.seq}: another position than the one stored")
    if isinstance(at_play.match.dice, Provable):
        at_play.match.dice.drawn = body.drawn
