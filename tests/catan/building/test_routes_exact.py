"""The longest route against an independent count: every trail tried, one road at a time, on thousands of road nets."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sobremesa.contract.match import Match
from sobremesa.games.catan.board.setup import make_start
from sobremesa.games.catan.invariants import broken
from sobremesa.games.catan.island import Island, make_island
from sobremesa.games.catan.rules import doors
from sobremesa.games.catan.rules.deeds.trade import BANK_RATE
from sobremesa.games.catan.rules.state import State
from tests.catan.support.asking import may, player, table
from tests.catan.support.positions import a_match, state_of

Path = tuple[str, str]

ROADS = 15


def longest(roads: set[Path], cut: set[str]) -> int:
    """Every trail over these roads; none goes on through an intersection that is cut."""
    ends: dict[str, list[Path]] = {}
    for path in roads:
        for end in path:
            ends.setdefault(end, []).append(path)

    def onwards(here: str, used: frozenset[Path]) -> int:
        if used and here in cut:
            return len(used)
        ways = [path for path in ends[here] if path not in used]
        return max((onwards(_across(path, here), used | {path}) for path in ways), default=len(used))

    return max((onwards(end, frozenset()) for end in ends), default=0)


def _across(path: Path, here: str) -> str:
    return path[1] if path[0] == here else path[0]


def paths_of(island: Island) -> list[Path]:
    return [(path["ends"][0], path["ends"][1]) for path in island.document["paths"]]


def an_island(players: int) -> Island:
    from sobremesa import Seeded

    return make_island(players, {}, make_start(players, {}, Seeded(1)))


def random_roads(paths: list[Path], count: int, scatter: float, draws: random.Random) -> set[Path]:
    """So many roads; most of them continue what is there, some begin elsewhere."""
    roads: set[Path] = set()
    while len(roads) < count:
        near = [path for path in paths if path not in roads and any(set(path) & set(road) for road in roads)]
        fresh = [path for path in paths if path not in roads]
        roads.add(draws.choice(near if near and draws.random() > scatter else fresh))
    return roads


def counted(island: Island, roads: set[Path], foreign: set[str], own: set[str]) -> int:
    state = State.new()
    now: Any = state[0]
    now["pieces"][1] = ROADS - len(roads), 5, 4
    for path in roads:
        now["roads"][island.names.path("-".join(path))] = 2
    for name in foreign:
        now["buildings"][island.names.intersection(name)] = 1
    for name in own - foreign:
        now["buildings"][island.names.intersection(name)] = 2
    return doors.longest_route(island.numbers, state, 0, 1)


@pytest.mark.rule("CAT-34", "CAT-35")
@pytest.mark.parametrize("players", [4, 6], ids=["base island", "large island"])
@pytest.mark.parametrize("scatter", [0.0, 0.1, 0.5])
def test_every_road_net_is_measured_like_the_count_of_all_trails(players: int, scatter: float) -> None:
    draws = random.Random(f"{players} {scatter}")
    island = an_island(players)
    paths, intersections = paths_of(island), list(island.names.intersections)
    for _ in range(500):
        roads = random_roads(paths, draws.randint(1, ROADS), scatter, draws)
        near = sorted({end for path in roads for end in path})
        foreign = set(draws.sample(near, min(len(near), draws.choice((0, 0, 1, 2, 4)))))
        own = set(draws.sample(intersections, 5))
        assert counted(island, roads, foreign, own) == longest(roads, foreign), (roads, foreign)


@pytest.mark.rule("CAT-34", "CAT-35")
def test_dense_road_nets_with_loops_are_measured_exactly() -> None:
    """All roads around three or four hexes that meet: loops within loops."""
    draws = random.Random("loops")
    island = an_island(4)
    paths = paths_of(island)
    for _ in range(600):
        centre = draws.choice(island.document["intersections"])["hexes"]
        around = {
            intersection["name"]
            for intersection in island.document["intersections"]
            if set(intersection["hexes"]) & set(centre)
        }
        inside = [path for path in paths if set(path) <= around]
        roads = set(draws.sample(inside, min(len(inside), draws.randint(8, ROADS))))
        near = sorted({end for path in roads for end in path})
        foreign = set(draws.sample(near, draws.choice((0, 0, 1, 2))))
        assert counted(island, roads, foreign, set()) == longest(roads, foreign), (roads, foreign)


class Builders:
    """Players who build at random, cards and turns aside, and a second account of their routes and of the award."""

    def __init__(self, players: int, seed: int) -> None:
        self.draws = random.Random(seed)
        self.match: Match = a_match(players, goal=20).build()
        self.paths = paths_of(self.match.board)
        self.holder: int | None = None
        for seat in range(players):
            self._found(seat)

    def _found(self, seat: int) -> None:
        """Near the middle, so that they get in each other's way."""
        now = state_of(self.match)
        names = self.match.board.names
        while True:
            one, other = self.draws.choice([path for path in self.paths if int(path[0]) >= 13 and int(path[1]) <= 42])
            if not now["roads"][names.path(f"{one}-{other}")]:
                now["roads"][names.path(f"{one}-{other}")] = 1 + seat
                now["pieces"][seat, 0] -= 1
                now["route_length"][seat] = 1
                for end in (one, other):
                    now["roads_at"][names.intersection(end)] |= 1 << seat
                return

    def build_something(self) -> bool:
        seat = self.draws.randrange(self.match.players)
        self._make_rich(seat)
        settlements = [words for words in may(self.match, seat) if words.startswith("settlement")]
        roads = [words for words in may(self.match, seat) if words.startswith("road")]
        cuts = [words for words in settlements if self._cuts(seat, words.split()[1])]
        built = cuts or (settlements if settlements and (self.draws.random() < 0.15 or not roads) else roads)
        if built:
            self.match.play(seat, self.draws.choice(sorted(built)))
        return bool(built)

    def _cuts(self, seat: int, intersection: str) -> bool:
        """Whether two roads of another player meet there."""
        roads = table(self.match)["roads"].items()
        owners = [owner for path, owner in roads if owner != seat and intersection in path.split("-")]
        return len(owners) > len(set(owners))

    def _make_rich(self, seat: int) -> None:
        now = state_of(self.match)
        now["active"] = seat
        now["hands"], now["bank"] = 0, 19
        now["hands"][seat], now["bank"] = (1, 1, 1, 1, 0), (18, 18, 18, 18, 19)
        now["hand_size"] = now["hands"].sum(1)
        now["rates"][: self.match.players] = BANK_RATE

    def routes(self) -> list[int]:
        seen = table(self.match)
        return [
            longest(
                {
                    (one, other)
                    for path, owner in seen["roads"].items()
                    if owner == seat
                    for one, other in [path.split("-")]
                },
                {name for name, building in seen["buildings"].items() if building["seat"] != seat},
            )
            for seat in range(self.match.players)
        ]

    def award(self, routes: list[int]) -> int | None:
        """CAT-33, CAT-36 once more: the holder while joint longest, else who leads alone, else nobody."""
        best = max(routes)
        leaders = [seat for seat, length in enumerate(routes) if length == best]
        if best < 5:
            self.holder = None
        elif self.holder not in leaders:
            self.holder = leaders[0] if len(leaders) == 1 else None
        return self.holder


@pytest.mark.rule("CAT-33", "CAT-34", "CAT-35", "CAT-36")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_routes_and_their_award_are_right_after_every_piece_built(players: int) -> None:
    for seed in range(20):
        builders = Builders(players, seed)
        for _ in range(60):
            if builders.build_something():
                routes = builders.routes()
                assert [player(builders.match, seat)["route"] for seat in range(players)] == routes, seed
                assert table(builders.match)["longest_route"] == builders.award(routes), seed


def test_independent_count_knows_branches_loops_and_cuts() -> None:
    line = {("1", "2"), ("2", "3"), ("3", "4")}
    assert longest(line, set()) == 3
    assert longest(line | {("2", "9")}, set()) == 3
    assert longest(line | {("4", "1")}, set()) == 4
    assert longest(line | {("4", "1"), ("1", "5")}, set()) == 5
    assert longest(line, {"2"}) == 2
    assert longest(line, {"1", "4"}) == 3
    assert longest(set(), set()) == 0


def test_builders_keep_to_the_rules() -> None:
    builders = Builders(3, 1)
    for _ in range(30):
        builders.build_something()
    wrong = [words for words in broken(builders.match.board, builders.match.state) if "harbours" not in words]
    assert wrong == []
