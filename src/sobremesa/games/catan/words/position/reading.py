"""From a position document to a match's table and state; BadDocument, with the place, for all that is wrong."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.errors import BadDocument
from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document
from sobremesa.contract.options import Options

from ...beginning import first_state
from ...board.bounds import COLOURS
from ...board.checking import read_choice, read_list, read_object, shown
from ...hooks import positions as expansions
from ...invariants import broken
from ...island import Island, make_island
from ...label import LABEL
from ...upkeep import refresh
from .awards import check_goal, give_awards
from .cards import check_stock, deal_cards
from .counting import read_number
from .format import FORMAT, FOUNDING, NEEDED, OF_A_SEAT, OPTIONAL
from .islands import read_board
from .moment import ask, check_founding, set_moment
from .pieces import check_pieces, place_pieces

Read = tuple[int, Options, Document, Island, Records]


def from_document(document: Document) -> Read:
    doc = read_object(document, "", NEEDED, (*OPTIONAL, *expansions.OF_THE_TABLE))
    _check_kind(doc)
    players = _read_players(doc)
    start = _read_start(doc, players)
    options = _with_map(doc.get("options", {}), start["board"])
    full = LABEL.check(players, options)
    island = make_island(players, full, start)
    return players, full, start, island, _read_state(island, start, doc)


def _check_kind(doc: Document) -> None:
    if doc["format"] != FORMAT:
        raise BadDocument("format", f"must be {FORMAT!r}, not {shown(doc['format'])}")
    if doc["game"] != LABEL.id:
        raise BadDocument("game", f"must be {LABEL.id!r}, not {shown(doc['game'])}")
    if not _is(doc.get("rules_version", LABEL.rules_version), LABEL.rules_version):
        raise BadDocument("rules_version", f"these are rules {LABEL.rules_version}, not {shown(doc['rules_version'])}")
    if "seen_by" in doc:
        words = "this is what one seat sees: fill in the hidden cards and take this line out"
        raise BadDocument("seen_by", words)


def _is(value: object, number: int) -> bool:
    return value == number and type(value) is int


def _read_players(doc: Document) -> int:
    players = len(read_list(doc["seats"], "seats", LABEL.least_players, LABEL.most_players))
    if not _is(doc.get("players", players), players):
        raise BadDocument("seats", f"there are {players}, but players is {shown(doc['players'])}")
    return players


def _read_start(doc: Document, players: int) -> Document:
    seats = list(range(players))
    order = read_list(doc.get("order", seats), "order", players, players)
    colours = read_list(doc.get("colours", list(COLOURS[:players])), "colours", players, players)
    return {
        "board": read_board(doc, players),
        "order": _different([read_number(seat, here, 0, players - 1) for here, seat in order], "order"),
        "colours": _different([read_choice(colour, here, COLOURS) for here, colour in colours], "colours"),
    }


def _with_map(options: Any, board: Document) -> Options:
    """SCN-9: the distance rule is lifted on maps only, and here the map is the board, unless the options name one."""
    is_lifted = isinstance(options, dict) and options.get("distance") == "lifted"
    if is_lifted and options.get("map", "island") == "island" and options.get("own_map") is None:
        return {**options, "own_map": board}
    given: Options = options
    return given


def _different(items: list[Any], at: str) -> list[Any]:
    for place, item in enumerate(items):
        if item in items[:place]:
            raise BadDocument(f"{at}[{place}]", f"{item} is given twice")
    return items


def _read_state(island: Island, start: Document, doc: Document) -> Records:
    state = first_state(island, start)
    if doc.get("phase") == FOUNDING:
        check_founding(island, doc)
        return state
    now: Any = state[0]
    now["founded"] = 2 * island.players
    set_moment(island, now, doc)
    seats = [
        (seat, read_object(given, here, (), (*OF_A_SEAT, *expansions.OF_A_SEAT)), here)
        for seat, (here, given) in enumerate(read_list(doc["seats"], "seats", 0, island.players))
    ]
    expansions.read_before_cards(island, now, doc)
    for read in (place_pieces, check_pieces, deal_cards, *expansions.READ_SEAT):
        for seat, given, here in seats:
            read(island, now, seat, given, here)
    check_stock(island, now, doc)
    refresh(island, state)
    expansions.read_after_seats(island, now, doc)
    _finish(island, state, doc)
    return state


def _finish(island: Island, state: Records, doc: Document) -> None:
    now: Any = state[0]
    give_awards(island, now, doc)
    check_goal(island, state)
    if now["card_played"] and not now["played"][now["active"]].any() and not expansions.is_knight_given(now):
        raise BadDocument("card_played", f"seat {now['active']} has no played card")
    ask(island, now)
    wrong = broken(island, state)
    if wrong:
        raise BadDocument("", f"this does not hold: {'; '.join(wrong)}")
