"""Whole games over real sockets: no frame, list, refusal or export ever holds a secret its reader must not know."""

import asyncio
import random
import uuid
from typing import Any

import pytest

from sobremesa.contract.action import Kinds
from tests.server.support.acts import legal_of
from tests.server.support.canary import MARKS
from tests.server.support.device import Api, Device, Made
from tests.server.support.leaks import Truth, marks_in
from tests.server.support.serving import Running

pytestmark = pytest.mark.anyio
ROUNDS = 6


class Witness(Device):
    """A device that remembers which seats it held, and how far the game was, at each frame."""

    def __init__(self, url: str, table: str, tokens: dict[int, str] | None = None) -> None:
        super().__init__(url, table, tokens)
        self.held: list[set[int]] = []
        self.handled = 0

    def _wake(self) -> None:
        while len(self.held) < len(self.frames):
            frame = self.frames[len(self.held)]
            now = self.held[-1] if self.held else set()
            if frame["type"] == "welcome":
                now = set(frame["seats"])
            elif frame["type"] == "unseated":
                now = now - {frame["seat"]}
            self.held.append(now)
        super()._wake()


class Mischief:
    """What people do besides playing: guess, chat, come and go, ask for everything."""

    def __init__(self, running: Running, api: Api, table: Made, seed: int) -> None:
        self.running, self.api, self.table = running, api, table
        self.draws = random.Random(seed)
        self.rest: list[tuple[int, str]] = []
        self.screen: Witness | None = None

    async def once(self, here: Witness) -> None:
        trick = self.draws.choice((self.guess, self.chat, self.resync, self.ask, self.foreign))
        await trick(here)

    async def guess(self, here: Witness) -> None:
        seat = self.draws.randrange(4)
        await here.say(
            "act",
            id=str(uuid.uuid4()),
            seat=seat,
            question=self.draws.randrange(9),
            action={"kind": "lay", "mark": self.draws.choice(MARKS)},
        )

    async def chat(self, here: Witness) -> None:
        for seat in here.tokens:
            await here.say("chat", id=str(uuid.uuid4()), seat=seat, text="what have you got?")

    async def resync(self, here: Witness) -> None:
        last = self.draws.choice((None, 0, here.handled))
        await here.hello(last=last, epoch=here.epoch)

    async def foreign(self, here: Witness) -> None:
        await here.say("hello", protocol=2, tokens=["x.y", *here.tokens.values()])
        await here.next("welcome")

    async def ask(self, here: Witness) -> None:
        paths = ("", "/record", "/replay?seat=all", "/replay?seat=0")
        answers = [await self.api.ask("GET", f"/api/tables/{self.table.id}{path}") for path in paths]
        answers += [await self.api.ask("GET", f"/api/tables?state={state}") for state in ("waiting", "playing")]
        if not self.running.lobby.tables[self.table.id].is_over:  # then everything may be told
            self.rest += [(self.seen(), answer.text) for answer in answers]

    def seen(self) -> int:
        play = self.running.lobby.tables[self.table.id].play
        return 0 if play is None else len(play.match.steps)


async def play_with_mischief(here: Witness, mischief: Mischief, is_leaving: bool) -> None:
    answered: set[tuple[int, int]] = set()
    while True:
        frame = await here.until(lambda frame: frame["type"] in ("update", "snapshot"))
        here.handled = frame["seq"]
        if (frame.get("public") or {}).get("result"):
            return
        if here is not mischief.screen:
            await mischief.once(here)
        for seat, own in (frame.get("own") or {}).items():
            if own["awaited"] and own.get("legal") and (int(seat), own["question"]) not in answered:
                answered.add((int(seat), own["question"]))
                action = mischief.draws.choice(legal_of(own))
                await here.say("act", id=str(uuid.uuid4()), seat=int(seat), question=own["question"], action=action)
                if is_leaving and own["question"] == 4:
                    await leave(here, mischief, int(seat))


async def leave(here: Witness, mischief: Mischief, seat: int) -> None:
    """Leaves for good and goes on watching: nothing of the seat may be seen from now on."""
    await mischief.api.post(f"/api/tables/{mischief.table.id}/seats/{seat}/leave", None, here.tokens.pop(seat))


async def a_game(running: Running, api: Api, seed: int, *elsewhere: Running) -> tuple[Truth, list[Witness], Mischief]:
    """Devices are in turn at the server that keeps the table and at others on the same database, if there are any."""
    made = await api.table(
        game="canary", players=4, name="P0", more=[{"name": f"P{n}"} for n in (1, 2)], bots=["random"],
        options={"rounds": ROUNDS},
    )  # fmt: skip
    mischief = Mischief(running, api, made, seed)
    seats = [{0}, {1}, {2}, set(), {1}, set()]  # the last one is a big screen: it plays no tricks and holds nothing
    urls = [node.url for node in (running, *elsewhere)]
    devices = [
        Witness(urls[place % len(urls)], made.id, {seat: made.tokens[seat] for seat in held})
        for place, held in enumerate(seats)
    ]
    mischief.screen = devices[-1]
    for here in devices:
        await here.open()
        await here.hello()
        await here.decline()
    await api.ready(made)
    await asyncio.gather(*(play_with_mischief(here, mischief, place == 2) for place, here in enumerate(devices)))
    for here in devices:
        await here.close()
    play = running.lobby.tables[made.id].play
    assert play is not None
    return Truth(play.match), devices, mischief


def steps_after(here: Witness, running: Running, table: str) -> list[int]:
    """How many steps had been told when each frame came: counted from the frames themselves."""
    rows: dict[int, int] = {}
    total = 0
    for frame in sorted((f for f in here.frames if f["type"] == "update"), key=lambda f: f["seq"]):
        if frame["seq"] not in rows:
            total += len(frame["public"].get("events", ()))
            rows[frame["seq"]] = total
    found, now = [], 0
    for frame in here.frames:
        seq = frame.get("seq")
        known = [steps for at, steps in rows.items() if isinstance(seq, int) and at <= seq]
        now = max(now, *known) if known else now
        found.append(now)
    return found


def all_leaks(truth: Truth, devices: list[Witness], mischief: Mischief, running: Running) -> list[Any]:
    found: list[Any] = []
    for here in devices:
        steps = steps_after(here, running, mischief.table.id)
        for text, held, after in zip(here.raw, here.held, steps, strict=True):
            if leaked := truth.leaks(text, held, after):
                found.append((sorted(held), after, leaked, text))
    return found + [leaked for at, text in mischief.rest if (leaked := truth.leaks(text, set(), at))]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
async def test_no_frame_holds_a_secret_its_reader_must_not_know(server: Running, api: Api, seed: int) -> None:
    truth, devices, mischief = await a_game(server, api, seed)
    assert all_leaks(truth, devices, mischief, server) == []
    assert len(mischief.rest) > 5
    assert not any(frame.get("own") for frame in devices[-1].frames)
    own = marks_in("".join(devices[0].raw))
    assert len({mark for mark in own if truth.owner.get(mark) == 0}) >= ROUNDS
    kinds = {frame["type"] for here in devices for frame in here.frames}
    assert {"welcome", "snapshot", "update", "ack", "refused", "presence", "unseated"} <= kinds


async def test_a_leak_would_be_noticed(server: Running, api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Kinds, "redact", lambda self, actor, action, viewer: action)
    truth, devices, mischief = await a_game(server, api, 99)
    assert all_leaks(truth, devices, mischief, server)
