"""What /metrics and /ready tell, and to whom."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from sobremesa.server.operating.reading import may_read
from sobremesa.server.settings import Limits, Settings
from tests.server.support.device import Api, Device
from tests.server.support.serving import Running, quick_settings, serving

SAMPLE = re.compile(r'([a-z_]+)(\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})? (\S+)')
AFAR, HERE = "192.168.1.20", "127.0.0.1"


def samples(text: str) -> dict[str, float]:
    """Every line that is no comment has to be a name, labels and a number."""
    found = [SAMPLE.fullmatch(line) for line in text.splitlines() if not line.startswith("#")]
    assert all(found), text
    return {f"{one[1]}{one[2] or ''}": float(one[3]) for one in found if one}


async def figures(api: Api) -> dict[str, float]:
    return samples((await api.http.get("/metrics")).text)


@pytest.mark.anyio
async def test_a_game_is_seen_in_the_figures_and_nobodys_name(api: Api, device: Callable[..., Device]) -> None:
    table = await api.table(players=2, name="Eulalia", bots=["random"])
    before = await figures(api)
    async with device(table) as ana:
        await ana.hello()
        await ana.decline()
        await api.ready(table)
        assert (await ana.act(0, 999, {"kind": "nothing"}))["type"] == "refused"
        await ana.play_out()
        text = (await api.http.get("/metrics")).text
    now = samples(text)
    for how in ("start", "player", "bot"):
        name = f'sobremesa_moves_total{{game="sealed",how="{how}"}}'
        assert now[name] > before.get(name, 0)
    assert now['sobremesa_sockets{kind="seated"}'] >= 1
    assert (now["sobremesa_leases"], now["sobremesa_nodes"]) == (0, 1)
    assert sum(count for name, count in now.items() if name.startswith("sobremesa_tables{")) >= 1
    assert sum(count for name, count in now.items() if name.startswith("sobremesa_refusals_total{")) >= 1
    assert now['sobremesa_frames_total{type="act"}'] >= 2
    for name in ("answer", "commit", "describe", "tell", "bot"):
        assert now[f"sobremesa_{name}_seconds_count"] > 0, name
    assert not re.search(f"Eulalia|{table.id}|{table.tokens[0]}", text)


@pytest.mark.anyio
async def test_figures_with_a_token_are_read_by_who_knows_it(database: str) -> None:
    word = "a word nobody guesses"
    with serving(quick_settings(database, metrics_token=word)) as running:
        api = Api(running.url)
        assert await api.refused("/metrics", method="GET") == "figures_closed"
        assert await api.refused("/metrics", token="another word", method="GET") == "figures_closed"
        told = await api.ask("GET", "/metrics", token=word)
        assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert "sobremesa_tables" in told.text
        await api.http.aclose()


ASKING = {
    "from here": ({}, HERE, {}, True),
    "from here by IPv6": ({}, "::1", {}, True),
    "from elsewhere": ({}, AFAR, {}, False),
    "from nowhere": ({}, None, {}, False),
    "a proxy here, for somebody": ({}, HERE, {"x-forwarded-for": AFAR}, False),
    "a server behind a proxy": ({"limits": Limits().of_any_address()}, HERE, {}, False),
    "a token from elsewhere": ({"metrics_token": "word"}, AFAR, {"authorization": "Bearer word"}, True),
    "no token from here": ({"metrics_token": "word"}, HERE, {}, False),
    "letters that are no ASCII": ({"metrics_token": "word"}, HERE, {"authorization": "Bearer wörd"}, False),
}


@pytest.mark.parametrize("who", ASKING)
def test_who_may_read_the_figures(who: str) -> None:
    changes, address, headers, may = ASKING[who]
    settings = replace(Settings(database="sqlite://"), **changes)  # type: ignore[arg-type]
    assert may_read(settings, address, headers) is may


@pytest.mark.anyio
async def test_a_server_is_ready_until_it_drains(database: str) -> None:
    with serving(quick_settings(database)) as running:
        api = Api(running.url)
        while (told := (await api.http.get("/ready")).json())["why"] == ["rules_preparing"]:
            pass
        assert told == {"ready": True, "why": []}
        running.lobby.services.readiness.drain()
        answer = await api.http.get("/ready")
        assert (answer.status_code, answer.json()) == (503, {"ready": False, "why": ["draining"]})
        assert (await api.get("/health"))["status"] == "ok"
        await api.http.aclose()


@pytest.mark.anyio
async def test_a_server_whose_store_fails_is_not_ready(api: Api, server: Running) -> None:
    condition = server.lobby.services.condition
    condition._is_good, at = False, condition._at
    condition._at = float("inf")
    try:
        answer = await api.http.get("/ready")
        assert (answer.status_code, answer.json()["why"]) == (503, ["store_failing"])
    finally:
        condition._is_good, condition._at = True, at


@pytest.mark.anyio
async def test_a_server_whose_rules_are_being_compiled_is_not_ready(api: Api, server: Running) -> None:
    readiness = server.lobby.services.readiness
    before = readiness.awaited
    readiness.wait_for(["snap"])
    try:
        assert (await api.http.get("/ready")).json()["why"] == ["rules_preparing"]
    finally:
        readiness.wait_for(before)
