"""Every connection of this process: how many there may be, how much each may send, and who makes room for whom.

Seats come first. When there is no room, whoever has not said what they want makes room, then a spectator, the longest
there first; somebody who sits at a table never does. The total stays below what the system lets us open.
"""

from __future__ import annotations

import contextlib
import sys
from asyncio import Transport
from collections import Counter
from dataclasses import dataclass

from ..operating.logs import warn
from ..settings import Limits
from .limits import Bucket, Buckets

UNKNOWN, WATCHING, SEATED = range(3)
"""What a connection is for, those who make room first first."""
RESERVED = 128
"""Files for the store, the rules and the pages."""
MOST = 10_000


@dataclass(eq=False)
class Visit:
    """One connection."""

    address: str
    transport: Transport
    frames: Bucket
    hellos: Bucket
    standing: int = UNKNOWN


class Crowd:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.most = room() if limits.connections is None else limits.connections
        self.visits: dict[Transport, Visit] = {}
        self.by_address: Counter[str] = Counter()
        self.arrivals = Buckets(limits.arrivals_per_second, limits.arrivals_at_once)
        self.frames = Buckets(limits.address_frames_per_second, limits.address_frames_at_once)
        self.hellos = Buckets(limits.address_hellos_per_second, limits.address_hellos_at_once)
        self._complaints = Bucket(1 / 60, 1)

    def come(self, transport: Transport, address: str) -> Visit | None:
        """A connection has been made; None if there is no place for it."""
        if not self.arrivals.take(address) or not self._has_place(address):
            self._complain(address)
            return None
        limits = self.limits
        visit = self.visits[transport] = Visit(
            address,
            transport,
            Bucket(limits.wire_frames_per_second, limits.wire_frames_at_once),
            Bucket(limits.hellos_per_second, limits.hellos_at_once),
        )
        self.by_address[address] += 1
        return visit

    def go(self, transport: Transport) -> None:
        visit = self.visits.pop(transport, None)
        if visit is not None:
            self.by_address[visit.address] -= 1
            if not self.by_address[visit.address]:
                del self.by_address[visit.address]

    def _has_place(self, address: str) -> bool:
        if self.by_address[address] >= self.limits.connections_per_address and not self._make_room(address):
            return False
        return len(self.visits) < self.most or self._make_room(None)

    def _make_room(self, address: str | None) -> bool:
        places = [visit for visit in self.visits.values() if address in (None, visit.address)]
        first = min(places, key=lambda visit: visit.standing, default=None)
        if first is None or first.standing == SEATED:
            return False
        self._complain(first.address)
        self.go(first.transport)
        first.transport.abort()
        return True

    def _complain(self, address: str) -> None:
        if self._complaints.take():
            warn("there is no room for more connections", address=address, open=len(self.visits), most=self.most)


def room() -> int:
    """How many connections the system lets us have, after asking it for more files."""
    if sys.platform == "win32":
        return MOST
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + RESERVED if hard == resource.RLIM_INFINITY else min(hard, MOST + RESERVED)
    if soft not in (resource.RLIM_INFINITY,) and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    most = MOST if soft == resource.RLIM_INFINITY else min(MOST, soft - RESERVED)
    return max(most, 1)
