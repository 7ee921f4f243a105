"""What always holds, in words: sheets grow from the start road, in order; points and awards agree with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sobremesa.contract.fields import Records

from .rules import doors, phases
from .rules.bounds import AWARD_POINTS, DICE, LEAST_ARMY, LEAST_ROUTE, ROLLS
from .sheets import PLACES
from .table import Paper


def broken(table: Paper, state: Records) -> list[str]:
    now: Any = state[0]
    checks = [*_dice(now), *_awards(table, now)]
    for player in range(table.players):
        checks += _sheet(table, state, now, player)
        checks += _points(table, now, player)
    return [words for words, holds in checks if not holds]


def _dice(now: Any) -> Iterator[tuple[str, bool]]:
    count = int(now["dice_count"])
    yield "there are three rolls at most", 0 <= now["rolls"] <= ROLLS
    yield "no die lies beyond those of the turn", not now["dice"][count:].any() and count <= DICE
    yield "dice lie there after a roll", now["phase"] != phases.MAIN or bool(now["dice"][:count].all())
    yield "only dice that lie there are set aside", bool((now["spent"] <= (now["dice"] > 0)).all())


def _sheet(table: Paper, state: Records, now: Any, player: int) -> Iterator[tuple[str, bool]]:
    board: Any = table.numbers[0]
    reached = {int(board["road_ends"][0, 0])}
    for road in now["roads"][player].nonzero()[0]:
        near, far = (int(end) for end in board["road_ends"][road])
        yield f"road {road} of {player} touches another", near in reached
        reached.add(far)
    for kind, intersections in (("settlements", "settlement_intersection"), ("cities", "city_intersection")):
        stand = [int(board[intersections][place]) for place in now[kind][player].nonzero()[0]]
        yield f"the {kind} of {player} are reached by road", reached.issuperset(stand)
    length = doors.longest_route(table.numbers, state, 0, player)
    yield f"the route of {player} agrees", now["route_length"][player] == length
    yield f"only built knights of {player} are used", bool((now["used"][player] <= now["knights"][player]).all())
    if not table.is_plus:
        yield from _order(now, player)


def _order(now: Any, player: int) -> Iterator[tuple[str, bool]]:
    for kind in ("settlements", "cities", "knights"):
        built = now[kind][player].tolist()
        yield f"the {kind} of {player} stand in order", built == sorted(built, reverse=True)


def _points(table: Paper, now: Any, player: int) -> Iterator[tuple[str, bool]]:
    printed = sum(_printed(table, now, kind, player) for kind in PLACES)
    if table.is_plus:
        awards = int(now["route_holder"] == player + 1) + int(now["army_holder"] == player + 1)
        yield f"the victory points of {player} agree", now["points"][player] == printed + AWARD_POINTS * awards
        return
    scores = now["scores"][player]
    yield f"the points of {player} are those written", now["points"][player] == scores.sum()
    running = int(now["gained"]) if player == now["active"] and now["phase"] != phases.OVER else 0
    yield f"the sheet of {player} is worth what was written", printed == scores[scores > 0].sum() + running


def _printed(table: Paper, now: Any, kind: str, player: int) -> int:
    points = [item["points"] for item in table.sheet.document[kind]]
    return sum(points[place] for place in now[kind][player].nonzero()[0])


def _awards(table: Paper, now: Any) -> Iterator[tuple[str, bool]]:
    route, army = int(now["route_holder"]) - 1, int(now["army_holder"]) - 1
    lengths, armies = now["route_length"], now["knights"].sum(1)
    yield "the longest route is nobody's in the standard game", table.is_plus or (route < 0 and army < 0)
    if table.is_plus:
        yield "the longest route is its holder's", _held(route, lengths, LEAST_ROUTE)
        yield "the largest army is its holder's", _held(army, armies, LEAST_ARMY)


def _held(holder: int, counts: Any, least: int) -> bool:
    best = int(counts.max())
    return best < least if holder < 0 else best >= least and int(counts[holder]) == best
