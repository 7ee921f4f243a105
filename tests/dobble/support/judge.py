"""A second referee, written from the rules and reading only the log: it says which claims must have been right."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sobremesa.games.dobble.deck.cards import card_names, cards, symbol_ids

FACES = {card.name: {symbol_ids()[symbol] for symbol in card.symbols} for card in cards()}
COLOUR = {card.name: card.colour for card in cards()}


@dataclass
class Judge:
    """Follows a record's steps in words; asked about a claim, it says what it is and because of which step."""

    players: int
    teams: int
    mini_game: int
    locks: bool = True
    """Whether a wrong symbol locks a player out."""
    island: dict[str, str] = field(default_factory=dict)
    """The visible card of each place."""
    mine: dict[int, str] = field(default_factory=dict)
    changed: dict[str, int] = field(default_factory=dict)
    """The step that last changed a place."""
    out: dict[int, int] = field(default_factory=dict)
    """Teams put out, by which step."""
    locked: set[int] = field(default_factory=set)
    steps: int = 0

    def follow(self, actor: Any, words: str) -> None:
        self.steps += 1
        verb, *rest = words.split()
        if verb == "lay":
            self.island[rest[0]] = rest[1]
        elif verb == "turn" and rest[0] != "up":
            self._turn(int(rest[0]), rest[1])
        elif verb == "unlock":
            self.locked.discard(int(rest[0]))
        elif verb == "claim":
            self._claim(int(actor), *_read(words))

    def _turn(self, deck: int, card: str) -> None:
        for seat in range(self.players):
            if seat == deck or (self.mini_game >= 4 and seat % self.teams == deck):
                self.mine[seat] = card

    def _claim(self, seat: int, place: str, symbol: str, own: str, target: str) -> None:
        if symbol not in FACES[own] & FACES[target]:
            self.locked |= {seat} if self.locks else set()
            return
        self.changed[place] = self.steps
        if self.mini_game == 5:
            self.out[("blue", "orange", "red").index(place)] = self.steps
        elif self.mini_game == 4:
            del self.island[place]
        else:
            self.island[place] = own
            del self.mine[seat]

    def verdict(self, seat: int, words: str) -> str:
        place, symbol, own, target = _read(words)
        if seat in self.locked:
            return "locked"
        if seat % self.teams in self.out:
            return "team_out"
        if self.mine.get(seat) != own:
            return "own_gone" if seat in self.mine else "no_card"
        if self.mini_game == 5 and ("blue", "orange", "red").index(place) in self.out:
            return "rival_out"
        if self.mini_game < 5 and self.island.get(place) != target:
            return "target_gone"
        return "right" if symbol in FACES[own] & FACES[target] else "wrong"


def _read(words: str) -> tuple[str, str, str, str]:
    _, place, symbol, _, own, _, target = words.split()
    assert own in card_names()
    return place, symbol, own, target
