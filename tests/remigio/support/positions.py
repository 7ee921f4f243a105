"""A small language for positions in tests: `a_deal().hand(0, "7 swords, 8 swords, joker").pile("5 cups").build()`.

Seat 0 is to act after drawing, in a turn that is not anybody's first; nobody has a card but those named, and the rest
is the stock. Odd positions are allowed here: nothing is checked but the invariants.
"""

from __future__ import annotations

from typing import Any, Self

import numpy as np
import pytest

from sobremesa.contract.action import CHANCE
from sobremesa.contract.dice import Seeded
from sobremesa.contract.fields import copy_of, differing, same
from sobremesa.contract.match import Match, new_match
from sobremesa.games.remigio.invariants import broken, cards_on_table
from sobremesa.games.remigio.label import LABEL
from sobremesa.games.remigio.parts import card_name
from sobremesa.games.remigio.rules.actions import KINDS
from sobremesa.games.remigio.rules.laying import place_run, place_set
from sobremesa.games.remigio.rules.phases import PHASE_NAMES

GAME = LABEL.load()
PHASES = {name: number for number, name in PHASE_NAMES.items()}
CARDS = {card_name(card): card for card in range(53)}
OPEN = 2


def cards(words: str) -> list[int]:
    return [CARDS[name.strip()] for name in words.split(",") if name.strip()]


class Position:
    """Everything said so far; `build` makes a match of it."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.match = new_match(GAME, players, {"cut": False, **options}, Seeded(1), {"dealer": players - 1})
        self.now: Any = self.match.state[0]
        for name in ("hands", "hand_size", "stock", "pile", "pile_size", "top", "under", "first_up"):
            self.now[name] = 0
        self.now["turn"], self.now["turns"] = players + 1, 1
        self.now["phase"], self.now["drew"] = PHASES["play"], 1

    def hand(self, seat: int, words: str) -> Self:
        for card in cards(words):
            self.now["hands"][seat, card] += 1
        return self

    def drawn(self, seat: int, word: str) -> Self:
        self.now["drawn"][seat] = 1 + CARDS[word]
        return self

    def pile(self, words: str, *, first: bool = False) -> Self:
        """Discards, the top one last."""
        for card in cards(words):
            self.now["pile"][card] += 1
            self.now["pile_size"] += 1
            self.now["under"], self.now["top"] = self.now["top"], 1 + card
        self.now["first_up"] = first
        return self

    def meld(self, owner: int, *melds: str) -> Self:
        for words in melds:
            action, number = KINDS.read(None, words), int(self.now["melds"])
            state: Any = as_rules_read(self.match)
            (place_run if words.startswith("run") else place_set)(state, number, action)
            self.now["meld_owner"][number] = owner
            self.now["melds"] = number + 1
        return self

    def open(self, *seats: int) -> Self:
        for seat in seats:
            self.now["opened"][seat], self.now["opening"][seat] = OPEN, 70
        return self

    def turns(self, seat: int, count: int) -> Self:
        self.now["turns"][seat] = count
        return self

    def points(self, *points: int) -> Self:
        self.now["points"][: len(points)] = points
        return self

    def out(self, *seats: int) -> Self:
        for seat in seats:
            self.now["out"][seat] = 1
            self.now["points"][seat] = self.match.board[0]["limit"]
        return self

    def stock(self, words: str) -> Self:
        """Only these are left to draw; all other cards lie under the discards."""
        self.only = cards(words)
        return self

    only: list[int] | None = None

    def to_draw(self, seat: int = 0) -> Self:
        self.now["phase"], self.now["drew"], self.now["active"] = PHASES["draw"], 0, seat
        return self

    def build(self) -> Match:
        now = self.now
        now["hand_size"] = now["hands"].sum(1)
        left = 2 - now["hands"].sum(0) - now["pile"] - cards_on_table(now)
        now["stock"] = left if self.only is None else [self.only.count(card) for card in range(53)]
        if self.only is not None:
            now["pile"] += left.astype("int8") - now["stock"]
            now["pile_size"] = now["pile"].sum()
        now["stock_size"] = now["stock"].sum()
        assert broken(self.match.board, self.match.state) == []
        return self.match


def as_rules_read(match: Match) -> Any:
    return match.state.view(np.recarray)[0]


def a_deal(players: int = 3, **options: Any) -> Position:
    return Position(players, options)


def state_of(match: Match) -> Any:
    return match.state[0]


def happen(match: Match, words: str) -> None:
    """Chance decides this: `"drawn 0 7 cups"`."""
    match.replay_step(CHANCE, KINDS.read(None, words))


def may(match: Match, seat: int) -> set[str]:
    return {match.words(action) for action in match.legal(seat).actions}


def hand_of(match: Match, seat: int) -> list[str]:
    return [card_name(card) for card in range(53) for _ in range(int(state_of(match)["hands"][seat, card]))]


def table(match: Match) -> dict[str, Any]:
    seen: dict[str, Any] = match.view(None).as_json()["table"]
    return seen


def own(match: Match, seat: int) -> dict[str, Any]:
    seen: dict[str, Any] = match.view(seat).as_json()["own"]
    return seen


def refused(match: Match, seat: int, action: str) -> str:
    """The words of a refusal; nothing has changed."""
    before = copy_of(match.state)
    with pytest.raises(ValueError, match=r".") as refusal:
        match.play(seat, action)
    assert same(before, match.state), differing(before, match.state)
    return str(refusal.value)


def code(match: Match, seat: int, action: str) -> str:
    reason = match.why_not(seat, action)
    assert reason is not None, f"{action} is allowed"
    assert set(reason.words) == {"en", "es", "pt"}
    return reason.code


def in_words(match: Match, told: dict[str, Any]) -> str:
    """The action of something that is shown with one."""
    return match.words(match.game.number_of(match.board, told["action"]))
