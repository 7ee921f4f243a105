"""OpenSpiel: every game in turns as a Python game, with chance as explicit nodes and what a seat knows as a string.

What is laid out before the first action follows from a seed and is the same in every play of one game object. Needs
the extra `spiel`.
"""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from ..contract.action import CHANCE
from ..contract.match import new_match
from ..games import rules
from ..kernel.compiled_game import CompiledGame
from ..kernel.dice import dice_for
from ..kernel.learning.ending import rewards_of
from ..kernel.learning.learning import FEATURES
from ..kernel.learning.reader import Pending, Reader
from .installed import MISSING_SPIEL

try:
    import pyspiel
except ImportError:
    raise ImportError(MISSING_SPIEL) from None


def game_type(game: str, players: int) -> Any:
    return pyspiel.GameType(
        short_name=f"python_sobremesa_{game}",
        long_name=f"Sobremesa {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """`SpielGame("catan", players=2, seed=1, goal=5)`; options by their names."""

    def __init__(
        self, game: str, players: int = 2, seed: int | str = 0, *, observation: str = FEATURES, **options: Any
    ) -> None:
        ours = cast(CompiledGame, rules(game))
        if ours.label.real_time:
            raise LookupError(f"{game} is played in real time, which OpenSpiel does not know")
        self.reader = Reader(ours, players, options, observation, with_offers=False)
        self.start = new_match(ours, players, options, dice_for(ours, seed))
        about = pyspiel.GameInfo(
            num_distinct_actions=len(self.reader.batch.table),
            max_chance_outcomes=ours.most_chances,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=2 * ours.label.most_steps,
        )
        super().__init__(game_type(game, players), about, {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.reader)


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.match = game.start.copy()
        self.pending = Pending()

    @property
    def reader(self) -> Reader:
        return cast(Reader, self.get_game().reader)

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self._chances() is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.reader.next_seat(self.match)

    def is_terminal(self) -> bool:
        return self.match.result is not None

    def returns(self) -> list[float]:
        result = self.match.result
        won = np.zeros((1, self.match.players), np.bool_)
        won[0, list(result.winners) if result else []] = True
        return [float(reward) for reward in rewards_of(won)[0]]

    def _chances(self) -> Any:
        return self.match.game.chance(self.match.board, self.match.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self._chances().weights
        total = sum(weights)
        return [(place, weight / total) for place, weight in enumerate(weights)]

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        found: list[int] = np.flatnonzero(self.reader.mask(self.match, self.pending)).tolist()
        return found

    def _apply_action(self, action: int) -> None:
        if self._chances() is not None:
            self.match.replay_step(CHANCE, self._chances().actions[action])
        else:
            seat = self.current_player()
            played = self.reader.choose(self.match, self.pending, action)
            if played is not None:
                self.match.act(seat, played)
        while self._chances() is None and (step := self.match.game.forced(self.match.board, self.match.state)):
            self.match.replay_step(*step)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.match.words(self._chances().actions[action])
        return self.reader.batch.table.words(action)

    def information_state_string(self, player: int | None = None) -> str:
        """Everything the seat has seen so far, and what it has chosen of an action that is not whole yet."""
        seat = self.current_player() if player is None else player
        seen = " ".join(f"{actor}:{action}" for actor, action in self.match.history(seat))
        mine = f" {self.pending}" if seat == self.current_player() else ""
        return f"seat {seat}: {seen}{mine}"

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return self.match.view(seat).state.tobytes().hex()

    def __str__(self) -> str:
        steps = list(self.match.steps)[-3:]
        return f"{self.match!r} {[self.match.words(action) for _, action in steps]}"


class SpielObserver:
    """The learners' numbers as an OpenSpiel tensor."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.tensor = np.zeros(len(reader.batch.columns), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.reader.seen(state.match, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)
