"""Our seat at the engine's table: each decision is a position document, read and decided anew, with hardly any history.

What we take for legal is held against what the engine allows, in every position; a difference that is not
explained here ends the match.
"""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

import sobremesa
from sobremesa.bots.player import Bot
from sobremesa.contract.errors import BadDocument
from sobremesa.contract.game import Document
from sobremesa.contract.match import Match

from .island import Island
from .telling import OPTIONS, Telling

ROUTE_POINTS: Final = 2
FOUNDING: Final = ("BUILD_INITIAL_SETTLEMENT", "BUILD_INITIAL_ROAD")
EXPLAINED: Final = {
    ("before roll", "ours", "road building"): "only a knight is played before the roll",
    ("before roll", "ours", "invention"): "only a knight is played before the roll",
    ("before roll", "ours", "monopoly"): "only a knight is played before the roll",
}
"""Where, who alone allows it, what: and why."""
OTHER_ROUTES: Final = tuple(
    {"longest_route": holder, "options": {**OPTIONS, "goal": OPTIONS["goal"] + more}}
    for more in (0, ROUTE_POINTS)
    for holder in (None, 0, 1)
)
"""How a position may be read whose longest route we count otherwise; its two points may not win the game."""


@dataclass
class Seat:
    """One of our players in one game of the engine."""

    bot: Bot
    told: dict[str, Any]
    milliseconds: list[float] = field(default_factory=list)
    differences: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.telling = Telling(Island(self.told))
        self.seat = int(self.told["seat"])
        self.known: tuple[Document, int] = (self.telling.beginning(), 0)
        """The last moment that has words of its own, and how long the log was."""

    def choose(self, facts: dict[str, Any]) -> int:
        """The place of the chosen action among the playable ones."""
        playable = [self.telling.words(kind, value) for _, kind, value in facts["playable"] if kind != "DISCARD"]
        document = self.position(facts)
        if len(playable) < 2:
            return 0
        match = self._read(document)
        self._compare(moment(facts), match, playable)
        return playable.index(self._decide(match, playable))

    def position(self, facts: dict[str, Any]) -> Document:
        if moment(facts) in ("before roll", "main"):
            self.known = (self.telling.document(facts), len(facts["log"]))
        document, length = self.known
        return {**document, "then": self.telling.steps(facts["log"][length:])}

    def _decide(self, match: Match, playable: list[str]) -> str:
        view = match.view(self.seat)
        began = time.process_time()
        action = self.bot.choose(view, lambda: match.history(self.seat))
        self.milliseconds.append(1000 * (time.process_time() - began))
        words = view.words(action or 0)
        if words in playable:
            return words
        self.differences[f"wished for {kind_of(words)}, rolled"] += 1
        return playable[playable.index("roll")]

    def _read(self, document: Document) -> Match:
        """The engine counts routes in its own way: where its holder cannot be ours, ours is taken, and counted."""
        trouble: Exception = AssertionError("by our rules the game is over")
        for change in ({}, *OTHER_ROUTES):
            try:
                match = sobremesa.from_position("catan", {**document, **change}, seed=1)
            except BadDocument as error:
                trouble = error if not change else trouble
                continue
            if match.result is None:
                self.differences.update(["another holds the longest route"] if change else [])
                return match
        raise trouble

    def _compare(self, where: str, match: Match, playable: list[str]) -> None:
        legal = match.legal(self.seat)
        ours, theirs = {match.words(action) for action in legal.actions}, set(playable)
        for whose, words in [("ours", words) for words in ours - theirs] + [
            ("theirs", words) for words in theirs - ours
        ]:
            difference = (where, whose, kind_of(words))
            if difference not in EXPLAINED:
                raise AssertionError(f"{where}: {words!r} is legal by {whose} alone\n{match.position()}\n{playable}")
            self.differences[f"{where}: {kind_of(words)} {whose} alone"] += 1
        if legal.templates:
            raise AssertionError(f"{where}: we may do more than a list says")


def moment(facts: dict[str, Any]) -> str:
    if facts["prompt"] == "PLAY_TURN" and not facts["free_roads"]:
        return "main" if facts["rolled"] else "before roll"
    return "founding" if facts["prompt"] in FOUNDING else "within a turn"


def kind_of(words: str) -> str:
    return words if words in ("road building", "end turn", "buy card") else words.split()[0]
