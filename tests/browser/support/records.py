"""Finished games for the browser to look back at, brought to the server as records."""

import json
from functools import cache
from pathlib import Path

import httpx

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from sobremesa.contract.game import Document
from tests.browser.support.patience import PATIENCE

SECONDS = PATIENCE / 1000


DOBBLE = Path(__file__).parents[2] / "dobble" / "golden" / "adventure_2.json"


@cache
def record_of(game: str, players: int) -> Document:
    """A game the greedy bots play among themselves, always the same one."""
    match = sobremesa.new(game, players, "looked back at")
    play_out(match, [bot(game, "greedy", f"looked back at {seat}") for seat in range(players)])
    return match.record()


def a_finished_game(server: str, game: str, players: int) -> str:
    """The id of its table."""
    return brought(server, record_of(game, players))


def a_game_of_dobble(server: str) -> str:
    """Two players; the id of its table."""
    return brought(server, json.loads(DOBBLE.read_text("utf-8"))["record"])


def brought(server: str, record: Document) -> str:
    answer = httpx.post(f"{server}/api/records", json=record, timeout=SECONDS).raise_for_status()
    return str(answer.json()["table"]["id"])


def frames_of(server: str, table: str, seat: int | str) -> list[Document]:
    asked = {"seat": seat, "count": 500}
    told = httpx.get(f"{server}/api/tables/{table}/replay", params=asked, timeout=SECONDS).raise_for_status()
    frames: list[Document] = told.json()["frames"]
    return frames
