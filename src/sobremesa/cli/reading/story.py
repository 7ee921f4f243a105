"""Follows a match and tells what is new, line by line, as one seat may know it or with everything open."""

from __future__ import annotations

from collections.abc import Iterator

from ...contract.fields import Records, copy_of
from ...contract.match import Match
from ...contract.text import Text


class Story:
    def __init__(self, match: Match, viewer: int | None, *, everything: bool = False) -> None:
        self.match = match
        self.viewer = viewer
        self.everything = everything
        self.twin = match.at(0)

    def news(self) -> Iterator[Text]:
        """The lines for the steps taken since the last time."""
        game, board = self.match.game, self.match.board
        before = self._seen()
        for actor, action in list(self.match.steps)[len(self.twin.steps) :]:
            self.twin.replay_step(actor, action)
            after = self._seen()
            shown = action if self.everything else game.redact(actor, action, self.viewer)
            yield game.line(board, before, actor, shown, after, self.viewer)
            before = after

    def _seen(self) -> Records:
        if self.everything:
            return copy_of(self.twin.state)
        return self.match.game.mask(self.match.board, self.twin.state, self.viewer)
