"""One server on one SQLite file: a second one is turned away, and the next one knows how long there was none."""

from __future__ import annotations

import contextlib
import os
import sys

SIGN_BYTES = 15


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
        self.last_sign = _number(os.read(self._held, SIGN_BYTES))
        """Of the server before, in milliseconds since 1970; None where none has left any."""

    def sign(self, now: int) -> None:
        """Says that a server is here."""
        with contextlib.suppress(OSError):  # the next one knows a little less
            os.lseek(self._held, 0, os.SEEK_SET)
            os.write(self._held, b"%0*d" % (SIGN_BYTES, now))

    def release(self) -> None:
        with contextlib.suppress(OSError):
            os.close(self._held)
        self._held = -1  # the number may be another file's now


def _number(told: bytes) -> int | None:
    return int(told) if told.isdigit() else None


def _lock(descriptor: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
