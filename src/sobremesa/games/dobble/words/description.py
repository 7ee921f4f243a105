"""What lies on the table, as JSON for boards, bots and notebooks."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document

from ..deck.cards import cards, symbols
from ..deck.island import Hex, island
from ..label import LABEL
from ..rules import bounds, doors, phases, reasons
from ..rules.bounds import ALL_PLACES, BARBARIANS, COLOURS, MODES, PAIR_PLACE, PLACES, TEAM_PLACE, WARM_UP
from ..rules.phases import PHASE_NAMES, WHY_NAMES
from .ending import winners
from .values import members, optional, partner_of, place_name


def describe(board: Records, seen: Records) -> Document:
    now: Any = seen[0]
    game, phase = int(now["mini_game"]), int(now["phase"])
    return {
        "phase": PHASE_NAMES[phase],
        "mode": MODES[int(board[0]["mode"])],
        "mini_game": game,
        "played": int(now["played"]),
        "round": int(now["round_number"]),
        **_times(now, phase),
        "island": _island(now),
        "ports": [int(card) - 1 for card in now["ports"] if card],
        "pair": [int(card) - 1 for card in now["pair"] if card] if game == WARM_UP else [],
        "teams": [_team(board, seen, team) for team in range(int(board[0]["teams"]))],
        "players": [_player(board, seen, seat) for seat in range(int(board[0]["players"]))],
        "last_claim": _last_claim(now),
        "last_score": _last_score(board, now),
        "winners": list(winners(board, seen)) if phase == phases.OVER else None,
    }


def _times(now: Any, phase: int) -> Document:
    quiet, playing = int(now["quiet_since"]), phase == phases.PLAY
    return {
        "now": int(now["now"]),
        "ready_until": int(now["until"]) if phase == phases.READY else None,
        "starts_at": int(now["until"]) if phase == phases.COUNTDOWN else None,
        "turned_up": bool(now["turned_up"]),
        "began_at": int(now["began_at"]) if playing else None,
        "hint_at": quiet + bounds.HINT_MS if playing and not now["hinted"] else None,
        "out_at": quiet + bounds.OUT_MS if playing else None,
    }


def _island(now: Any) -> list[Document]:
    """Empty before it is laid, and where a mini-game has none."""
    if not now["heights"].any() and not now["placed_by"].any():
        return []
    return [_pile(now, place) for place in range(PLACES)]


def _pile(now: Any, place: int) -> Document:
    card = optional(now["tops"][place])
    by = optional(now["placed_by"][place])
    return {
        "place": place_name(place),
        "card": card,
        "colour": None if card is None else cards()[card].colour,
        "height": int(now["heights"][place]),
        "by": by,
        "at": None if by is None else int(now["placed_at"][place]),
    }


def _team(board: Records, seen: Records, team: int) -> Document:
    now: Any = seen[0]
    shares = int(now["mini_game"]) >= BARBARIANS
    return {
        "points": int(now["points"][team]),
        "count": doors.count_of(board, seen, 0, team),
        "taken": int(now["taken"][team]),
        "deck": int(now["holds"][team].sum()),
        "card": optional(now["card"][team]) if shares else None,
        "out": bool(now["out_by"][team]),
        "out_by": optional(now["out_by"][team]),
    }


def _player(board: Records, seen: Records, seat: int) -> Document:
    now: Any = seen[0]
    return {
        "team": int(board[0]["team_of"][seat]),
        "deck": int(now["deck"][seat]),
        "card": optional(now["card"][seat]),
        "locked_until": int(now["locked_until"][seat]) or None,
        "ready": bool(now["ready"][seat]),
        "may_claim": bool(doors.may_claim_now(board, seen, 0, seat)),
    }


def _last_claim(now: Any) -> Document | None:
    if not now["claim_seat"]:
        return None
    return {
        "seat": int(now["claim_seat"]) - 1,
        "place": place_name(int(now["claim_place"])),
        "symbol": int(now["claim_symbol"]),
        "own": int(now["claim_own"]),
        "target": int(now["claim_target"]),
        "verdict": "right" if now["claim_right"] else "wrong",
        "at": int(now["claim_at"]),
    }


def _last_score(board: Records, now: Any) -> Document | None:
    if not now["score_why"]:
        return None
    teams, seat = int(board[0]["teams"]), optional(now["score_seat"])
    return {
        "mini_game": int(now["score_game"]),
        "why": WHY_NAMES[int(now["score_why"])],
        "seat": seat,
        "team": None if seat is None else int(board[0]["team_of"][seat]),
        "counts": now["score_counts"][:teams].tolist(),
        "gained": now["score_gained"][:teams].tolist(),
        "at": int(now["score_at"]),
    }


def bounds_of(board: Records, seen: Records, seat: int) -> Document:
    """Within which a seat may claim, or point: the cards in reach by place, and the card they are matched with."""
    now: Any = seen[0]
    mine = _own_card(now, seat)
    return {"own": mine, "places": {place_name(place): _card_at(now, place) for place in _reached(board, seen, seat)}}


def _own_card(now: Any, seat: int) -> int | None:
    return optional(now["pair"][0] if now["mini_game"] == WARM_UP else now["card"][seat])


def _card_at(now: Any, place: int) -> int:
    if place < PLACES:
        return int(now["tops"][place]) - 1
    return int(now["pair"][1] if place == PAIR_PLACE else now["card"][place - TEAM_PLACE]) - 1


def _reached(board: Records, seen: Records, seat: int) -> list[int]:
    if not doors.may_act(board, seen, 0, seat):
        return []
    return [place for place in range(ALL_PLACES) if doors.can_reach(board, seen, 0, seat, place)]


def describe_own(board: Records, seen: Records, seat: int) -> Document:
    now: Any = seen[0]
    partner = partner_of(board, seat)
    may_claim = doors.may_claim_now(board, seen, 0, seat)
    reached = _reached(board, seen, seat) if may_claim else []
    return {
        "team": int(board[0]["team_of"][seat]),
        "card": _own_card(now, seat),
        "places": [place_name(place) for place in reached],
        "partner": partner,
        "may_ping": doors.why_no_ping(board, seen, 0, seat) == reasons.LEGAL,
        "locked_until": int(now["locked_until"][seat]) or None,
        "hint": _pointed(now["hint_place"][seat], now["hint_symbol"][seat]),
        "ping": _pointed(now["ping_place"][seat], now["ping_symbol"][seat]),
        "sent": None if partner is None else _pointed(now["ping_place"][partner], now["ping_symbol"][partner]),
    }


def _pointed(place: Any, symbol: Any) -> Document | None:
    return {"place": place_name(int(place) - 1), "symbol": int(symbol) - 1} if place else None


def board_document(board: Records) -> Document:
    """What never changes: teams, times, the map, and the face of every card."""
    now: Any = board[0]
    return {
        "mode": MODES[int(now["mode"])],
        "mini_game": int(now["first_game"]) if MODES[int(now["mode"])] == "beginner" else None,
        "lockout": int(now["lockout"]),
        "countdown": bounds.COUNTDOWN_MS,
        "hint_after": bounds.HINT_MS,
        "out_after": bounds.OUT_MS,
        "ready_for": bounds.READY_MS,
        "goal": int(now["goal"]),
        "pairs": bounds.PAIRS,
        "teams": [
            {"colour": COLOURS[team], "seats": members(board, team), "double": int(now["single"]) == 1 + team}
            for team in range(int(now["teams"]))
        ],
        **_print(),
    }


@cache
def _print() -> Document:
    made = island()
    return {
        "island": [
            {
                "place": name,
                **_at(at),
                "centre": name in made.centre,
                "port": made.port_of(place),
                "neighbours": [made.names[other] for other in made.neighbours(at)],
            }
            for place, (name, at) in enumerate(made.hexes.items())
        ],
        "ports": [
            {"port": port, **_at(at), "touches": [made.names[place] for place in made.neighbours(at)]}
            for port, at in enumerate(made.sites)
        ],
        "cards": [
            {
                "card": card.number,
                "name": card.name,
                "colour": card.colour,
                "symbols": list(card.symbols),
            }
            for card in cards()
        ],
        "symbols": [
            {**symbol, "name": {tongue: LABEL.catalogue.term(symbol["id"], tongue) for tongue in ("en", "es", "pt")}}
            for symbol in symbols()
        ],
    }


def _at(at: Hex) -> Document:
    """Axial coordinates, and the middle of the hexagon when its corners are at distance 1."""
    q, r = at
    return {"q": q, "r": r, "x": round(math.sqrt(3) * (q + r / 2), 4), "y": 1.5 * r}
