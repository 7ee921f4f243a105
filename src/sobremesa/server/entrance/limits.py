"""How much one connection, seat or address may ask for, and from which pages a browser may speak to us."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from urllib.parse import urlsplit

Clock = Callable[[], float]


class Bucket:
    """Holds so many drops and fills at a steady rate; each thing asked for takes one, or several."""

    def __init__(self, per_second: float, most: float, clock: Clock = time.monotonic) -> None:
        self.per_second = per_second
        self.most = most
        self.clock = clock
        self.level = most
        self.at = clock()

    def take(self, count: float = 1) -> bool:
        now = self.clock()
        self.level = min(self.most, self.level + (now - self.at) * self.per_second)
        self.at = now
        if self.level < count:
            return False
        self.level -= count
        return True


class Buckets:
    """A bucket for each address; those not seen for longest are forgotten first."""

    def __init__(self, per_second: float, most: float, keep: int = 10_000) -> None:
        self.per_second = per_second
        self.most = most
        self.keep = keep
        self.by_name: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, count: float = 1) -> bool:
        bucket = self.by_name.get(name)
        if bucket is None:
            bucket = self.by_name[name] = Bucket(self.per_second, self.most)
        self.by_name.move_to_end(name)
        while len(self.by_name) > self.keep:
            self.by_name.popitem(last=False)
        return bucket.take(count)

    def drain(self, name: str) -> None:
        """Whoever this is has to wait for the next drop."""
        self.take(name)
        self.by_name[name].level = 0


def is_welcome(origin: str | None, host: str | None, others: tuple[str, ...]) -> bool:
    """Whether a page of this origin may speak to us; programs send no origin."""
    if origin is None or origin in others:
        return True
    return bool(host) and urlsplit(origin).netloc.lower() == str(host).lower()
