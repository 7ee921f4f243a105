"""What a compiled game brings along for learners: its action table, and how a seat's view becomes numbers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, cast

import numpy as np
from numpy.typing import NDArray

from ...contract.action import Kind
from ...contract.game import Game
from ..simulation import straight_door
from .table import ActionTable, make_table

if TYPE_CHECKING:
    from .share import Share

Bytes = NDArray[np.int8]
FEATURES = "features"
BOARD = "board"
NOTHING = "nothing"


class Learning(ABC):
    """What a compiled game offers to learners, as its attribute `learning`."""

    version = 0
    """Goes up when an index or a column changes its meaning."""
    doors_in: str
    """The module with the doors that `doors_for_learners` makes, and those of the observations."""
    kinds_of_observation: tuple[str, ...] = (FEATURES,)
    stages: ClassVar[Mapping[int, Sequence[Sequence[str]]]] = {}
    """For kinds chosen in several decisions, or by some of their cells only: the cells of each stage."""
    sizes: ClassVar[Mapping[str, int]] = {}
    """How many values a cell takes, where its type does not say it."""
    gathered: Kind | None = None
    """A kind whose cards are chosen one by one."""
    most_widened = 0
    """How many actions the doors may add to what a batch lists."""

    def kinds(self, game: Game, options: Mapping[str, Any]) -> list[Kind]:
        """The kinds on the table, in the order of their indices."""
        return [kind for kind in game.kinds if kind.is_for_seats]

    def listed(self, players: int) -> dict[int, Sequence[str]]:
        """The words of choices that the game lists itself, by kind."""
        return {}

    def boards_name(self, options: Mapping[str, Any]) -> str:
        """What tells tables of one game apart, besides the number of players."""
        return ""

    @abstractmethod
    def columns(self, kind: str, players: int, board: Any) -> list[str]:
        """What stands in each column of an observation."""

    @abstractmethod
    def observe(self, kind: str, share: Share) -> None:
        """Writes an observation for every awaited seat, from `share.seen` only."""

    def prepare(self, share: Share) -> None:  # noqa: B027
        """Makes room of the game's own in a share of a batch, once."""

    def door(self, name: str) -> Any:
        """One of the doors in `doors_in`, for arrays that are always of the same kinds."""
        return straight_door(self.doors_in, name)


def learning_of(game: Game) -> Learning:
    learning = getattr(game, "learning", None)
    if learning is None:
        raise LookupError(f"{game.label.id} has no observations for learners")
    return cast(Learning, learning)


def table_of(game: Game, players: int, options: Mapping[str, Any]) -> ActionTable:
    """The action table of a game for so many players and these options."""
    from ...contract.dice import Seeded

    learning = learning_of(game)
    full = game.label.check(players, options)
    board, _ = game.begin(players, full, game.setup(players, full, Seeded(0)))
    return make_table(
        f"{game.label.id}-{players}p{learning.boards_name(full)}-v{learning.version}",
        players,
        board,
        learning.kinds(game, full),
        learning.stages,
        learning.sizes,
        learning.listed(players),
        learning.gathered,
    )


def allowed_bytes(game: Game, players: int, board: Any, state: Any) -> Bytes:
    """For each seat the bytes of a state it sees while the game goes on."""
    whole = np.full(state.nbytes, -1, np.int8).view(state.dtype)
    patterns = [_seen_bytes(game, board, state, whole, seat) for seat in range(players)]
    return np.ascontiguousarray(patterns, np.int8)


def _seen_bytes(game: Game, board: Any, state: Any, whole: Any, seat: int) -> Bytes:
    """As the game masks a state at its beginning; what is laid open later by a rule stays closed here."""
    seen = game.masking.mask(whole, seat, lambda question, seer, owner: game.sees(board, state, question, seer, owner))
    return seen.view(np.int8).copy()
