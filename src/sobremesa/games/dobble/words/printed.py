"""What never changes during a match: teams, times, the map, and the face of every card."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

from sobremesa.contract.fields import Records
from sobremesa.contract.text import LANGUAGES

from .. import views
from ..deck.cards import cards, symbols
from ..deck.island import Hex, island
from ..label import LABEL
from ..rules import bounds
from ..rules.bounds import MODES
from .values import members, team_colour


def board_document(board: Records) -> views.Board:
    now: Any = board[0]
    mode = MODES[int(now["mode"])]
    return views.Board(
        mode=mode,
        mini_game=int(now["first_game"]) if mode == "beginner" else None,
        lockout=int(now["lockout"]),
        goal=int(now["goal"]),
        pairs=bounds.PAIRS,
        countdown=bounds.COUNTDOWN_MS,
        hint_after=bounds.HINT_MS,
        out_after=bounds.OUT_MS,
        ready_for=bounds.READY_MS,
        teams=[_team(board, team) for team in range(int(now["teams"]))],
        island=_places(),
        ports=_ports(),
        cards=_cards(),
        symbols=_symbols(),
    )


def _team(board: Records, team: int) -> views.PrintedTeam:
    is_single = int(board[0]["single"]) == 1 + team
    return views.PrintedTeam(colour=team_colour(board, team), seats=members(board, team), double=is_single)


@cache
def _places() -> list[views.PrintedPlace]:
    made = island()
    return [
        views.PrintedPlace(
            place=name,
            **_at(at),
            centre=name in made.centre,
            port=made.port_of(place),
            neighbours=[made.names[other] for other in made.neighbours(at)],
        )
        for place, (name, at) in enumerate(made.hexes.items())
    ]


@cache
def _ports() -> list[views.PrintedPort]:
    made = island()
    return [
        views.PrintedPort(port=port, **_at(at), touches=[made.names[place] for place in made.neighbours(at)])
        for port, at in enumerate(made.sites)
    ]


@cache
def _cards() -> list[views.PrintedCard]:
    return [
        views.PrintedCard(card=card.number, name=card.name, colour=card.colour, symbols=list(card.symbols))
        for card in cards()
    ]


@cache
def _symbols() -> list[views.PrintedSymbol]:
    said = LABEL.catalogue.term
    return [
        views.PrintedSymbol(**symbol, name={tongue: said(symbol["id"], tongue) for tongue in LANGUAGES})
        for symbol in symbols()
    ]


def _at(at: Hex) -> dict[str, Any]:
    """Axial coordinates, and the middle of the hexagon when its corners are at distance 1."""
    q, r = at
    return {"q": q, "r": r, "x": round(math.sqrt(3) * (q + r / 2), 4), "y": 1.5 * r}
