"""A small language for positions in tests: `a_match().with_hand(0, brick=2).with_road(0, "12-17").build()`.

The island is the beginner's, without pieces and with empty hands unless told otherwise; seat 0 is to act. Bank, deck
and awards follow from what is said. Odd positions are allowed here: nothing is checked but the invariants.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Self

import sobremesa
from sobremesa.contract.action import CHANCE
from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document
from sobremesa.contract.match import Match, new_match
from sobremesa.games import rules
from sobremesa.games.catan.board.bounds import CARD_NAMES, CITY, COLOURS, RESOURCE_NAMES, ROAD, SETTLEMENT
from sobremesa.games.catan.board.islands import BASE, BEGINNER_HEXES
from sobremesa.games.catan.board.setup import make_start
from sobremesa.games.catan.expansions.friends.rules.bounds import GUILD_NAMES
from sobremesa.games.catan.expansions.large_table.between import BUILDING
from sobremesa.games.catan.invariants import broken
from sobremesa.games.catan.island import Island
from sobremesa.games.catan.rules.deeds.development import LEAST_ARMY
from sobremesa.games.catan.rules.deeds.routes import LEAST_ROUTE
from sobremesa.games.catan.rules.phases import MAIN, PHASE_NAMES
from sobremesa.games.catan.upkeep import refresh

PHASES = {name: number for number, name in PHASE_NAMES.items()}
TURN_QUESTION = 1 << 25


def beginners_board() -> Document:
    return BASE.document(BEGINNER_HEXES, BASE.harbours, "C3")


class Position:
    """Everything said so far; `build` makes a match of it."""

    def __init__(self, players: int, options: dict[str, Any], board: Document) -> None:
        seats = list(range(players))
        start = {"board": board, "order": seats, "colours": list(COLOURS[:players])}
        self.match = new_match(rules("catan"), players, options, sobremesa.Seeded(1), start)
        self.now: Any = self.match.state[0]
        self.now["phase"], self.now["turn"], self.now["rolled"] = MAIN, 1, 1
        self.now["founded"] = 2 * players
        self.awards: dict[str, int] = {}
        self.parked: list[tuple[int, int, int]] = []

    @property
    def island(self) -> Island:
        island: Island = self.match.board
        return island

    def with_beginners_pieces(self) -> Self:
        """CAT-5: the pieces, not the cards."""
        for pieces in make_start(self.match.players, {"setup": "beginner"}, self.match.dice)["pieces"]:
            self.with_settlement(pieces["seat"], *pieces["settlements"])
            self.with_road(pieces["seat"], *pieces["roads"])
        return self

    def with_settlement(self, seat: int, *intersections: str) -> Self:
        for name in intersections:
            self.now["buildings"][self.island.names.intersection(name)] = 1 + seat
        return self

    def with_city(self, seat: int, *intersections: str) -> Self:
        for name in intersections:
            self.now["cities"][self.island.names.intersection(name)] = 1
        return self.with_settlement(seat, *intersections)

    def with_road(self, seat: int, *paths: str) -> Self:
        """`"12-17"`, or several at once along a way: `"12-17-23"`."""
        for way in paths:
            stops = way.split("-")
            for one, other in pairwise(stops):
                self.now["roads"][self.island.names.path(f"{one}-{other}")] = 1 + seat
        return self

    def with_robber(self, hex_: str) -> Self:
        self.now["robber"] = self.island.names.hex(hex_)
        return self

    def with_hand(self, seat: int, **resources: int) -> Self:
        return self._count("hands", seat, RESOURCE_NAMES, resources)

    def with_cards(self, seat: int, **cards: int) -> Self:
        """Development cards that may be played: `with_cards(0, knight=1, road_building=1)`."""
        return self._count("cards", seat, CARD_NAMES, cards)

    def with_fresh(self, seat: int, **cards: int) -> Self:
        """Development cards bought in this turn."""
        return self._count("fresh", seat, CARD_NAMES, cards)

    def with_played(self, seat: int, **cards: int) -> Self:
        return self._count("played", seat, CARD_NAMES, cards)

    def with_favours(self, seat: int, **guilds: int) -> Self:
        """Favour tokens that may be used: `with_favours(0, wagon=1, book=2)`."""
        return self._count("favours", seat, GUILD_NAMES, guilds)

    def with_fresh_favours(self, seat: int, **guilds: int) -> Self:
        """Favour tokens drawn in this turn."""
        return self._count("favours_fresh", seat, GUILD_NAMES, guilds)

    def favour_supply(self, *, held_by: int, **guilds: int) -> Self:
        """The supply has just these tokens; all the others are in the hand of `held_by`."""
        left = [guilds.get(name, 0) for name in GUILD_NAMES]
        elsewhere = (self.now["favours"] + self.now["favours_fresh"]).sum(0)
        self.now["favours"][held_by] += self.island.numbers[0]["favours"] - elsewhere - left
        return self

    def _count(self, field: str, seat: int, names: tuple[str, ...], counts: dict[str, int]) -> Self:
        for name, count in counts.items():
            self.now[field][seat, names.index(name.replace("_", " "))] = count
        return self

    def bank(self, *, held_by: int, **resources: int) -> Self:
        """The bank has just so many of these; all the others are in the hand of `held_by`."""
        self.parked += [(held_by, RESOURCE_NAMES.index(name), count) for name, count in resources.items()]
        return self

    def with_longest_route(self, seat: int) -> Self:
        """Needed only when the longest is shared."""
        self.awards["route_holder"] = seat
        return self

    def with_largest_army(self, seat: int) -> Self:
        """Needed only when the largest is shared."""
        self.awards["army_holder"] = seat
        return self

    def between_turns(self, follows: int) -> Self:
        """The active seat may act between two turns, after that of `follows` (5-6 players)."""
        self.now["extra"], self.now["turn_of"] = self.island.numbers[0]["extra"], 1 + follows
        return self.at_phase("extra building" if self.now["extra"] == BUILDING else "main")

    def with_canal_tokens(self, seat: int, count: int) -> Self:
        self.now["canal_tokens"][seat] = count
        self.now["canal_supply"] -= count
        return self

    def at_phase(self, phase: str) -> Self:
        self.now["phase"] = PHASES[phase]
        self.now["rolled"] = phase != "before roll"
        return self

    def active(self, seat: int) -> Self:
        self.now["active"] = seat
        return self

    def at_turn(self, turn: int) -> Self:
        self.now["turn"] = turn
        return self

    def card_was_played(self) -> Self:
        self.now["card_played"] = 1
        return self

    def build(self, seed: int | str = 1) -> Match:
        self._count_pieces()
        self._count_cards()
        self._count_favours()
        refresh(self.island, self.match.state)
        self._award("route_holder", self.now["route_length"], LEAST_ROUTE)
        self._award("army_holder", self.now["played"][:, 0], LEAST_ARMY)
        self._number_questions()
        assert broken(self.island, self.match.state) == []
        self.match.dice = sobremesa.Seeded(seed)
        return self.match

    def _count_pieces(self) -> None:
        box = self.island.numbers[0]["pieces"]
        for seat in range(self.match.players):
            own, is_city = self.now["buildings"] == 1 + seat, self.now["cities"] == 1
            self.now["pieces"][seat, ROAD] = box[ROAD] - (self.now["roads"] == 1 + seat).sum()
            self.now["pieces"][seat, SETTLEMENT] = box[SETTLEMENT] - (own & ~is_city).sum()
            self.now["pieces"][seat, CITY] = box[CITY] - (own & is_city).sum()

    def _count_cards(self) -> None:
        now, box = self.now, self.island.numbers[0]
        for seat, resource, left in self.parked:
            elsewhere = int(now["hands"][:, resource].sum()) - int(now["hands"][seat, resource])
            now["hands"][seat, resource] = int(box["bank"]) - left - elsewhere
        now["bank"] = box["bank"] - now["hands"].sum(0)
        now["hand_size"] = now["hands"].sum(1)
        held = now["cards"] + now["fresh"]
        now["deck"] = box["deck"] - held.sum(0) - now["played"].sum(0)
        now["deck_size"] = now["deck"].sum()
        now["card_count"] = held.sum(1)
        now["fresh_count"] = now["fresh"].sum(1)

    def _count_favours(self) -> None:
        now, held = self.now, self.now["favours"] + self.now["favours_fresh"]
        now["favour_supply"] = self.island.numbers[0]["favours"] - held.sum(0) - now["favours_spent"]
        now["favour_supply_size"] = now["favour_supply"].sum()
        now["favour_count"] = held.sum(1)
        now["favours_fresh_count"] = now["favours_fresh"].sum(1)

    def _award(self, award: str, sizes: Any, least: int) -> None:
        best = int(sizes.max())
        alone = best >= least and list(sizes).count(best) == 1
        holder = self.awards.get(award, int(sizes.argmax()) if alone else -1)
        self.now[award] = 1 + holder

    def _number_questions(self) -> None:
        turn, phase = int(self.now["turn"]), int(self.now["phase"])
        self.now["question_number"], self.now["question"] = 0, 0
        for seat in range(self.match.players):
            if seat == self.now["active"]:
                self.now["question"][seat] = turn << 8 | phase
            elif phase == MAIN:
                self.now["question"][seat] = TURN_QUESTION + turn
            self.now["question_number"][seat] = self.now["question"][seat] > 0


def a_match(players: int = 4, *, board: Document | None = None, **options: Any) -> Position:
    """The beginner's island, or the board given, without pieces; seat 0 has rolled and is to act."""
    return Position(players, options, beginners_board() if board is None else board)


def roll(match: Match, one: int, other: int) -> None:
    """The active player rolls, and the dice show this."""
    match.act(int(match.state[0]["active"]), "roll")
    happen(match, f"dice {one} {other}")


def happen(match: Match, words: str) -> None:
    """Chance decides this: `"stolen 0 2 ore"`, `"drawn 0 knight"`."""
    match.replay_step(CHANCE, match.game.parse(match.board, words))


def state_of(match: Match) -> Any:
    """The fields of the state, by name."""
    records: Records = match.state
    return records[0]


def hand_of(match: Match, seat: int) -> dict[str, int]:
    """The resource cards in a hand, by name; what there is none of is left out."""
    counts = zip(RESOURCE_NAMES, state_of(match)["hands"][seat], strict=True)
    return {name: int(count) for name, count in counts if count}
