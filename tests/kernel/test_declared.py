"""Declared actions mean the same to compiled rules as to plain ones."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.contract.action import Block, action
from sobremesa.contract.parts import Cell, Counts, Number
from sobremesa.kernel.compiled import Many, rule
from tests.kernel.test_compiled import Purse

GUESTS = Block("guests")
ROW = Counts(5, ("one", "two", "three"), "a thing", 24)
SHIFTED = Number(6, "a number")
SHIFTED.cells = (Cell("", 6, zero=32),)

BARE = action(1, "bare")
SINGLE = action(2, "single", place=Number(7, "a place"), block=GUESTS)
SEVERAL = action(3, "several", first=Number(3, "a number"), change=SHIFTED, last=Number(1, "a bit"), block=GUESTS)
WITH_ROW = action(4, "with row", player=Number(3, "a seat"), things=ROW)


@rule
def everything(purses: Many[Purse], given: int, row: NDArray[np.int64], out: NDArray[np.int64]) -> None:
    out[0] = BARE
    out[1] = SINGLE.of(given)
    out[2] = SEVERAL.of(given & 7, -5, 1)
    out[3] = WITH_ROW.of(2, row)
    out[4] = SINGLE.place(int(out[1]))
    out[5] = SEVERAL.change(int(out[2]))
    out[6] = WITH_ROW.things(int(out[3]), 1)
    out[7] = 1 if GUESTS.holds(given) else 0
    out[8] = 10 if given == SINGLE else 20
    kind = SINGLE if given > 2 else SEVERAL
    out[9] = kind


def test_compiled_rules_read_and_make_actions_as_plain_ones_do() -> None:
    row, out = np.array([3, 0, 24]), np.zeros(10, np.int64)
    for given in (1, 2, 3, 90):
        everything(Purse.new(), given, row, out)
        made = [int(BARE), SINGLE.of(given), SEVERAL.of(given & 7, -5, 1), WITH_ROW.of(2, (3, 0, 24))]
        assert out[:4].tolist() == made
        assert out[4:7].tolist() == [given, -5, 0]
        assert out[7:].tolist() == [int(given in (2, 3)), 10 if given == 2 else 20, 2 if given > 2 else 3]
        assert SEVERAL.unpack(made[2]) == {"first": given & 7, "change": -5, "last": 1}
