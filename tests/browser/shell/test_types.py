"""What Python sends fits the client's types: real messages, judged by the TypeScript compiler."""

import json
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

import sobremesa
from sobremesa.contract.shown import plain
from tests.browser.support.patience import PATIENCE, WHOLE_GAME
from tests.browser.support.serving import WEB

pytestmark = pytest.mark.browser

LONG = PATIENCE / 1000
MADE = WEB / "tests" / "made"
HEAD = """// Made by tests/browser/shell/test_types.py from what a server said.
import type { Games, Heard, Made, Replay, GameRecord } from "../../src/contract";
import type { Board, Own, Step, View } from "../../src/games/catan/view";
"""


def frames_of(server: str, made: dict[str, Any]) -> list[dict[str, Any]]:
    """The frames until the game asks us something."""
    frames = []
    with connect(f"{server.replace('http', 'ws', 1)}/tables/{made['table']['id']}/socket", open_timeout=LONG) as socket:
        tokens = [seat["token"] for seat in made["seats"]]
        socket.send(json.dumps({"type": "hello", "protocol": 2, "tokens": tokens, "last": None, "epoch": None}))
        socket.send(json.dumps({"type": "commit", "seat": 0, "hash": None}))
        for frame in map(json.loads, socket):
            frames.append(frame)
            if (frame.get("own") or {}).get("0", {}).get("awaited"):
                return frames
    raise AssertionError("the game never began")


def a_finished_table(server: str) -> str:
    wanted = {"game": "catan", "players": 4, "options": {"goal": 3}, "bots": ["greedy"] * 4}
    made = httpx.post(f"{server}/api/tables", json=wanted, timeout=LONG).json()
    address = f"{server}/api/tables/{made['table']['id']}"
    end = time.monotonic() + WHOLE_GAME
    while httpx.get(address, timeout=LONG).json()["table"]["state"] != "finished":
        assert time.monotonic() < end, "the game does not end"
        time.sleep(0.1)
    return address


def catan_views(position: sobremesa.Match) -> dict[str, tuple[str, Any]]:
    view = position.view(0).as_json()
    board = plain(position.game.board_document(position.board))
    return {"board": ("Board", board), "table": ("View", view["table"]), "own": ("Own", view["own"])}


def samples(server: str) -> dict[str, tuple[str, Any]]:
    games = httpx.get(f"{server}/api/games", timeout=LONG).json()
    made = httpx.post(f"{server}/api/play", json={"game": "catan", "name": "Ana"}, timeout=LONG).json()
    heard = frames_of(server, made)
    finished = a_finished_table(server)
    return {
        "games": ("Games", games),
        "made": ("Made", made),
        "heard": ("Heard[]", heard),
        "replay": ("Replay<Board, View, Own, Step>", httpx.get(f"{finished}/replay?count=20", timeout=LONG).json()),
        "record": ("GameRecord", httpx.get(f"{finished}/record", timeout=LONG).json()),
        **catan_views(sobremesa.new("catan", seed=7)),
    }


def write(path: Path, said: dict[str, tuple[str, Any]]) -> None:
    lines = [f"export const {name}: {type_} = {json.dumps(value)};\n" for name, (type_, value) in said.items()]
    path.parent.mkdir(exist_ok=True)
    path.write_text(HEAD + "".join(lines), "utf-8")


def test_what_python_sends_fits_the_clients_types(server: str) -> None:
    if not (WEB / "node_modules").exists():
        pytest.skip("the client's tools are not installed: npm install in web/")
    write(MADE / "samples.ts", samples(server))
    judged = subprocess.run(["npm", "run", "--silent", "check"], cwd=WEB, capture_output=True, text=True, check=False)
    assert judged.returncode == 0, judged.stdout
