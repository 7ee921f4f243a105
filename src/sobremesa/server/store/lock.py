"""One server on one SQLite file: a second one is turned away, and the next one knows when there was none."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from typing import NamedTuple

DIGITS = 15
OUTAGES_KEPT = 1000


class Outage(NamedTuple):
    """No server was here, in milliseconds since 1970."""

    since: int
    until: int

    @property
    def length(self) -> int:
        return self.until - self.since


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
        told = _numbers(os.read(self._held, DIGITS * (1 + 2 * OUTAGES_KEPT)))
        self.last_sign = told[0] if told else None
        """Of the server before, in milliseconds since 1970; None where none has left any."""
        self.outages = [Outage(*pair) for pair in zip(told[1::2], told[2::2], strict=False)]
        """Of which the servers before have told, the oldest first."""

    def begin(self, now: int, outages: Sequence[Outage]) -> None:
        """Says that a server is here, and when there was none."""
        self._write(now, *(moment for outage in outages[-OUTAGES_KEPT:] for moment in outage))

    def sign(self, now: int) -> None:
        """Says that a server is still here."""
        self._write(now)

    def _write(self, *numbers: int) -> None:
        with contextlib.suppress(OSError):  # the next one knows a little less
            os.lseek(self._held, 0, os.SEEK_SET)
            os.write(self._held, b"".join(b"%0*d" % (DIGITS, number) for number in numbers))

    def release(self) -> None:
        with contextlib.suppress(OSError):
            os.close(self._held)
        self._held = -1  # the number may be another file's now


def _numbers(told: bytes) -> list[int]:
    found = (told[place : place + DIGITS] for place in range(0, len(told), DIGITS))
    return [int(digits) for digits in found] if told.isdigit() else []


def _lock(descriptor: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
