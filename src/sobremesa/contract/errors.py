"""What goes wrong, in words: an action that may not be played, a document that cannot be read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Reason:
    """Why an action is refused: a code, and the words for it in every language of the game."""

    code: str
    words: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.words.get("en", self.code)


class IllegalAction(ValueError):
    """The action may not be played now; the match is untouched."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class BadDocument(ValueError):
    """A position, record, board or options document that cannot be used, with the place inside it."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(f"{path}: {reason}" if path else reason)
        self.path = path
        self.reason = reason
