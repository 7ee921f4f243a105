"""The words of a position document and small readers for it: each returns what it promises or raises BadDocument."""

from __future__ import annotations

import difflib
import reprlib
from collections.abc import Collection, Sequence
from typing import Any, Final

from sobremesa.contract.errors import BadDocument

from ...parts import card_name
from ...rules.cards import KINDS_OF_CARDS
from ...rules.phases import DRAW, PHASE_NAMES, PLAY

FORMAT: Final = "sobremesa position 1"
PHASES: Final = {PHASE_NAMES[phase]: phase for phase in (DRAW, PLAY)}
HIDDEN: Final = "hidden"
SPECTATOR: Final = "spectator"
CARDS: Final = {card_name(card): card for card in range(KINDS_OF_CARDS)}

NEEDED: Final = ("format", "game", "seats")
OPTIONAL: Final = (
    *("rules_version", "players", "options", "seen_by", "deal", "voids", "turn", "active", "dealer", "phase"),
    *("pile", "under", "first_card_up", "rebuilt", "stock", "cut_card"),
    *("must_lay", "must_lay_from", "forfeited", "drawn", "melds"),
)
OF_A_SEAT: Final = ("hand", "points", "open", "opening", "turns", "called", "counted")
"""All of them may be left out."""


def shown(value: object) -> str:
    return reprlib.repr(value)


def read_object(value: object, at: str, needed: Sequence[str], optional: Sequence[str] = ()) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadDocument(at, f"must be an object, not {shown(value)}")
    for key in value:
        if key not in (*needed, *optional):
            raise BadDocument(at, f"unknown key {shown(key)}{_did_you_mean(key, (*needed, *optional))}")
    for key in needed:
        if key not in value:
            raise BadDocument(at, f"the key {key!r} is missing")
    return value


def read_list(value: object, at: str, least: int, most: int) -> list[tuple[str, Any]]:
    """The items, each with its place in the document."""
    if isinstance(value, dict) and HIDDEN in value:
        raise BadDocument(at, "this is a seat's view: the hidden cards must be filled in")
    if not isinstance(value, list):
        raise BadDocument(at, f"must be a list, not {shown(value)}")
    if not least <= len(value) <= most:
        raise BadDocument(at, f"must have {least} to {most} entries, not {len(value)}")
    return [(f"{at}[{index}]", item) for index, item in enumerate(value)]


def read_number(value: object, at: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadDocument(at, f"must be a whole number from {least} to {most}, not {shown(value)}")
    return value


def read_flag(value: object, at: str) -> bool:
    if not isinstance(value, bool):
        raise BadDocument(at, f"must be true or false, not {shown(value)}")
    return value


def read_choice(value: object, at: str, choices: Collection[str]) -> str:
    if not isinstance(value, str) or value not in choices:
        raise BadDocument(at, f"must be one of {', '.join(choices)}, not {shown(value)}")
    return value


def read_card(value: object, at: str) -> int:
    if not isinstance(value, str) or value not in CARDS:
        raise BadDocument(at, f"there is no card {shown(value)}{_did_you_mean(value, CARDS)}")
    return CARDS[value]


def read_cards(value: object, at: str, most: int) -> list[tuple[str, int]]:
    return [(here, read_card(card, here)) for here, card in read_list(value, at, 0, most)]


def _did_you_mean(word: object, known: Collection[str]) -> str:
    close = difflib.get_close_matches(str(word)[:40], known, 1)
    return f"; did you mean {close[0]!r}?" if close else ""
