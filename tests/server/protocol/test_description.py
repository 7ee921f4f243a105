"""OpenAPI: every address, method and status is described as it is."""

from typing import Any

import pytest

from sobremesa.server.refusals import CATALOGUE
from sobremesa.server.rest import endpoints
from sobremesa.server.rest.describing import REFUSALS, codes_of, status_of
from tests.server.support.device import Api, Made

pytestmark = pytest.mark.anyio
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
NO_JSON = ("/api/lobby", "/metrics")
"""One never ends, the other is a text."""


def filled(path: str, table: str) -> str:
    known = {"{table_id}": table, "{number}": "0", "{game}": "sealed", "{language}": "en"}
    for name, value in known.items():
        path = path.replace(name, value)
    return path


async def a_table(api: Api) -> Made:
    return await api.table(players=2, name="Ana", more=[{"name": "Leo"}])


async def test_every_refusal_has_words_and_an_endpoint() -> None:
    assert set(REFUSALS) <= {route.name for route in endpoints}
    for route in endpoints:
        assert all(f"refused.{code}" in CATALOGUE.texts["en"] for code in codes_of(route))


async def test_statuses_were_missing_from_the_description(api: Api) -> None:
    paths = (await api.get("/api/openapi.json"))["paths"]
    assert set(paths) == {route.path for route in endpoints}
    for route in endpoints:
        for method in route.methods or ():
            told = paths[route.path][method.lower()]
            assert told["x-refusals"] == sorted(codes_of(route))
            refused = {status for status in told["responses"] if int(status) >= 400}
            assert refused == {str(status_of(code)) for code in codes_of(route)} | {
                str(status) for status in route.responses
            }


async def test_a_method_there_is_none_of_did_not_say_which_there_are(api: Api) -> None:
    table = await a_table(api)
    for path in {route.path for route in endpoints}:
        allowed = {method for route in endpoints if route.path == path for method in route.methods or ()}
        for method in sorted(set(METHODS) - allowed):
            answer = await api.http.request(method, filled(path, table.id))
            assert answer.status_code == 405, (method, path)
            assert set(answer.headers["allow"].split(", ")) == allowed


BAD: tuple[tuple[str, dict[str, Any]], ...] = (
    ("nothing", {}),
    ("no JSON", {"content": b"{"}),
    ("no object", {"json": [1]}),
    ("another object", {"json": {"nonsense": True}}),
    ("a bad token", {"json": {}, "headers": {"Authorization": "Bearer nonsense"}}),
    ("another page", {"json": {}, "headers": {"Origin": "http://evil.example"}}),
    ("too much", {"content": b"x" * 3_000_000}),
)


@pytest.mark.parametrize(("_", "asked"), BAD, ids=[name for name, _ in BAD])
async def test_whatever_is_asked_is_answered_as_described(api: Api, _: str, asked: dict[str, Any]) -> None:
    table = await a_table(api)
    for route in endpoints:
        if route.path in NO_JSON:
            continue
        for method in route.methods or ():
            for place in (table.id, "unknown"):
                answer = await api.http.request(method, filled(route.path, place), **asked)
                told = answer.json()
                assert answer.is_success or told["code"] in codes_of(route), (method, route.path, told)
                assert answer.is_success or answer.status_code == status_of(told["code"])


async def test_numbers_that_are_none_are_answered_as_described(api: Api) -> None:
    table = await a_table(api)
    token = table.tokens[0]
    for route in endpoints:
        for method in sorted(route.methods or ()):
            if "{number}" not in route.path:
                continue
            for number in ("x", "-1", "9", "99999999999999999999999"):
                path = filled(route.path.replace("{number}", number), table.id)
                answer = await api.ask(method, path, {"muted": True, "bot": "random"}, token)
                assert answer.status_code in (400, 403, 404)
