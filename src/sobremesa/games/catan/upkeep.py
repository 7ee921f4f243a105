"""What follows from the pieces on the board, worked out anew: for written positions, set-ups and invariants."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.fields import Records

from .board.bounds import ANY_HARBOUR, RESOURCES
from .hooks import table as expansions
from .island import Island
from .rules import doors
from .rules.deeds.trade import BANK_RATE, HARBOUR_RATE, SPECIAL_RATE


def refresh(island: Island, state: Records) -> None:
    """Fills in the fields that only repeat what buildings and roads say."""
    now: Any = state[0]
    now["crowded"] = crowded(island, now)
    now["roads_at"] = roads_at(island, now)
    for player in range(island.players):
        now["rates"][player] = rates(island, now, player)
        now["route_length"][player] = doors.longest_route(island.numbers, state, 0, player)
    expansions.refresh(island, now)


def crowded(island: Island, now: Any) -> list[int]:
    board: Any = island.numbers[0]
    counts = [0] * len(now["crowded"])
    for intersection in range(board["intersections"]):
        if now["buildings"][intersection]:
            counts[intersection] += 1
            if board["distance_lifted"]:
                continue
            for neighbour in board["intersection_neighbours"][intersection][
                : board["intersection_path_count"][intersection]
            ]:
                counts[neighbour] += 1
    return counts


def roads_at(island: Island, now: Any) -> list[int]:
    board: Any = island.numbers[0]
    bits = [0] * len(now["roads_at"])
    for path in range(board["paths"]):
        if now["roads"][path]:
            for intersection in board["path_ends"][path]:
                bits[intersection] |= 1 << int(now["roads"][path]) - 1
    return bits


def rates(island: Island, now: Any, player: int) -> list[int]:
    """CAT-17: what the bank asks of a player for one card of each resource."""
    board: Any = island.numbers[0]
    own = {
        int(board["intersection_harbour"][intersection])
        for intersection in range(board["intersections"])
        if now["buildings"][intersection] == player + 1
    }
    own |= {int(board["path_harbour"][path]) for path in range(board["paths"]) if now["roads"][path] == player + 1}
    general = HARBOUR_RATE if ANY_HARBOUR in own else BANK_RATE
    return [SPECIAL_RATE if resource + 1 in own else general for resource in range(RESOURCES)]
