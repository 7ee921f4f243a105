"""Gymnasium: one seat of a table, with bots by their names in the others, asked one small decision at a time.

With random opponents only everything is compiled; any other bot plays through a match of its own, and sees its view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from ..bots import bot, bots
from ..bots.player import Bot
from ..contract.match import Match, new_match
from ..games import rules
from ..kernel.dice import dice_for
from ..kernel.learning.batch import CAP, LearningBatch
from ..kernel.learning.learning import FEATURES
from .picture import picture
from .spaces import MASK, action_space, plain_space

RANDOM = "random"
Floats = NDArray[np.float32]


class SeatEnv(gymnasium.Env[Floats, int]):
    """`opponents`: one bot's name for all other seats, or one a seat. The reward is the seat's at the end."""

    metadata = {"render_modes": ["svg"]}  # noqa: RUF012  (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        players: int = 4,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = RANDOM,
        observation: str = FEATURES,
        with_offers: bool = False,
        max_decisions: int = CAP,
        on_illegal: str = "refuse",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game, self.seat, self.render_mode = game, seat, render_mode
        self.opponents = names_of(game, players, opponents)
        if not 0 <= seat < players:
            raise ValueError(f"{seat!r} is no seat: there are seats 0 to {players - 1}")
        self.batch = LearningBatch(
            rules(game),
            options,
            [0],
            players,
            observation=observation,
            with_offers=with_offers,
            cap=max_decisions,
            begin_anew=False,
            on_illegal=on_illegal,
        )
        self.observation_space = plain_space(self.batch)
        self.action_space = action_space(self.batch)
        self._match: Match | None = None
        self._bots: list[Bot] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        game_seed = seed if seed is not None else int(self.np_random.integers(1 << 62))
        self.batch.reset([game_seed])
        if any(name != RANDOM for name in self.opponents):
            self._sit_down(game_seed)
        self._let_others_play()
        return self._seen(), self._info()

    def _sit_down(self, seed: int) -> None:
        game = self.batch.game
        self._match = new_match(game, self.batch.players, self.batch.options, dice_for(game, seed))
        self._bots = [bot(self.game, name, f"{seed}/{seat}") for seat, name in enumerate(self.opponents)]

    def step(self, action: int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        if self.batch.seat[0] != self.seat:
            raise gymnasium.error.ResetNeeded("game 0: it is over, or has not begun; reset it first")
        self._choose(int(action))
        self._let_others_play()
        reward = float(self.batch.rewards[0, self.seat])
        over = self.batch.seat[0] < 0
        truncated = bool(over and self.batch.truncated[0])
        return self._seen(), reward if over else 0.0, bool(over and not truncated), truncated, self._info()

    def _choose(self, index: int) -> None:
        self.batch.step_one(index, unseen=True)
        played = self.batch.played_one()
        if self._match is not None and played is not None and self.batch.seat[0] >= 0:
            self._match.play(*played)

    def _let_others_play(self) -> None:
        while 0 <= self.batch.seat[0] != self.seat:
            if self._match is None:
                self.batch.step_one(int(self.batch.sample()[0]), unseen=True)
            else:
                self._let_bot_play(self._match, int(self.batch.seat[0]))

    def _let_bot_play(self, match: Match, seat: int) -> None:
        action = self._bots[seat].choose(match.view(seat), lambda: match.history(seat))
        if action is None:
            action = match.default_action(seat)
        self.batch.play_one(seat, action)
        if self.batch.seat[0] >= 0:
            match.play(seat, action)

    def _seen(self) -> Floats:
        if self.batch.seat[0] == self.seat:
            self.batch.observe()
        seen: Floats = self.batch.observation if self.batch.seat[0] == self.seat else self.batch.seen_by(self.seat)
        return np.array(seen[0], np.float32)

    def _info(self) -> dict[str, Any]:
        return {MASK: self.batch.mask[0].view(np.int8).copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now, as sb3-contrib's MaskablePPO asks for it."""
        return np.array(self.batch.mask[0], np.bool_)

    def render(self) -> Any:
        """The whole table as an SVG picture, as this seat sees it."""
        return picture(self.batch, self.seat) if self.render_mode == "svg" else None


def names_of(game: str, players: int, opponents: str | Sequence[str]) -> list[str]:
    """A name a seat; LookupError if there is no such bot."""
    names = [opponents] * players if isinstance(opponents, str) else list(opponents)
    if len(names) != players:
        raise ValueError(f"opponents: one name, or {players}, not {len(names)}")
    for name in names:
        if name not in bots(game):
            raise LookupError(f"there is no bot {name!r} for {game}; there are {', '.join(bots(game))}")
    return names
