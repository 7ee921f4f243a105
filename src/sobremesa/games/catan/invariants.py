"""What always holds, in words: cards are conserved, counts agree, nobody has more pieces than the box."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sobremesa.contract.fields import Records

from .board.bounds import CITY, ROAD, SETTLEMENT, VICTORY_POINT
from .hooks import table as expansions
from .island import Island
from .rules import doors, phases
from .upkeep import crowded, rates, roads_at


def broken(island: Island, state: Records) -> list[str]:
    now: Any = state[0]
    board: Any = island.numbers[0]
    return [words for words, holds in _checks(island, state, now, board) if not holds]


def _checks(island: Island, state: Records, now: Any, board: Any) -> Iterator[tuple[str, bool]]:
    yield from _cards(now, board)
    yield from _pieces(island, now, board)
    yield "crowded intersections agree", list(now["crowded"]) == crowded(island, now)
    yield "road ends agree", list(now["roads_at"]) == roads_at(island, now)
    for player in range(island.players):
        yield f"harbours of {player} agree", list(now["rates"][player]) == rates(island, now, player)
        length = doors.longest_route(island.numbers, state, 0, player)
        yield f"route of {player} agrees", now["route_length"][player] == length
    yield from expansions.broken(island, now)
    yield "the robber is on the island", 0 <= now["robber"] < board["hexes"]
    yield from _winning(island, state, now, board)


def _cards(now: Any, board: Any) -> Iterator[tuple[str, bool]]:
    yield "resource cards are conserved", bool((now["bank"] + now["hands"].sum(0) == board["bank"]).all())
    yield "hand sizes agree", bool((now["hands"].sum(1) == now["hand_size"]).all())
    held = now["cards"] + now["fresh"]
    out = now["played"].sum(0) + expansions.cards_out(now)
    yield "development cards are conserved", bool((now["deck"] + held.sum(0) + out == board["deck"]).all())
    yield "development card counts agree", bool((held.sum(1) == now["card_count"]).all())
    unknown = now["fresh_count"] - now["fresh"].sum(1)
    yield "fresh card counts agree", bool(((unknown >= 0) & (unknown <= expansions.fresh_cards_unknown(now))).all())
    yield "the deck's size agrees", now["deck"].sum() == now["deck_size"]
    yield "victory point cards are never played", bool((now["played"][:, VICTORY_POINT] == 0).all())
    for name in ("bank", "hands", "deck", "cards", "fresh", "pieces", "chosen"):
        yield f"nothing in {name} is negative", bool((now[name] >= 0).all())
    yield "sealed discards are held", bool((now["chosen"] <= now["hands"]).all())
    sealed = now["chosen"].sum(1)
    drawn = now["owed"] - now["at_random"]
    partly = (sealed == drawn) & (now["at_random"] > 0)
    yield "sealed discards are complete", bool(((sealed == now["owed"] * now["has_chosen"]) | partly).all())


def _pieces(island: Island, now: Any, board: Any) -> Iterator[tuple[str, bool]]:
    for player in range(island.players):
        own = now["buildings"] == player + 1
        cities = int((own & (now["cities"] == 1)).sum())
        built = {ROAD: int((now["roads"] == player + 1).sum()), SETTLEMENT: int(own.sum()) - cities, CITY: cities}
        for piece, count in built.items():
            yield f"pieces {piece} of {player} agree", count + now["pieces"][player, piece] == board["pieces"][piece]


def _winning(island: Island, state: Records, now: Any, board: Any) -> Iterator[tuple[str, bool]]:
    if now["turn"] == 0:
        return
    if expansions.nobody_may_win(now):
        yield "nobody wins between two turns", now["phase"] != phases.OVER
        return
    points = doors.total_points(island.numbers, state, 0, int(now["active"]))
    over = now["phase"] == phases.OVER
    yield "the game ends when its active player has enough points", over == (points >= board["points_to_win"])
