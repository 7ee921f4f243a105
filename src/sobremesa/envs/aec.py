"""PettingZoo: an agent in every seat, asked one small decision at a time; a seat may be asked several times in a row.

Observations are dicts of the seat's numbers and its mask (int8); the mask is also in `infos`. Rewards come at the end.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from ..games import rules
from ..kernel.learning.batch import CAP, LearningBatch
from ..kernel.learning.learning import FEATURES
from ..kernel.learning.share import OVER
from .picture import picture
from .spaces import MASK, OBSERVATION, action_space, masked_space

Observation = dict[str, NDArray[Any]]


class TableAEC(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """`on_illegal="lose"` ends the game for whoever chooses something illegal, instead of raising IllegalAction."""

    metadata: ClassVar[dict[str, Any]] = {"name": "sobremesa_v0", "is_parallelizable": False, "render_modes": ["svg"]}

    def __init__(
        self,
        game: str,
        players: int = 4,
        *,
        observation: str = FEATURES,
        with_offers: bool = False,
        max_cycles: int = CAP,
        on_illegal: str = "refuse",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game, self.render_mode = game, render_mode
        self.batch = LearningBatch(
            rules(game),
            options,
            [0],
            players,
            observation=observation,
            with_offers=with_offers,
            cap=max_cycles,
            begin_anew=False,
            on_illegal=on_illegal,
        )
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._spaces = {agent: masked_space(self.batch) for agent in self.possible_agents}
        self._choices = {agent: action_space(self.batch) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._nothing = np.zeros(len(self.batch.table), np.int8)
        self._no_info = {MASK: self._nothing}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed gives the same game, and without one the games that follow it are the same too."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.batch.reset([seed if seed is not None else int(self._seeds.integers(1 << 62))])
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = dict.fromkeys(self.agents, self._no_info)
        self._ask()

    def _ask(self) -> None:
        self._asked, self._has_looked = int(self.batch.seat[0]), False
        self.agent_selection = agent = self.possible_agents[self._asked]
        self.infos[agent] = {MASK: self.batch.mask[0].view(np.int8).copy()}

    def observe(self, agent: str) -> Observation:
        """Made when it is asked for, not at every step."""
        seat = self._seats[agent]
        if seat != self._asked:
            return {OBSERVATION: self.batch.seen_by(seat)[0], MASK: self._nothing}
        if not self._has_looked:
            self.batch.observe()
            self._has_looked = True
        return {OBSERVATION: self.batch.observation[0].copy(), MASK: self.infos[agent][MASK]}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.batch.step_one(action, unseen=True)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = self._no_info
        if self.batch.seat[0] < 0:
            self._end()
        else:
            self._ask()

    def _end(self) -> None:
        done, truncated = bool(self.batch.done[0]), bool(self.batch.truncated[0])
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = float(self.batch.rewards[0, seat])
            self.terminations[agent], self.truncations[agent] = done, truncated
        self._asked, self.infos = OVER, dict.fromkeys(self.agents, self._no_info)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The whole table as an SVG picture, as a spectator sees it."""
        return picture(self.batch, None) if self.render_mode == "svg" else None

    def close(self) -> None:
        self.batch.close()
