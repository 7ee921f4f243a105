"""How games of a share end and make room for the next: what a step has to look at when one is over."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..compiled import rule
from ..simulation import Flags
from .choices import Choices, Played, Row

Rewards = np.ndarray[tuple[int, int], np.dtype[np.float32]]
Won = np.ndarray[tuple[int, int], np.dtype[np.bool_]]


@rule
def note_endings(
    choices: Choices, played: Played, over: Flags, done: Flags, truncated: Flags, rewards: Rewards, ended: Row
) -> int:
    """Writes which games the step just made has ended or cut short to `ended`; how many. `over` were so before."""
    count = 0
    rewards[:] = 0
    for place in range(len(ended)):
        done[place] = choices.seats[place] < 0 and not (over[place] and truncated[place])
        truncated[place] = played.decisions[place] >= played.cap and not done[place]
        if (done[place] or truncated[place]) and not over[place]:
            ended[count] = place
            count += 1
    return count


@rule
def share_out(won: Won, ended: Row, rewards: Rewards) -> None:
    """Winners share 1, the others share -1; nobody gets anything where all have won, or none."""
    players = won.shape[1]
    for row in range(len(ended)):
        winners = 0
        for seat in range(players):
            winners += int(won[row, seat])
        if 0 < winners < players:
            for seat in range(players):
                rewards[ended[row], seat] = 1.0 / winners if won[row, seat] else -1.0 / (players - winners)


@rule
def forget(choices: Choices, decisions: Row, fresh: Flags, ended: Row) -> None:
    """Nothing has been chosen yet in the games that begin now."""
    for place in ended:
        decisions[place] = 0
        fresh[place] = True
        choices.prefixes[place][:] = 0
        choices.held[place][:] = 0
        choices.taken[place][:] = 0


def rewards_of(won: Any) -> NDArray[np.float32]:
    rewards: Rewards = np.zeros((len(won), won.shape[1]), np.float32)
    share_out(np.ascontiguousarray(won), np.arange(len(won)), rewards)
    return rewards
