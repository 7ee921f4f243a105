"""A learner's policy as a bot: it sees the numbers of an observation and a mask, and answers with an index.

So what was trained in an environment plays in the arena, on the command line and at a table in the browser.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from ...contract.game import Step
from ...contract.match import Match
from ...contract.view import View
from ..compiled_game import CompiledGame
from ..simulation import Flags
from .learning import FEATURES
from .reader import Pending, Reader
from .share import Floats

Policy = Callable[[Floats, Flags], int]
"""From an observation and a mask to an index that the mask allows."""


class ByIndex:
    """`options` are those of the table it was trained for, by their names."""

    def __init__(
        self, policy: Policy, observation: str = FEATURES, *, with_offers: bool = False, **options: Any
    ) -> None:
        self.policy, self.observation, self.with_offers, self.options = policy, observation, with_offers, options
        self._readers: dict[int, Reader] = {}

    def choose(self, view: View, history: Callable[[], Sequence[Step]]) -> int | None:
        """Asked out of turn, as when several discard at once, it does what is done for those who do not answer."""
        if view.seat is None or view.seat not in view.awaited:
            return None
        seen = cast(Match, view)  # a reader looks at its board and its state only
        reader, pending = self._reader(view), Pending()
        while reader.next_seat(seen) == view.seat and (mask := reader.mask(seen, pending)).any():
            index = self.policy(reader.batch.observation[0].copy(), mask.copy())
            action = reader.choose(seen, pending, int(index))
            if action is not None:
                return action
        return view.game.default_action(view.board, view.state, view.seat)

    def _reader(self, view: View) -> Reader:
        if view.players not in self._readers:
            game = cast(CompiledGame, view.game)
            self._readers[view.players] = Reader(
                game, view.players, self.options, self.observation, with_offers=self.with_offers
            )
        return self._readers[view.players]
