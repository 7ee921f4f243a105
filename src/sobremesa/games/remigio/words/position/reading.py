"""From a position document to a match's table and state; BadDocument, with the place, for all that is wrong."""

from __future__ import annotations

from typing import Any

import numpy as np

from sobremesa.contract.errors import BadDocument
from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document
from sobremesa.contract.options import Options

from ...invariants import broken
from ...label import LABEL
from ...rules.state import State
from ...rules.turns import number_questions
from ...table import make_table
from .cards import count_stock, lay_melds, lay_pile
from .checking import FORMAT, NEEDED, OF_A_SEAT, OPTIONAL, read_list, read_number, read_object, shown
from .moment import check_turn, set_moment, set_seat

Read = tuple[int, Options, Document, Records, Records]


def from_document(document: Document) -> Read:
    doc = read_object(document, "", NEEDED, OPTIONAL)
    _check_kind(doc)
    players = _read_players(doc)
    full = LABEL.check(players, doc.get("options", {}))
    start = {"dealer": read_number(doc.get("dealer", players - 1), "dealer", 0, players - 1)}
    board = make_table(players, full, start)
    return players, full, start, board, _read_state(board, doc)


def _check_kind(doc: Document) -> None:
    if doc["format"] != FORMAT:
        raise BadDocument("format", f"must be {FORMAT!r}, not {shown(doc['format'])}")
    if doc["game"] != LABEL.id:
        raise BadDocument("game", f"must be {LABEL.id!r}, not {shown(doc['game'])}")
    version = doc.get("rules_version", LABEL.rules_version)
    if version != LABEL.rules_version or isinstance(version, bool):
        raise BadDocument("rules_version", f"these are rules {LABEL.rules_version}, not {shown(version)}")
    if "seen_by" in doc:
        raise BadDocument("seen_by", "this is what one seat sees: fill in the hidden cards and take this line out")


def _read_players(doc: Document) -> int:
    players = len(read_list(doc["seats"], "seats", LABEL.least_players, LABEL.most_players))
    if doc.get("players", players) != players or isinstance(doc.get("players"), bool):
        raise BadDocument("seats", f"there are {players}, but players is {shown(doc['players'])}")
    return players


def _read_state(board: Records, doc: Document) -> Records:
    state = State.new()
    now: Any = state[0]
    set_moment(board[0], now, doc)
    for seat, (here, given) in enumerate(read_list(doc["seats"], "seats", 0, LABEL.most_players)):
        set_seat(board[0], now, seat, read_object(given, here, (), OF_A_SEAT), here)
    check_turn(board[0], now)
    lay_melds(board, state, doc)
    lay_pile(now, doc)
    count_stock(now, doc)
    number_questions(state.view(np.recarray)[0], board.view(np.recarray)[0], -1)
    wrong = broken(board, state)
    if wrong:
        raise BadDocument("", f"this does not hold: {'; '.join(wrong)}")
    return state
