"""Two servers on one PostgreSQL, in one process but each with a loop, a port and a lobby of its own."""

import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from typing import NamedTuple

import pytest

from tests.server.support.device import Api
from tests.server.support.serving import Running, quick_settings, serving


def free_address() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return f"127.0.0.1:{probe.getsockname()[1]}"


class Pair(NamedTuple):
    here: Running
    there: Running


@pytest.fixture(scope="module")
def two_nodes(postgres_address: str) -> Iterator[Pair]:
    with ExitStack() as stack:
        yield Pair(
            *(stack.enter_context(serving(quick_settings(postgres_address, node=free_address()))) for _ in range(2))
        )


@pytest.fixture
async def here(two_nodes: Pair) -> AsyncIterator[Api]:
    api = Api(two_nodes.here.url)
    yield api
    await api.http.aclose()


@pytest.fixture
async def there(two_nodes: Pair) -> AsyncIterator[Api]:
    api = Api(two_nodes.there.url)
    yield api
    await api.http.aclose()
