"""Short rows on the stack, and rules that make arrays of their own."""

from __future__ import annotations

from typing import Final

import numpy as np
import pytest
from numba.core.errors import NumbaError

from sobremesa.contract.fields import Layout, array, i8
from sobremesa.kernel.compiled import COMPILING, Many, making_arrays, rule
from sobremesa.kernel.jotting import jotted, jotted_small

COINS: Final = 3


class Purse(Layout):
    coins = array(i8, COINS)


@rule
def most_common(purse: Purse) -> int:
    """A coin seen more often than others, the smallest of them; the row must be empty at each call."""
    seen, small = jotted(5), jotted_small(5)
    for place in range(COINS):
        seen[purse.coins[place]] += 1
        small[purse.coins[place]] -= 1
    best = 0
    for coin in range(5):
        if seen[coin] + small[coin] == 0 and seen[coin] > seen[best]:
            best = coin
    return best


@rule
def count_common(purses: Many[Purse], coin: int) -> int:
    count = 0
    for place in range(len(purses)):
        count += most_common(purses[place]) == coin
    return count


@making_arrays
def sum_up_to(purses: Many[Purse], count: int) -> int:
    return int(np.arange(count).sum())


def test_a_row_is_empty_whenever_it_is_asked_for() -> None:
    purses = Purse.new(1000)
    purses["coins"] = [1, 2, 1]
    purses["coins"][::2] = [4, 4, 0]
    assert (count_common(purses, 1), count_common(purses, 4)) == (500, 500)


@pytest.mark.skipif(not COMPILING, reason="plain Python makes arrays as it likes")
def test_a_rule_that_makes_arrays_without_saying_so_is_refused() -> None:
    def leaky(purses: Many[Purse], count: int) -> int:
        return int(np.arange(count).sum())

    with pytest.raises(NumbaError, match="function empty"):
        rule(leaky)


def test_a_rule_may_make_arrays_if_it_says_so() -> None:
    assert sum_up_to(Purse.new(), 5) == 10
