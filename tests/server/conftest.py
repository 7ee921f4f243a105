"""Servers and the doors to them, for every test of the server."""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from sobremesa.contract.toys import sealed, snap
from sobremesa.games import add
from tests.server.support import canary
from tests.server.support.device import Api, Device, Made
from tests.server.support.nodes.postgres import find, postgres
from tests.server.support.serving import Running, quick_settings, serving, sqlite_in
from tests.server.support.toys import BRITTLE, HASTY, TICKING

for label in (sealed.LABEL, snap.LABEL, BRITTLE, HASTY, TICKING, canary.LABEL):
    add(label)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(quick_settings(sqlite_in(tmp_path_factory.mktemp("server")))) as running:
        yield running


@pytest.fixture
async def api(server: Running) -> AsyncIterator[Api]:
    api = Api(server.url)
    yield api
    await api.http.aclose()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return sqlite_in(tmp_path)


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    if find("postgres") is None:
        pytest.skip("there is no PostgreSQL here")
    with postgres() as address:
        yield address


@pytest.fixture
def device(server: Running) -> Callable[..., Device]:
    """A device at a table, holding all of its seats unless told which."""

    def make(table: Made, *seats: int, spectator: bool = False) -> Device:
        kept = {} if spectator else {seat: table.tokens[seat] for seat in seats or table.tokens}
        return Device(server.url, table.id, kept)

    return make
