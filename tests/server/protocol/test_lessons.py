"""Lessons over REST: a device says what it has done, and is told how things stand."""

import pytest

from tests.server.support.device import Api

pytestmark = pytest.mark.anyio


async def test_a_lesson_is_listed_and_taken(api: Api) -> None:
    listed = (await api.get("/api/games/catan/lessons"))["lessons"]
    assert listed[0]["name"] == "founding"
    told = await api.post("/api/games/catan/lessons/founding", {"actions": []})
    assert (told["step"], told["reads"], told["way"]) == (0, True, [])
    assert told["board"]["hexes"]
    assert told["frames"][0]["own"]["legal"] == []
    told = await api.post("/api/games/catan/lessons/founding", {"actions": ["next"]})
    assert told["frames"][-1]["own"]["legal"] == [{"kind": "settlement", "intersection": ["19"]}]
    assert told["way"] == [{"kind": "settlement", "intersection": "19"}]
    assert "board" not in told


async def test_a_whole_lesson_is_what_its_own_way_leads_to(api: Api) -> None:
    path = "/api/games/remigio/lessons/opening"
    shown = (await api.get(path))["shown"]
    done = [told.pop("done") for told in shown[1:]]
    for place, told in enumerate(shown):
        assert told == await api.post(path, {"actions": done[:place]})
    assert shown[-1]["say"] is None


async def test_what_others_do_comes_frame_by_frame_and_shows_no_hidden_card(api: Api) -> None:
    done = ["next", {"kind": "settlement", "intersection": "19"}, "road 19-24"]
    told = await api.post("/api/games/catan/lessons/founding", {"actions": done})
    assert [frame["events"][0]["actor"] for frame in told["frames"]] == [0, 1, 1, 2, 2, 2, 2, 1, 1]
    assert all("legal" not in frame["own"] for frame in told["frames"][:-1])
    robbed = ["roll", "discard 2 lumber 1 brick 1 wool", "robber C5"]
    told = await api.post("/api/games/catan/lessons/robber", {"actions": robbed})
    assert all("hand" not in player for player in told["frames"][-1]["public"]["view"]["players"])


async def test_a_lesson_refuses_what_is_not_its_turn_and_what_there_is_none_of(api: Api) -> None:
    path = "/api/games/catan/lessons"
    assert await api.refused(f"{path}/founding", {"actions": ["roll"]}) == "not_in_lesson"
    assert await api.refused(f"{path}/nonsense", {"actions": []}) == "unknown_lesson"
    assert await api.refused("/api/games/nonsense/lessons/founding", {"actions": []}) == "unknown_game"
    assert await api.refused(f"{path}/founding", {"actions": ["next"] * 101}) == "bad_message"
    assert (await api.get("/api/games/sealed/lessons")) == {"lessons": []}
