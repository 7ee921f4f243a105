"""Actions as they are told, kept for the next time: by all tables whose boards have the same names together."""

from __future__ import annotations

from collections.abc import Hashable
from weakref import WeakValueDictionary

from ....contract.match import Match

OWN_KEPT, SHARED_KEPT = 300, 6000
"""So many actions a table, or all tables of one vocabulary; then they are made anew."""


class Vocabulary:
    def __init__(self, kept: int) -> None:
        self.kept = kept
        self.parts: dict[int, tuple[bytes, ...]] = {}
        """Of each action."""
        self.heads: dict[int, list[bytes]] = {}
        """Of each kind."""
        self.choices: dict[tuple[int, ...], tuple[bytes, list[int]]] = {}
        """Of lists that were legal."""

    def learn_choices(self, legal: tuple[int, ...], told: tuple[bytes, list[int]]) -> None:
        if len(self.choices) >= self.kept // 6:
            self.choices.clear()
        self.choices[legal] = told

    def learn(self, action: int, parts: tuple[bytes, ...]) -> None:
        if len(self.parts) >= self.kept:
            self.parts.clear()
        self.parts[action] = parts


_shared: WeakValueDictionary[tuple[str, Hashable], Vocabulary] = WeakValueDictionary()
"""They go with the last table that speaks them."""


def vocabulary_of(match: Match) -> Vocabulary:
    name = match.game.vocabulary(match.board)
    if name is None:
        return Vocabulary(OWN_KEPT)
    key = (match.game.label.id, name)
    found = _shared.get(key)
    if found is None:
        found = _shared[key] = Vocabulary(SHARED_KEPT)
    return found
