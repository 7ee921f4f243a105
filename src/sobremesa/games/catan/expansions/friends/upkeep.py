"""Entre amigos outside the compiled rules: districts worked out anew, what always holds, and hidden tokens imagined."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sobremesa.contract.dice import Draws

from ...island import Island
from .rules.bounds import COMPASS, DISTRICTS, GUILDS

MOST_DISTRICTS = DISTRICTS - 2


def begin(board: Any, now: Any) -> None:
    now["favour_supply"] = board["favours"]
    now["favour_supply_size"] = board["favours"].sum()
    now["catan_tokens"] = board["catan_tokens"]


def tokens_bought(board: Any, now: Any) -> int:
    """FRI-9: Catan tokens had for compasses."""
    return int(board["catan_tokens"]) - int(now["catan_tokens"])


def label_districts(island: Island, now: Any) -> None:
    """FRI-4: every player's connected pieces, and those that touch linked: for set-ups and written positions."""
    now["district"], now["links"] = 0, 0
    label = 0
    for player in range(island.players):
        for intersections in districts_of(island, now, player):
            label += 1
            now["district"][player, sorted(intersections)] = label
    if label > MOST_DISTRICTS:
        raise ValueError(f"there are {label} districts; {MOST_DISTRICTS} at most can be told apart")
    for one, other in touching(island, now):
        now["links"][one] |= 1 << other


def districts_of(island: Island, now: Any, player: int) -> list[set[int]]:
    """The intersections of each of a player's districts, in the order of their first ones."""
    board: Any = island.numbers[0]
    paths = [board["path_ends"][path].tolist() for path in (now["roads"] == player + 1).nonzero()[0]]
    found: list[set[int]] = [{int(intersection)} for intersection in (now["buildings"] == player + 1).nonzero()[0]]
    for ends in paths:
        met = [intersections for intersections in found if not intersections.isdisjoint(ends)]
        found = [intersections for intersections in found if intersections not in met] + [set(ends).union(*met)]
    return sorted(found, key=min)


def touching(island: Island, now: Any) -> set[tuple[int, int]]:
    """Pairs of labels of different players at one intersection, both ways round."""
    labels = now["district"][: island.players]
    return {
        (int(one), int(other))
        for here in labels.T.tolist()
        for seat, one in enumerate(here)
        for rival, other in enumerate(here)
        if one and other and seat != rival
    }


def broken(island: Island, now: Any) -> Iterator[tuple[str, bool]]:
    """FRI-1, FRI-4, FRI-12: tokens are conserved, counts agree, districts are what the pieces make."""
    board: Any = island.numbers[0]
    held = now["favours"] + now["favours_fresh"]
    tokens = now["favour_supply"] + held.sum(0) + now["favours_spent"]
    yield "favour tokens are conserved", bool((tokens == board["favours"]).all())
    yield "favour counts agree", bool((held.sum(1) == now["favour_count"]).all())
    yield "fresh favour counts agree", bool((now["favours_fresh"].sum(1) == now["favours_fresh_count"]).all())
    yield "the favour supply's size agrees", now["favour_supply"].sum() == now["favour_supply_size"]
    due = min(int(now["favours_due"].sum()), int(now["favour_supply_size"]))
    yield "no more favours are due than there are", due == now["favours_due_total"]
    bought = tokens_bought(board, now)
    yield "compasses bought the Catan tokens", 2 * bought == now["favours_spent"][COMPASS]
    for name in ("favour_supply", "favours", "favours_fresh", "favours_due", "catan_tokens"):
        yield f"nothing in {name} is negative", bool((now[name] >= 0).all())
    for player in range(island.players):
        yield f"districts of {player} agree", _labelled(now, player) == districts_of(island, now, player)
    met = all(int(now["links"][one]) >> other & 1 for one, other in touching(island, now))
    yield "districts that touch are linked", met


def _labelled(now: Any, player: int) -> list[set[int]]:
    row = now["district"][player]
    found = [set((row == label).nonzero()[0].tolist()) for label in set(row.tolist()) - {0}]
    return sorted(found, key=min)


def deal_favours(island: Island, now: Any, others: list[int], draws: Draws) -> None:
    """FRI-11: what is neither spent nor seen lies in the hidden hands and in the supply, in some order."""
    seen = now["favours"].sum(0) + now["favours_fresh"].sum(0) + now["favours_spent"]
    unseen = (island.numbers[0]["favours"] - seen).tolist()
    pool = draws.shuffled([guild for guild in range(GUILDS) for _ in range(unseen[guild])])
    for seat in others:
        for place in range(now["favour_count"][seat]):
            field = "favours_fresh" if place < now["favours_fresh_count"][seat] else "favours"
            now[field][seat, pool.pop()] += 1
    for guild in pool:
        now["favour_supply"][guild] += 1


LINKED_BY = ("district", "links", "roads")
"""The fields that say which paths would be first links."""


def first_links(island: Island, now: Mapping[str, Any], seat: int) -> dict[int, list[int]]:
    """FRI-4: for each free path at a district of the seat, with whom a road there would be a first link."""
    board: Any = island.numbers[0]
    districts, links, roads, found = now["district"], now["links"], now["roads"], {}
    for path, ends in enumerate(board["path_ends"][: board["paths"]].tolist()):
        own = [districts[seat][intersection] for intersection in ends if districts[seat][intersection]]
        if roads[path] or not own:
            continue
        met = links[own[0]] | links[own[-1]]
        foreign = [other for other in range(island.players) if other != seat]
        joined = [
            other for other in foreign if any(_is_new(districts[other][intersection], met) for intersection in ends)
        ]
        if joined:
            found[path] = joined
    return found


def _is_new(label: int, met: int) -> bool:
    return bool(label) and not met >> label & 1
