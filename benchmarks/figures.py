"""A measured figure, printed as `name ours=… peer=… ratio=…`."""

from __future__ import annotations

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
