"""Declared actions mean the same to compiled rules as to plain ones."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.contract.action import Block, Kinds, action, chance, family, is_family, kind_of, payload_of
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
HAPPENING = chance(200, "happening", place=Number(7, "a place"))
KINDS = Kinds((BARE, SINGLE, SEVERAL, WITH_ROW, HAPPENING))


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


@rule
def looked_at(purses: Many[Purse], action: int, out: NDArray[np.int64]) -> None:
    out[0] = kind_of(action)
    out[1] = payload_of(action)
    out[2] = is_family(action)
    out[3] = KINDS.is_for_seats(kind_of(action))
    out[4] = KINDS.fits(action)
    out[5] = GUESTS.place(kind_of(action))


def test_compiled_rules_tell_kinds_and_payloads_as_plain_ones_do() -> None:
    out = np.zeros(6, np.int64)
    nonsense = (0, -1, 5, SINGLE.of(3) | 1 << 20, HAPPENING.of(9), 1 << 52)
    for given in (int(BARE), SINGLE.of(127), family(SINGLE), WITH_ROW.of(1, (1, 2, 3)), *nonsense):
        looked_at(Purse.new(), given, out)
        kind = kind_of(given)
        plain = [kind, payload_of(given), is_family(given), KINDS.is_for_seats(kind), KINDS.fits(given)]
        assert out.tolist() == [*plain, GUESTS.place(kind)]
    assert KINDS.fits(SINGLE.of(127))
    assert not any(map(KINDS.fits, (0, -1, 5, SINGLE.of(3) | 1 << 20)))
