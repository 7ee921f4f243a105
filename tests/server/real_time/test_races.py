"""Thousands of races for the same card, in every order and rhythm: one wins, and the log explains every verdict."""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import begun
from sobremesa.contract.toys import snap
from sobremesa.server.lobby.lobby import Lobby
from sobremesa.server.table.log.answers import Answer
from sobremesa.server.table.log.events import Played
from sobremesa.server.table.log.row import Row
from sobremesa.server.table.mail import Resume
from sobremesa.server.table.seats.holding import Held
from sobremesa.server.table.table import Table
from tests.server.support.racing import lobby_without_network, put, snap_table, the_card
from tests.server.support.serving import quick_settings, sqlite_in

pytestmark = pytest.mark.anyio
SEATS = 6


@dataclass
class Told:
    """A claim and the verdict it got, in the order in which the verdicts were given."""

    seat: int
    action: int
    verdict: Answer


class Referee:
    """Lets seats race and notes what they were told."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table, self.draws = table, random.Random(seed)
        self.told: list[Told] = []

    async def race(self) -> None:
        """All seats go for one card, some wrongly, some twice, some for a card that has gone, in any order."""
        card, rank = the_card(self.table)
        waiting = []
        for seat in self.draws.choices(range(SEATS), k=self.draws.randint(2, 9)):
            waiting.append(self.claim(seat, *self._aim(card, rank)))
            for _ in range(self.draws.choice((0, 0, 0, 1, 2, 5))):
                await asyncio.sleep(0)
            if self.draws.random() < 0.05:
                await asyncio.sleep(0.002)
        await asyncio.gather(*waiting)

    def _aim(self, card: int, rank: int) -> tuple[int, int]:
        if self.draws.random() < 0.04:
            return card, (rank + 1) % snap.RANKS
        return (card - 1 if self.draws.random() < 0.1 else card), rank

    def claim(self, seat: int, card: int, rank: int) -> asyncio.Future[Answer]:
        action = snap.SNAP.pack(card, rank)
        verdict = put(self.table, seat, action, f"{self.draws.getrandbits(64):x}")
        verdict.add_done_callback(lambda done: self.told.append(Told(seat, action, done.result())))
        return verdict


async def races(lobby: Lobby, seed: int, cards: int) -> tuple[Referee, list[Row]]:
    """Until so many cards are taken: on a quick machine many races find everybody still locked."""
    table = await snap_table(lobby, SEATS)
    referee = Referee(table, seed)
    while not table.is_over and the_card(table)[0] <= cards:
        await referee.race()
    return referee, await lobby.services.store.log(table.id)


def judged_again(rows: list[Row], told: list[Told]) -> Counter[str]:
    """Takes the log alone and comes to every verdict once more."""
    game = snap.Snap()
    match = begun(game, SEATS, {"cards": 4000}, {}, Seeded(0))
    acks = {each.verdict: each for each in told if isinstance(each.verdict, int)}
    before: dict[int, Any] = {}
    times = [0]
    for row in rows:
        for actor, action in row.steps:
            if actor >= 0:
                assert (actor, action) == (acks[row.seq].seat, acks[row.seq].action)
            match.replay_step(actor, action)
        times.append(times[-1] if row.played is None or row.played.time is None else row.played.time)
        before[row.seq + 1] = match.copy()
    assert times == sorted(times), "time went back"
    return Counter(explained(each, before) for each in told)


def explained(told: Told, before: dict[int, Any]) -> str:
    if isinstance(told.verdict, int):
        assert before[told.verdict].why_not(told.seat, told.action) is None, "accepted, but it was not legal"
        return "accepted"
    code = str(told.verdict["code"])
    if "after" not in told.verdict:
        return code
    overtaken = told.verdict["after"]
    assert before[overtaken].why_not(told.seat, told.action) is None, "it was not possible before that row either"
    reason = before[overtaken + 1].why_not(told.seat, told.action)
    assert (reason and reason.code) == code, "that row did not make it impossible"
    assert told.verdict["late"] >= 1
    return f"{code}, late"


def winners(rows: list[Row]) -> Counter[int]:
    """How often each card was taken."""
    found: Counter[int] = Counter()
    match = begun(snap.Snap(), SEATS, {"cards": 4000}, {}, Seeded(0))
    for row in rows:
        for actor, action in row.steps:
            taken = int(match.state[0]["taken"].sum())
            match.replay_step(actor, action)
            if match.state[0]["taken"].sum() > taken:
                found[snap.SNAP.unpack(action)["card"]] += 1
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
async def test_of_thousands_of_races_each_has_one_winner_and_every_verdict_is_explained(
    tmp_path: Path, seed: int
) -> None:
    async with lobby_without_network(quick_settings(sqlite_in(tmp_path))) as lobby:
        referee, rows = await races(lobby, seed, 200)
    taken = winners(rows)
    assert set(taken.values()) == {1}, "a card was taken twice"
    assert sorted(taken) == list(range(1, max(taken) + 1)), "a card was taken by nobody"
    verdicts = judged_again(rows, referee.told)
    assert len(taken) > 150
    assert verdicts["gone, late"] > 100
    assert set(verdicts) <= {"accepted", "gone", "gone, late", "locked", "locked, late"}


async def test_claims_that_wait_together_share_a_commit_and_keep_their_order(tmp_path: Path) -> None:
    async with lobby_without_network(quick_settings(sqlite_in(tmp_path))) as lobby:
        table = await snap_table(lobby, SEATS)
        card, rank = the_card(table)
        wrong = snap.SNAP.pack(card, (rank + 1) % snap.RANKS)
        commits = lobby.services.writer.commits
        verdicts = await asyncio.gather(*(put(table, seat, wrong) for seat in (3, 1, 4, 0, 5)))
        assert verdicts == sorted(verdicts, key=lambda seq: seq if isinstance(seq, int) else -1)
        assert lobby.services.writer.commits == commits + 1
        rows = await lobby.services.store.log(table.id)
        assert [row.seat for row in rows[-5:]] == [3, 1, 4, 0, 5]


async def test_rules_that_fail_in_a_race_pause_the_table_and_everybody_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError("a rule that divides by zero")

    async with lobby_without_network(quick_settings(sqlite_in(tmp_path))) as lobby:
        table = await snap_table(lobby, SEATS)
        card, rank = the_card(table)
        with monkeypatch.context() as patch:
            patch.setattr(snap.Snap, "_snap", stumble)
            verdicts = await asyncio.gather(*(put(table, seat, snap.SNAP.pack(card, rank)) for seat in (1, 2)))
        codes = [verdict["code"] for verdict in verdicts if isinstance(verdict, dict)]
        assert codes == ["server_error", "not_playing"]
        assert (table.state.name, table.state.reason) == ("paused", {"key": "reason.rules_failed"})
        assert the_card(table) == (card, rank)
        await table.keeper.ask(Resume(Held(0, 0)))
        assert isinstance(await put(table, 1, snap.SNAP.pack(card, rank)), int)


async def test_a_winner_who_is_not_in_the_log_would_be_noticed() -> None:
    rows = [Row(1, 0, "game", None, None, Played("time", [], "", 0, time=0))]
    with pytest.raises(KeyError):
        judged_again(rows, [Told(0, snap.SNAP.pack(1, 0), {"code": "gone", "after": 7, "late": 3})])


async def test_a_store_that_fails_loses_the_table_and_answers_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lobby_without_network(quick_settings(sqlite_in(tmp_path))) as lobby:
        table = await snap_table(lobby, SEATS)
        before = await lobby.services.store.log(table.id)

        async def full(batch: object) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(lobby.services.writer._committing, "commit", full)
            claim = snap.SNAP.pack(*the_card(table))
            verdicts = [put(table, seat, claim) for seat in range(3)]
            await asyncio.wait(verdicts, timeout=0.5)
        assert table.is_lost
        assert not any(verdict.done() for verdict in verdicts)
        again = await lobby.find(table.id)
        assert again is not table
        assert await lobby.services.store.log(table.id) == before
