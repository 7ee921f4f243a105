"""One server on one SQLite file: a second one is turned away."""

from __future__ import annotations

import contextlib
import os
import sys


class AlreadyServed(Exception):
    """Another server has this file."""

    def __init__(self, file: str) -> None:
        super().__init__(f"another server keeps the tables in {file}: SQLite is for one server, PostgreSQL for several")


class Lock:
    """Held while a server keeps the tables of a file; the system lets go of it however the server ends."""

    def __init__(self, file: str) -> None:
        self._held = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._held)
        except OSError:
            os.close(self._held)
            raise AlreadyServed(file) from None

    def release(self) -> None:
        with contextlib.suppress(OSError):
            os.close(self._held)


def _lock(descriptor: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
