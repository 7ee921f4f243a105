"""Whole random games beside a second referee, written from the rules: it reads the printed sheet and what is shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from sobremesa.contract.conformance.playing import Subject, moments
from sobremesa.contract.match import Match
from sobremesa.contract.shown import plain
from sobremesa.games import rules
from tests.catan_dice.support.asking import may, table

FACES = ("lumber", "brick", "wool", "grain", "ore", "gold")
COSTS = {
    "road": Counter(brick=1, lumber=1),
    "settlement": Counter(brick=1, lumber=1, wool=1, grain=1),
    "city": Counter(ore=3, grain=2),
    "knight": Counter(ore=1, wool=1, grain=1),
}


class Book:
    """One moment of a match, as a careful reader of the rules would look at it."""

    def __init__(self, match: Match) -> None:
        self.sheet = plain(match.game.board_document(match.board))
        self.table = table(match)
        self.mine = self.table["players"][self.table["active"]]
        self.dice = [(place, die["face"]) for place, die in enumerate(self.table["dice"], 1) if not die["spent"]]

    def may(self) -> set[str]:
        if not self.table["rolls"]:
            return {"roll"}
        return {"end turn", *self.rolling(), *self.building(), *self.swapping(), *self.buying()}

    def rolling(self) -> Iterator[str]:
        """DIC-1, DIC-7."""
        if self.table["rolls_left"]:
            places = range(1, len(self.table["dice"]) + 1)
            yield "reroll"
            for kept in places[:-1]:
                yield from ("keep " + " ".join(map(str, these)) for these in combinations(places, kept))

    def building(self) -> Iterator[str]:
        """DIC-2."""
        faces = Counter(face for _, face in self.dice)
        for what, cost in COSTS.items():
            if cost <= faces:
                yield from (f"build {what} {place}" for place in self.places(what))

    def places(self, what: str) -> list[str]:
        """DIC-3, DIC-4; DIC-8 in the standard game, DIC-13 in Plus."""
        if what == "road":
            return [road["name"] for road in self.sheet["roads"] if self.is_next(road)]
        printed = self.sheet["cities" if what == "city" else f"{what}s"]
        built = self.mine["cities" if what == "city" else f"{what}s"]
        left = [one for one in printed if one["name"] not in built]
        if self.sheet["version"] == "standard":
            left = sorted(left, key=lambda one: int(one["points"]))[:1]
        return [one["name"] for one in left if what == "knight" or one["intersection"] in self.reached()]

    def is_next(self, road: dict[str, Any]) -> bool:
        return road["name"] not in self.mine["roads"] and bool(self.reached() & set(road["ends"]))

    def reached(self) -> set[str]:
        return {end for road in self.sheet["roads"] if road["name"] in self.mine["roads"] for end in road["ends"]}

    def swapping(self) -> Iterator[str]:
        """DIC-5, DIC-9, DIC-16."""
        built = set(self.mine["knights"]) - set(self.mine["used"])
        for knight in self.sheet["knights"]:
            name, partner = knight["name"], knight.get("with", knight["name"])
            if {name, partner} <= built and int(name) <= int(partner):
                faces = FACES if knight["gives"] == "any" else (knight["gives"],)
                pairs = [(place, face) for place, shown in self.dice for face in faces if face != shown]
                yield from (f"swap die {place} to {face} with knight {name}" for place, face in pairs)

    def buying(self) -> Iterator[str]:
        """DIC-6."""
        gold = [place for place, face in self.dice if face == "gold"]
        for one, other in combinations(gold, 2):
            yield from (f"gold {one} {other} for {resource}" for resource in FACES if resource != "gold")


@pytest.mark.rule("DIC-1", "DIC-2", "DIC-3", "DIC-4", "DIC-5", "DIC-6", "DIC-7", "DIC-8", "DIC-13", "DIC-16")
@pytest.mark.parametrize(("players", "version"), [(4, "standard"), (2, "plus"), (3, "plus")])
def test_what_is_listed_is_what_a_reader_of_the_rules_would_list(players: int, version: str) -> None:
    looked = 0
    for match in moments(Subject(rules("catan_dice"), players, {"version": version}, cap=1000), seed=1):
        if match.awaited:
            assert may(match, match.awaited[0]) == Book(match).may()
            looked += 1
    assert looked > 100
