"""Nobody gets the seat of another: not by an old code, an old token, a rematch, or by being quick."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from sobremesa.games import game as label_of
from sobremesa.server.lobby.lobby import Lobby
from sobremesa.server.refusals import Refused
from sobremesa.server.table.mail import Kick, Leave, Sit
from sobremesa.server.table.seats.holding import Held, held_by
from sobremesa.server.table.table import Table
from tests.server.support.device import Api, Device, Made
from tests.server.support.racing import lobby_without_network, mail_held
from tests.server.support.serving import Running, quick_settings, sqlite_in

pytestmark = pytest.mark.anyio
Devices = Callable[..., Device]


def seat_path(table: Made, seat: int, what: str = "") -> str:
    return f"/api/tables/{table.id}/seats/{seat}{what}"


async def a_table(lobby: Lobby, players: int) -> Table:
    return await lobby.create(label_of("sealed"), players, {}, "off", True)


async def code_of(api: Api, table: Made, seat: int) -> str:
    return str((await api.post(seat_path(table, seat, "/code"), None, table.tokens[seat]))["code"])


@pytest.mark.parametrize("how", ["leaving", "being kicked"])
async def test_a_code_made_before_leaving_stole_the_seat_of_who_sat_there_after(api: Api, how: str) -> None:
    table = await api.table(players=3, name="Ana")
    await api.sit(table, "Mallory")
    code = await code_of(api, table, 1)
    if how == "leaving":
        await api.post(seat_path(table, 1, "/leave"), None, table.tokens[1])
    else:
        await api.post(seat_path(table, 1, "/kick"), None, table.tokens[0])
    await api.sit(table, "Leo", seat=1)
    assert await api.refused(f"/api/tables/{table.id}/move", {"code": code}) == "code_unknown"
    await api.post(seat_path(table, 1), {"ready": True}, table.tokens[1], "PATCH")


async def test_a_code_ends_when_another_one_has_moved_the_seat(api: Api) -> None:
    table = await api.table(players=2, name="Ana")
    first = await code_of(api, table, 0)
    second = await code_of(api, table, 0)
    assert await api.refused(f"/api/tables/{table.id}/move", {"code": first}) == "code_unknown"
    await api.post(f"/api/tables/{table.id}/move", {"code": second})
    assert await api.refused(f"/api/tables/{table.id}/move", {"code": second}) == "code_unknown"


async def finished(api: Api, device: Devices) -> Made:
    """A short game of Ana and Mallory, played to its end."""
    table = await api.table(players=3, name="Ana", more=[{"name": "Mallory"}], bots=["random"], options={"rounds": 1})
    async with device(table) as shared:
        await shared.hello()
        await shared.decline()
        await api.ready(table)
        await shared.play_out()
    return table


async def rematch(api: Api, table: Made, seats: tuple[int, ...] = (0, 1)) -> Made:
    told = [await api.post(f"/api/tables/{table.id}/rematch", None, table.tokens[seat]) for seat in seats]
    return Made(told[0]["table"]["id"], {answer["seat"]: answer["token"] for answer in told})


@pytest.mark.parametrize("how", ["left", "kicked"])
async def test_a_rematch_handed_out_the_seat_of_who_sits_there_now(
    api: Api, device: Devices, server: Running, how: str
) -> None:
    table = await finished(api, device)
    following = await rematch(api, table)
    if how == "left":
        await api.post(seat_path(following, 1, "/leave"), None, following.tokens[1])
    else:
        await api.post(seat_path(following, 1, "/kick"), None, following.tokens[0])
    await api.sit(following, "Leo", seat=1)
    async with device(following, 1) as leo:
        assert (await leo.hello())["seats"] == [1]
        assert await api.refused(f"/api/tables/{table.id}/rematch", None, table.tokens[1]) == "rematch_seat_gone"
        await leo.say("chat", id="1", seat=1, text="still here")
        assert (await leo.next("ack", id="1"))["seq"]


async def test_a_rematch_asked_again_gives_the_same_seat_while_it_is_ones_own(api: Api, device: Devices) -> None:
    table = await finished(api, device)
    first, second = await rematch(api, table), await rematch(api, table)
    assert first.id == second.id
    for made in (first, second):
        await api.post(seat_path(made, 1), {"ready": True}, made.tokens[1], "PATCH")


async def test_a_seat_that_moved_at_the_next_table_has_one_holder(api: Api, device: Devices) -> None:
    table = await finished(api, device)
    following = await rematch(api, table)
    code = await code_of(api, following, 1)
    async with device(following, 1) as old:
        await old.hello()
        await api.post(f"/api/tables/{following.id}/move", {"code": code})
        assert (await old.next("unseated"))["why"] == "moved"
    assert await api.refused(f"/api/tables/{table.id}/rematch", None, table.tokens[1]) == "rematch_seat_gone"


async def test_after_the_rematch_is_made_seats_move_there_and_no_longer_here(api: Api, device: Devices) -> None:
    """Or the device before and the device after would both get the seat at the next table."""
    table = await finished(api, device)
    code = await code_of(api, table, 1)
    await rematch(api, table)
    assert await api.refused(f"/api/tables/{table.id}/move", {"code": code}) == "over"
    assert await api.refused(seat_path(table, 1, "/code"), None, table.tokens[1]) == "over"


async def test_who_was_thrown_out_while_sitting_down_got_the_token_of_the_next(tmp_path: Path) -> None:
    async with lobby_without_network(quick_settings(sqlite_in(tmp_path))) as lobby:
        table = await a_table(lobby, 2)
        host = held_by(table, (await table.keeper.ask(Sit("Ana"))).token)
        with mail_held(table):  # all three wait for it
            slow = table.keeper.ask(Sit("Mallory", 1))
            kick = table.keeper.ask(Kick(host, 1))
            quick = table.keeper.ask(Sit("Leo", 1))
        await kick
        with pytest.raises(Refused, match="token_ended"):
            held_by(table, (await slow).token)
        assert held_by(table, (await quick).token) == Held(1, 1)


async def test_queued_leaves_threw_a_newcomer_out(tmp_path: Path) -> None:
    async with lobby_without_network(quick_settings(sqlite_in(tmp_path))) as lobby:
        table = await a_table(lobby, 2)
        mallory = held_by(table, (await table.keeper.ask(Sit("Mallory", 1))).token)
        with mail_held(table):
            leaves = [table.keeper.ask(Leave(mallory))]
            leo = table.keeper.ask(Sit("Leo", 1))
            leaves += [table.keeper.ask(Leave(mallory)) for _ in range(3)]
        told = await asyncio.gather(*leaves, return_exceptions=True)
        assert [str(answer) for answer in told] == ["None", *["token_ended"] * 3]
        await leo
        assert table.state.seats[1].name == "Leo"


async def test_a_host_who_is_no_longer_host_kicked_from_the_queue(tmp_path: Path) -> None:
    async with lobby_without_network(quick_settings(sqlite_in(tmp_path))) as lobby:
        table = await a_table(lobby, 3)
        ana = held_by(table, (await table.keeper.ask(Sit("Ana"))).token)
        await table.keeper.ask(Sit("Leo"))
        with mail_held(table):
            leave = table.keeper.ask(Leave(ana))
            kick = table.keeper.ask(Kick(ana, 1))
        await leave
        with pytest.raises(Refused, match="token_ended"):
            await kick
        assert table.state.seats[1].name == "Leo"


async def test_a_sealed_number_waiting_for_its_turn_became_the_newcomers(
    api: Api, device: Devices, server: Running
) -> None:
    table = await api.table(players=3, name="Ana")
    await api.sit(table, "Mallory")
    room = server.lobby.tables[table.id]
    async with device(table, 1) as mallory:
        await mallory.hello()
        held = asyncio.Event()
        server.call(hold_the_turn, room, held)
        await mallory.say("ping", n=1)
        await mallory.next("pong", n=1)  # the turn is held by now
        kick = asyncio.create_task(api.post(seat_path(table, 1, "/kick"), None, table.tokens[0]))
        await asyncio.sleep(0.1)
        await mallory.say("commit", seat=1, hash="0" * 64)
        await asyncio.sleep(0.1)
        server.call(held.set)
        await kick
        assert (await mallory.next("refused"))["code"] == "not_your_seat"
    assert 1 not in room.state.proof.hashes


def hold_the_turn(room: Table, until: asyncio.Event) -> None:
    async def hold() -> None:
        with mail_held(room):
            await until.wait()

    room.spawn(hold())
