"""Remigio tables that begin in the middle of a deal: the player in seat 0 holds what a test is about."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document
from sobremesa.contract.options import Options
from sobremesa.games.remigio.game import Remigio
from tests.browser.conftest import Visit
from tests.browser.support.patience import PATIENCE
from tests.remigio.support.positions import Position, a_deal

BEGIN = Remigio.begin


@contextmanager
def dealt(lay_out: Callable[[Position], Position]) -> Iterator[None]:
    """While this lasts every Remigio table begins as laid out."""

    def begin(self: Remigio, players: int, options: Options, start: Document) -> tuple[Records, Records]:
        with pytest.MonkeyPatch.context() as undone:
            undone.setattr(Remigio, "begin", BEGIN)
            match = lay_out(a_deal(players, **{**options, "cut": False})).build()
        return match.board, match.state

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Remigio, "begin", begin)
        yield


def take_seat(server: str, page: Page, players: int, options: dict[str, Any]) -> None:
    """A new table against bots; this device holds seat 0."""
    asked = {"game": "remigio", "name": "Ana", "players": players, "options": options}
    made = httpx.post(f"{server}/api/play", json=asked, timeout=PATIENCE / 1000).raise_for_status().json()
    table, seat = made["table"]["id"], made["seats"][0]
    kept = [{"seat": seat["seat"], "token": seat["token"], "number": "ab" * 32}]
    page.evaluate("([key, kept]) => localStorage.setItem(key, JSON.stringify(kept))", [f"table:{table}", kept])
    page.goto(f"{server}/t/{table}")
    expect(page.locator(".card-controls")).to_be_visible()


def sit_down(
    server: str,
    visit: Visit,
    size: str = "desktop",
    players: int = 3,
    scheme: str = "light",
    motion: bool = False,
    **options: Any,
) -> Page:
    page = visit(f"{server}/favicon.svg", size, scheme=scheme, motion=motion)
    take_seat(server, page, players, options)
    return page
