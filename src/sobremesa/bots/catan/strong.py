"""A player that remembers, values positions by what it has learned, and plays its turn to the end in its head.

What the value does not know (the choices that expansions add) it does as `greedy` would.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sobremesa.contract.action import UNKNOWN, kind_of, payload_of
from sobremesa.contract.game import Step
from sobremesa.contract.view import View
from sobremesa.games.catan.judgement.deciding import REHEARSALS
from sobremesa.games.catan.rules import actions, phases

from .dealing import Dealing
from .greedy import GreedyBot
from .hooks import seeing
from .likely import likely_state
from .thought import Thought

OFTEN = 40
"""After so many actions a turn ends, whatever else might be done."""


class StrongBot:
    width = 12
    ahead = ahead_among_many = 3600 * REHEARSALS + 4
    """So many positions take 20 to 30 ms: close calls are rehearsed by four turns, as often as that allows."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.seed = seed
        self.greedy = GreedyBot(seed)
        self.dealing = Dealing()
        self.turn = (-1, 0)

    def choose(self, view: View, history: Callable[[], Sequence[Step]]) -> int | None:
        seat = view.seat
        if seat is None:
            return None
        listed = view.game.legal(view.board, view.state, seat)
        if not listed:
            return None
        if seat not in view.awaited:
            return self._answer(view, seat, listed, history)
        if len(listed) == 1 and payload_of(listed[0]) != UNKNOWN:
            return listed[0]
        action = self._decide(view, seat, listed, history)
        if action and not view.game.refusal(view.board, view.state, seat, action):
            return action
        return self.greedy.choose(view, history)

    def _decide(self, view: View, seat: int, listed: Sequence[int], history: Callable[[], Sequence[Step]]) -> int:
        now: Any = view.state[0]
        if seeing.is_moment(int(now["phase"])):
            return 0
        if view.board.numbers[0]["expanded"] and (wished := self._wish(view, history)):
            return wished
        thought = self._think(view, seat, history)
        if now["phase"] == phases.MAIN:
            if self._has_done_enough(int(now["turn"])):
                return actions.END_TURN
            if deal := self.dealing.propose(thought, listed):
                return deal
        return thought.choose()

    def _answer(
        self, view: View, seat: int, listed: Sequence[int], history: Callable[[], Sequence[Step]]
    ) -> int | None:
        if actions.DECLINE not in listed or int(view.state[0]["answers"][seat]):
            return None
        return self.dealing.answer(self._think(view, seat, history), listed)

    def _think(self, view: View, seat: int, history: Callable[[], Sequence[Step]]) -> Thought:
        ahead = self.ahead if view.players == 2 else min(self.ahead, self.ahead_among_many)
        return Thought(view, seat, likely_state(view, seat, history, self.seed), self.width, ahead)

    def _wish(self, view: View, history: Callable[[], Sequence[Step]]) -> int:
        """What greedy would do, if only an expansion's rules allow it."""
        action = self.greedy.choose(view, history)
        return action if action is not None and seeing.is_action(kind_of(action)) else 0

    def _has_done_enough(self, turn: int) -> bool:
        self.turn = (turn, self.turn[1] + 1 if self.turn[0] == turn else 1)
        return self.turn[1] > OFTEN


class ExpertBot(StrongBot):
    """The same player with more time: close calls are rehearsed."""

    width = 24
    ahead = 60000 * REHEARSALS + 4
    ahead_among_many = 20000 * REHEARSALS + 4
