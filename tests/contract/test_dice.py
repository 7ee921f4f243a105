"""Dice: a published stream anybody can recompute, dice from seeds, dice by hand."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from sobremesa.contract.dice import ByHand, Provable, Seeded

KEY = bytes(range(32))


def recomputed(key: bytes, draw: int, total: int) -> int:
    """The stream as the documentation says it, written a second time."""
    block = 0
    while True:
        message = draw.to_bytes(8, "big") + block.to_bytes(4, "big")
        digest = hmac.new(key, message, hashlib.sha256).digest()
        for word in (int.from_bytes(digest[at : at + 8], "big") for at in (0, 8, 16, 24)):
            if word < 2**64 - 2**64 % total:
                return word % total
        block += 1


@pytest.mark.parametrize("total", [1, 2, 6, 36, 95, 2**63 + 1])
def test_provable_draws_can_be_recomputed(total: int) -> None:
    dice = Provable(KEY)
    assert [dice.below(total) for _ in range(50)] == [recomputed(KEY, draw, total) for draw in range(50)]


def test_the_same_seed_throws_the_same_dice() -> None:
    assert [Seeded(7).below(6) for _ in range(3)] == [Seeded(7).below(6) for _ in range(3)]
    one, other = Seeded(7), Seeded(8)
    assert [one.below(1000) for _ in range(5)] != [other.below(1000) for _ in range(5)]


def test_dice_without_a_seed_and_dice_of_copies_are_their_own() -> None:
    assert [Seeded().below(10**9) for _ in range(2)] != [Seeded().below(10**9) for _ in range(2)]
    original = Seeded(7)
    copied = original.fresh()
    assert [original.below(10**9) for _ in range(3)] != [copied.below(10**9) for _ in range(3)]


def test_weights_decide_how_often() -> None:
    dice = Seeded("weights")
    counts = Counter(dice.weighted([1, 0, 3]) for _ in range(4000))
    assert counts[1] == 0
    assert 800 < counts[0] < 1200


def test_shuffling_keeps_every_card() -> None:
    assert sorted(Seeded(1).shuffled(range(52))) == list(range(52))
    assert Seeded(1).shuffled(range(52)) != list(range(52))


def test_dice_by_hand_say_what_they_miss() -> None:
    dice = ByHand([3, 9])
    assert dice.below(6) == 3
    with pytest.raises(ValueError, match="gave 9, but a number below 6"):
        dice.below(6)
    with pytest.raises(LookupError, match="run out"):
        dice.below(6)


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="cannot draw below 0"):
        Provable(KEY).below(0)
