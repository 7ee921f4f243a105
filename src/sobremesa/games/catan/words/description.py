"""What lies on the table, as JSON for boards, bots and notebooks; made from a masked state only."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document

from ..board.bounds import BUILD_NAMES, CARD_NAMES, CITY, RESOURCE_NAMES, SETTLEMENT
from ..island import Island
from ..rules import doors
from ..rules.phases import OVER, PHASE_NAMES
from ..rules.points import AWARD_POINTS

PIECES = ("roads", "settlements", "cities")
ANSWERS = ("none", "yes", "no", "counter")


def describe(island: Island, seen: Records) -> Document:
    now: Any = seen[0]
    return {
        "phase": PHASE_NAMES[int(now["phase"])],
        "turn": int(now["turn"]),
        "active": int(now["active"]),
        "dice": now["dice"].tolist() if now["dice"][0] else None,
        "rolled": bool(now["rolled"]),
        "robber": island.names.hexes[now["robber"]],
        "buildings": _buildings(island, now),
        "roads": {island.names.paths[path]: int(now["roads"][path]) - 1 for path in now["roads"].nonzero()[0]},
        "bank": resources(now["bank"]),
        "deck": int(now["deck_size"]),
        "longest_route": _seat(now["route_holder"]),
        "largest_army": _seat(now["army_holder"]),
        "free_roads": int(now["free_roads"]),
        "card_played": bool(now["card_played"]),
        "trade_over": bool(now["trade_over"]),
        "offers_left": int(island.numbers[0]["offers_per_turn"]) - int(now["offers_made"]),
        "founding": island.names.intersections[now["founding_node"]] if not now["turn"] and now["founded"] else None,
        "winner": _seat(now["winner"]),
        "players": [_player(island, seen, seat) for seat in range(island.players)],
    }


def describe_own(island: Island, seen: Records, seat: int) -> Document:
    now: Any = seen[0]
    return {
        "hand": resources(now["hands"][seat]),
        "cards": _cards(now["cards"][seat]),
        "fresh": _cards(now["fresh"][seat]),
        "points": doors.total_points(island.numbers, seen, 0, seat),
        "discard": resources(now["chosen"][seat]) if now["has_chosen"][seat] else None,
    }


def board_document(island: Island) -> Document:
    """What never changes: the island, whose colour is whose, what things cost, how many points win."""
    board: Any = island.numbers[0]
    return {
        **island.document,
        "colours": list(island.colours),
        "order": board["seat_order"][: island.players].tolist(),
        "goal": int(board["points_to_win"]),
        "discard_limit": int(board["discard_limit"]),
        "costs": {name: resources(board["costs"][kind]) for kind, name in enumerate(BUILD_NAMES)},
    }


def _player(island: Island, seen: Records, seat: int) -> Document:
    now: Any = seen[0]
    open_hand = {"hand": resources(now["hands"][seat]), "cards": _cards(now["cards"][seat] + now["fresh"][seat])}
    return {
        "colour": island.colours[seat],
        "cards_in_hand": int(now["hand_size"][seat]),
        "development_cards": int(now["card_count"][seat]),
        "played": _cards(now["played"][seat]),
        "points": doors.visible_points(island.numbers, seen, 0, seat),
        "points_from": _points_from(island, now, seat),
        "pieces": dict(zip(PIECES, now["pieces"][seat].tolist(), strict=True)),
        "route": int(now["route_length"][seat]),
        "rates": resources(now["rates"][seat]),
        "yield": resources(now["yields"][seat]),
        "owes": int(now["owed"][seat]),
        "has_discarded": bool(now["has_chosen"][seat]),
        "offer": _offer(now, seat),
        "answer": ANSWERS[int(now["answers"][seat])],
        **(open_hand if now["phase"] == OVER else {}),
    }


def _points_from(island: Island, now: Any, seat: int) -> dict[str, int]:
    box = island.numbers[0]["pieces"]
    left = now["pieces"][seat]
    return {
        "settlements": int(box[SETTLEMENT] - left[SETTLEMENT]),
        "cities": 2 * int(box[CITY] - left[CITY]),
        "longest_route": AWARD_POINTS * int(now["route_holder"] == seat + 1),
        "largest_army": AWARD_POINTS * int(now["army_holder"] == seat + 1),
    }


def _offer(now: Any, seat: int) -> Document | None:
    if not now["offer_open"][seat]:
        return None
    terms = dict(zip(RESOURCE_NAMES, now["offers"][seat].tolist(), strict=True))
    audience = int(now["offer_to"]) if seat == now["active"] else 1 << int(now["active"])
    return {
        "give": {name: -term for name, term in terms.items() if term < 0},
        "get": {name: term for name, term in terms.items() if term > 0},
        "to": [other for other in range(len(now["answers"])) if audience >> other & 1],
    }


def _buildings(island: Island, now: Any) -> dict[str, Document]:
    return {
        island.names.intersections[node]: {
            "seat": int(now["buildings"][node]) - 1,
            "piece": "city" if now["cities"][node] else "settlement",
        }
        for node in now["buildings"].nonzero()[0]
    }


def resources(counts: Any) -> dict[str, int]:
    return dict(zip(RESOURCE_NAMES, counts.tolist(), strict=True))


def _cards(counts: Any) -> dict[str, int]:
    return {name: int(count) for name, count in zip(CARD_NAMES, counts, strict=True) if count}


def _seat(stored: Any) -> int | None:
    return int(stored) - 1 if stored else None
