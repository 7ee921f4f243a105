"""Telling what has changed: whoever applies the changes has what whoever is told everything has."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from msgspec import field

import sobremesa
from sobremesa.contract.match import Match
from sobremesa.contract.shown import ABSENT, Absent, Shown
from sobremesa.contract.toys import snap
from sobremesa.games import game as label_of
from sobremesa.games import games
from sobremesa.server.table.log.row import encode
from sobremesa.server.table.telling.accounts import Account
from sobremesa.server.table.telling.changes import Changes
from sobremesa.server.table.telling.teller import Teller
from tests.server.support.acts import first_of
from tests.server.support.device import Api, Device, Made, changed
from tests.server.support.racing import claim_of, phase_of
from tests.server.support.serving import Running, wait_for

names = some.sampled_from("abc")
plain = some.recursive(
    some.sampled_from((None, False, True, 2, 3, "", "ore")),
    lambda inside: some.lists(inside, max_size=3) | some.dictionaries(names, inside, max_size=3),
    max_leaves=8,
)
parts = some.dictionaries(names, plain, max_size=4)
quietly = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


@quietly
@given(parts, parts)
def test_changes_applied_to_the_one_give_the_other(before: dict[str, Any], after: dict[str, Any]) -> None:
    found = Changes.between(before, after)
    assert changed(before, {"changes": found.set, "gone": found.gone}) == after


@quietly
@given(parts)
def test_where_nothing_has_changed_nothing_is_told(same: dict[str, Any]) -> None:
    found = Changes.between(same, same)
    assert (found.set, found.gone) == ([], [])


async def at_the_table(server: Running, table: Made, *seats: int, follows: bool) -> Device:
    here = Device(server.url, table.id, {seat: table.tokens[seat] for seat in seats})
    here.follows_changes = follows
    await here.open()
    await here.hello()
    return here


def told_result(frame: Any) -> bool:
    return bool((frame.get("public") or {}).get("result"))


def views(here: Device) -> dict[int, Any]:
    """What a device had of the game after each row."""
    return {
        frame["seq"]: (frame["public"]["view"], frame["public"]["awaited"], frame["public"]["prompt"], frame.get("own"))
        for frame in here.frames
        if frame["type"] == "update" and frame["kind"] == "game" and "view" in frame["public"]
    }


@pytest.mark.anyio
@pytest.mark.parametrize("game", ["sealed", "canary", "ticking"])
async def test_who_follows_changes_sees_what_who_is_told_everything_sees(api: Api, server: Running, game: str) -> None:
    table = await api.table(game=game, players=2, name="Ana", more=[{"name": "Leo"}])
    told = [await at_the_table(server, table, 0, 1, follows=False) for _ in range(2)]
    follow = [await at_the_table(server, table, 0, 1, follows=True), await at_the_table(server, table, follows=True)]
    await told[0].decline()
    await api.ready(table)
    await told[0].play_out()
    for here in follow:
        await here.until(told_result)
    assert views(follow[0]) == views(told[0])
    assert {seq: seen[:3] for seq, seen in views(follow[1]).items()} == {s: v[:3] for s, v in views(told[0]).items()}
    sizes = [sum(map(len, here.raw)) for here in (follow[0], told[0])]
    assert sizes[0] < sizes[1], "changes are shorter than everything"
    for here in (*told, *follow):
        await here.close()


@pytest.mark.anyio
async def test_in_real_time_changes_follow_rows_told_together(api: Api, server: Running) -> None:
    table = await api.table(game="snap", players=2, name="Ana", more=[{"name": "Leo"}], options={"cards": 6})
    told = await at_the_table(server, table, 0, 1, follows=False)
    follow = await at_the_table(server, table, 0, 1, follows=True)
    await told.decline()
    await api.ready(table)
    while not told_result(await told.until(lambda frame: phase_of(frame) == snap.OPEN or told_result(frame))):
        await told.act(0, told.own(0)["question"], claim_of(told))
    await follow.until(told_result)
    last = max(views(told))
    assert views(follow)[last] == views(told)[last]
    await told.close()
    await follow.close()


@pytest.mark.anyio
async def test_a_device_whose_seat_nothing_was_described_for_gets_everything(api: Api, server: Running) -> None:
    table = await api.table(players=2, name="Ana", more=[{"name": "Leo"}])
    ana, leo = [await at_the_table(server, table, seat, follows=True) for seat in (0, 1)]
    for here in (ana, leo):
        await here.decline()
    await api.ready(table)
    await leo.until(lambda frame: (frame.get("public") or {}).get("how") == "start")
    seq, epoch = leo.frames[-1].get("seq"), leo.epoch
    await leo.close()
    room = server.lobby.tables[table.id]
    wait_for(lambda: len(room.listeners) == 1)
    server.call(room._gone.clear)  # as after a minute
    own = ana.own(0)
    await ana.act(0, own["question"], first_of(own))
    again = Device(server.url, table.id, {1: table.tokens[1]})
    again.follows_changes = True
    await again.open()
    await again.hello(last=seq, epoch=epoch)
    snapshot = await again.next("snapshot")
    assert snapshot["own"]["1"]["view"] is not None
    await ana.close()
    await again.close()


class Card(Shown):
    suit: str
    yields: int | Absent = field(default=ABSENT, name="yield")


def test_members_are_told_by_the_names_they_have_in_json() -> None:
    before, after = {"cards": [Card("a"), Card("b", 2)]}, {"cards": [Card("a", 1), Card("b")]}
    found = Changes.between(before, after)
    assert (found.set, found.gone) == ([["cards", 0, "yield", 1]], [["cards", 1, "yield"]])


@pytest.mark.parametrize("game", games())
def test_whatever_happens_in_a_game_its_changes_lead_from_view_to_view(game: str) -> None:
    match, draws = sobremesa.new(game, label_of(game).usual_players, 7), Random(7)
    now = described(match)
    told = told_whole(now)
    for step in range(120):
        before = now
        if match.result or not advance(match, draws, step):
            break
        now = described(match)
        found = Changes.between(before, now)
        told = changed(told, {"changes": json.loads(encode(found.set)), "gone": json.loads(encode(found.gone))})
        assert told == told_whole(now)


EXPANSIONS: list[tuple[int, dict[str, Any]]] = [
    (6, {"helpers": True, "friends": True, "map": "corsica", "goal": 9}),
    (4, {"map": "new_york", "canal": True}),
    (5, {"between_turns": "paired", "theft": "voluntary", "helpers": True}),
]
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *((game, label_of(game).usual_players, {}) for game in games()),
    *(("catan", *table) for table in EXPANSIONS),
]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_what_is_made_again_only_where_a_field_has_changed_is_what_would_be_made_anew(
    game: str, players: int, options: dict[str, Any]
) -> None:
    match, draws = sobremesa.new(game, players, 3, **options), Random(3)
    teller = Teller(match, range(players))
    match.watcher = teller.watch
    accounts = [Account(viewer) for viewer in (None, *range(players))]
    for step in range(150):
        telling = teller.take_telling()
        for account in accounts:
            told, fresh = told_whole(account.told), Account(account.viewer)
            found = account.renew(telling, deadlines={})
            fresh.renew(telling, deadlines={})
            assert told_whole(account.told) == told_whole(fresh.told)
            if told:
                changes = {"changes": json.loads(encode(found.set)), "gone": json.loads(encode(found.gone))}
                assert changed(told, changes) == told_whole(fresh.told)
        if match.result or not advance(match, draws, step):
            break


def described(match: Match) -> dict[str, Any]:
    game, board = match.game, match.board
    owns = {seat: game.mask(board, match.state, seat) for seat in range(match.players)}
    return {
        "view": game.describe(board, game.mask(board, match.state, None)),
        "own": {str(seat): game.describe_own(board, seen, seat) for seat, seen in owns.items()},
    }


def told_whole(parts: dict[str, Any]) -> Any:
    return json.loads(encode(parts))


def advance(match: Match, draws: Random, step: int) -> bool:
    for seat in (*match.awaited, *match.actors):
        legal = [action for action in match.legal(seat).actions if match.why_not(seat, action) is None]
        if legal:
            match.play(seat, draws.choice(legal), 100 * step if match.game.label.real_time else None)
            return True
    return bool(match.pass_time(10_000 * (step + 1)))
