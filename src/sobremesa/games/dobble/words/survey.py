"""What a description asks of the rules, asked once: who may do what, what is within reach, what the teams count."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from sobremesa.contract.fields import Records

from ..rules import doors
from ..rules.bounds import ALL_PLACES, PLAYERS
from ..rules.legal import MAY_CLAIM, MAY_POINT, NOTHING, SURVEY


@dataclass(frozen=True)
class Survey:
    numbers: list[int]

    def acts(self, seat: int) -> bool:
        return self.numbers[seat] != NOTHING

    def may_claim(self, seat: int) -> bool:
        return self.numbers[seat] == MAY_CLAIM

    def may_point(self, seat: int) -> bool:
        return self.numbers[seat] == MAY_POINT

    def reached(self, seat: int) -> list[int]:
        bits = self.numbers[PLAYERS + seat]
        return [place for place in range(ALL_PLACES) if bits >> place & 1] if bits else []

    def count(self, team: int) -> int:
        return self.numbers[2 * PLAYERS + team]


def survey(board: Records, seen: Records) -> Survey:
    out = np.zeros(SURVEY, np.int64)
    doors.survey(board, seen, 0, out)
    return Survey(out.tolist())
