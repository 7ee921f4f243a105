"""A table's choices as the numbers the rules read: teams, mode, lock-out and the shape of the island (DOB-3, DOB-4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sobremesa.contract.errors import BadDocument
from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document

from .deck.island import island
from .options import UNEVEN_TEAMS
from .rules import doors
from .rules.bounds import COLOURS, MODES, PLACES, WARM_UP, WELCOME
from .rules.state import Board, State

TEAMS = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3, 6: 3}
"""DOB-4: how many teams so many players make; seats go to the teams in turn."""


def make_table(players: int, options: Mapping[str, Any], start: Document) -> Records:
    """BadDocument if the start document holds anything: cards are laid and turned by chance when their time comes."""
    if start != {}:
        raise BadDocument("start", "should be an empty object")
    board = Board.new()
    now: Any = board[0]
    teams = UNEVEN_TEAMS[players] if options["teams"] == "uneven" else TEAMS[players]
    now["players"], now["teams"] = players, teams
    now["team_of"][:players] = [seat % teams for seat in range(players)]
    now["colours"] = [COLOURS.index(colour) for colour in options["colours"].split("_")]
    now["single"] = 3 if players == 5 else 0
    now["mode"] = MODES.index(options["mode"])
    now["first_game"] = {"warm_up": WARM_UP, "beginner": options["mini_game"]}.get(options["mode"], WELCOME)
    now["lockout"], now["goal"] = 1000 * options["lockout"], options["goal"]
    _draw_map(now)
    return board


def _draw_map(now: Any) -> None:
    made = island()
    for place, (name, at) in enumerate(made.hexes.items()):
        around = made.neighbours(at)
        now["neighbours"][place] = [*around, *[-1] * (6 - len(around))]
        port = made.port_of(place)
        now["port_of"][place] = -1 if port is None else port
        now["centre"][place] = name in made.centre
    assert len(made.hexes) == PLACES


def first_state(board: Records) -> Records:
    state = State.new()
    now: Any = state[0]
    now["mini_game"] = board[0]["first_game"]
    doors.ask_all(board, state, 0)
    return state
