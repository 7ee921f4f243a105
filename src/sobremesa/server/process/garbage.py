"""The garbage collector, kept from looking through everything that lives long.

A full collection at 1,200 tables stops all of them for some tenths of a second. So what has survived a minute is set
aside, where it costs nothing and still goes when nobody holds it any more; only circles would stay. Tables are none
once they are closed, and other circles (connections that ended) are looked for when nobody is there, or once a day.
"""

from __future__ import annotations

import gc
import time

THRESHOLDS = (20_000, 20, 20)
QUIET_SECONDS = 3600
LONGEST_SECONDS = 24 * 3600


def settle() -> None:
    """What has been imported stays for ever."""
    gc.set_threshold(*THRESHOLDS)
    gc.freeze()


class Garbage:
    def __init__(self) -> None:
        self.last_whole = time.monotonic()

    def tidy(self, is_quiet: bool) -> None:
        """To be called now and then: what is young is looked through and set aside."""
        since = time.monotonic() - self.last_whole
        if since > (QUIET_SECONDS if is_quiet else LONGEST_SECONDS):
            gc.unfreeze()
            self.last_whole = time.monotonic()
        gc.collect()
        gc.freeze()
