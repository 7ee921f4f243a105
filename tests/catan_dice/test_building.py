"""DIC-2 … DIC-4, DIC-8, DIC-13: what things cost, where they may stand, and in which order."""

from __future__ import annotations

import pytest

from tests.catan_dice.support.asking import a_turn, faces, give, may, play, player, refused, roads, table, why_not


@pytest.mark.rule("DIC-2")
def test_every_thing_has_its_price_and_every_die_pays_once() -> None:
    match = a_turn("lumber brick wool grain lumber brick")
    assert may(match, beginning="build") == {"build road r1", "build settlement 3"}
    play(match, "build settlement 3")
    assert faces(match) == ["lumber", "brick"]
    play(match, "build road r1")
    assert faces(match) == []
    assert refused(match, "build road r2") == "cannot_pay"
    city = a_turn("ore ore ore grain grain wool", roads=roads(1, 2))
    assert may(city, beginning="build") == {"build city 7", "build knight 1"}
    assert faces(play(city, "build city 7")) == ["wool"]
    knights = play(a_turn("ore wool grain ore wool grain"), "build knight 1", "build knight 2")
    assert faces(knights) == []


@pytest.mark.rule("DIC-2")
def test_a_refusal_names_what_is_missing() -> None:
    match = a_turn("ore grain grain gold wool lumber", roads=roads(1, 2))
    assert why_not(match, "build city 7") == "For that (city 7) you need 2 more ore."
    assert why_not(match, "build settlement 3") == "For that (settlement 3) you need 1 more brick."
    assert why_not(match, "build road r3") == "For that (road r3) you need 1 more brick."


@pytest.mark.rule("DIC-3")
def test_roads_grow_from_the_start_road_which_is_worth_nothing() -> None:
    match = a_turn("lumber brick lumber brick lumber brick")
    assert player(match)["roads"] == ["r0"]
    assert refused(match, "build road r0") == "already_built"
    assert may(match, beginning="build road") == {"build road r1"}
    assert refused(match, "build road r2") == "not_connected"
    play(match, "build road r1")
    assert may(match, beginning="build road") == {"build road r2", "build road r3"}
    play(match, "build road r3", "build road r4", "end turn")
    assert player(match)["points"] == 3


@pytest.mark.rule("DIC-3", "DIC-4")
def test_buildings_do_not_block_and_need_a_road() -> None:
    match = a_turn("lumber brick wool grain lumber brick", roads=roads(1, 3))
    assert player(match)["settlements"] == []
    assert "build road r4" in may(match), "past the unbuilt settlement 4"
    match = a_turn("lumber brick wool grain lumber brick", settlements="3", roads=roads(1))
    assert refused(match, "build settlement 4") == "no_road_there"
    play(match, "build road r3", "build settlement 4")
    assert player(match)["settlements"] == ["3", "4"]
    assert refused(a_turn("ore ore ore grain grain wool", roads=roads(1)), "build city 7") == "no_road_there"


@pytest.mark.rule("DIC-4")
def test_a_city_upgrades_nothing() -> None:
    match = play(a_turn("ore ore ore grain grain wool", roads=roads(1, 2)), "build city 7")
    assert (player(match)["cities"], player(match)["settlements"]) == (["7"], [])


@pytest.mark.rule("DIC-8")
def test_settlements_cities_and_knights_stand_in_order() -> None:
    everywhere = roads(*range(17))
    match = a_turn("lumber brick wool grain ore ore", roads=everywhere)
    assert why_not(match, "build settlement 5") == "In the printed order, please: settlement 3 comes before 5."
    assert why_not(match, "build knight 2") == "In the printed order, please: knight 1 comes before 2."
    assert refused(match, "build city 30") == "out_of_order"
    for kind, names, dice in (
        ("settlement", (3, 4, 5, 7, 9, 11), "lumber brick wool grain ore ore"),
        ("city", (7, 12, 20, 30), "ore ore ore grain grain gold"),
        ("knight", (1, 2, 3, 4, 5, 6), "ore wool grain gold gold gold"),
    ):
        for name in names:
            plural = "cities" if kind == "city" else f"{kind}s"
            before = " ".join(str(other) for other in names if other < name)
            match = a_turn(dice, roads=everywhere)
            give(match, 0, **{plural: before})
            assert may(match, beginning=f"build {kind}") == {f"build {kind} {name}"}
            assert table(play(match, f"build {kind} {name}"))["gained"] == name


@pytest.mark.rule("DIC-8")
def test_the_whole_sheet_is_worth_145() -> None:
    sheet = a_turn("lumber").board.sheet.document
    points = [item["points"] for kind in ("roads", "settlements", "cities", "knights") for item in sheet[kind]]
    assert sum(points) == 145
    assert [road["points"] for road in sheet["roads"]] == [0, *[1] * 16]


@pytest.mark.rule("DIC-13")
def test_plus_builds_in_any_order_where_roads_lead() -> None:
    match = a_turn("lumber brick wool grain ore ore", 2, "plus", roads=roads(1, 3))
    assert may(match, beginning="build settlement") == {"build settlement 1", "build settlement 2"}
    assert refused(match, "build settlement 3") == "no_road_there"
    assert len(may(match, beginning="build knight")) == 9
    assert player(play(match, "build settlement 2"))["points"] == 1
    match = a_turn("ore ore ore grain grain wool", 2, "plus", roads=roads(1, 2, 3, 4, 5))
    assert may(match, beginning="build city") == {"build city 1", "build city 2"}
    assert player(play(match, "build city 2"))["points"] == 2
    match = play(a_turn("lumber brick ore wool grain gold", 2, "plus"), "build road r1", "build knight 5")
    assert player(match)["points"] == 0


def test_nothing_can_be_built_twice_or_beyond_the_sheet() -> None:
    match = a_turn("lumber brick wool grain ore ore", settlements="3", knights="1")
    assert refused(match, "build settlement 3") == refused(match, "build knight 1") == "already_built"
    beyond = match.game.kinds.by_name["build road"].pack(17)
    assert why_not(match, beyond) == "There is no such place on this sheet."  # type: ignore[arg-type]
