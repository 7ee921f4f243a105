"""PettingZoo, all at once: games in real time, in ticks of a second. In each tick every agent claims or waits.

Claims of one tick are heard in an order drawn anew from the game's seed; one that comes too late, because the table has
changed by then, is as good as waiting. The index behind the last of the action table is waiting.
"""

from __future__ import annotations

from typing import Any, ClassVar, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from ..contract.action import kind_of
from ..contract.errors import IllegalAction
from ..contract.match import Match, new_match
from ..games import rules
from ..kernel.compiled_game import CompiledGame
from ..kernel.dice import dice_for
from ..kernel.learning.batch import CAP, is_lost_by
from ..kernel.learning.ending import rewards_of
from ..kernel.learning.learning import FEATURES
from ..kernel.learning.reader import Reader
from ..kernel.simulation import simulation_of
from .spaces import MASK, OBSERVATION, plain_space

Observation = dict[str, NDArray[Any]]
Seen = dict[str, Observation]


class TableParallel(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """`on_illegal="lose"` ends the match for all who choose something illegal, instead of raising IllegalAction.

    The others share the win; if all do it, nobody wins or loses.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "sobremesa_parallel_v0", "render_modes": ["svg"]}

    def __init__(
        self,
        game: str,
        players: int = 4,
        *,
        observation: str = FEATURES,
        max_cycles: int = CAP,
        on_illegal: str = "refuse",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        ours = cast(CompiledGame, rules(game))
        if not ours.label.real_time:
            raise LookupError(f"{game} is played in turns: aec_env is its environment")
        self.game, self.options, self.max_cycles, self.render_mode = ours, options, max_cycles, render_mode
        self.loses = is_lost_by(on_illegal)
        self.reader = Reader(ours, players, options, observation)
        self.table = self.reader.batch.table
        self.wait = len(self.table)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        seen, masks = plain_space(self.reader.batch), spaces.MultiBinary(self.wait + 1)
        self._spaces = {agent: spaces.Dict({OBSERVATION: seen, MASK: masks}) for agent in self.possible_agents}
        self._choices = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._choices[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, dict[str, Any]]]:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        game_seed = seed if seed is not None else int(self._seeds.integers(1 << 62))
        self._order = np.random.default_rng(game_seed)
        self.match = new_match(self.game, len(self.possible_agents), self.options, dice_for(self.game, game_seed))
        simulation_of(self.game).follow(self.match, acted=False)
        self.agents, self.ticks = list(self.possible_agents), 0
        self.losers: list[int] = []
        return self._look()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """One index for each agent, of those its mask allows. IllegalAction names the agent and changes nothing."""
        chosen = [(self.possible_agents.index(agent), int(actions[agent])) for agent in self.agents]
        claims = [(seat, index) for seat, index in chosen if index != self.wait]
        self.losers = self._lost_by(claims)
        agents, self.ticks = self.agents, self.ticks + 1
        if not self.losers:
            self._hear([(seat, self._choosable[seat][index]) for seat, index in claims])
        done = self._is_over()
        cut = not done and self.ticks >= self.max_cycles
        rewards = dict(zip(self.possible_agents, map(float, self._rewards()), strict=True))
        seen, infos = self._look()
        self.agents = [] if done or cut else agents
        return seen, rewards, dict.fromkeys(agents, done), dict.fromkeys(agents, cut), infos

    def _is_over(self) -> bool:
        return bool(self.losers) or self.match.result is not None

    def _lost_by(self, claims: list[tuple[int, int]]) -> list[int]:
        """The seats that claim what they may not, where they lose by it."""
        wrong = [(seat, index) for seat, index in claims if index not in self._choosable[seat]]
        if wrong and not self.loses:
            seat, index = wrong[0]
            raise IllegalAction(self.game.unreadable(f"{self.possible_agents[seat]} may not choose {index} now"))
        return [seat for seat, _ in wrong]

    def _hear(self, claims: list[tuple[int, int]]) -> None:
        for place in self._order.permutation(len(claims)):
            seat, action = claims[place]
            if self.match.result is None and self.match.why_not(seat, action) is None:
                self.match.play(seat, action)
        if self.match.result is None:
            simulation_of(self.game).follow(self.match, acted=True)

    def _rewards(self) -> Any:
        result, seats = self.match.result, range(len(self.possible_agents))
        winners = set(seats) - set(self.losers) if self.losers else set(result.winners if result else ())
        return rewards_of(np.array([[seat in winners for seat in seats]]))[0]

    def _look(self) -> tuple[Seen, dict[str, dict[str, Any]]]:
        seats = range(len(self.possible_agents))
        self._choosable = [self._indices(self.match, seat) for seat in seats]
        seen = {agent: self._seen(seat) for seat, agent in enumerate(self.possible_agents)}
        return seen, {agent: {MASK: each[MASK]} for agent, each in seen.items()}

    def _indices(self, match: Match, seat: int) -> dict[int, int]:
        """What a seat may claim, by its index: one by one, where a view names open-ended families."""
        kinds = {int(block.kind) for block in self.table.blocks}
        listed = CompiledGame.legal(self.game, match.board, match.state, seat) if not self._is_over() else []
        return {self.table.path_of(action, seat)[0]: action for action in listed if kind_of(action) in kinds}

    def _seen(self, seat: int) -> Observation:
        mask = np.zeros(self.wait + 1, np.int8)
        mask[[self.wait, *self._choosable[seat]]] = 1
        return {OBSERVATION: self.reader.seen(self.match, seat), MASK: mask}

    def render(self) -> str | None:
        """The table as an SVG picture, as a spectator sees it."""
        return self.match.svg(None) if self.render_mode == "svg" else None
