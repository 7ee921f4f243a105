"""Whose turn it is and how far it has got."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.errors import BadDocument
from sobremesa.contract.game import Document

from ...board.checking import read_known_name, read_list, shown
from ...island import Island
from ...rules.phases import MAIN
from ...rules.turns import TURN_QUESTION, question_in_turn
from .counting import read_flag, read_number
from .format import BEFORE_FOUNDING, FOUNDING, PHASES

LAST_TURN = 30_000
DIE = 6
ELSE = f"or before everything ({FOUNDING!r}); tell any other under then"


def set_moment(island: Island, now: Any, doc: Document) -> None:
    _set_turn(island, now, doc)
    phase = _read_phase(doc)
    now["phase"], now["rolled"] = phase, phase == MAIN
    if "dice" in doc:
        now["dice"] = _read_dice(doc["dice"], "dice")
    _set_dice_left(island, now, doc)
    robber = read_known_name(doc.get("robber", island.document["robber"]), "robber", island.names.hexes, "hex")
    now["robber"] = island.names.hex(robber)
    now["card_played"] = read_flag(doc.get("card_played", False), "card_played")
    _set_trade(island, now, doc)


def _set_turn(island: Island, now: Any, doc: Document) -> None:
    """The turn follows from the active seat, and the other way round."""
    order = island.numbers[0]["seat_order"][: island.players].tolist()
    turn = read_number(doc.get("turn", 1), "turn", 1, LAST_TURN)
    whose = order[(turn - 1) % island.players]
    now["active"] = read_number(doc.get("active", whose), "active", 0, island.players - 1)
    now["turn"] = turn if "turn" in doc else 1 + order.index(now["active"])


def _read_phase(doc: Document) -> int:
    name = doc.get("phase", "main" if "dice" in doc else "before roll")
    if not isinstance(name, str) or name not in PHASES:
        words = f"a position is at a moment when the active player is to roll ({_quoted()}), not {shown(name)}; {ELSE}"
        raise BadDocument("phase", words)
    return PHASES[name]


def _quoted() -> str:
    to_roll, to_act = PHASES
    return f"{to_roll!r}) or to act ({to_act!r}"


def _read_dice(value: object, at: str) -> tuple[int, int]:
    one, other = (read_number(die, here, 1, DIE) for here, die in read_list(value, at, 2, 2))
    return one, other


def _set_dice_left(island: Island, now: Any, doc: Document) -> None:
    """Balanced dice: the throws still in the bag; a full bag unless told otherwise (CAT-39)."""
    if "dice_left" not in doc:
        return
    if not island.numbers[0]["balanced_dice"]:
        raise BadDocument("dice_left", "only balanced dice have a bag of throws")
    now["dice_left"] = 0
    for here, throw in read_list(doc["dice_left"], "dice_left", 1, DIE * DIE):
        pair = _pair(_read_dice(throw, here))
        if now["dice_left"][pair]:
            raise BadDocument(here, "this throw is given twice")
        now["dice_left"][pair] = 1
    if now["dice"][0] and now["dice_left"][_pair(now["dice"])] and not now["dice_left"].all():
        raise BadDocument("dice_left", "the last throw is still in the bag")


def _pair(dice: Any) -> int:
    return (int(dice[0]) - 1) * DIE + int(dice[1]) - 1


def _set_trade(island: Island, now: Any, doc: Document) -> None:
    now["trade_over"] = read_flag(doc.get("trade_over", False), "trade_over")
    if now["trade_over"] and not (island.numbers[0]["strict_phases"] and now["phase"] == MAIN):
        raise BadDocument("trade_over", "only strict phases end the trade, and after the roll")
    most = int(island.numbers[0]["offers_per_turn"])
    now["offers_made"] = read_number(doc.get("offers_made", 0), "offers_made", 0, most)
    if now["offers_made"] and now["phase"] != MAIN:
        raise BadDocument("offers_made", "nobody offers anything before the roll")


def check_founding(island: Island, doc: Document) -> None:
    """Before the founding nothing is anywhere yet."""
    if not island.numbers[0]["founding"]:
        raise BadDocument("phase", "at this table nothing is founded: everything lies on the island already")
    for place, seat in enumerate(doc["seats"]):
        if seat != {}:
            raise BadDocument(f"seats[{place}]", "before the founding nobody has anything; tell it under then")
    for key in doc:
        if key not in BEFORE_FOUNDING:
            raise BadDocument(key, "there is no such thing before the founding")


def ask(island: Island, now: Any) -> None:
    """The first question to each seat: the active one's turn, and the others' to join in the trade."""
    trading = now["phase"] == MAIN and not now["trade_over"]
    now["question"][: island.players] = TURN_QUESTION + int(now["turn"]) if trading else 0
    now["question"][now["active"]] = question_in_turn(int(now["turn"]), int(now["phase"]))
    now["question_number"] = now["question"] > 0
