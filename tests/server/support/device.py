"""A device for tests: one socket at a table, with everything it was ever told."""

import asyncio
import copy
import json
import uuid
from collections.abc import Callable
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sobremesa.server.rest import endpoints
from sobremesa.server.rest.describing import codes_of
from tests.server.support.acts import first_of
from tests.server.support.frames import check_frame

Frame = dict[str, Any]
MEMBERS = ("view", "awaited", "actors", "prompt", "result", "deadlines")
OWN_MEMBERS = ("view", "question", "awaited", "prompt", "templates", "legal", "default")
PATIENCE = 120
"""Seconds: only what hangs comes to them, even on a slow machine."""


def changed(before: Any, part: Frame) -> Any:
    """A part of a view with its changes applied, as docs/protocol.md says."""
    if "changes" not in part:
        return part
    now = copy.deepcopy(before)
    for *path, name, value in part["changes"]:
        _at(now, path)[name] = value
    for *path, name in part.get("gone", ()):
        del _at(now, path)[name]
    rest = {name: value for name, value in part.items() if name not in ("changes", "gone")}
    return {**now, **rest}


def _at(whole: Any, path: list[Any]) -> Any:
    for name in path:
        whole = whole[name]
    return whole


class Device:
    def __init__(self, url: str, table: str, tokens: dict[int, str] | None = None) -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/tables/{table}/socket"
        self.tokens = tokens or {}
        self.frames: list[Frame] = []
        self.raw: list[str] = []
        self.read = 0
        self.epoch: str | None = None
        self.close_code: int | None = None
        self._news = asyncio.Event()
        self.follows_changes = False
        """Then `frames` holds what was told as if it had been told whole, and `raw` what was told."""
        self._public: Any = None
        self._owns: dict[str, Any] = {}

    async def __aenter__(self) -> "Device":
        await self.open()
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        await self.close()

    async def open(self) -> None:
        self.socket: ClientConnection = await connect(self.address, proxy=None, max_size=None)
        self.reader = asyncio.create_task(self._read())

    async def close(self) -> None:
        await self.socket.close()
        await self.reader

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.raw.append(text)
                check_frame(text)
                frame = json.loads(text)
                self.frames.append(self._followed(frame) if self.follows_changes else frame)
                self._wake()
        except ConnectionClosed:
            pass
        finally:
            self.close_code = self.socket.close_code
            self._wake()

    def _followed(self, frame: Frame) -> Frame:
        public, own = frame.get("public") or {}, frame.get("own") or {}
        if frame["type"] == "snapshot":
            self._public, self._owns = public, own
        elif frame["type"] == "update" and ("view" in public or "changes" in public):
            public = {**changed({name: self._public.get(name) for name in MEMBERS} if self._public else None, public)}
            self._public = public
            last = {
                seat: {name: part[name] for name in OWN_MEMBERS if name in part} for seat, part in self._owns.items()
            }
            own = {seat: changed(last.get(seat), part) for seat, part in own.items()}
            self._owns = own
        elif frame["type"] == "update" and "deadlines" in public and self._public:
            self._public = {**self._public, "deadlines": public["deadlines"]}
        return {**frame, **({"public": public} if public else {}), **({"own": own} if own else {})}

    def _last(self, seat: str) -> Any:
        return {name: part for name, part in self._owns.get(seat, {}).items() if name in OWN_MEMBERS}

    def _wake(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    async def say(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def hello(self, last: int | None = None, epoch: str | None = None) -> Frame:
        """Says hello, declines to contribute to the dice, and waits for the welcome."""
        more = {"changes": True} if self.follows_changes else {}
        await self.say("hello", protocol=2, tokens=list(self.tokens.values()), last=last, epoch=epoch, **more)
        told = await self.next("welcome")
        self.epoch = told["epoch"]
        return told

    async def decline(self) -> None:
        for seat in self.tokens:
            await self.say("commit", seat=seat, hash=None)

    async def next(self, kind: str, **fields: Any) -> Frame:
        """The next unread frame of that kind with these fields; frames before it count as read."""
        return await self.until(
            lambda frame: frame["type"] == kind and all(frame.get(key) == value for key, value in fields.items())
        )

    async def until(self, fits: Callable[[Frame], bool], seconds: float = PATIENCE) -> Frame:
        async with asyncio.timeout(seconds):
            while True:
                news = self._news
                while self.read < len(self.frames):
                    self.read += 1
                    if fits(self.frames[self.read - 1]):
                        return self.frames[self.read - 1]
                if self.reader.done():
                    raise EOFError(f"the connection ended with {self.close_code}")
                await news.wait()

    async def act(self, seat: int, question: int, action: Any, client: str | None = None) -> Frame:
        """Acts and waits for the answer, ack or refusal."""
        client = client or str(uuid.uuid4())
        await self.say("act", id=client, seat=seat, question=question, action=action)
        return await self.until(lambda frame: frame["type"] in ("ack", "refused") and frame["id"] == client)

    async def row(self, seq: int) -> Frame:
        """The update of that number, read already or not."""
        async with asyncio.timeout(PATIENCE):
            while True:
                news = self._news
                for frame in self.frames:
                    if frame["type"] == "update" and frame["seq"] == seq:
                        return frame
                await news.wait()

    def own(self, seat: int) -> Frame:
        """The newest own part of a seat."""
        for frame in reversed(self.frames):
            found: Frame | None = (frame.get("own") or {}).get(str(seat))
            if found is not None and "question" in found:
                return found
        raise LookupError(f"nothing was told to seat {seat}")

    def last_public(self) -> Frame:
        for frame in reversed(self.frames):
            if (frame.get("public") or {}).get("view"):
                found: Frame = frame["public"]
                return found
        raise LookupError("nothing was told")

    async def play_out(self) -> Frame:
        """Plays the first legal action whenever a seat of ours is asked, until the game is over."""
        answered: set[tuple[int, int]] = set()
        while True:
            frame = await self.until(lambda frame: frame["type"] in ("update", "snapshot"))
            public = frame.get("public") or {}
            if public.get("result"):
                return frame
            for seat, own in (frame.get("own") or {}).items():
                key = (int(seat), own["question"])
                if own["awaited"] and key not in answered:
                    answered.add(key)
                    await self.say(
                        "act", id=str(uuid.uuid4()), seat=int(seat), question=own["question"], action=first_of(own)
                    )


def judge_answer(method: str, path: str, answer: httpx.Response) -> None:
    """Whatever a test asks for, the answer is one the server describes."""
    for route in endpoints:
        if route.path_regex.fullmatch(path) and method in (route.methods or ()):
            told = answer.json().get("code") if answer.status_code >= 400 else None
            assert answer.is_success or told in codes_of(route), f"{method} {route.path} does not describe {told}"


class Api:
    """The REST part, spoken by a test."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, trust_env=False, timeout=PATIENCE)

    async def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.request(method, path, json=body, headers=headers)
        judge_answer(method, path.partition("?")[0], answer)
        return answer

    async def get(self, path: str) -> Any:
        answer = await self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, token: str | None = None, method: str = "POST") -> Any:
        answer = await self.ask(method, path, body, token)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def refused(self, path: str, body: Any = None, token: str | None = None, method: str = "POST") -> str:
        """The code of a refusal that has words in three languages."""
        answer = await self.ask(method, path, body, token)
        assert answer.status_code >= 400, answer.text
        told = answer.json()
        assert all(told["words"][language] for language in ("en", "es", "pt"))
        return str(told["code"])

    async def table(self, **wanted: Any) -> "Made":
        made = await self.post("/api/tables", {"game": "sealed", **wanted})
        return Made(made["table"]["id"], {seat["seat"]: seat["token"] for seat in made["seats"]})

    async def sit(self, table: "Made", name: str, **wanted: Any) -> int:
        told = await self.post(f"/api/tables/{table.id}/seats", {"name": name, **wanted})
        table.tokens[told["seat"]] = told["token"]
        return int(told["seat"])

    async def ready(self, table: "Made") -> None:
        for seat, token in table.tokens.items():
            await self.post(f"/api/tables/{table.id}/seats/{seat}", {"ready": True}, token, "PATCH")


class Made:
    """A table made by a test, with the tokens of its seats."""

    def __init__(self, table_id: str, tokens: dict[int, str]) -> None:
        self.id = table_id
        self.tokens = tokens
