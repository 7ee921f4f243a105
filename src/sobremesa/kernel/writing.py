"""Numbers written side by side into a row: what features and observations are made of."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .compiled import rule

Row = NDArray[np.float32]
Rows = np.ndarray[tuple[int, int], np.dtype[np.float32]]


@rule
def put(row: Row, at: int, value: float) -> int:
    """Where the next one goes."""
    row[at] = value
    return at + 1
