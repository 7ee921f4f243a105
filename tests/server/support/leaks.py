"""Finds secrets in raw text: which marks a text holds, and which its reader may know by then."""

import re
from collections import defaultdict

from sobremesa.contract.match import Match
from tests.server.support.canary import DRAW, LAY, MARKS, TURN

BIG = re.compile(r"\d{8,}")
SHOWN = {str(mark): mark for mark in MARKS}
SHOWN |= {str(LAY.pack(mark)): mark for mark in MARKS}
SHOWN |= {str(kind.pack(seat, mark)): mark for kind in (DRAW, TURN) for seat in range(4) for mark in MARKS}


def marks_in(text: str) -> set[int]:
    """Every mark a text holds, bare or packed into an action."""
    return {SHOWN[found] for found in BIG.findall(text) if found in SHOWN}


class Truth:
    """Who drew what, and after how many steps it lay open."""

    def __init__(self, match: Match) -> None:
        self.owner: dict[int, int] = {}
        self.open_at: dict[int, int] = {}
        for place, (_, action) in enumerate(match.steps):
            kind = match.game.kinds.of(action)
            assert kind is not None
            values = kind.unpack(action)
            if kind.name == "draw":
                self.owner[values["mark"]] = values["player"]
            elif kind.name == "turn":
                self.open_at[values["mark"]] = place

    def leaks(self, text: str, seats: set[int], steps: int) -> set[int]:
        """Marks in the text that its reader, holding these seats after so many steps, may not know."""
        return {
            mark
            for mark in marks_in(text)
            if self.owner.get(mark) not in seats and not self.open_at.get(mark, 1 << 30) < steps
        }


def steps_by_seq(rows: list[tuple[int, int]]) -> dict[int, int]:
    """How many steps the game had after each row, from (seq, steps in the row)."""
    total, found = 0, defaultdict(int)
    for seq, steps in rows:
        total += steps
        found[seq] = total
    return found
