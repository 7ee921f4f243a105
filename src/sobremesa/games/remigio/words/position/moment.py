"""Whose turn it is, how far it has got, and how each seat stands."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.errors import BadDocument
from sobremesa.contract.game import Document

from ...rules.cards import OPENING
from ...rules.phases import PHASE_NAMES, PLAY
from ...rules.state import FROM_PILE, FROM_START, NOT_OPEN, OPEN, OPENS_NOW
from ...rules.turns import HAND_SIZE
from ..description import OWED_FROM
from .checking import PHASES, read_card, read_cards, read_choice, read_flag, read_number

MANY = 30_000
SOURCES = {name: number for number, name in OWED_FROM.items() if name}


def set_moment(board: Any, now: Any, doc: Document) -> None:
    players = int(board["players"])
    now["deal"] = read_number(doc.get("deal", 1), "deal", 1, MANY)
    now["turn"] = read_number(doc.get("turn", players + 1), "turn", 1, MANY)
    now["active"] = read_number(doc.get("active", 0), "active", 0, players - 1)
    now["dealer"] = board["first_dealer"]
    now["voids"] = read_number(doc.get("voids", 0), "voids", 0, 2 if board["void_end"] else 100)
    now["rebuilt"] = read_number(doc.get("rebuilt", 0), "rebuilt", 0, 3)
    now["first_up"] = read_flag(doc.get("first_card_up", False), "first_card_up")
    if "cut_card" in doc:
        now["cut_card"] = 1 + read_card(doc["cut_card"], "cut_card")
    has_begun = any(key in doc for key in ("drawn", "must_lay", "must_lay_from"))
    usual = PHASE_NAMES[PLAY] if has_begun else next(iter(PHASES))
    now["phase"] = PHASES[read_choice(doc.get("phase", usual), "phase", PHASES)]
    if has_begun and now["phase"] != PLAY:
        raise BadDocument("phase", "the active player has a card already, so the turn has begun")
    _set_turn(now, doc)


def _set_turn(now: Any, doc: Document) -> None:
    """The card drawn from the stock, or taken and not yet laid."""
    if "drawn" in doc:
        now["drawn"][now["active"]] = 1 + read_card(doc["drawn"], "drawn")
        now["drew"] = 1
    if "must_lay" in doc:
        now["owed"] = 1 + read_card(doc["must_lay"], "must_lay")
    source = doc.get("must_lay_from", OWED_FROM[FROM_PILE] if now["owed"] else None)
    now["owed_from"] = SOURCES[read_choice(source, "must_lay_from", SOURCES)] if source is not None else 0
    if now["drew"] and now["owed_from"] in (FROM_PILE, FROM_START):
        raise BadDocument("drawn", "a card is drawn or taken, not both")
    now["forfeited"] = read_flag(doc.get("forfeited", False), "forfeited")
    if now["forfeited"] and not now["drew"]:
        raise BadDocument("forfeited", "then a card was drawn")


def set_seat(board: Any, now: Any, seat: int, given: Document, at: str) -> None:
    for _, card in read_cards(given.get("hand", []), f"{at}.hand", HAND_SIZE + 1):
        now["hands"][seat, card] += 1
    now["hand_size"][seat] = now["hands"][seat].sum()
    now["points"][seat] = read_number(given.get("points", 0), f"{at}.points", 0, int(board["limit"]) + 1)
    now["out"][seat] = now["points"][seat] >= board["limit"]
    now["turns"][seat] = read_number(given.get("turns", 1), f"{at}.turns", 0, MANY)
    now["opened"][seat] = _read_open(now, seat, given, at)
    usual = OPENING if now["opened"][seat] else 0
    now["opening"][seat] = read_number(given.get("opening", usual), f"{at}.opening", 0, 200)
    for flag in ("called", "counted"):
        now[flag][seat] = read_flag(given.get(flag, False), f"{at}.{flag}")
    _check_seat(board, now, seat, at)


def _read_open(now: Any, seat: int, given: Document, at: str) -> int:
    value = given.get("open", False)
    if value != "now":
        return OPEN if read_flag(value, f"{at}.open") else NOT_OPEN
    if seat != now["active"] or now["phase"] != PLAY:
        raise BadDocument(f"{at}.open", "only the active player, after drawing, can be opening now")
    return OPENS_NOW


def _check_seat(board: Any, now: Any, seat: int, at: str) -> None:
    opened, opening = int(now["opened"][seat]), int(now["opening"][seat])
    if now["out"][seat] and now["hand_size"][seat]:
        raise BadDocument(f"{at}.hand", f"with {now['points'][seat]} points a player is out and holds nothing")
    if not now["out"][seat] and not now["hand_size"][seat]:
        raise BadDocument(f"{at}.hand", "without a card the deal would be closed")
    if opened and opening < OPENING and not board["real_table"]:
        raise BadDocument(f"{at}.opening", f"an assisted table opens with {OPENING} or more")
    if not opened and opening and (seat != now["active"] or now["phase"] != PLAY):
        raise BadDocument(f"{at}.opening", "only the active player, after drawing, can be about to open")


def check_turn(board: Any, now: Any) -> None:
    """What can only be said when all seats are known."""
    active = int(now["active"])
    if now["out"][: board["players"]].sum() > board["players"] - 2:
        raise BadDocument("seats", "fewer than two players are left, and the match is over")
    if now["out"][active]:
        raise BadDocument("active", f"seat {active} is out of the match")
    if now["owed"] and not now["hands"][active, now["owed"] - 1]:
        raise BadDocument("must_lay", "the active player does not hold this card")
