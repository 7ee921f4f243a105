"""`kill -9` at random moments under load: nothing acknowledged is lost, nothing is played twice."""

from pathlib import Path

import pytest

from sobremesa.server.store import Store
from sobremesa.server.table.log.events import Played
from sobremesa.server.table.log.row import Row
from tests.server.support.nodes.killing import Player, check_canary, check_log, play_through, sit_down
from tests.server.support.serving import sqlite_in

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
TABLES, SEATS, ROUNDS = 6, 4, 30


async def seated(url: str) -> list[Player]:
    return await sit_down(url, Player, TABLES, game="canary", players=SEATS, options={"rounds": ROUNDS})


async def test_nothing_acknowledged_is_lost_and_nothing_is_doubled(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    players = await play_through(database, seated, kills=4, after=30)
    store = await Store.open(database)
    for table in {player.table.id for player in players}:
        here = [player for player in players if player.table.id == table]
        check_canary(await store.log(table), here, SEATS, ROUNDS)
    await store.close()


def test_a_doubled_action_would_be_noticed() -> None:
    rows = [Row(seq, 0, "game", 0, "same", Played("player", [], "", 0)) for seq in (1, 2)]
    with pytest.raises(AssertionError, match="played twice"):
        check_log(rows, [])
