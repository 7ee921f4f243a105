"""Devices that play Dobble by what they see: right claims, and a ping to the partner once their own deck is empty."""

import asyncio
import random
from typing import Any

from tests.server.support.device import Device

Told = dict[str, Any]


class QuickEyes(Device):
    """Holds one seat, or none: then it only looks."""

    def __init__(self, url: str, table: str, tokens: dict[int, str] | None = None, seed: int = 0) -> None:
        super().__init__(url, table, tokens)
        self.draws = random.Random(seed)
        self.seat = next(iter(self.tokens), -1)
        self.board: Any = None
        self.pings: list[Told] = []
        """What this seat has pointed out."""

    async def play(self, pace: float = 0.01) -> None:
        """Plays until the match is over."""
        while not self._is_over():
            await asyncio.sleep(pace * (0.5 + self.draws.random()))
            if self.seat >= 0 and (action := self._choice()) is not None:
                told = await self.act(self.seat, self.own(self.seat)["question"], action)
                if told["type"] == "ack" and action["kind"] == "ping" and action not in self.pings:
                    self.pings.append(action)

    def _is_over(self) -> bool:
        return any((frame.get("public") or {}).get("result") for frame in self.frames[-20:])

    def _choice(self) -> Told | None:
        try:
            own, view = self.own(self.seat), self.last_public()["view"]
        except LookupError:
            return None
        if own["awaited"]:
            return {"kind": "ready"}
        if own["view"]["may_ping"]:
            return self._ping(own["view"], view)
        places = [at for at in view["island"] if at["place"] in own["view"]["places"]]
        if not places:
            return None
        at = self.draws.choice(places)
        mine, cards = int(own["view"]["card"]), self._board()["cards"]
        spot = self._spot(at, mine)
        return {"kind": "claim", **spot, "own": cards[mine]["name"], "target": cards[at["card"]]["name"]}

    def _ping(self, own: Any, view: Any) -> Told | None:
        card = view["players"][own["partner"]]["card"]
        if card is None:
            return None
        at = self.draws.choice(view["island"])
        return {"kind": "ping", "to": own["partner"], **self._spot(at, card)}

    def _spot(self, at: Any, card: int) -> Told:
        """A place, and the symbol its card shares with another."""
        cards, symbols = self._board()["cards"], self._board()["symbols"]
        (shared,) = set(cards[card]["symbols"]) & set(cards[at["card"]]["symbols"])
        return {"place": at["place"], "symbol": symbols[shared]["id"]}

    def _board(self) -> Any:
        if self.board is None:
            boards = [frame.get("board") or (frame.get("public") or {}).get("board") for frame in self.frames]
            self.board = next(board for board in boards if board)
        return self.board
