"""People who play on whatever happens to the servers, and what must be true afterwards."""

import asyncio
import time
from contextlib import suppress
from typing import Any

import httpx

from sobremesa.server.store import Store
from tests.server.support.device import PATIENCE, Made
from tests.server.support.nodes.cluster import Cluster
from tests.server.support.nodes.killing import Player, check_canary
from tests.server.support.nodes.postgres import address_in

SEATS, ROUNDS = 3, 25


class Crowd:
    """So many tables at all times: where a game is over the next one begins, until everybody has had enough."""

    def __init__(self, cluster: Cluster, tables: int) -> None:
        self.cluster = cluster
        self.players: list[Player] = []
        self.has_enough = False
        self.http = httpx.AsyncClient(base_url=cluster.url, trust_env=False, timeout=15)
        self._playing = [asyncio.create_task(self._play_on()) for _ in range(tables)]

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def _play_on(self) -> None:
        while not self.has_enough:
            table = await _seated(self.http)
            players = [Player(self.cluster.url, table, seat) for seat in range(SEATS)]
            self.players += players
            await asyncio.gather(*(player.play() for player in players))

    async def until_it_goes_on(self, acts: int) -> float:
        """After a fault: so many more acts are acknowledged; the seconds until the first of them."""
        before, began, first = self.acknowledged, time.monotonic(), None
        async with asyncio.timeout(PATIENCE):
            while self.acknowledged < before + acts:
                for task in self._playing:
                    if task.done():
                        task.result()
                if first is None and self.acknowledged > before:
                    first = time.monotonic() - began
                await asyncio.sleep(0.01)
        return first or 0.0

    async def finish(self) -> None:
        self.has_enough = True
        await asyncio.wait_for(asyncio.gather(*self._playing), 5 * PATIENCE)

    async def close(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        await self.http.aclose()


async def _seated(http: httpx.AsyncClient) -> Made:
    """A table that is about to start; whoever asks in the middle of a fault asks again."""
    people = {"name": "P0", "more": [{"name": f"P{seat}"} for seat in range(1, SEATS)]}
    wanted = {"game": "canary", "players": SEATS, "options": {"rounds": ROUNDS}, **people}
    made = await _surely(http, "POST", "/api/tables", wanted)
    table = Made(made["table"]["id"], {seat["seat"]: seat["token"] for seat in made["seats"]})
    for seat, token in table.tokens.items():
        await _surely(http, "PATCH", f"/api/tables/{table.id}/seats/{seat}", {"ready": True}, token)
    return table


async def _surely(http: httpx.AsyncClient, method: str, path: str, body: Any, token: str = "") -> Any:
    """Asked again until it is answered: being ready twice is being ready."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(httpx.HTTPError):
                headers = {"Authorization": f"Bearer {token}"} if token else {}
                answer = await http.request(method, path, json=body, headers=headers)
                if answer.is_success or answer.json().get("code") == "already_started":
                    return answer.json()
                assert answer.status_code in (500, 503), answer.text
            await asyncio.sleep(0.05)


async def check_everything(cluster: Cluster, players: list[Player]) -> int:
    """Nothing acknowledged is lost, nothing is there twice, and what was told is what is stored; how many acts."""
    store = await Store.open(address_in(cluster.database.folder))
    try:
        for table in {player.table.id for player in players}:
            here = [player for player in players if player.table.id == table]
            check_canary(await store.log(table), here, SEATS, ROUNDS)
    finally:
        await store.close()
    return sum(len(player.acknowledged) for player in players)
