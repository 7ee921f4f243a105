"""Games between people whose devices know themselves by a key."""

import secrets
from typing import Any

from tests.server.support.device import Api, Device, Made


def a_key() -> str:
    return secrets.token_hex(16)


async def a_table(api: Api, *keys: str | None) -> Made:
    first, *others = ({} if key is None else {"person": key} for key in keys)
    made = await api.table(players=len(keys), name="Ana", **first)
    for place, other in enumerate(others):
        await api.sit(made, f"Leo{place}", **other)
    return made


async def play(api: Api, made: Made) -> Any:
    """To the end, by one device that holds all the seats: who has won."""
    async with Device(api.url, made.id, made.tokens) as device:
        await device.hello()
        await device.decline()
        await api.ready(made)
        return (await device.play_out())["public"]["result"]["winners"]


async def a_game(api: Api, *keys: str | None) -> Made:
    made = await a_table(api, *keys)
    await play(api, made)
    return made


async def told_at(api: Api, made: Made) -> dict[int, Any]:
    return {one["seat"]: one for one in (await api.get(f"/api/tables/{made.id}/ratings"))["seats"]}


async def own(api: Api, key: str) -> list[Any]:
    return list((await api.post("/api/ratings", {"person": key}))["ratings"])
