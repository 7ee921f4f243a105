"""What expansions let a player see: their marks on the island, and what lies on the table."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.action import Kind
from sobremesa.games.catan.expansions.friends.rules.phases import ANSWER_GIFT
from sobremesa.games.catan.expansions.friends.upkeep import LINKED_BY, first_links
from sobremesa.games.catan.hooks import declared
from sobremesa.games.catan.island import Island
from sobremesa.games.catan.rules.phases import FIRST_CHANCE

CANAL_TOWN = 0.2
KINDNESS = 6.0
"""What a favour token is worth to a robber."""
ACTIONS = frozenset(kind for module in declared.ACTIONS for kind in module.values() if isinstance(kind, Kind))


def is_map(board: Any) -> bool:
    """Whether roads follow the marked paths between towns (SCN-2)."""
    return bool(board["marked_paths"])


def worth_of_places(board: Any) -> list[float]:
    """For each intersection, what a settlement there is worth besides what it yields."""
    towns = board["intersection_canal"][: int(board["intersections"])].tolist()
    return [CANAL_TOWN if board["canal"] and town else 0.0 for town in towns]


def tokens_at(now: Any) -> list[int]:
    found: list[int] = now["token_at"].tolist()
    return found


def rewards_sparing(now: Any) -> bool:
    """Whether robbing nobody may earn something (FRI-2)."""
    return int(now["favour_supply_size"]) > 0


def worth_of_sparing(board: Any, now: Any) -> float:
    """What a robber earns where there is nobody to be robbed."""
    return KINDNESS if earns_favours(board, now) else 0.0


def joins(island: Island, now: Any, seat: int) -> dict[int, list[int]]:
    """FRI-4: paths where an own road would join districts for the first time, with the seats it would join."""
    if not earns_favours(island.numbers[0], now):
        return {}
    return first_links(island, {name: now[name].tolist() for name in LINKED_BY}, seat)


def earns_favours(board: Any, now: Any) -> bool:
    return bool(board["friends"]) and rewards_sparing(now)


def is_moment(phase: int) -> bool:
    """At which an expansion asks."""
    return ANSWER_GIFT <= phase < FIRST_CHANCE


def is_action(kind: int) -> bool:
    return kind in ACTIONS


def is_between(now: Any) -> bool:
    """CAT-43: another player acts between two turns."""
    return bool(now["extra"])
