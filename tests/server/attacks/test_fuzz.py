"""Thousands of malformed, oversized, out-of-order, replayed and forged messages: all answered, the game unharmed."""

import asyncio
import json
import random
import string
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.support.device import Api, Device
from tests.server.support.serving import GENEROUS, Running, quick_settings, serving, sqlite_in

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
PATIENT = replace(GENEROUS, frames_per_second=1e6, frames_at_once=10**6, bad_frames=10**6, waiting_bytes=10**8)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(quick_settings(sqlite_in(tmp_path_factory.mktemp("fuzz")), limits=PATIENT)) as running:
        yield running


class Fuzz:
    def __init__(self, seed: int, tokens: list[str]) -> None:
        self.draws = random.Random(seed)
        self.tokens = tokens
        self.sent: list[str] = []

    def text(self, most: int = 30) -> str:
        letters = string.printable + "áñç€\u0000\u202e😀"
        return "".join(self.draws.choice(letters) for _ in range(self.draws.randrange(most)))

    def value(self, depth: int = 0) -> Any:
        simple: list[Callable[[], Any]] = [
            lambda: None,
            lambda: self.draws.choice((True, False)),
            lambda: self.draws.choice(
                (0, 1, -1, 255, 256, 2**31, 2**53 - 1, 2**53, 2**64, -(2**63), 10**30, 0.5, 1e308)
            ),
            self.text,
            lambda: self.draws.choice(
                ("hello", "act", "0" * 64, "lay 1", "lay ?", "draw 0 1", self.draws.choice(self.tokens))
            ),
        ]
        if depth < 3 and self.draws.random() < 0.2:
            return {self.text(8): self.value(depth + 1) for _ in range(3)}
        if depth < 3 and self.draws.random() < 0.2:
            return [self.value(depth + 1) for _ in range(3)]
        return self.draws.choice(simple)()

    def action(self) -> dict[str, Any]:
        told: dict[str, Any] = {"kind": "lay", "rank": self.draws.randrange(12)}
        if self.draws.random() < 0.5:
            told[self.draws.choice(("kind", "rank", self.text(8)))] = self.value()
        return told

    def message(self) -> dict[str, Any]:
        kind = self.draws.choice(
            ("hello", "act", "chat", "commit", "reveal", "ping", "snapshot", "update", self.text())
        )
        fields = {
            "hello": {"protocol": 2, "tokens": [self.draws.choice(self.tokens)], "last": 3, "epoch": "abc"},
            "act": {"id": "x", "seat": self.draws.randrange(4), "question": 1, "action": self.action()},
            "chat": {"id": "x", "seat": self.draws.randrange(4), "text": "hi"},
            "commit": {"seat": 0, "hash": "0" * 64},
            "reveal": {"seat": 0, "number": "0" * 64},
        }.get(kind, {"n": 1})
        message: dict[str, Any] = {"type": kind, **fields}
        for name in list(message):
            if self.draws.random() < 0.3:
                message[name] = self.value()
            elif self.draws.random() < 0.1:
                del message[name]
        return message

    def frame(self) -> str | bytes:
        """One frame that is probably wrong."""
        way = self.draws.random()
        if way < 0.1 and self.sent:
            return self.draws.choice(self.sent)
        if way < 0.2:
            return self.draws.randbytes(self.draws.randrange(200))
        if way < 0.25:
            return "[" * self.draws.randrange(1, 5000)
        if way < 0.3:
            return json.dumps(self.value())
        text = json.dumps(self.message())
        if way < 0.4:
            text = text[: self.draws.randrange(len(text))]
        self.sent.append(text)
        return text


async def bombard(here: Device, fuzz: Fuzz, count: int) -> int:
    """Sends that many frames; how many connections it took."""
    connections = 1
    for _ in range(count):
        try:
            await here.socket.send(fuzz.frame())
        except ConnectionClosed:
            await here.open()
            connections += 1
    await here.say("ping", n=424242)
    await here.next("pong", n=424242)
    return connections


async def test_a_live_table_survives_anything(server: Running, api: Api) -> None:
    table = await api.table(players=3, name="Ana", more=[{"name": "Leo"}], bots=["random"])
    other = await api.table(players=2, name="Eva")
    tokens = ["", "a.b", other.tokens[0], table.tokens[0][:-1], table.tokens[0][::-1]]
    async with Device(server.url, table.id, table.tokens) as both:
        await both.hello()
        await both.decline()
        await api.ready(table)
        await both.until(lambda frame: (frame.get("public") or {}).get("how") == "start")
        attackers = [Device(server.url, table.id) for _ in range(4)]
        for attacker in attackers:
            await attacker.open()
        await asyncio.gather(*(bombard(here, Fuzz(n, tokens), 1000) for n, here in enumerate(attackers)))
        rows = server.lobby.tables[table.id].seq
        await both.hello()
        over = await both.play_out()
        assert over["public"]["result"]
        assert over["seq"] - rows <= 12
        for attacker in attackers:
            answers = {frame["type"] for frame in attacker.frames}
            assert answers <= {"refused", "pong", "welcome", "snapshot", "presence", "update"}
            assert all(
                set(frame["words"]) == {"en", "es", "pt"} for frame in attacker.frames if frame["type"] == "refused"
            )
            assert all(frame["seats"] == [] for frame in attacker.frames if frame["type"] == "welcome")
            assert len(attacker.frames) >= 900
            await attacker.close()


async def test_a_player_who_talks_nonsense_still_plays(server: Running, api: Api) -> None:
    table = await api.table(players=2, name="Ana", bots=["random"])
    async with Device(server.url, table.id, table.tokens) as ana:
        await ana.hello()
        await ana.decline()
        await api.ready(table)
        await ana.until(lambda frame: (frame.get("public") or {}).get("how") == "start")
        await bombard(ana, Fuzz(77, list(table.tokens.values())), 1000)
        await ana.hello()
        snapshot = await ana.next("snapshot")
        if not snapshot["public"]["result"]:
            ana.read -= 1
            await ana.play_out()
    record = await api.get(f"/api/tables/{table.id}/record")
    assert record["winners"]


async def test_rest_answers_nonsense_in_words(server: Running, api: Api) -> None:
    table = await api.table(players=2, name="Ana")
    fuzz = Fuzz(5, list(table.tokens.values()))
    paths = [
        "/api/tables",
        "/api/play",
        "/api/records",
        f"/api/tables/{table.id}/seats",
        f"/api/tables/{table.id}/move",
    ]
    paths += [
        f"/api/tables/{table.id}/seats/{seat}/{what}" for seat in (0, 9, -1, "x") for what in ("kick", "mute", "leave")
    ]
    for _ in range(300):
        headers = {"Authorization": fuzz.draws.choice(("Bearer a.b", "Bearer", "x", ""))}
        body = json.dumps(fuzz.value()) if fuzz.draws.random() < 0.7 else fuzz.text(100)
        answer = await api.http.post(fuzz.draws.choice(paths), content=body.encode(), headers=headers)
        assert 400 <= answer.status_code < 500, answer.text
        assert set(answer.json()["words"]) == {"en", "es", "pt"}
    assert (await api.get("/health"))["status"] == "ok"
