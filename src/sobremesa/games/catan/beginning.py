"""The first state of a game (CAT-2, CAT-3, CAT-5, CAT-8)."""

from __future__ import annotations

from typing import Any

import numpy as np

from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document

from .board.bounds import DESERT, ROAD, SETTLEMENT
from .hooks import table as expansions
from .island import Island
from .rules import phases, turns
from .rules.deeds.trade import BANK_RATE
from .rules.state import State
from .upkeep import refresh


def first_state(island: Island, start: Document) -> Records:
    board = island.numbers[0]
    state = State.new()
    now: Any = state[0]
    now["bank"] = board["bank"]
    now["deck"] = board["deck"]
    now["deck_size"] = board["deck"].sum()
    now["pieces"][: island.players] = board["pieces"]
    now["rates"][: island.players] = BANK_RATE
    now["robber"] = board["robber_start"]
    now["dice_left"] = board["balanced_dice"]
    now["active"] = board["first_seat"]
    now["phase"] = phases.FOUND_SETTLEMENT
    expansions.begin(board, now)
    if "pieces" in start:
        _lay_out(island, state, start)
    ask_first(state)
    return state


def ask_first(states: Records) -> None:
    """The first question of a game is put to its active player."""
    for state in states.view(np.recarray):
        turns.ask_first(state, int(state.active))


def _lay_out(island: Island, state: Records, start: Document) -> None:
    """CAT-5: the beginner's pieces, and one card for each hex at the starred settlement."""
    now: Any = state[0]
    for pieces in start["pieces"]:
        seat = pieces["seat"]
        for name in pieces["settlements"]:
            now["buildings"][island.names.intersection(name)] = 1 + seat
            now["pieces"][seat, SETTLEMENT] -= 1
        for name in pieces["roads"]:
            now["roads"][island.names.path(name)] = 1 + seat
            now["pieces"][seat, ROAD] -= 1
        _take_first_cards(island, now, seat, island.names.intersection(pieces["starred"]))
    expansions.lay_out(island, now)
    refresh(island, state)
    now["founded"] = 2 * island.players
    now["turn"] = 1
    now["phase"] = phases.BEFORE_ROLL


def _take_first_cards(island: Island, now: Any, seat: int, intersection: int) -> None:
    board = island.numbers[0]
    for hex_ in board["intersection_hexes"][intersection][: board["intersection_hex_count"][intersection]]:
        resource = board["hex_terrain"][hex_]
        if resource != DESERT:
            now["bank"][resource] -= 1
            now["hands"][seat, resource] += 1
            now["hand_size"][seat] += 1
