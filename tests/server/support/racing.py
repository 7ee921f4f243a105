"""Tables in real time for tests: by sockets or, for races in a chosen order, without any network."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from sobremesa.contract.toys import snap
from sobremesa.games import game as label_of
from sobremesa.server.lobby.lobby import Lobby
from sobremesa.server.refusals import Refused
from sobremesa.server.services import Services
from sobremesa.server.settings import Settings
from sobremesa.server.table.log.answers import Answer
from sobremesa.server.table.mail import Act, Fill, Look
from sobremesa.server.table.table import Table
from tests.server.support.device import PATIENCE, Api, Device, Made

OPENS = snap.SHOWN_AT + snap.AHEAD


@asynccontextmanager
async def lobby_without_network(settings: Settings) -> AsyncIterator[Lobby]:
    services = await Services.open(settings)
    lobby = Lobby(services)
    yield lobby
    await lobby.close()
    await services.close()


async def snap_table(lobby: Lobby, players: int, cards: int = 4000, even: bool = False) -> Table:
    """A table of persons at which the start signal has been given."""
    table = await lobby.create(label_of("snap"), players, {"cards": cards}, "off", True, even)
    await table.keeper.ask(Fill([(f"P{seat}", None) for seat in range(players)], [], True))
    await until(lambda: table.play is not None and table.play.match.state[0]["phase"] == snap.OPEN)
    await table.keeper.ask(Look())  # and told
    return table


async def until(done: Any, seconds: float = PATIENCE) -> None:
    async with asyncio.timeout(seconds):
        while not done():
            await asyncio.sleep(0.005)


def put(
    table: Table, seat: int, action: int | str, client: str | None = None, rtt: float | None = None, question: int = 0
) -> asyncio.Future[Answer]:
    """A claim that arrives now, and its verdict."""
    verdict: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def reply(answer: Answer, error: Exception | None) -> None:
        if error is None:
            verdict.set_result(answer)
        elif isinstance(error, Refused) and not table.is_lost:  # then devices are sent away without an answer
            verdict.set_result(error.as_json())

    table.keeper.put(Act(seat, client, question, action, rtt=rtt), reply)
    return verdict


@contextmanager
def mail_held(table: Table) -> Iterator[None]:
    """Letters wait meanwhile, as if the disk were slow."""
    table.keeper._is_busy = True
    yield
    table.keeper._is_busy = False
    table.keeper.look()


def the_card(table: Table) -> tuple[int, int]:
    """The number and the rank of the card that lies open."""
    assert table.play is not None
    now = table.play.match.state[0]
    return int(now["card"]), int(now["rank"]) - 1


def right(table: Table) -> int:
    return snap.SNAP.pack(*the_card(table))


async def seated(api: Api, url: str, persons: int = 2, **wanted: Any) -> tuple[Made, list[Device]]:
    """A table with a device for each person, about to start."""
    more = [{"name": f"P{seat}"} for seat in range(1, persons)]
    table = await api.table(**{"game": "snap", "players": persons, "name": "P0", "more": more, **wanted})
    devices = [Device(url, table.id, {seat: token}) for seat, token in table.tokens.items()]
    for device in devices:
        await device.open()
        await device.hello()
        await device.decline()
    await api.ready(table)
    return table, devices


async def started(api: Api, url: str, persons: int = 2, **wanted: Any) -> tuple[Made, list[Device]]:
    table, devices = await seated(api, url, persons, **wanted)
    for device in devices:
        await device.until(lambda frame: phase_of(frame) == snap.OPEN)
    return table, devices


def phase_of(frame: Any) -> int | None:
    return ((frame.get("public") or {}).get("view") or {}).get("phase")


def claim_of(device: Device) -> dict[str, Any]:
    """The right claim by what the device was told last."""
    view = device.last_public()["view"]
    return {"kind": "snap", "card": view["card"], "rank": view["rank"] - 1}
