"""Devices that play Dobble by what they see: right claims, and a ping to the partner once their own deck is empty."""

import asyncio
import random
from typing import Any

from tests.server.support.device import Device

READY, CLAIM, PING = 1, 2, 3


class QuickEyes(Device):
    """Holds one seat, or none: then it only looks."""

    def __init__(self, url: str, table: str, tokens: dict[int, str] | None = None, seed: int = 0) -> None:
        super().__init__(url, table, tokens)
        self.draws = random.Random(seed)
        self.seat = next(iter(self.tokens), -1)
        self.symbols: list[set[int]] = []
        self.pings: set[int] = set()
        """What this seat has pointed out."""

    async def play(self, pace: float = 0.01) -> None:
        """Plays until the match is over."""
        while not self._is_over():
            await asyncio.sleep(pace * (0.5 + self.draws.random()))
            if self.seat >= 0 and (action := self._choice()) is not None:
                told = await self.act(self.seat, self.own(self.seat)["decision"], action)
                if told["type"] == "ack" and action & 255 == PING:
                    self.pings.add(action)

    def _is_over(self) -> bool:
        return any((frame.get("public") or {}).get("result") for frame in self.frames[-20:])

    def _choice(self) -> int | None:
        try:
            own, view = self.own(self.seat), self.last_public()["view"]
        except LookupError:
            return None
        if own["awaited"]:
            return READY
        if own["view"]["may_ping"]:
            return self._ping(own["view"], view)
        places = [at for at in view["island"] if at["place"] in own["view"]["places"]]
        if not places:
            return None
        at = self.draws.choice(places)
        mine = int(own["view"]["card"])
        return CLAIM | self._target(view, at, mine) | mine << 20 | int(at["card"]) << 27

    def _ping(self, own: Any, view: Any) -> int | None:
        card = view["players"][own["partner"]]["card"]
        if card is None:
            return None
        at = self.draws.choice(view["island"])
        spot = self._target(view, at, card) >> 8
        return PING | int(own["partner"]) << 8 | spot << 11

    def _target(self, view: Any, at: Any, card: int) -> int:
        """Place and shared symbol, from bit 8 on."""
        shared: set[int] = self._symbols()[card] & self._symbols()[at["card"]]
        return int(view["island"].index(at)) << 8 | next(iter(shared)) << 13

    def _symbols(self) -> list[set[int]]:
        if not self.symbols:
            boards = [frame.get("board") or (frame.get("public") or {}).get("board") for frame in self.frames]
            board = next(board for board in boards if board)
            self.symbols = [set(card["symbols"]) for card in board["cards"]]
        return self.symbols
