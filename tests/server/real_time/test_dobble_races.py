"""Dobble's races through the server's tables: each card is played once, and the log explains every verdict."""

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match, begun
from sobremesa.games import game as label_of
from sobremesa.games.dobble.deck.cards import cards
from sobremesa.server.lobby.lobby import Lobby
from sobremesa.server.table.log.answers import Answer
from sobremesa.server.table.log.row import Row
from sobremesa.server.table.mail import Fill
from sobremesa.server.table.table import Table
from tests.server.support.racing import lobby_without_network, put, until
from tests.server.support.serving import quick_settings, sqlite_in

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
PLAYERS, TABLES = 6, 6
STALE = {"target_gone", "own_gone", "mini_game_over", "place_not_allowed", "no_card", "before_start", "not_playing"}
CLAIM = 2
FEW = 27
"""Claims: nine for each of three places."""


class Crowd:
    """Six seats that claim at random moments from what lay on the table a moment ago."""

    def __init__(self, lobby: Lobby, mini_game: int) -> None:
        self.lobby, self.draws = lobby, random.Random(mini_game)
        self.options = {"mode": "beginner", "mini_game": mini_game, "goal": 4, "lockout": 0}
        self.told: list[tuple[int, int, Answer]] = []

    async def play(self) -> None:
        self.table = await self.lobby.create(label_of("dobble"), PLAYERS, self.options, "off", True)
        await self.table.keeper.ask(Fill([(f"P{seat}", None) for seat in range(PLAYERS)], [], True))
        await until(lambda: self.table.play is not None, 60)
        await asyncio.gather(*(self._seat(seat) for seat in range(PLAYERS)))

    @property
    def match(self) -> Match:
        assert self.table.play is not None
        return self.table.play.match

    async def _seat(self, seat: int) -> None:
        while not self.table.is_over:
            await asyncio.sleep(self.draws.choice((0, 0, 0.001, 0.004)))
            if seat in self.match.awaited:
                await self._put(seat, 1)
            elif seat in self.match.actors:
                await self._race(seat)
            else:
                await asyncio.sleep(0.02)

    async def _race(self, seat: int) -> None:
        """A claim that is legal now, for one of a few places all look at; now and then a wrong one."""
        game: Any = self.match.game
        legal = [
            action for action in game.every_legal(self.match.board, self.match.state, seat) if action & 255 == CLAIM
        ]
        right = [action for action in legal[:FEW] if is_right(action)]
        if not legal:
            return await asyncio.sleep(0.02)
        action = int(self.draws.choice(right if self.draws.random() < 0.8 else legal))
        await asyncio.sleep(self.draws.choice((0, 0, 0.001)))  # and somebody else may be quicker
        self.told.append((seat, action, await self._put(seat, action)))

    async def _put(self, seat: int, action: int) -> Answer:
        question = self.match.game.question(self.match.board, self.match.state, seat)
        return await put(self.table, seat, action, question=question)


class Log:
    """The matches before each row of a table, from its log alone."""

    def __init__(self, table: Table, rows: list[Row]) -> None:
        assert table.play is not None
        game = table.play.match.game
        start = next(row.played.start or {} for row in rows if row.played and row.played.how == "start")
        match = begun(game, PLAYERS, table.charter.options, start, Seeded(0))
        self.rows, self.before = {row.seq: row for row in rows}, {}
        for row in rows:
            self.before[row.seq] = match.copy()
            for actor, action in row.steps:
                match.replay_step(actor, action)
        self.before[rows[-1].seq + 1] = match

    def explain(self, seat: int, action: int, verdict: Answer) -> str:
        if isinstance(verdict, int):
            row = self.rows[verdict]
            assert [seat, action] in [list(step) for step in row.steps]
            assert self.before[verdict].why_not(seat, action) is None
            return "accepted"
        code = str(verdict["code"])
        if "after" in verdict:
            assert self.before[verdict["after"]].why_not(seat, action) is None
            assert self.before[verdict["after"] + 1].why_not(seat, action) is not None
        return f"late: {code}" if "after" in verdict else code

    def right_claims(self) -> Counter[Any]:
        """How often each card was played, by mini-game."""
        found: Counter[Any] = Counter()
        for row in self.rows.values():
            claims = [step for step in row.steps if step[0] >= 0 and step[1] & 255 == CLAIM]
            for _, action in claims:
                if is_right(action):
                    found[int(self.before[row.seq].state[0]["played"]), action >> 20 & 127] += 1
        return found


def is_right(action: int) -> bool:
    symbol, own, target = action >> 13 & 127, action >> 20 & 127, action >> 27 & 127
    return symbol in set(cards()[own].symbols) & set(cards()[target].symbols)


@pytest.mark.rule("DOB-7")
@pytest.mark.parametrize("mini_game", [1, 3])
async def test_every_card_is_played_once_and_every_verdict_is_explained(tmp_path: Path, mini_game: int) -> None:
    async with lobby_without_network(quick_settings(sqlite_in(tmp_path), warm=("dobble",))) as lobby:
        crowds = [Crowd(lobby, mini_game) for _ in range(TABLES)]
        await asyncio.wait_for(asyncio.gather(*(crowd.play() for crowd in crowds)), 240)
        logs = [Log(crowd.table, await lobby.services.store.log(crowd.table.id)) for crowd in crowds]
    verdicts: Counter[str] = Counter()
    for crowd, log in zip(crowds, logs, strict=True):
        assert set(log.right_claims().values()) == {1}, "a card was played twice"
        verdicts.update(log.explain(*told) for told in crowd.told)
    assert verdicts["accepted"] > 300
    assert sum(count for told, count in verdicts.items() if told.startswith("late")) > 100
    assert {told.removeprefix("late: ") for told in verdicts} - {"accepted"} <= STALE
