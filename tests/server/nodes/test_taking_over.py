"""A node dies and stays dead: whoever played there plays on at another one."""

import signal
from pathlib import Path

import pytest

from sobremesa.server.nodes.nodes import LOOK_AGAIN_SECONDS
from sobremesa.server.settings import Settings
from tests.server.support.nodes.cluster import a_cluster
from tests.server.support.nodes.enduring import Crowd, check_everything
from tests.server.support.nodes.postgres import find

pytestmark = [pytest.mark.anyio, pytest.mark.postgres, pytest.mark.slow]
ACTS = 15


def test_a_dead_nodes_tables_are_taken_over_within_five_seconds_as_settings_come() -> None:
    """Its lease runs out, somebody looks again; taking a table up has more than a second left."""
    assert Settings().lease_seconds + LOOK_AGAIN_SECONDS < 4


async def test_whoever_played_at_a_node_that_died_plays_on_elsewhere(tmp_path: Path) -> None:
    if find("postgres") is None:
        pytest.skip("there is no PostgreSQL here")
    async with a_cluster(seed=5, log=tmp_path / "nodes.log", size=2) as cluster:
        crowd = Crowd(cluster, tables=2)
        try:
            await crowd.until_it_goes_on(ACTS)
            dead = cluster.nodes[0]
            dead.send(signal.SIGKILL)
            await dead.ended()
            players = list(crowd.players)
            before = {player: len(player.acknowledged) for player in players}
            pause = await crowd.until_it_goes_on(ACTS)
            print(f"{1000 * pause:.0f} ms until the next act")
            await crowd.finish()
        finally:
            await crowd.close()
        tables = {player.table.id for player in players}
        for table in tables:
            assert any(len(one.acknowledged) > before[one] for one in players if one.table.id == table)
        assert await check_everything(cluster, crowd.players) > 2 * ACTS
