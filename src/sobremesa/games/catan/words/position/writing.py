"""From what a seat sees to a position document; what follows from the rest is left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document

from ...board import components
from ...board.bounds import CARD_NAMES, COLOURS, RESOURCE_NAMES
from ...hooks import positions as expansions
from ...hooks.boards import goal_of
from ...island import Island
from ...label import LABEL
from ...rules.phases import FOUND_SETTLEMENT, MAIN, PHASE_NAMES
from .awards import army_leaders, route_leaders
from .format import FORMAT, FOUNDING, HIDDEN, PHASES, SPECTATOR
from .islands import write_board
from .moment import DIE


def to_document(island: Island, seen: Records, seat: int | None) -> Document:
    """The whole position, or a view of it (`seen_by`) when the state was masked for somebody."""
    now: Any = seen[0]
    if now["phase"] == FOUND_SETTLEMENT and not now["founded"]:
        return _before_founding(island)
    if int(now["phase"]) not in PHASES.values():
        where = PHASE_NAMES[int(now["phase"])]
        raise ValueError(f"a position is written when the active player is to roll or to act; the phase is {where!r}")
    if expansions.is_between(now):
        raise ValueError("a moment between two turns is told by what led to it")
    return {
        "format": FORMAT,
        "game": LABEL.id,
        "rules_version": LABEL.rules_version,
        **({"seen_by": SPECTATOR if seat is None else seat} if _is_masked(now) else {}),
        "players": island.players,
        **_options(island),
        **write_board(island.document, island.players),
        **_table(island),
        **_moment(island, now),
        **_awards(island, now),
        **expansions.write_table(island, now),
        **(_stock(now) if _is_masked(now) else {}),
        "seats": [_seat(island, now, seat) for seat in range(island.players)],
    }


def _before_founding(island: Island) -> Document:
    return {
        "format": FORMAT,
        "game": LABEL.id,
        "rules_version": LABEL.rules_version,
        "players": island.players,
        **_options(island),
        **write_board(island.document, island.players),
        **_table(island),
        "phase": FOUNDING,
        "seats": [{}] * island.players,
    }


def _is_masked(now: Any) -> bool:
    hidden_hands = (now["hands"].sum(1) != now["hand_size"]).any()
    return bool(now["deck"].sum() != now["deck_size"] or hidden_hands) or expansions.is_masked(now)


def _options(island: Island) -> Document:
    """Those that matter from now on and are not as usual."""
    board: Any = island.numbers[0]
    values = {
        "setup": "variable" if board["founding"] else "beginner",
        **expansions.write_options(board),
        "goal": int(board["points_to_win"]),
        "phases": "strict" if board["strict_phases"] else "combined",
        "dice": "balanced" if board["balanced_dice"] else "fair",
        "robber": "friendly" if board["friendly_robber"] else "standard",
        "theft": "voluntary" if board["voluntary_theft"] else "compulsory",
        "distance": "lifted" if board["distance_lifted"] else "kept",
        "discard_limit": int(board["discard_limit"]),
        "offers": int(board["offers_per_turn"]),
    }
    goal = goal_of(island.numbers, island.players, components.POINTS_TO_WIN)
    usual = {**{option.name: option.default for option in LABEL.options}, "goal": goal}
    unusual = {name: value for name, value in values.items() if value != usual[name]}
    return {"options": unusual} if unusual else {}


def _table(island: Island) -> Document:
    order = island.numbers[0]["seat_order"][: island.players].tolist()
    return {
        **({"colours": list(island.colours)} if island.colours != COLOURS[: island.players] else {}),
        **({"order": order} if order != sorted(order) else {}),
    }


def _moment(island: Island, now: Any) -> Document:
    trade = {"trade_over": bool(now["trade_over"]), "offers_made": int(now["offers_made"])}
    return {
        "turn": int(now["turn"]),
        "active": int(now["active"]),
        "phase": PHASE_NAMES[int(now["phase"])],
        **({"dice": now["dice"].tolist()} if now["dice"][0] else {}),
        **_dice_left(island, now),
        "robber": island.names.hexes[now["robber"]],
        **({"card_played": True} if now["card_played"] else {}),
        **({name: value for name, value in trade.items() if value and now["phase"] == MAIN}),
    }


def _dice_left(island: Island, now: Any) -> Document:
    if not island.numbers[0]["balanced_dice"] or now["dice_left"].all():
        return {}
    pairs = now["dice_left"].nonzero()[0].tolist()
    return {"dice_left": [[1 + pair // DIE, 1 + pair % DIE] for pair in pairs]}


def _awards(island: Island, now: Any) -> Document:
    """Whoever holds one; and where several are equal, that nobody does."""
    held = (
        ("longest_route", int(now["route_holder"]), route_leaders(island, now)),
        ("largest_army", int(now["army_holder"]), army_leaders(island, now)),
    )
    return {award: holder - 1 if holder else None for award, holder, leaders in held if leaders}


def _stock(now: Any) -> Document:
    return {"bank": _counts(now["bank"], RESOURCE_NAMES), "deck": {HIDDEN: int(now["deck_size"])}}


def _seat(island: Island, now: Any, seat: int) -> Document:
    own, is_city = now["buildings"] == 1 + seat, now["cities"] == 1
    fresh = _fresh(now, seat)
    written = {
        "settlements": _named(own & ~is_city, island.names.intersections),
        "cities": _named(own & is_city, island.names.intersections),
        "roads": _named(now["roads"] == 1 + seat, island.names.paths),
        "hand": _held(now["hands"][seat], int(now["hand_size"][seat]), RESOURCE_NAMES),
        "cards": _held(now["cards"][seat], int(now["card_count"][seat]) - fresh, CARD_NAMES),
        "fresh": _held(now["fresh"][seat], fresh, CARD_NAMES),
        "played": _counts(now["played"][seat], CARD_NAMES),
        "yield": _counts(now["yields"][seat], RESOURCE_NAMES),
        **expansions.write_seat(island, now, seat),
    }
    return {key: value for key, value in written.items() if value}


def _fresh(now: Any, seat: int) -> int:
    """How many cards were bought in this turn, as far as whoever sees this knows."""
    is_seen = now["cards"][seat].sum() + now["fresh"][seat].sum() == now["card_count"][seat]
    return int(now["fresh"][seat].sum() if is_seen else now["fresh_count"][seat])


def _named(places: Any, names: Sequence[str]) -> list[str]:
    return [names[place] for place in places.nonzero()[0]]


def _held(counts: Any, many: int, names: Sequence[str]) -> Document:
    return _counts(counts, names) if counts.sum() == many else {HIDDEN: many}


def _counts(counts: Any, names: Sequence[str]) -> dict[str, int]:
    return {name: int(count) for name, count in zip(names, counts, strict=True) if count}
