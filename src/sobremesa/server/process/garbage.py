"""The garbage collector, kept from looking through everything that lives long.

A full collection at 1,000 tables stops all of them for a third of a second. So whatever survives a collection is set
aside at once, where it costs nothing and still goes when nobody holds it any more: a pause is as long as what has come
since the last one, however many tables there are. Only circles would stay. Tables are none once they are closed, and
other circles (connections that ended) are looked for when nobody is there, or once a day.
"""

from __future__ import annotations

import gc
import time
from typing import Any

THRESHOLDS = (20_000, 20, 20)
"""Looked through when so many things more have come than gone: some milliseconds."""
QUIET_SECONDS = 3600
LONGEST_SECONDS = 24 * 3600


def settle() -> None:
    """What has been imported stays for ever."""
    gc.set_threshold(*THRESHOLDS)
    gc.freeze()


class Garbage:
    def __init__(self) -> None:
        self.last_whole = time.monotonic()
        gc.callbacks.append(self.set_aside)

    def set_aside(self, phase: str, info: dict[str, Any]) -> None:
        """After each collection: what has survived it is not looked through again."""
        if phase == "stop":
            gc.freeze()

    def tidy(self, is_quiet: bool) -> None:
        """To be called now and then, when nobody waits."""
        since = time.monotonic() - self.last_whole
        if since > (QUIET_SECONDS if is_quiet else LONGEST_SECONDS):
            gc.unfreeze()
            self.last_whole = time.monotonic()
        gc.collect()

    def close(self) -> None:
        """What other servers of this process, or none, leave behind is looked through again. Once is enough."""
        if self.set_aside in gc.callbacks:
            gc.callbacks.remove(self.set_aside)
            gc.unfreeze()
