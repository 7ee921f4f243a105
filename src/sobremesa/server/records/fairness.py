"""Dice that can be checked: commitments, the seed, and the verifying of a whole record, offline.

It proves that nobody altered the dice after the fact. It does not prove that whoever runs the server did not look
ahead: the server knows the seed while the game is played.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ...contract.action import CHANCE
from ...contract.dice import Provable
from ...contract.errors import BadDocument
from ...contract.match import Match, begun
from ...contract.record import replay
from ...games import rules

NUMBER = re.compile(r"[0-9a-f]{64}")
"""32 bytes in hex: what seats send, both as numbers and as hashes."""


def sha256_hex(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def seed_of(secret: bytes, numbers: Mapping[int, str]) -> bytes:
    """The key of the dice: the secret, then the numbers of the seats in their order."""
    return hashlib.sha256(secret + b"".join(bytes.fromhex(numbers[seat]) for seat in sorted(numbers))).digest()


@dataclass
class Proof:
    """What a table has committed to. Phases: open, commit, reveal, sealed, told."""

    secret: bytes = field(repr=False)
    commitment: str
    phase: str = "open"
    until: int | None = None
    hashes: dict[int, str | None] = field(default_factory=dict)
    """A seat's hash, or None if it chose to contribute nothing."""
    numbers: dict[int, str] = field(default_factory=dict)

    @classmethod
    def of(cls, secret: bytes) -> Proof:
        return cls(secret, sha256_hex(secret))

    @property
    def dice(self) -> Provable:
        return Provable(seed_of(self.secret, self.numbers))

    def contributors(self) -> list[int]:
        return [seat for seat, told in self.hashes.items() if told is not None]

    def forget(self, seat: int) -> None:
        self.hashes.pop(seat, None)

    def matches(self, seat: int, number: str) -> bool:
        return self.hashes.get(seat) == sha256_hex(bytes.fromhex(number))

    def as_json(self) -> dict[str, Any]:
        """What everybody may know now."""
        return {
            "commitment": self.commitment,
            "phase": self.phase,
            "until": self.until if self.phase in ("commit", "reveal") else None,
            "hashes": {str(seat): self.hashes[seat] for seat in self.contributors()},
            "numbers": {str(seat): number for seat, number in self.numbers.items()},
            "secret": self.secret.hex() if self.phase == "told" else None,
        }

    def for_record(self) -> dict[str, Any]:
        seats = {str(seat): {"hash": self.hashes[seat]} for seat in sorted(self.contributors())}
        for seat, number in self.numbers.items():
            seats[str(seat)]["number"] = number
        return {"commitment": self.commitment, "secret": self.secret.hex(), "seats": seats}


class Tampered(ValueError):
    """The record does not follow from its proof, with the place where it parts from it."""


@dataclass(frozen=True)
class Verdict:
    game: str
    actions: int
    throws: int
    contributors: tuple[int, ...]
    commitment: str


def verify(path: str | Path) -> Verdict:
    """Checks a record file from beginning to end; Tampered or BadDocument says what is wrong."""
    try:
        record = json.loads(Path(path).read_text("utf-8"))
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        raise BadDocument("", f"this is no JSON: {error}") from None
    return verify_record(record)


def verify_record(record: dict[str, Any]) -> Verdict:
    return verify_match(replay(rules, record), record)


def verify_match(told: Match, record: Mapping[str, Any]) -> Verdict:
    """Whether the dice of a replayed record are those its proof gives."""
    if told.begun_from is not None:
        raise BadDocument("position", "a game begun from a position has no proof of its dice")
    proof = _proof_of(record)
    throws = _compare(told, proof.dice)
    return Verdict(
        game=record["game"],
        actions=len(told.steps),
        throws=throws,
        contributors=tuple(sorted(proof.numbers)),
        commitment=proof.commitment,
    )


def _proof_of(record: Mapping[str, Any]) -> Proof:
    told = record.get("fairness")
    if not isinstance(told, Mapping):
        raise BadDocument("fairness", "the record has no proof of its dice")
    proof = Proof.of(bytes.fromhex(_hex(told.get("secret"), "fairness.secret")))
    if proof.commitment != told.get("commitment"):
        raise Tampered("fairness.secret: is not the one the table had committed to")
    seats = told.get("seats", {})
    if not isinstance(seats, Mapping):
        raise BadDocument("fairness.seats", "should be an object")
    for seat, given in seats.items():
        _take_seat(proof, seat, given)
    if max(proof.hashes, default=-1) >= record["players"]:
        raise Tampered("fairness.seats: there are more seats than players")
    return proof


def _take_seat(proof: Proof, seat: str, given: Any) -> None:
    path = f"fairness.seats.{seat}"
    if not seat.isdigit() or not isinstance(given, Mapping):
        raise BadDocument(path, "should be a seat with its hash and number")
    proof.hashes[int(seat)] = _hex(given.get("hash"), f"{path}.hash")
    if "number" in given:
        number = _hex(given["number"], f"{path}.number")
        if not proof.matches(int(seat), number):
            raise Tampered(f"{path}.number: does not match its hash")
        proof.numbers[int(seat)] = number


def _hex(value: Any, path: str) -> str:
    if not isinstance(value, str) or not NUMBER.fullmatch(value):
        raise BadDocument(path, "should be 64 hex digits")
    return value


def _compare(told: Match, dice: Provable) -> int:
    """Plays the record once more with the proven dice; how many throws agreed."""
    game = told.game
    if json.loads(json.dumps(game.setup(told.players, told.options, dice))) != told.start:
        raise Tampered("start: the dice would have laid out another beginning")
    match = begun(game, told.players, told.options, told.start, dice)
    throws = 0
    for place, (actor, action) in enumerate(told.steps):
        if actor == CHANCE:
            match.throw()
            throws += 1
            thrown = match.steps.shared[-1][1]
            if thrown != action:
                raise Tampered(f"actions[{place}]: the dice would have said {match.words(thrown)!r}")
        else:
            match.replay_step(actor, action)
    return throws
