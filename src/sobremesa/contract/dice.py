"""Where chance comes from. A match asks its dice for a number below n and remembers only the outcome.

`Seeded` and `Provable` draw from the same stream, which anybody can recompute: draw number n uses the big-endian
64-bit words of HMAC-SHA256(key, n as 8 bytes, block as 4 bytes) and skips those that would favour small outcomes.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, TypeVar

Item = TypeVar("Item")

WORD = 1 << 64


class Draws(ABC):
    """Where chance comes from."""

    @abstractmethod
    def below(self, total: int) -> int:
        """A number from 0 to total - 1, each equally likely."""

    @abstractmethod
    def fresh(self) -> Draws:
        """Dice for a copy of the match: never the same stream."""

    def shuffled(self, items: Iterable[Item]) -> list[Item]:
        """The same items in a random order."""
        left = list(items)
        for last in range(len(left) - 1, 0, -1):
            pick = self.below(last + 1)
            left[last], left[pick] = left[pick], left[last]
        return left

    def weighted(self, weights: Sequence[int]) -> int:
        """The place of one of the weights, each as likely as it is heavy."""
        left = self.below(sum(weights))
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return place
        raise AssertionError("unreachable: the draw is below the sum")


class Provable(Draws):
    """Dice whose every throw follows from a 32-byte key, so that a whole game can be checked afterwards."""

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn

    def below(self, total: int) -> int:
        if total < 1:
            raise ValueError(f"cannot draw below {total}")
        limit = WORD - WORD % total
        for word in self._words(self.drawn):
            if word < limit:
                self.drawn += 1
                return word % total
        raise AssertionError("unreachable: the stream of words has no end")

    def fresh(self) -> Draws:
        return Seeded()

    def _words(self, draw: int) -> Iterator[int]:
        block = 0
        while True:
            digest = _hmac(self.key, draw.to_bytes(8, "big") + block.to_bytes(4, "big"))
            for start in range(0, 32, 8):
                yield int.from_bytes(digest[start : start + 8], "big")
            block += 1


@lru_cache(4096)
def _begun(key: bytes) -> tuple[Any, Any]:
    """The two hashes of HMAC (RFC 2104) after its pads: throws of one key begin alike."""
    padded = key.ljust(64, b"\0")
    inner, outer = (bytes(byte ^ pad for byte in padded) for pad in (0x36, 0x5C))
    return hashlib.sha256(inner), hashlib.sha256(outer)


def _hmac(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA256 of a key of at most 64 bytes; OpenSSL's own takes twice as long to get ready."""
    if len(key) > 64:
        return hmac.digest(key, message, "sha256")
    begun, ending = _begun(key)
    inner, outer = begun.copy(), ending.copy()
    inner.update(message)
    outer.update(inner.digest())
    found: bytes = outer.digest()
    return found


class Seeded(Provable):
    """Dice from a seed: the same seed gives the same game, in every process. Without a seed, a random key."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.seed = seed
        super().__init__(b"" if seed is None else hashlib.sha256(f"sobremesa {seed}".encode()).digest())

    def below(self, total: int) -> int:
        if not self.key:  # made when first needed: most copies of a match never throw
            self.key = secrets.token_bytes(32)
        return super().below(total)


class ByHand(Draws):
    """Dice thrown by hand: the draws are given in advance, for tests, puzzles and games played with real dice."""

    def __init__(self, draws: Sequence[int] = ()) -> None:
        self.left = list(draws)

    def below(self, total: int) -> int:
        if not self.left:
            raise LookupError(f"the dice by hand have run out: a number below {total} is needed")
        draw = self.left.pop(0)
        if not 0 <= draw < total:
            raise ValueError(f"the dice by hand gave {draw}, but a number below {total} is needed")
        return draw

    def fresh(self) -> Draws:
        return ByHand(self.left)
