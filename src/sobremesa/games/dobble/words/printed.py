"""What never changes during a match: teams, times, the map, and the face of every card."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document
from sobremesa.contract.text import LANGUAGES

from ..deck.cards import cards, symbols
from ..deck.island import Hex, island
from ..label import LABEL
from ..rules import bounds
from ..rules.bounds import MODES
from .values import members, team_colour


def board_document(board: Records) -> Document:
    now: Any = board[0]
    mode = MODES[int(now["mode"])]
    return {
        "mode": mode,
        "mini_game": int(now["first_game"]) if mode == "beginner" else None,
        "lockout": int(now["lockout"]),
        "goal": int(now["goal"]),
        "pairs": bounds.PAIRS,
        "countdown": bounds.COUNTDOWN_MS,
        "hint_after": bounds.HINT_MS,
        "out_after": bounds.OUT_MS,
        "ready_for": bounds.READY_MS,
        "teams": [
            {
                "colour": team_colour(board, team),
                "seats": members(board, team),
                "double": int(now["single"]) == 1 + team,
            }
            for team in range(int(now["teams"]))
        ],
        **_printed(),
    }


@cache
def _printed() -> Document:
    return {"island": _places(), "ports": _ports(), "cards": _cards(), "symbols": _symbols()}


def _places() -> list[Document]:
    made = island()
    return [
        {
            "place": name,
            **_at(at),
            "centre": name in made.centre,
            "port": made.port_of(place),
            "neighbours": [made.names[other] for other in made.neighbours(at)],
        }
        for place, (name, at) in enumerate(made.hexes.items())
    ]


def _ports() -> list[Document]:
    made = island()
    return [
        {"port": port, **_at(at), "touches": [made.names[place] for place in made.neighbours(at)]}
        for port, at in enumerate(made.sites)
    ]


def _cards() -> list[Document]:
    return [
        {"card": card.number, "name": card.name, "colour": card.colour, "symbols": list(card.symbols)}
        for card in cards()
    ]


def _symbols() -> list[Document]:
    said = LABEL.catalogue.term
    return [{**symbol, "name": {tongue: said(symbol["id"], tongue) for tongue in LANGUAGES}} for symbol in symbols()]


def _at(at: Hex) -> Document:
    """Axial coordinates, and the middle of the hexagon when its corners are at distance 1."""
    q, r = at
    return {"q": q, "r": r, "x": round(math.sqrt(3) * (q + r / 2), 4), "y": 1.5 * r}
