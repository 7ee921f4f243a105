"""Dobble CATAN at full speed: matches begun, played and summed up by compiled rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from sobremesa.contract.action import TIME
from sobremesa.contract.fields import Records
from sobremesa.contract.match import Match
from sobremesa.kernel.chance import Streams
from sobremesa.kernel.simulation import Flags, Numbers, Simulation

from .rules.actions import READY
from .rules.legal import MOST_LEGAL
from .rules.phases import OVER, PLAY
from .rules.phases import READY as READY_PHASE
from .table import first_state, make_table


class DobbleSimulation(Simulation):
    most_legal = MOST_LEGAL
    doors_in = f"{__package__}.rules.batch_doors"

    def begin(self, players: int, options: Mapping[str, Any], chance: Streams) -> tuple[Records, Records]:
        board = make_table(players, options, {})
        boards, states = np.repeat(board, len(chance)), np.repeat(first_state(board), len(chance))
        self.doors.begin_many(boards, states, chance)
        return boards, states

    def summary(self, players: int, boards: Records, states: Records) -> tuple[Flags, Numbers, Numbers]:
        """A win is shared; what is counted are mini-games."""
        scores = np.take_along_axis(states["points"], boards["team_of"][:, :players].astype(np.int64), 1).astype(
            np.int64
        )
        winners = (scores == scores.max(1, keepdims=True)) & (states["phase"] == OVER)[:, np.newaxis]
        return winners, states["played"].astype(np.int64), scores

    def follow(self, match: Match, *, acted: bool) -> None:
        """As in a batch: a claim a second, everybody is ready at once, and the rest happens by itself."""
        if acted:
            super().follow(match, acted=True)
            self._let_a_second_pass(match)
        while match.result is None and not self._anybody_may_claim(match):
            if match.state[0]["phase"] == READY_PHASE:
                for seat in range(match.players):
                    match.act(seat, READY)
            elif (tick := match.game.next_tick(match.board, match.state)) is not None:
                match.replay_step(TIME, tick.action)
            super().follow(match, acted=True)

    def _let_a_second_pass(self, match: Match) -> None:
        now = int(match.state[0]["now"]) + int(self.doors.CLAIM_MS)
        match.pass_time(now)
        clock = match.game.clock(match.board, match.state, now)
        if match.state[0]["phase"] == PLAY and clock is not None:
            match.replay_step(TIME, clock)

    def _anybody_may_claim(self, match: Match) -> bool:
        out: Numbers = np.zeros((1, self.most_legal), np.int64)
        return bool(self.legal(match.board, match.state, out)[0][0] >= 0)
