"""Who holds the longest trade route and the largest army (CAT-33, CAT-36, CAT-37), and that nobody has won yet."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.errors import BadDocument
from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document

from ...board.bounds import KNIGHT
from ...hooks.positions import is_knight_given
from ...island import Island
from ...rules import doors
from ...rules.deeds.development import LEAST_ARMY
from ...rules.deeds.routes import LEAST_ROUTE
from .counting import read_number


def route_leaders(island: Island, now: Any) -> list[int]:
    return _leaders(now["route_length"][: island.players].tolist(), LEAST_ROUTE)


def army_leaders(island: Island, now: Any) -> list[int]:
    return _leaders(now["played"][: island.players, KNIGHT].tolist(), LEAST_ARMY)


def give_awards(island: Island, now: Any, doc: Document) -> None:
    routes, armies = route_leaders(island, now), army_leaders(island, now)
    now["route_holder"] = 1 + _holder(island, doc, "longest_route", routes)
    now["army_holder"] = 1 + _holder(island, doc, "largest_army", armies)
    if len(armies) > 1 and not now["army_holder"] and not is_knight_given(now):
        raise BadDocument("largest_army", f"one of seats {_listed(armies)} must hold it")


def check_goal(island: Island, state: Records) -> None:
    """CAT-38: with enough points for the active player the game would be over."""
    seat = int(state[0]["active"])
    points, goal = doors.total_points(island.numbers, state, 0, seat), int(island.numbers[0]["points_to_win"])
    if points >= goal:
        raise BadDocument(f"seats[{seat}]", f"has {points} points of {goal} and has won already")


def _leaders(sizes: list[int], least: int) -> list[int]:
    best = max(sizes)
    return [seat for seat, size in enumerate(sizes) if size == best >= least]


def _holder(island: Island, doc: Document, award: str, leaders: list[int]) -> int:
    """The seat, or -1. A single leader holds it; among several it must be said."""
    if award not in doc:
        if len(leaders) > 1:
            raise BadDocument(award, f"seats {_listed(leaders)} are equal: name the one who holds it")
        return leaders[0] if leaders else -1
    given = doc[award]
    holder = -1 if given is None else read_number(given, award, 0, island.players - 1)
    if holder >= 0 and holder not in leaders:
        raise BadDocument(award, f"seat {holder} cannot hold it{_instead(leaders)}")
    if holder < 0 and len(leaders) == 1:
        raise BadDocument(award, f"seat {leaders[0]} must hold it")
    return holder


def _instead(leaders: list[int]) -> str:
    if not leaders:
        return ", and nobody else can"
    return f", but seat {leaders[0]}" if len(leaders) == 1 else f", but one of seats {_listed(leaders)}"


def _listed(seats: list[int]) -> str:
    return " and ".join(map(str, seats))
