"""A second referee, plain and slow, written from the rules: what may be built, traded, played and robbed; who is paid.

It reads nothing but the board document and what is shown. What expansions add of their own is not its business.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

from sobremesa.contract.match import Match
from tests.catan.support.asking import own, table

RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
YIELDS = {"forest": "lumber", "hills": "brick", "pasture": "wool", "fields": "grain", "mountains": "ore"}
COSTS = {
    "road": Counter(lumber=1, brick=1),
    "settlement": Counter(lumber=1, brick=1, wool=1, grain=1),
    "city": Counter(grain=2, ore=3),
    "buy card": Counter(wool=1, grain=1, ore=1),
}
TURN_PHASES = ("before roll", "main")
VERBS = ("road", "settlement", "city", "buy", "trade", "knight", "invention", "monopoly", "robber", "rob", "roll")


class Book:
    """One moment of a match, as a careful reader of the rules would look at it."""

    def __init__(self, match: Match) -> None:
        board = match.start["board"]
        self.match, self.table = match, table(match)
        self.hexes = {spot["name"]: spot for spot in board["hexes"]}
        self.spots = {spot["name"]: spot for spot in board["intersections"]}
        self.paths = {"-".join(path["ends"]): path for path in board["paths"]}
        self.harbours = board.get("harbours", [])
        kinds = {name: spot.get("kind", "location") for name, spot in self.spots.items()}
        towns = ("location", "victory") if match.players > 4 else ("location",)
        self.towns = {name for name, kind in kinds.items() if kind in towns}
        self.is_map = set(kinds.values()) != {"location"}
        self.buildings: dict[str, Any] = self.table["buildings"]
        self.roads: dict[str, int] = self.table["roads"]

    def may(self, seat: int) -> set[str]:
        """Everything with one of the verbs."""
        phase = self.table["phase"]
        if seat not in self.match.awaited:
            return set()
        if phase in (*TURN_PHASES, "extra building"):
            return self.may_in_turn(seat, phase)
        if phase == "free road":
            return {f"road {path}" for path in self.road_places(seat)}
        if phase == "move robber":
            return {f"robber {name}" for name in self.robber_places(seat)}
        return {f"rob {victim}" for victim in self.victims(seat)} if phase == "rob" else set()

    def may_in_turn(self, seat: int, phase: str) -> set[str]:
        found = {"roll"} if phase == "before roll" else self.may_build(seat)
        if phase == "main" and not self.table["trade_over"]:
            found |= self.may_trade(seat)
        if phase != "extra building" and not self.table["card_played"]:
            found |= self.may_play(seat)
        return found

    def can_pay(self, seat: int, what: str) -> bool:
        return COSTS[what] <= Counter(own(self.match, seat)["hand"])

    def may_build(self, seat: int) -> set[str]:
        """CAT-18 … CAT-21."""
        places = {
            "road": self.road_places(seat),
            "settlement": self.settlement_places(seat),
            "city": self.city_places(seat),
        }
        found = {f"{what} {place}" for what in places if self.can_pay(seat, what) for place in places[what]}
        return found | ({"buy card"} if self.can_pay(seat, "buy card") and self.table["deck"] else set())

    def pieces(self, seat: int, piece: str) -> int:
        return sum(one["seat"] == seat and one["piece"] == piece for one in self.buildings.values())

    def roads_at(self, spot: str) -> list[str]:
        return [path for path in self.paths if spot in self.paths[path]["ends"]]

    def own_roads_at(self, seat: int, spot: str) -> bool:
        return any(self.roads.get(path) == seat for path in self.roads_at(spot))

    def road_places(self, seat: int) -> set[str]:
        if list(self.roads.values()).count(seat) == 15:
            return set()
        return {path for path in self.paths if path not in self.roads and self.may_reach(seat, path)}

    def may_reach(self, seat: int, path: str) -> bool:
        """CAT-18; on a map of towns SCN-2: no second road at a town without an own building."""
        joined = False
        for spot in self.paths[path]["ends"]:
            owner = self.buildings[spot]["seat"] if spot in self.buildings else None
            if self.is_map and spot in self.towns and owner != seat and self.own_roads_at(seat, spot):
                return False
            joined |= owner == seat or (owner is None and self.own_roads_at(seat, spot))
        return joined

    def settlement_places(self, seat: int) -> set[str]:
        if self.pieces(seat, "settlement") == 5:
            return set()
        return {spot for spot in self.towns if self.own_roads_at(seat, spot) and self.keeps_distance(spot)}

    def keeps_distance(self, spot: str) -> bool:
        near = {end for path in self.roads_at(spot) for end in self.paths[path]["ends"]}
        return not {spot, *near} & set(self.buildings)

    def city_places(self, seat: int) -> set[str]:
        if self.pieces(seat, "city") == 4:
            return set()
        return {spot for spot, one in self.buildings.items() if one == {"seat": seat, "piece": "settlement"}}

    def may_trade(self, seat: int) -> set[str]:
        """CAT-17."""
        hand, bank = own(self.match, seat)["hand"], self.table["bank"]
        rates = {give: self.rate(seat, give) for give in RESOURCES}
        pairs = [(give, take) for give in RESOURCES for take in RESOURCES if give != take and bank[take]]
        return {f"trade {rates[give]} {give} for {take}" for give, take in pairs if hand[give] >= rates[give]}

    def rate(self, seat: int, give: str) -> int:
        held = {one["kind"] for one in self.harbours if any(self.is_at(seat, end) for end in one["ends"])}
        held |= {self.paths[path].get("harbour", "") for path, owner in self.roads.items() if owner == seat}
        if give in held or give in self.table.get("cheap", ()):
            return 2
        return 3 if "any" in held else 4

    def is_at(self, seat: int, spot: str) -> bool:
        return spot in self.buildings and bool(self.buildings[spot]["seat"] == seat)

    def may_play(self, seat: int) -> set[str]:
        """CAT-27 … CAT-31."""
        cards, bank = own(self.match, seat)["cards"], self.table["bank"]
        found = {"knight"} if cards.get("knight") else set()
        if cards.get("road building") and self.road_places(seat):
            found.add("road building")
        if cards.get("invention"):
            pairs = combinations_with_replacement(RESOURCES, 2)
            found |= {f"invention {one} {other}" for one, other in pairs if Counter([one, other]) <= Counter(bank)}
            if sum(bank.values()) == 1:
                found |= {f"invention {one} nothing" for one in RESOURCES if bank[one]}
        return found | ({f"monopoly {one}" for one in RESOURCES} if cards.get("monopoly") else set())

    def owners_at(self, name: str) -> set[int]:
        return {one["seat"] for spot, one in self.buildings.items() if name in self.spots[spot]["hexes"]}

    def robber_places(self, seat: int) -> set[str]:
        """CAT-24, CAT-39."""
        here = self.table["robber"]
        others = set(self.hexes) - {here}
        if self.match.options["robber"] == "standard":
            return others
        weak = {one for one, shown in enumerate(self.table["players"]) if one != seat and shown["points"] < 3}
        deserts = {name for name in self.hexes if self.hexes[name]["terrain"] == "desert"}
        free = {name for name in others if not self.owners_at(name) & weak}
        return free or ({here} if here in deserts or not deserts else deserts)

    def victims(self, seat: int) -> set[int]:
        """CAT-25."""
        owners = self.owners_at(self.table["robber"]) - {seat}
        return {owner for owner in owners if self.table["players"][owner]["cards_in_hand"]}

    def paid(self, total: int) -> list[dict[str, int]]:
        """CAT-12 … CAT-14: what each seat gets when this number is rolled now."""
        gains = [dict.fromkeys(RESOURCES, 0) for _ in range(self.match.players)]
        for spot, one in self.buildings.items():
            for name in self.spots[spot]["hexes"]:
                if self.hexes[name].get("number") == total and name != self.table["robber"]:
                    gains[one["seat"]][YIELDS[self.hexes[name]["terrain"]]] += 1 + (one["piece"] == "city")
        for resource, left in self.table["bank"].items():
            owed = [gain for gain in gains if gain[resource]]
            if sum(gain[resource] for gain in owed) > left:
                for gain in owed:
                    gain[resource] = left if len(owed) == 1 else 0
        return gains
