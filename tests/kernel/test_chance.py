"""Random numbers for simulation: exact, independent, and the same with the compiler off."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from sobremesa.kernel.chance import Stream, draw_from, streams

MASK = 0xFFFFFFFF


def plain_word(stream: list[int]) -> int:
    """sfc32, written a second time."""
    a, b, c, counter = stream
    word = (a + b + counter) % 2**32
    stream[:] = [
        b ^ b >> 9,
        (c + (c << 3)) % 2**32,
        (((c << 21 | c >> 11) & MASK) + word) % 2**32,
        (counter + 1) % 2**32,
    ]
    return word


def plain_draw(stream: list[int], total: int) -> int:
    while True:
        wide = plain_word(stream) * total
        if wide % 2**32 >= 2**32 % total:
            return wide >> 32


@pytest.mark.parametrize("total", [1, 2, 6, 36, 95, 1000, 2**31 - 1])
def test_draws_agree_with_a_second_implementation(total: int) -> None:
    ours = streams([7])
    theirs = [int(word) for word in ours[0]]
    assert [draw_from(ours, 0, total) for _ in range(200)] == [plain_draw(theirs, total) for _ in range(200)]


def test_every_outcome_is_equally_likely() -> None:
    ours = streams(["fair"])
    counts = Counter(draw_from(ours, 0, 6) for _ in range(60_000))
    chi_squared = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6))
    assert chi_squared < 30, "five degrees of freedom: beyond 30 once in 60,000 honest generators"


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    many = streams(range(500))
    first = [draw_from(many, place, 2**31 - 1) for place in range(500)]
    assert len(set(first)) == 500
    steps = np.diff(first)
    assert len(set(steps.tolist())) == len(steps), "no constant distance between neighbours"


def test_the_same_seed_gives_the_same_stream() -> None:
    one, other = streams([1, "a"]), streams([1, "a"])
    assert (one == other).all()
    assert not (one[0] == one[1]).all()


def test_a_stream_is_four_numbers_of_32_bits() -> None:
    stream: Stream = streams([3])[0]
    assert stream.shape == (4,)
    assert ((stream >= 0) & (stream <= MASK)).all()
