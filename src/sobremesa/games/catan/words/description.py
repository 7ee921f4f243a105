"""What lies on the table, for boards, bots and notebooks; made from a masked state only, each member by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from sobremesa.contract.fields import Records
from sobremesa.contract.shown import ABSENT, Absent, convert
from sobremesa.contract.states.by_field import Fields, Rows, Structure, fields_of

from .. import views
from ..board.bounds import BUILD_NAMES, CARD_NAMES, CITY, PLAYERS, RESOURCE_NAMES, SETTLEMENT, VICTORY_POINT
from ..hooks import showing as expansions
from ..hooks.fields import BESIDE_CARDS
from ..hooks.naming import offered_beside
from ..island import Island
from ..rules.deeds.points import AWARD_POINTS
from ..rules.deeds.trade import SPECIAL_RATE
from ..rules.phases import OVER, PHASE_NAMES
from ..views.names import ANSWERS, PIECES


def describe(island: Island, seen: Records | Fields) -> views.View:
    view: views.View = VIEW.made(island, fields_of(seen))
    return view


def describe_own(island: Island, seen: Records | Fields, seat: int) -> views.Own:
    own: views.Own = OWN.made(island, fields_of(seen), seat)
    return own


def board_document(island: Island) -> views.Board:
    """What never changes: the island, whose colour is whose, what things cost, how many points win."""
    board: Any = island.numbers[0]
    laid, harbours = island.document, island.document.get("harbours")
    return views.Board(
        name=laid["name"],
        hexes=convert(laid["hexes"], list[views.Hex]),
        intersections=convert(laid["intersections"], list[views.Intersection]),
        paths=convert(laid["paths"], list[views.Path]),
        harbours=ABSENT if harbours is None else convert(harbours, list[views.Harbour]),
        robber=laid["robber"],
        colours=list(island.colours),
        order=board["seat_order"][: island.players].tolist(),
        goal=int(board["points_to_win"]),
        expansions=expansions.at_table(island),
        discard_limit=int(board["discard_limit"]),
        costs={name: resources(board["costs"][kind].tolist()) for kind, name in enumerate(BUILD_NAMES)},
    )


def _buildings(island: Island, now: Fields) -> dict[str, views.Building]:
    pieces = zip(island.names.intersections, now["buildings"], now["cities"], strict=False)
    return {name: _PIECES[owner - 1][is_city] for name, owner, is_city in pieces if owner}


def _roads(island: Island, now: Fields) -> dict[str, int]:
    return {name: owner - 1 for name, owner in zip(island.names.paths, now["roads"], strict=False) if owner}


def _founding(island: Island, now: Fields) -> str | None:
    """Where the founding road must start."""
    is_founding = not now["turn"] and now["founded"]
    return island.names.intersections[now["founding_intersection"]] if is_founding else None


def _cheap(island: Island, now: Fields) -> list[str] | Absent:
    found = [name for resource, name in enumerate(RESOURCE_NAMES) if now["cheap"] >> resource & 1]
    return found or ABSENT


def _rates(island: Island, now: Fields, seat: int) -> dict[str, int]:
    """What the bank asks: of the active player less where a canal token or a free port makes it cheap (SCN-12)."""
    cheap = now["cheap"]
    if not cheap or seat != now["active"]:
        return resources(now["rates"][seat])
    rates = enumerate(now["rates"][seat])
    return resources([SPECIAL_RATE if cheap >> resource & 1 else rate for resource, rate in rates])


def _points_from(island: Island, now: Fields, seat: int) -> views.PointsFrom:
    box, left = island.box, now["pieces"][seat]
    return views.PointsFrom(
        settlements=box[SETTLEMENT] - left[SETTLEMENT],
        cities=2 * (box[CITY] - left[CITY]),
        longest_route=AWARD_POINTS if now["route_holder"] == seat + 1 else 0,
        largest_army=AWARD_POINTS if now["army_holder"] == seat + 1 else 0,
        tokens=now["tokens"][seat] or ABSENT,
    )


def _points(island: Island, now: Fields, seat: int) -> int:
    """As `visible_points` has them, without a way into compiled rules."""
    found = _points_from(island, now, seat)
    earned = found.settlements + found.cities + found.longest_route + found.largest_army
    return earned + int(now["tokens"][seat])


def own_points(island: Island, now: Fields, seat: int) -> int:
    return _points(island, now, seat) + int(now["cards"][seat][VICTORY_POINT] + now["fresh"][seat][VICTORY_POINT])


def _laid_open(island: Island, now: Fields, seat: int) -> dict[str, int] | Absent:
    return resources(now["hands"][seat]) if now["phase"] == OVER else ABSENT


def _all_cards(island: Island, now: Fields, seat: int) -> dict[str, int] | Absent:
    if now["phase"] != OVER:
        return ABSENT
    return _cards([old + fresh for old, fresh in zip(now["cards"][seat], now["fresh"][seat], strict=True)])


def _offer(island: Island, now: Fields, seat: int) -> views.Offer | None:
    if not now["offer_open"][seat]:
        return None
    terms = dict(zip(RESOURCE_NAMES, now["offers"][seat], strict=True)) | {BESIDE_CARDS: offered_beside(now, seat)}
    audience = now["offer_to"] if seat == now["active"] else 1 << now["active"]
    return views.Offer(
        give={name: -term for name, term in terms.items() if term < 0},
        get={name: term for name, term in terms.items() if term > 0},
        to=[other for other in range(len(now["answers"])) if audience >> other & 1],
    )


def resources(counts: Iterable[int]) -> dict[str, int]:
    return dict(zip(RESOURCE_NAMES, counts, strict=True))


def _cards(counts: Iterable[int]) -> dict[str, int]:
    return {name: count for name, count in zip(CARD_NAMES, counts, strict=True) if count}


def _seat(stored: int) -> int | None:
    return stored - 1 if stored else None


_PIECES = [tuple(views.Building(seat=seat, piece=piece) for piece in ("settlement", "city")) for seat in range(PLAYERS)]

_PLAYER: dict[str, Callable[[Island, Fields, int], Any]] = {
    "colour": lambda island, now, seat: island.colours[seat],
    "cards_in_hand": lambda island, now, seat: now["hand_size"][seat],
    "development_cards": lambda island, now, seat: now["card_count"][seat],
    "played": lambda island, now, seat: _cards(now["played"][seat]),
    "points": _points,
    "points_from": _points_from,
    "pieces": lambda island, now, seat: dict(zip(PIECES, now["pieces"][seat], strict=True)),
    "route": lambda island, now, seat: now["route_length"][seat],
    "rates": _rates,
    "yields": lambda island, now, seat: resources(now["yields"][seat]),
    "owes": lambda island, now, seat: now["owed"][seat],
    "has_discarded": lambda island, now, seat: bool(now["has_chosen"][seat]),
    "offer": _offer,
    "answer": lambda island, now, seat: ANSWERS[now["answers"][seat]],
    "hand": _laid_open,
    "cards": _all_cards,
    **expansions.PLAYER,
}

VIEW = Structure(
    views.View,
    {
        "phase": lambda island, now: PHASE_NAMES[now["phase"]],
        "turn": lambda island, now: now["turn"],
        "active": lambda island, now: now["active"],
        "dice": lambda island, now: now["dice"] if now["dice"][0] else None,
        "rolled": lambda island, now: bool(now["rolled"]),
        "robber": lambda island, now: island.names.hexes[now["robber"]],
        "buildings": _buildings,
        "roads": _roads,
        "bank": lambda island, now: resources(now["bank"]),
        "deck": lambda island, now: now["deck_size"],
        "longest_route": lambda island, now: _seat(now["route_holder"]),
        "largest_army": lambda island, now: _seat(now["army_holder"]),
        "free_roads": lambda island, now: now["free_roads"],
        "card_played": lambda island, now: bool(now["card_played"]),
        "trade_over": lambda island, now: bool(now["trade_over"]),
        "offers_left": lambda island, now: int(island.numbers[0]["offers_per_turn"]) - now["offers_made"],
        "founding": _founding,
        "winner": lambda island, now: _seat(now["winner"]),
        "cheap": _cheap,
        **expansions.VIEW,
    },
    {"players": Rows(views.Player, _PLAYER, lambda island: island.players)},
)

OWN = Structure(
    views.Own,
    {
        "hand": lambda island, now, seat: resources(now["hands"][seat]),
        "cards": lambda island, now, seat: _cards(now["cards"][seat]),
        "fresh": lambda island, now, seat: _cards(now["fresh"][seat]),
        "points": own_points,
        "discard": lambda island, now, seat: resources(now["chosen"][seat]) if now["has_chosen"][seat] else None,
        **expansions.OWN,
    },
)
