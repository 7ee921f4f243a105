"""A measured figure, printed as `name ours=… peer=… ratio=…`."""

from __future__ import annotations

import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    name: str
    ours: float
    unit: str
    peer: float | None = None
    peer_name: str = ""
    wanted: str = ""

    def __str__(self) -> str:
        text = f"{self.name} ours={self.ours:,.4g} {self.unit}"
        if self.peer is not None:
            text += f" peer={self.peer:,.4g} ({self.peer_name}) ratio={self.ours / self.peer:,.3g}"
        return text + (f" [wanted: {self.wanted}]" if self.wanted else "")


def loop_milliseconds() -> float:
    """Processor time of a fixed piece of pure Python (100,000 rounds): a *loop*, by which machines can be compared."""
    began, found = time.process_time(), 0
    for number in range(100_000):
        found = (found * 31 + number) & 0xFFFF
    return 1000 * (time.process_time() - began)
