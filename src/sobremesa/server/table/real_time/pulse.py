"""The pulse of a table in real time: round trips measured again and again, and shown to everybody."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ..telling.document import presence, round_trips

if TYPE_CHECKING:
    from ..table import Table

FIRST_SECONDS = 0.25
FIRST_BEATS = 3
"""Soon after somebody came there is a figure one can trust."""


def feel_pulse(table: Table) -> None:
    """Starts when a device comes and ends when the last one has gone."""
    table.fresh_beats = FIRST_BEATS
    if table.is_real_time and not table.has_pulse:
        table.has_pulse = True
        table.spawn(_beat(table))


async def _beat(table: Table) -> None:
    told: dict[int, int] = {}
    try:
        while table.listeners:
            for listener in table.listeners:
                listener.measure()
            table.fresh_beats -= 1
            await asyncio.sleep(FIRST_SECONDS if table.fresh_beats > 0 else table.services.settings.pulse_seconds)
            if (trips := round_trips(table)) != told:
                told = trips
                table.say(presence(table))
    finally:
        table.has_pulse = False
