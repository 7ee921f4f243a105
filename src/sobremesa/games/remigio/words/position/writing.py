"""From what a seat sees to a position document; what follows from the rest is left out."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document

from ...label import LABEL
from ...parts import card_name
from ...rules.actions import KINDS, RUN, SET
from ...rules.cards import in_suit
from ...rules.phases import PHASE_NAMES
from ...rules.state import NOT_OPEN, OPENS_NOW
from ..cards import joker_places
from ..description import OWED_FROM, names_of
from .checking import FORMAT, HIDDEN, PHASES, SPECTATOR


def to_document(board: Records, seen: Records, seat: int | None) -> Document:
    """The whole position, or a view of it (`seen_by`) when the state was masked for somebody."""
    now: Any = seen[0]
    if int(now["phase"]) not in PHASES.values():
        where = PHASE_NAMES[int(now["phase"])]
        raise ValueError(f"a position is written when the active player is to draw or to play; the phase is {where!r}")
    masked = bool(now["stock"].sum() != now["stock_size"] or (now["hands"].sum(1) != now["hand_size"]).any())
    players = int(board[0]["players"])
    return {
        "format": FORMAT,
        "game": LABEL.id,
        "rules_version": LABEL.rules_version,
        **({"seen_by": SPECTATOR if seat is None else seat} if masked else {}),
        "players": players,
        **_options(board[0]),
        **_moment(now),
        **_cards(now),
        **({"stock": {HIDDEN: int(now["stock_size"])}} if masked else {}),
        "melds": [{"owner": int(now["meld_owner"][meld]), "meld": _meld(now, meld)} for meld in range(now["melds"])],
        "seats": [_seat(now, seat) for seat in range(players)],
    }


def _options(board: Any) -> Document:
    """Those that are not as usual."""
    values = {
        "table": "real" if board["real_table"] else "assisted",
        "limit": int(board["limit"]),
        "low_ace": str(board["low_ace"]),
        "joker_left": str(board["joker_left"]),
        "sets": "equal" if board["equal_suits"] else "different",
        "jokers": "one" if board["most_jokers"] == 1 else "half",
        "lay_off": "own" if board["own_only"] else "any",
        "dry": int(board["dry"]),
        "ties": "nobody" if board["ties_free"] else "each",
        **{switch: bool(board[switch]) for switch in ("cut", "take_to_open", "swap", "void_end", "hint")},
    }
    unusual = {option.name: values[option.name] for option in LABEL.options if values[option.name] != option.default}
    return {"options": unusual} if unusual else {}


def _moment(now: Any) -> Document:
    written = {
        "deal": int(now["deal"]),
        "voids": int(now["voids"]),
        "turn": int(now["turn"]),
        "active": int(now["active"]),
        "dealer": int(now["dealer"]),
        "phase": PHASE_NAMES[int(now["phase"])],
        "rebuilt": int(now["rebuilt"]),
        "forfeited": bool(now["forfeited"]),
        "must_lay": _card(now["owed"]),
        "must_lay_from": OWED_FROM.get(int(now["owed_from"])),
        "cut_card": _card(now["cut_card"]),
        "drawn": _drawn(now),
    }
    always = ("deal", "turn", "active", "dealer", "phase")
    return {key: value for key, value in written.items() if value or key in always}


def _card(stored: Any) -> str | None:
    return card_name(int(stored) - 1) if stored else None


def _drawn(now: Any) -> str | Document | None:
    if not now["drew"]:
        return None
    return _card(now["drawn"][now["active"]]) or {HIDDEN: 1}


def _cards(now: Any) -> Document:
    """The discards from the bottom up; all but the two on top lie in no order."""
    rest = [int(count) for count in now["pile"]]
    last = [int(card) - 1 for card in (now["under"], now["top"]) if card]
    for card in last:
        rest[card] -= 1
    pile = names_of(rest) + [card_name(card) for card in last]
    is_open = {"under": None} if not now["under"] and len(pile) > 1 else {}
    return {"pile": pile, **is_open, **({"first_card_up": True} if now["first_up"] else {})}


def _meld(now: Any, meld: int) -> str:
    low, length = int(now["meld_low"][meld]), int(now["meld_length"][meld])
    if now["meld_set"][meld]:
        suits = sum(in_suit(int(count), suit) for suit, count in enumerate(now["meld_suits"][meld]))
        return KINDS.say(None, SET.of(low, suits, int(now["meld_jokers"][meld])))
    one, other = [*joker_places(int(now["meld_places"][meld])), 0, 0][:2]
    return KINDS.say(None, RUN.of(int(now["meld_suit"][meld]), low, length, one, other))


def _seat(now: Any, seat: int) -> Document:
    held, many = now["hands"][seat], int(now["hand_size"][seat])
    opened = int(now["opened"][seat])
    written = {
        "hand": names_of(held) if held.sum() == many else {HIDDEN: many},
        "points": int(now["points"][seat]),
        "open": "now" if opened == OPENS_NOW else opened != NOT_OPEN,
        "opening": int(now["opening"][seat]),
        "turns": int(now["turns"][seat]),
        "called": bool(now["called"][seat]),
        "counted": bool(now["counted"][seat]),
    }
    return {key: value for key, value in written.items() if value or key == "turns"}
