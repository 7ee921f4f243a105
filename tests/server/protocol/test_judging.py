"""Options judged before there is a table: for those who draw a board."""

import pytest

from sobremesa.games.catan.board.maps import shelf
from tests.server.support.device import Api

pytestmark = pytest.mark.anyio

JUDGE = "/api/games/catan/judge"


async def test_a_board_that_can_be_played_on_has_no_fault(api: Api) -> None:
    told = await api.post(JUDGE, {"players": 2, "options": {"own_map": shelf()["two_friends"]["board"]}})
    assert told == {"fault": None}


async def test_a_fault_is_told_with_its_place(api: Api) -> None:
    board = shelf()["two_friends"]["board"]
    broken = {**board, "hexes": [{**board["hexes"][0], "number": 7}, *board["hexes"][1:]]}
    fault = (await api.post(JUDGE, {"players": 2, "options": {"own_map": broken}}))["fault"]
    assert fault["place"] == "options.own_map.hexes[0].number"
    crowded = (await api.post(JUDGE, {"players": 6, "options": {"own_map": board}}))["fault"]
    assert "locations" in crowded["why"]


async def test_what_is_no_question_is_refused(api: Api) -> None:
    assert await api.refused("/api/games/nonsense/judge", {"players": 2, "options": {}}) == "unknown_game"
    assert await api.refused(JUDGE, {"players": 0, "options": {}}) == "bad_message"
