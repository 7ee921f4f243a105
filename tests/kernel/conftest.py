"""One processor for a test's threads, where the system lets it choose."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from sobremesa.kernel.signals import NOBODY_KNOWS


@pytest.fixture
def only_processor() -> Iterator[int]:
    """Its number; threads begun meanwhile run there too."""
    if not hasattr(os, "sched_setaffinity"):
        yield NOBODY_KNOWS
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    yield max(before)
    os.sched_setaffinity(0, before)
