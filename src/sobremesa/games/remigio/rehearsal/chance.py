"""Chance for rehearsals, from a name: bots may not know the kernel."""

from __future__ import annotations

from sobremesa.kernel.chance import Streams, streams


def streams_for(name: str, count: int) -> Streams:
    return streams(f"{name} {number}" for number in range(count))
