"""What one seat (or a spectator) may know now, and all that can be asked of it. Bots get this, never a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

from .action import UNKNOWN, payload_of
from .dice import Draws
from .fields import Records
from .game import Board, Game, Result, Step, Template
from .shown import plain
from .text import Text

if TYPE_CHECKING:
    from .match import Match


@dataclass(frozen=True)
class Legal:
    """What a seat may do: a list, and open-ended families within bounds."""

    actions: tuple[int, ...]
    templates: tuple[Template, ...]

    def __bool__(self) -> bool:
        return bool(self.actions or self.templates)


@dataclass(frozen=True, repr=False)
class View:
    """What one seat (None: a spectator) may know now."""

    game: Game
    board: Board
    state: Records
    """The state with everything hidden from this seat set to zero."""
    seat: int | None
    players: int

    @cached_property
    def awaited(self) -> tuple[int, ...]:
        """The seats the game cannot go on without."""
        return self.game.awaited(self.board, self.state)

    @cached_property
    def actors(self) -> tuple[int, ...]:
        """All seats that may act now."""
        return self.game.actors(self.board, self.state)

    @cached_property
    def result(self) -> Result | None:
        """Who has won with what; None as long as the game goes on."""
        return self.game.result(self.board, self.state)

    @cached_property
    def legal(self) -> Legal:
        """What this seat may do now."""
        return legal_of(self.game, self.board, self.state, self.seat)

    @property
    def question(self) -> int | None:
        """The number of the question put to this seat: it changes only when the question does."""
        return None if self.seat is None else self.game.question(self.board, self.state, self.seat)

    @property
    def prompt(self) -> Text:
        """One line: what is to be done, or who is waited for."""
        return self.game.prompt(self.board, self.state, self.seat)

    def words(self, action: SupportsIndex) -> str:
        """An action as one types it: `road 12-13`."""
        return self.game.words(self.board, index(action))

    def imagine(self, draws: Draws, history: Sequence[Step] | None = None) -> Records:
        """A full state that could be behind this view."""
        return self.game.imagine(self.board, self.state, self.seat, history, draws)

    def possible_match(self, draws: Draws, history: Sequence[Step] | None = None) -> Match:
        """A match that could be behind this view, to try things out on: what is hidden is imagined, chance is new."""
        from .match import imagined_match

        return imagined_match(self, draws, history)

    def as_json(self) -> dict[str, Any]:
        """`table`: what lies open; `own`: what only this seat sees."""
        table = plain(self.game.describe(self.board, self.state))
        own = {} if self.seat is None else plain(self.game.describe_own(self.board, self.state, self.seat))
        return {"table": table, "own": own}

    def svg(self) -> str:
        """A picture of the table, as this seat sees it."""
        return self.game.svg(self.board, self.state, self.seat)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        viewer = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<{self.game.label.id} as {viewer} sees it, {self.players} players>"


def legal_of(game: Game, board: Board, seen: Records, seat: int | None) -> Legal:
    if seat is None:
        return Legal((), ())
    actions = game.legal(board, seen, seat)
    families = [action for action in actions if payload_of(action) == UNKNOWN]
    templates = tuple(game.template(board, seen, seat, action) for action in families)
    return Legal(tuple(action for action in actions if action not in families), templates)
