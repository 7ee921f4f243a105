"""Ratings of people who meet again, at servers whose owners want them."""

import sqlite3
from collections.abc import AsyncIterator, Iterator

import pytest

from sobremesa.server.records.ratings import Ratings, person_of
from sobremesa.server.records.skill import NEWCOMER, Skill, after, places_of, updated
from sobremesa.server.table.table import Table
from tests.server.support.device import Api
from tests.server.support.rated import a_game, a_key, a_table, own, play, told_at
from tests.server.support.serving import Running, quick_settings, serving, sqlite_in, wait_for

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(quick_settings(sqlite_in(tmp_path_factory.mktemp("club")), ratings=True)) as running:
        yield running


@pytest.fixture
async def rated(club: Running) -> AsyncIterator[Api]:
    api = Api(club.url)
    yield api
    await api.http.aclose()


def test_the_model_is_openskills() -> None:
    """Its published figures for two and for three newcomers, pair by pair."""
    assert updated([NEWCOMER] * 2, [1, 2]) == [
        pytest.approx((27.63523138347365, 8.065506316323548)),
        pytest.approx((22.36476861652635, 8.065506316323548)),
    ]
    assert updated([NEWCOMER] * 3, [1, 2, 3]) == [
        pytest.approx((30.2704627669473, 7.788474807872566)),
        pytest.approx((25.0, 7.788474807872566)),
        pytest.approx((19.7295372330527, 7.788474807872566)),
    ]


def test_a_shared_place_is_a_draw_and_brings_skills_nearer() -> None:
    better, worse = after([Skill(30, 4), Skill(20, 4)], [1, 1])
    assert 20 < worse.mean < better.mean < 30


def test_who_wins_again_and_again_is_trusted_more_and_more() -> None:
    skills = [NEWCOMER, NEWCOMER]
    for _ in range(40):
        before, skills = skills, after(skills, [1, 2])
        assert skills[0].shown > before[0].shown
    assert skills[0].shown > 1600 > 900 > skills[1].shown


@pytest.mark.parametrize(
    ("winners", "scores", "places"),
    [
        ([1], [8, 10, 7, 8], [2, 1, 4, 2]),
        ([2], [120, 80, 35], [3, 2, 1]),
        ([0, 1], [5, 5, 3], [1, 1, 2]),
        ([1], [10, 10, 4], [2, 1, 3]),
        ([], [4, 6], [3, 2]),
    ],
)
def test_winners_come_first_and_whether_few_is_good_is_told_by_theirs(
    winners: list[int], scores: list[int], places: list[int]
) -> None:
    assert places_of(winners, scores) == places


async def test_two_people_who_play_have_a_rating_afterwards(rated: Api) -> None:
    keys = [a_key(), a_key()]
    made = await a_table(rated, *keys)
    before = await told_at(rated, made)
    assert [before[seat]["rating"] for seat in (0, 1)] == [1000, 1000]
    winners = await play(rated, made)
    told = await told_at(rated, made)
    for seat, key in enumerate(keys):
        (mine,) = await own(rated, key)
        assert mine == {"game": "sealed", "rating": told[seat]["rating"], "games": 1}
        assert told[seat]["change"] == mine["rating"] - 1000
        assert len(winners) == 2 or (told[seat]["change"] > 0) is (seat in winners)


async def test_a_game_counts_once_and_the_next_one_goes_on_from_there(rated: Api, club: Running) -> None:
    keys = [a_key(), a_key()]
    first = await a_game(rated, *keys)
    told = await told_at(rated, first)
    assert await told_at(rated, first) == told
    second = await a_game(rated, *keys)
    assert all(one["games"] == 2 for one in (await told_at(rated, second)).values())
    assert await told_at(rated, first) == told


async def test_nobody_is_rated_alone_against_themselves_or_without_a_key(rated: Api) -> None:
    key = a_key()
    for keys in ((key, None), (key, key), (None, None)):
        assert all("change" not in one for one in (await told_at(rated, await a_game(rated, *keys))).values())
    assert await own(rated, key) == []


async def test_a_rematch_counts_for_the_same_people(rated: Api) -> None:
    keys = [a_key(), a_key()]
    made = await a_game(rated, *keys)
    told = [await rated.post(f"/api/tables/{made.id}/rematch", {}, made.tokens[seat]) for seat in (0, 1)]
    made.id, made.tokens = told[0]["table"]["id"], {one["seat"]: one["token"] for one in told}
    await play(rated, made)
    assert [one["games"] for one in (await told_at(rated, made)).values()] == [2, 2]


async def test_what_is_kept_of_a_person_is_a_hash_and_nobody_is_told_it(rated: Api, club: Running) -> None:
    key = a_key()
    made = await a_game(rated, key, a_key())
    table = str(await rated.get(f"/api/tables/{made.id}")) + str(await told_at(rated, made))
    assert key not in table
    assert person_of(key) not in table
    with sqlite3.connect(club.lobby.services.store.engine.url.database or "") as database:
        assert key not in "".join(database.iterdump())


async def test_who_wants_to_be_forgotten_is(rated: Api) -> None:
    key = a_key()
    await told_at(rated, await a_game(rated, key, a_key()))
    assert len(await own(rated, key)) == 1
    await rated.post("/api/ratings/forget", {"person": key})
    assert await own(rated, key) == []


async def test_a_key_that_is_none_is_refused(rated: Api) -> None:
    for bad in ("", "z" * 32, "0" * 31, "0" * 33, 7):
        assert await rated.refused("/api/ratings", {"person": bad}) == "bad_message"
        assert await rated.refused("/api/tables", {"game": "sealed", "name": "Ana", "person": bad}) == "bad_message"


async def test_a_server_keeps_no_ratings_unless_its_owner_wants_them(api: Api) -> None:
    assert (await api.get("/api/games"))["ratings"] is False
    key = a_key()
    made = await a_game(api, key, a_key())
    assert await told_at(api, made) == {}
    assert await own(api, key) == []


async def test_a_game_that_ended_when_nobody_could_rate_it_is_rated_later(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a crash between the last row and the rating."""
    keys = [a_key(), a_key()]

    async def crashed(ratings: Ratings, table: Table) -> None:
        raise ConnectionError

    with monkeypatch.context() as patch, serving(quick_settings(database, ratings=True)) as running:
        patch.setattr(Ratings, "rate", crashed)
        api = Api(running.url)
        await a_game(api, *keys)
        assert await own(api, keys[0]) == []
        await api.http.aclose()
    with serving(quick_settings(database, ratings=True, sweep_seconds=0.05)) as running:
        file = running.lobby.services.store.engine.url.database or ""
        with sqlite3.connect(file) as kept:
            wait_for(lambda: len(kept.execute("SELECT * FROM ratings WHERE games = 1").fetchall()) == 2)
