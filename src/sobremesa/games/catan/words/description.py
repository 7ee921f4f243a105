"""What lies on the table, for boards, bots and notebooks; made from a masked state only."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.fields import Records
from sobremesa.contract.shown import ABSENT, convert

from .. import views
from ..board.bounds import BUILD_NAMES, CARD_NAMES, CITY, RESOURCE_NAMES, SETTLEMENT
from ..hooks import showing as expansions
from ..hooks.fields import BESIDE_CARDS
from ..hooks.naming import offered_beside
from ..island import Island
from ..rules import doors
from ..rules.phases import OVER, PHASE_NAMES
from ..rules.points import AWARD_POINTS
from ..rules.trade import SPECIAL_RATE
from ..views.names import ANSWERS, PIECES


def plain(seen: Records) -> dict[str, Any]:
    """The record as Python's own numbers and lists: some five times quicker to read than field by field."""
    values = zip(seen.dtype.names or (), seen.tolist()[0], strict=True)
    return {name: value if isinstance(value, int) else value.tolist() for name, value in values}


def describe(island: Island, seen: Records) -> views.View:
    now = plain(seen)
    view = views.View(
        phase=PHASE_NAMES[now["phase"]],
        turn=now["turn"],
        active=now["active"],
        dice=(now["dice"][0], now["dice"][1]) if now["dice"][0] else None,
        rolled=bool(now["rolled"]),
        robber=island.names.hexes[now["robber"]],
        buildings=_buildings(island, now),
        roads={island.names.paths[path]: owner - 1 for path, owner in enumerate(now["roads"]) if owner},
        bank=resources(now["bank"]),
        deck=now["deck_size"],
        longest_route=_seat(now["route_holder"]),
        largest_army=_seat(now["army_holder"]),
        free_roads=now["free_roads"],
        card_played=bool(now["card_played"]),
        trade_over=bool(now["trade_over"]),
        offers_left=int(island.numbers[0]["offers_per_turn"]) - now["offers_made"],
        founding=island.names.intersections[now["founding_node"]] if not now["turn"] and now["founded"] else None,
        winner=_seat(now["winner"]),
        players=[_player(island, seen, now, seat) for seat in range(island.players)],
    )
    if now["cheap"]:
        view.cheap = [name for resource, name in enumerate(RESOURCE_NAMES) if now["cheap"] >> resource & 1]
    expansions.describe(view, island, now)
    return view


def describe_own(island: Island, seen: Records, seat: int) -> views.Own:
    now: Any = seen[0]
    own = views.Own(
        hand=resources(now["hands"][seat]),
        cards=_cards(now["cards"][seat]),
        fresh=_cards(now["fresh"][seat]),
        points=doors.total_points(island.numbers, seen, 0, seat),
        discard=resources(now["chosen"][seat]) if now["has_chosen"][seat] else None,
    )
    expansions.describe_own(own, island, now, seat)
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
        expansions=expansions.at_table(board),
        discard_limit=int(board["discard_limit"]),
        costs={name: resources(board["costs"][kind]) for kind, name in enumerate(BUILD_NAMES)},
    )


def _player(island: Island, seen: Records, now: dict[str, Any], seat: int) -> views.Player:
    player = views.Player(
        colour=island.colours[seat],
        cards_in_hand=now["hand_size"][seat],
        development_cards=now["card_count"][seat],
        played=_cards(now["played"][seat]),
        points=doors.visible_points(island.numbers, seen, 0, seat),
        points_from=_points_from(island, now, seat),
        pieces=dict(zip(PIECES, now["pieces"][seat], strict=True)),
        route=now["route_length"][seat],
        rates=_rates(now, seat),
        yields=resources(now["yields"][seat]),
        owes=now["owed"][seat],
        has_discarded=bool(now["has_chosen"][seat]),
        offer=_offer(now, seat),
        answer=ANSWERS[now["answers"][seat]],
    )
    expansions.describe_player(player, island, now, seat)
    if now["phase"] == OVER:
        player.hand, player.cards = resources(now["hands"][seat]), _all_cards(now, seat)
    return player


def _rates(now: dict[str, Any], seat: int) -> dict[str, int]:
    """What the bank asks: of the active player less where a canal token or a free port makes it cheap (SCN-12)."""
    cheap = now["cheap"] if seat == now["active"] else 0
    rates = enumerate(now["rates"][seat])
    return resources([SPECIAL_RATE if cheap >> resource & 1 else rate for resource, rate in rates])


def _all_cards(now: dict[str, Any], seat: int) -> dict[str, int]:
    return _cards([old + fresh for old, fresh in zip(now["cards"][seat], now["fresh"][seat], strict=True)])


def _points_from(island: Island, now: Any, seat: int) -> views.PointsFrom:
    box = island.numbers[0]["pieces"]
    left = now["pieces"][seat]
    return views.PointsFrom(
        settlements=int(box[SETTLEMENT] - left[SETTLEMENT]),
        cities=2 * int(box[CITY] - left[CITY]),
        longest_route=AWARD_POINTS * int(now["route_holder"] == seat + 1),
        largest_army=AWARD_POINTS * int(now["army_holder"] == seat + 1),
        tokens=now["tokens"][seat] or ABSENT,
    )


def _offer(now: Any, seat: int) -> views.Offer | None:
    if not now["offer_open"][seat]:
        return None
    terms = dict(zip(RESOURCE_NAMES, now["offers"][seat], strict=True)) | {BESIDE_CARDS: offered_beside(now, seat)}
    audience = int(now["offer_to"]) if seat == now["active"] else 1 << int(now["active"])
    return views.Offer(
        give={name: -term for name, term in terms.items() if term < 0},
        get={name: term for name, term in terms.items() if term > 0},
        to=[other for other in range(len(now["answers"])) if audience >> other & 1],
    )


def _buildings(island: Island, now: Any) -> dict[str, views.Building]:
    pieces = zip(island.names.intersections, now["buildings"], now["cities"], strict=False)
    return {
        name: views.Building(seat=owner - 1, piece="city" if is_city else "settlement")
        for name, owner, is_city in pieces
        if owner
    }


def resources(counts: Any) -> dict[str, int]:
    values = counts if isinstance(counts, list) else counts.tolist()
    return dict(zip(RESOURCE_NAMES, values, strict=True))


def _cards(counts: Any) -> dict[str, int]:
    values = counts if isinstance(counts, list) else counts.tolist()
    return {name: count for name, count in zip(CARD_NAMES, values, strict=True) if count}


def _seat(stored: Any) -> int | None:
    return int(stored) - 1 if stored else None
