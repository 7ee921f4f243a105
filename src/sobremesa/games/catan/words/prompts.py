"""One line that says what is to be done now, or who is waited for."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.fields import Records
from sobremesa.contract.text import Text
from sobremesa.contract.text import seat as the_seat

from ..island import Island
from ..rules.phases import PHASE_NAMES


def prompt(island: Island, seen: Records, seat: int | None) -> Text:
    now: Any = seen[0]
    phase = PHASE_NAMES[int(now["phase"])].replace(" ", "_")
    mine = seat is not None and seat == now["active"]
    return Text(f"prompt.{phase}" if mine else f"prompt.{phase}.other", {"player": the_seat(int(now["active"]))})
