"""Three nodes, load, and whatever can happen to them: nothing acknowledged is lost, nothing is played twice.

`FAULTS=200 pytest tests/server/nodes/test_faults.py` is what `make soak` does.
"""

import os
from pathlib import Path

import pytest

from tests.server.support.nodes.cluster import a_cluster
from tests.server.support.nodes.enduring import Crowd, check_everything
from tests.server.support.nodes.postgres import find

pytestmark = [pytest.mark.anyio, pytest.mark.postgres, pytest.mark.slow]
FAULTS = int(os.environ.get("FAULTS", "20"))
TABLES = 4
ACTS_BETWEEN = 10


async def test_nothing_acknowledged_is_lost_whatever_happens_to_the_nodes(tmp_path: Path) -> None:
    if find("postgres") is None:
        pytest.skip("there is no PostgreSQL here")
    async with a_cluster(seed=FAULTS, log=tmp_path / "nodes.log") as cluster:
        crowd = Crowd(cluster, TABLES)
        try:
            await crowd.until_it_goes_on(ACTS_BETWEEN)
            for name in _faults(list(cluster.faults)):
                await cluster.faults[name]()
                pause = await crowd.until_it_goes_on(ACTS_BETWEEN)
                print(f"{name}: {1000 * pause:.0f} ms until the next act, {crowd.acknowledged} acts so far", flush=True)
            await crowd.finish()
        finally:
            await crowd.close()
        assert await check_everything(cluster, crowd.players) > FAULTS * ACTS_BETWEEN


def _faults(names: list[str]) -> list[str]:
    """Each kind as often as every other."""
    return [names[number % len(names)] for number in range(FAULTS)]
