"""What deploy/README.md tells a newcomer to do, done."""

import asyncio
import json
import ssl
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.support.acts import first_of
from tests.server.support.device import Device
from tests.server.support.nodes import deployment
from tests.server.support.nodes.deployment import DEPLOY, TOKEN, Deployment
from tests.server.support.nodes.postgres import find, run

GAME = "catan_dice"


class Behind(Device):
    """A device that trusts the balancer's own certificate."""

    async def open(self) -> None:
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        secure = {"ssl": trusting} if self.address.startswith("wss") else {}
        self.socket = await connect(self.address, proxy=None, max_size=None, **secure)  # type: ignore[arg-type]
        self.reader = asyncio.create_task(self._read())

    async def act_some(self, count: int) -> int:
        """Plays that many acts for whoever is asked; the last row."""
        seq = 0
        for _ in range(count):
            seat = next(seat for seat in (0, 1) if self.own(seat)["awaited"])
            own = self.own(seat)
            told = await self.act(seat, own["question"], first_of(own))
            assert told["type"] == "ack", told
            seq = told["seq"]
            await self.row(seq)
        return seq


async def new_table(http: httpx.AsyncClient) -> tuple[str, dict[int, str]]:
    wanted = {"game": GAME, "players": 2, "name": "Ana", "more": [{"name": "Leo"}], "private": True}
    made = (await http.post("/api/tables", json=wanted)).json()
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
    for seat, token in tokens.items():
        address = f"/api/tables/{made['table']['id']}/seats/{seat}"
        await http.patch(address, json={"ready": True}, headers={"Authorization": f"Bearer {token}"})
    return made["table"]["id"], tokens


async def play_behind(url: str, http_port: int) -> tuple[str, dict[int, str], int]:
    async with httpx.AsyncClient(base_url=url, verify=False, trust_env=False, timeout=60) as http:
        page = await http.get("/")
        assert (page.status_code, page.headers["strict-transport-security"]) == (200, "max-age=31536000")
        plain = await http.get(f"http://127.0.0.1:{http_port}/")
        assert plain.status_code == 308
        assert (await http.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})).status_code == 404
        assert (await http.post("/api/tables/x/admin/close")).status_code == 404
        assert len((await http.get("/api/games")).headers["x-request-id"]) == 36
        table, tokens = await new_table(http)
        device = Behind(url, table, tokens)
        async with device:
            await device.hello()
            await device.decline()
            await device.until(lambda frame: (frame.get("public") or {}).get("how") == "start")
            return table, tokens, await device.act_some(6)


async def play_on(url: str, table: str, tokens: dict[int, str]) -> tuple[int, int]:
    """Where a table stands, and the row of one more act."""
    device = Behind(url, table, tokens)
    async with device:
        await device.hello()
        stood = (await device.until(lambda frame: frame["type"] == "snapshot" and bool(frame["own"])))["seq"]
        return stood, await device.act_some(1)


def admin(*words: str) -> Any:
    done = subprocess.run([sys.executable, "-m", "sobremesa.cli", "admin", *words, "--json"], capture_output=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.slow
@pytest.mark.postgres
@pytest.mark.skipif(bool(deployment.missing()), reason=f"there is no {', '.join(deployment.missing())} here")
def test_the_example_deployment_plays_is_backed_up_and_restored(postgres_address: str, tmp_path: Path) -> None:
    where = postgres_address.partition("?host=")[2]
    for name in ("deployed", "restored"):
        run([find("createdb") or "createdb", "-h", where, "-U", "sobremesa", name])
    database, other = (postgres_address.replace("/tables?", f"/{name}?") for name in ("deployed", "restored"))
    town = Deployment(tmp_path, database, nodes=2)
    with town.node(2):
        with town.node(1), town.balancer() as url:
            table, tokens, before = asyncio.run(play_behind(url, town.http))
            file = town.run("backup", database, str(tmp_path / "backups"), "2")
            assert asyncio.run(play_on(url, table, tokens)) == (before, before + 1)
        with town.balancer() as url:  # one node has ended, and the other goes on
            assert asyncio.run(play_on(url, table, tokens)) == (before + 1, before + 2)
    town.run("restore", file, other)
    refused = subprocess.run([DEPLOY / "restore", file, other], capture_output=True, text=True)
    assert (refused.returncode, "holds tables already" in refused.stderr) == (1, True)
    assert [one["status"] for one in admin("check", "--database", other)] == ["good"]
    with town.node(1, other) as url:
        assert asyncio.run(play_on(url, table, tokens)) == (before, before + 1)
