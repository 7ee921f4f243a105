"""Os ajudantes outside the compiled rules: how they are dealt, what always holds, hidden cards imagined."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...board.bounds import KNIGHT
from ...island import Island
from .rules.phases import GIVE_BACK, TAKE_ALMS


def deal(island: Island, now: Any) -> None:
    """HLP-1, with the beginner's set-up: the last in the turn order takes card 1."""
    for card, seat in enumerate(reversed(island.numbers[0]["seat_order"][: island.players].tolist())):
        now["helper"][seat] = 1 + card


def broken(island: Island, now: Any) -> Iterator[tuple[str, bool]]:
    held = now["helper"][: island.players].tolist()
    yield "helpers are held once each", len(set(held) - {0}) == len(held) - held.count(0)
    yield "everybody has a helper", now["turn"] == 0 or 0 not in held
    yield "cards looked at are counted", int(now["looked_at"].sum()) == now["looking"]
    yield "cards are given back in their time", bool(now["helper_debts"].any()) == (now["phase"] == GIVE_BACK)
    yield "a hand lies open for alms", bool(now["helper_victim"]) == (now["phase"] == TAKE_ALMS)


def cards_out(now: Any) -> Any:
    """HLP-10, HLP-12: the cards the scholar looks at, and knights given up."""
    out = now["looked_at"].sum(0)
    out[KNIGHT] += now["knights_given"]
    return out


def imagine_looked_at(now: Any, others: list[int], pool: list[int]) -> None:
    if now["active"] in others:
        for _ in range(now["looking"]):
            now["looked_at"][now["active"], pool.pop()] += 1
