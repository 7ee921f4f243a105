"""The spaces of a batch: an observation with its mask, and one number for a choice."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ..kernel.learning.batch import LearningBatch

OBSERVATION = "observation"
MASK = "action_mask"


def action_space(batch: LearningBatch) -> spaces.Discrete[Any]:
    return spaces.Discrete(len(batch.table))


def plain_space(batch: LearningBatch) -> Any:
    return spaces.Box(-np.inf, np.inf, (len(batch.columns),), np.float32)


def masked_space(batch: LearningBatch) -> spaces.Dict:
    return spaces.Dict({OBSERVATION: plain_space(batch), MASK: spaces.MultiBinary(len(batch.table))})
