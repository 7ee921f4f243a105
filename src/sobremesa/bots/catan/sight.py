"""What a seat sees, read into plain lists; nothing here decides anything."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from sobremesa.contract.view import View
from sobremesa.games.catan.board.bounds import RESOURCES
from sobremesa.games.catan.rules import doors

from .ground import Counts, Ground
from .hooks import seeing


class Sight:
    def __init__(self, view: View, seat: int, ground: Ground) -> None:
        self.ground = ground
        self.seat = seat
        self.players = view.players
        self.state = view.state
        self.now: Any = view.state[0]
        self.hand: Counts = self.now["hands"][seat].tolist()
        self.rates: Counts = [
            2 if int(self.now["cheap"]) >> resource & 1 else rate
            for resource, rate in enumerate(self.now["rates"][seat].tolist())
        ]
        self.active = int(self.now["active"])
        self.robber = int(self.now["robber"])

    @cached_property
    def buildings(self) -> list[int]:
        """1 + seat."""
        found: list[int] = self.now["buildings"].tolist()
        return found

    @cached_property
    def cities(self) -> list[int]:
        found: list[int] = self.now["cities"].tolist()
        return found

    @cached_property
    def crowded(self) -> list[int]:
        found: list[int] = self.now["crowded"].tolist()
        return found

    @cached_property
    def roads(self) -> list[int]:
        """1 + seat."""
        found: list[int] = self.now["roads"].tolist()
        return found

    @cached_property
    def tokens_at(self) -> list[int]:
        return seeing.tokens_at(self.now)

    @cached_property
    def pieces(self) -> list[int]:
        """Own roads, settlements and cities not yet built."""
        found: list[int] = self.now["pieces"][self.seat].tolist()
        return found

    @cached_property
    def bank(self) -> Counts:
        found: Counts = self.now["bank"].tolist()
        return found

    @cached_property
    def hand_sizes(self) -> list[int]:
        found: list[int] = self.now["hand_size"].tolist()
        return found

    @cached_property
    def cards(self) -> list[int]:
        """Own development cards that may be played."""
        found: list[int] = self.now["cards"][self.seat].tolist()
        return found

    @cached_property
    def points(self) -> list[int]:
        """Visible points of everybody; all of one's own."""
        numbers = self.ground.island.numbers
        found = [doors.visible_points(numbers, self.state, 0, seat) for seat in range(self.players)]
        found[self.seat] = doors.total_points(numbers, self.state, 0, self.seat)
        return found

    @cached_property
    def intersections(self) -> list[int]:
        """Where the own buildings stand."""
        own = 1 + self.seat
        return [intersection for intersection, owner in enumerate(self.buildings) if owner == own]

    @cached_property
    def income(self) -> Counts:
        """Own pips of each resource, without what the robber blocks."""
        ground, total = self.ground, [0] * RESOURCES
        for intersection in self.intersections:
            times = 1 + self.cities[intersection]
            for resource, pips in enumerate(ground.yields[intersection]):
                total[resource] += times * pips
            if self.robber in ground.hexes_at[intersection] and ground.terrain[self.robber] < RESOURCES:
                total[ground.terrain[self.robber]] -= times * ground.pips[self.robber]
        return total

    @cached_property
    def elsewhere(self) -> Counts:
        """How many cards of each resource the others hold together: what neither the bank has nor the own hand."""
        return [self.ground.bank - left - own for left, own in zip(self.bank, self.hand, strict=True)]

    @cached_property
    def others(self) -> list[int]:
        return [seat for seat in range(self.players) if seat != self.seat]

    @cached_property
    def joins(self) -> dict[int, list[int]]:
        """FRI-4: paths where an own road would join districts for the first time, with the seats it would join."""
        return seeing.joins(self.ground.island, self.now, self.seat)

    @cached_property
    def missing_points(self) -> int:
        return max(1, self.ground.goal - self.points[self.seat])

    def is_nearly_there(self, seat: int) -> bool:
        """Whether nobody should help this player any more."""
        return self.points[seat] >= self.ground.goal - 2
