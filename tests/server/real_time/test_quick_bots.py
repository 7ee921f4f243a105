"""Bots in real time: they act when they said they would, unless something happened before."""

import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from sobremesa import bots
from sobremesa.bots.player import Intention
from sobremesa.contract.game import Step
from sobremesa.contract.toys import snap
from sobremesa.contract.view import View
from tests.server.support.device import Api, Device
from tests.server.support.racing import claim_of, started
from tests.server.support.serving import Running, quick_settings, serving, sqlite_in

pytestmark = pytest.mark.anyio
REACTION = 120


class SteadyBot:
    """Names every card a set time after it saw it, and remembers which one it was about to name."""

    reaction = REACTION

    def __init__(self, seed: int | str | None = None) -> None:
        self.card, self.at = 0, 0

    def choose(self, view: View, history: Callable[[], Sequence[Step]]) -> int | None:
        return None

    def intend(self, view: View, history: Callable[[], Sequence[Step]]) -> Intention | None:
        now = view.state[0]
        if now["card"] != self.card:
            self.card, self.at = int(now["card"]), int(now["now"]) + self.reaction
        return Intention(max(0, self.at - int(now["now"])), snap.SNAP.pack(self.card, int(now["rank"]) - 1))


class StubbornBot(SteadyBot):
    """Names a card that is not there, again and again."""

    def intend(self, view: View, history: Callable[[], Sequence[Step]]) -> Intention | None:
        return Intention(0, snap.SNAP.pack(4095, 0))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(bots._FOR_EVERY_GAME, "steady", f"{__name__}:SteadyBot")
        patch.setitem(bots._FOR_EVERY_GAME, "stubborn", f"{__name__}:StubbornBot")
        with serving(quick_settings(sqlite_in(tmp_path_factory.mktemp("quick")))) as running:
            yield running


def claims(here: Device) -> list[Any]:
    return [frame["public"] for frame in here.frames if (frame.get("public") or {}).get("how") in ("bot", "player")]


async def test_a_bot_acts_when_it_said_it_would(api: Api, server: Running) -> None:
    table = await api.table(game="snap", players=2, bots=["steady", "steady"], options={"cards": 5})
    async with Device(server.url, table.id) as here:
        await here.hello()
        over = await here.until(lambda frame: bool((frame.get("public") or {}).get("result")))
    assert sum(over["public"]["result"]["scores"]) == 5
    times = [told["time"] for told in claims(here)]
    assert all(later - sooner >= REACTION for sooner, later in itertools.pairwise(times))


async def test_a_bot_that_was_overtaken_looks_again_and_halts_nothing(api: Api, server: Running) -> None:
    table, (ana,) = await started(api, server.url, 1, players=3, bots=["steady", "stubborn"])
    first = await ana.act(0, 0, claim_of(ana))
    assert first["type"] == "ack"
    await ana.until(lambda frame: (frame.get("public") or {}).get("how") == "bot")
    assert {told["seat"] for told in claims(ana) if told["how"] == "bot"} == {2}, "bots sit from the last seat down"
    assert (await api.get(f"/api/tables/{table.id}"))["table"]["state"] == "playing"
    await ana.close()
