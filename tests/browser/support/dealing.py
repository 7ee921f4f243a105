"""CATAN tables that begin in the middle: the player in seat 0 holds what a test is about."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document
from sobremesa.games.catan import beginning
from sobremesa.games.catan.board.bounds import INVENTION, KNIGHT, MONOPOLY, RESOURCES, ROAD_BUILDING
from sobremesa.games.catan.island import Island
from sobremesa.games.catan.rules import phases
from tests.browser.conftest import Visit
from tests.browser.support.patience import PATIENCE

CARDS = (KNIGHT, ROAD_BUILDING, INVENTION, MONOPOLY)
HELD = 2  # of every resource: ten cards, of which a seven takes five
LAID_OUT = beginning.first_state


def with_cards(island: Island, start: Document) -> Records:
    """Before the roll of the first player, who holds one card of each kind that can be played."""
    state = LAID_OUT(island, start)
    now: Any = state[0]
    now["active"] = 0
    for resource in range(RESOURCES):
        now["bank"][resource] -= HELD - now["hands"][0, resource]
        now["hands"][0, resource] = HELD
    now["hand_size"][0] = HELD * RESOURCES
    for card in CARDS:
        now["deck"][card] -= 1
        now["deck_size"] -= 1
        now["cards"][0, card] = 1
        now["card_count"][0] += 1
    beginning.ask_first(state)
    return state


def both_hold_cards(island: Island, start: Document) -> Records:
    """After the roll of the first player; the second one holds as much of every resource."""
    state = with_cards(island, start)
    now: Any = state[0]
    now["phase"] = phases.MAIN
    now["rolled"] = 1
    now["dice"] = (3, 5)
    now["bank"][:] -= HELD - now["hands"][1, :RESOURCES]
    now["hands"][1, :RESOURCES] = HELD
    now["hand_size"][1] = HELD * RESOURCES
    beginning.ask_first(state)
    return state


def owing_cards(island: Island, start: Document) -> Records:
    """A seven was rolled, and the first player holds too many cards."""
    state = with_cards(island, start)
    now: Any = state[0]
    now["phase"] = phases.DISCARD
    now["rolled"] = 1
    now["dice"] = (3, 4)
    now["owed"][0] = HELD * RESOURCES // 2
    beginning.ask_first(state)
    return state


def robbing(island: Island, start: Document) -> Records:
    """The robber stands between two players, and the first player has to choose."""
    state = with_cards(island, start)
    now: Any = state[0]
    now["phase"] = phases.ROB
    now["rolled"] = 1
    now["dice"] = (3, 4)
    board = island.numbers[0]
    now["robber"] = max(
        range(board["hexes"]), key=lambda hex_: len(set(now["buildings"][board["hex_intersections"][hex_]]) - {0, 1})
    )
    beginning.ask_first(state)
    return state


@contextmanager
def beginning_with(position: Any) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(beginning, "first_state", position)
        yield


def sit_at(server: str, visit: Visit, size: str, scheme: str = "light") -> Page:
    """A table against bots on the beginner's island; the device holds seat 0."""
    page = visit(f"{server}/favicon.svg", size, scheme=scheme)
    play_against_bots(page, server, setup="beginner")
    return page


def play_against_bots(page: Page, server: str, players: int = 4, **options: str | int | bool) -> None:
    """Opens a new table in seat 0; the page already shows something of the server, so that it may keep the seat."""
    asked = {"game": "catan", "name": "Ana", "players": players, "options": options}
    made = httpx.post(f"{server}/api/play", json=asked, timeout=PATIENCE / 1000).raise_for_status().json()
    table, seat = made["table"]["id"], made["seats"][0]
    kept = [{"seat": seat["seat"], "token": seat["token"], "number": "ab" * 32}]
    page.evaluate("([key, kept]) => localStorage.setItem(key, JSON.stringify(kept))", [f"table:{table}", kept])
    page.goto(f"{server}/t/{table}")
    expect(page.locator(".catan-controls")).to_be_visible()
