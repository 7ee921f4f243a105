"""Ratings where there are several servers: whichever ends a game, it counts once and nothing is lost."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.nodes.conftest import Pair, free_address
from tests.server.support.device import Api
from tests.server.support.rated import a_game, a_key, own, told_at
from tests.server.support.serving import quick_settings, serving

pytestmark = [pytest.mark.anyio, pytest.mark.postgres]


@pytest.fixture(scope="module")
def clubs(postgres_address: str) -> Iterator[Pair]:
    with ExitStack() as stack:
        settings = (quick_settings(postgres_address, node=free_address(), ratings=True) for _ in range(2))
        yield Pair(*(stack.enter_context(serving(one)) for one in settings))


async def test_games_of_the_same_people_that_end_together_at_two_nodes_all_count(clubs: Pair) -> None:
    apis, keys = [Api(clubs.here.url), Api(clubs.there.url)], [a_key(), a_key()]
    for api in apis:  # models are made at the first request, and not by two threads at once
        await told_at(api, await a_game(api, a_key(), a_key()))
        await own(api, keys[0])
    games = await asyncio.gather(*(a_game(api, *pair) for api in apis for pair in (keys, keys[::-1])))
    told = await asyncio.gather(*(told_at(api, made) for api in apis for made in games))
    assert all(len(one) == 2 for one in told)
    for api in apis:
        for key in keys:
            (mine,) = await own(api, key)
            assert mine["games"] == len(games)
        await api.http.aclose()
