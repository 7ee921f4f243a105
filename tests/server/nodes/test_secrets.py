"""The wire canary at two nodes: what is piped, forwarded or told by another node's lobby holds no secret either."""

import pytest

from tests.server.nodes.conftest import Pair
from tests.server.play.test_canary import ROUNDS, a_game, all_leaks
from tests.server.support.device import Api
from tests.server.support.leaks import marks_in

pytestmark = [pytest.mark.anyio, pytest.mark.postgres]


async def test_no_frame_at_another_node_holds_a_secret_its_reader_must_not_know(two_nodes: Pair, there: Api) -> None:
    truth, devices, mischief = await a_game(two_nodes.there, there, 1, two_nodes.here)
    assert mischief.table.id not in two_nodes.here.lobby.tables
    assert all_leaks(truth, devices, mischief, two_nodes.there) == []
    own = marks_in("".join(devices[1].raw))
    assert len({mark for mark in own if truth.owner.get(mark) == 1}) >= ROUNDS
    kinds = {frame["type"] for here in devices[1::2] for frame in here.frames}
    assert {"welcome", "snapshot", "update", "ack", "refused", "presence"} <= kinds
