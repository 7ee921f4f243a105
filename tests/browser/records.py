"""Finished games for the browser to look back at, brought to the server as records."""

from functools import cache
from typing import Any

import httpx

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from sobremesa.contract.game import Document
from tests.browser.patience import PATIENCE

SECONDS = PATIENCE / 1000


@cache
def record_of(game: str, players: int, **options: Any) -> Document:
    """A game the greedy bots play among themselves, always the same one."""
    match = sobremesa.new(game, players, "looked back at", **options)
    play_out(match, [bot(game, "greedy", f"looked back at {seat}") for seat in range(players)])
    return match.record()


def a_finished_game(server: str, game: str, players: int, **options: Any) -> str:
    """The id of its table."""
    record = record_of(game, players, **options)
    brought = httpx.post(f"{server}/api/records", json=record, timeout=SECONDS).raise_for_status()
    return str(brought.json()["table"]["id"])


def frames_of(server: str, table: str, seat: int | str) -> list[Document]:
    asked = {"seat": seat, "count": 500}
    told = httpx.get(f"{server}/api/tables/{table}/replay", params=asked, timeout=SECONDS).raise_for_status()
    frames: list[Document] = told.json()["frames"]
    return frames
