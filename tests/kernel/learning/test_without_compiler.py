"""With the compiler off a learner sees and may do the same (NUMBA_DISABLE_JIT=1 runs the same source)."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

import sobremesa
from tests.kernel.learning.test_observations import KINDS

STEPS = 60
AS_ROUNDED = 1e-5


def told(game: str, kind: str) -> list[Any]:
    """What is seen and allowed at each step, where a learner takes now the first, now the last of what is allowed."""
    batch = sobremesa.batch(game, [7], observation=kind)
    seen = []
    for step in range(STEPS):
        allowed = batch.mask[0].nonzero()[0].tolist()
        seen.append([batch.observation[0].tolist(), allowed])
        batch.step([allowed[-(step % 2)]])
    return seen


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_the_boards_terrains_did_not_fit_into_their_own_numbers(game: str, kind: str) -> None:
    command = [sys.executable, "-m", __name__, game, kind]
    ran = subprocess.run(command, env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, stdout=subprocess.PIPE, check=True)
    for (seen, allowed), (expected, may) in zip(json.loads(ran.stdout), told(game, kind), strict=True):
        assert seen == pytest.approx(expected, abs=AS_ROUNDED)
        assert allowed == may


if __name__ == "__main__":
    print(json.dumps(told(*sys.argv[1:])))
