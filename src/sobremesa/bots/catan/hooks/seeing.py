"""What expansions let a player see: their marks on the island, and what lies on the table."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.action import Kind
from sobremesa.games.catan.expansions.friends.rules.phases import ANSWER_GIFT
from sobremesa.games.catan.expansions.friends.upkeep import LINKED_BY, first_links
from sobremesa.games.catan.hooks import declared
from sobremesa.games.catan.island import Island
from sobremesa.games.catan.rules.phases import FIRST_CHANCE

ACTIONS = frozenset(kind for module in declared.ACTIONS for kind in module.values() if isinstance(kind, Kind))


def is_map(board: Any) -> bool:
    """Whether roads follow the marked paths between towns (SCN-2)."""
    return bool(board["marked_paths"])


def canal_towns(board: Any) -> list[bool]:
    """For each intersection."""
    towns = board["intersection_canal"][: int(board["intersections"])].tolist()
    return [bool(board["canal"] and town) for town in towns]


def tokens_at(now: Any) -> list[int]:
    found: list[int] = now["token_at"].tolist()
    return found


def are_favours_left(now: Any) -> bool:
    return int(now["favour_supply_size"]) > 0


def joins(island: Island, now: Any, seat: int) -> dict[int, list[int]]:
    """FRI-4: paths where an own road would join districts for the first time, with the seats it would join."""
    if not earns_favours(island.numbers[0], now):
        return {}
    return first_links(island, {name: now[name].tolist() for name in LINKED_BY}, seat)


def earns_favours(board: Any, now: Any) -> bool:
    return bool(board["friends"]) and are_favours_left(now)


def is_moment(phase: int) -> bool:
    """At which an expansion asks."""
    return ANSWER_GIFT <= phase < FIRST_CHANCE


def is_action(kind: int) -> bool:
    return kind in ACTIONS


def is_between(now: Any) -> bool:
    """CAT-43: another player acts between two turns."""
    return bool(now["extra"])
