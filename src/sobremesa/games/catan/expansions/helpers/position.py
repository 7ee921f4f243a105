"""Helpers in a position: who holds which, on which side, taken and used when (HLP-1 … HLP-4), knights given up."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.errors import BadDocument
from sobremesa.contract.game import Document

from ...board.bounds import KNIGHT, RESOURCE_NAMES
from ...board.checking import read_choice, read_list, read_object
from ...island import Island
from ...rules.phases import MAIN
from ...words.position.counting import read_number
from .rules.bounds import HELPER_NAMES
from .shown import SIDES

OF_THE_TABLE = ("cheap", "knights_given")


def write_helper(now: Any, seat: int) -> Document:
    if not now["helper"][seat]:
        return {}
    turns = {"since": int(now["helper_since"][seat]), "used": int(now["helper_used"][seat])}
    return {
        "name": HELPER_NAMES[int(now["helper"][seat]) - 1],
        **({"side": "B"} if now["helper_side"][seat] else {}),
        **{key: turn for key, turn in turns.items() if turn},
    }


def write_help(now: Any) -> Document:
    """What helpers have left on the table."""
    cheap = [name for resource, name in enumerate(RESOURCE_NAMES) if int(now["cheap"]) >> resource & 1]
    given = int(now["knights_given"])
    return {**({"cheap": cheap} if cheap else {}), **({"knights_given": given} if given else {})}


def read_help(island: Island, now: Any, doc: Document) -> None:
    """Before the cards are dealt: knights given up are in no deck."""
    board = island.numbers[0]
    for key, is_there in (("cheap", board["helpers"] or board["canal"]), ("knights_given", board["helpers"])):
        if key in doc and not is_there:
            raise BadDocument(key, "there are no helpers at this table")
    most = int(island.numbers[0]["deck"][KNIGHT])
    now["knights_given"] = read_number(doc.get("knights_given", 0), "knights_given", 0, most)
    now["deck"][KNIGHT] -= now["knights_given"]
    for here, name in read_list(doc.get("cheap", []), "cheap", 0, len(RESOURCE_NAMES)):
        if now["phase"] != MAIN:
            raise BadDocument(here, "there is no free port before the roll")
        now["cheap"] |= 1 << RESOURCE_NAMES.index(read_choice(name, here, RESOURCE_NAMES))


def read_helper(island: Island, now: Any, seat: int, given: Document, at: str) -> None:
    if not island.numbers[0]["helpers"]:
        if "helper" in given:
            raise BadDocument(f"{at}.helper", "there are no helpers at this table")
        return
    if "helper" not in given:
        raise BadDocument(f"{at}.helper", "at this table every seat has a helper")
    here, turn = f"{at}.helper", int(now["turn"])
    helper = read_object(given["helper"], here, ("name",), ("side", "since", "used"))
    number = 1 + HELPER_NAMES.index(read_choice(helper["name"], f"{here}.name", HELPER_NAMES))
    if number in now["helper"]:
        raise BadDocument(f"{here}.name", f"two seats have the helper {helper['name']!r}")
    now["helper"][seat] = number
    now["helper_side"][seat] = SIDES.index(read_choice(helper.get("side", "A"), f"{here}.side", SIDES))
    now["helper_since"][seat] = read_number(helper.get("since", 0), f"{here}.since", 0, turn)
    now["helper_used"][seat] = read_number(helper.get("used", 0), f"{here}.used", 0, turn)
