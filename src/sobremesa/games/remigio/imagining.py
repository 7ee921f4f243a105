"""Full states that could lie behind a view: hidden cards dealt at random among the hidden places.

What is remembered is kept to: a joker kept from the cut stays in its hand, a rebuilt stock holds only discards of
before, and nobody holds more of those than they have drawn since.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.contract.dice import Draws
from sobremesa.contract.fields import Records, copy_of
from sobremesa.contract.game import Step

from .invariants import cards_on_table, face_down
from .memory import Memory, remember
from .rules import phases
from .rules.cards import COPIES, JOKER, KINDS_OF_CARDS
from .rules.state import CLOSED, DRY

_TURNS = (phases.DRAW, phases.PLAY, phases.DRAW_CARD)
SEEDS = 1 << 62

Dealt = NDArray[np.int64]
"""[world, place]: which card lies where."""


def imagine(board: Records, seen: Records, viewer: int | None, history: Sequence[Step] | None, draws: Draws) -> Records:
    return imagine_many(board, seen, viewer, history, draws, 1)


def imagine_many(
    board: Records, seen: Records, viewer: int | None, history: Sequence[Step] | None, draws: Draws, worlds: int
) -> Records:
    """So many worlds, each drawn by itself."""
    base = copy_of(seen)
    now: Any = base[0]
    others = [seat for seat in range(int(board[0]["players"])) if seat != viewer]
    known = now["hands"].sum(0) + now["pile"] + cards_on_table(now) + face_down(now)
    _lay_open(now, others, known)
    left = COPIES - known
    memory = remember(history, viewer) if history is not None and now["phase"] in _TURNS else Memory()
    _recall_joker(now, viewer, memory, left)
    full = np.ndarray(worlds, base.dtype, bytearray(base.tobytes() * worlds))
    closing = _closes_unseen(now, others)
    places = _hidden_places(now, others) + [-1] * closing
    chance = np.random.Generator(np.random.PCG64(draws.below(SEEDS)))
    dealt = _deal_all(full, left, places, _returned(now, memory, left), memory.since, chance)
    _hide(full, dealt if closing else None, others, chance)
    return full


def _recall_joker(now: Any, viewer: int | None, memory: Memory, left: Any) -> None:
    keeper = memory.joker_keeper
    if keeper is not None and keeper != viewer and left[JOKER]:
        now["hands"][keeper, JOKER] += 1
        left[JOKER] -= 1


def _returned(now: Any, memory: Memory, left: Any) -> NDArray[np.int64] | None:
    """The hidden cards that went back into the stock, if they are remembered and enough for it."""
    if memory.returned is None or not now["rebuilt"]:
        return None
    back = np.minimum(left, memory.returned)
    return back if back.sum() >= now["stock_size"] else None


def _hidden_places(now: Any, others: list[int]) -> list[int]:
    """A seat for each of its cards that are not known."""
    return [seat for seat in others for _ in range(int(now["hand_size"][seat]) - int(now["hands"][seat].sum()))]


def _deal_all(
    full: Records, left: Any, places: list[int], returned: Any, since: dict[int, int], chance: np.random.Generator
) -> Dealt:
    """Deals the hidden cards to the places, the rest to the stock; what was dealt to the places."""
    worlds = len(full)
    if returned is None:
        pool = _shuffled(left, worlds, chance)
        dealt, stock = pool[:, : len(places)], pool[:, len(places) :]
    else:
        back = _shuffled(returned, worlds, chance)
        size = int(full[0]["stock_size"])
        stock, held = back[:, :size], back[:, size:]
        dealt = _mixed(_shuffled(left - returned, worlds, chance), held, places, since, chance)
    rows = np.arange(worlds)[:, None]
    np.add.at(full["stock"], (rows, stock), 1)
    seats = np.array(places, np.int64)
    inside = seats >= 0
    np.add.at(full["hands"], (rows, seats[inside][None, :], dealt[:, inside]), 1)
    return dealt


def _mixed(old: Dealt, back: Dealt, places: list[int], since: dict[int, int], chance: np.random.Generator) -> Dealt:
    """Cards that came back go to those who have drawn since, no more to anybody than they drew."""
    worlds, count = len(old), len(places)
    keys = chance.random((worlds, count))
    drawn = dict(since)
    for place, seat in enumerate(places):
        drawn[seat] = drawn.get(seat, 0) - 1
        keys[:, place] += drawn[seat] < 0
    order = np.argsort(keys, axis=1, kind="stable")
    dealt = np.empty((worlds, count), np.int64)
    np.put_along_axis(dealt, order[:, : back.shape[1]], back, 1)
    np.put_along_axis(dealt, order[:, back.shape[1] :], old, 1)
    return dealt


def _shuffled(counts: Any, worlds: int, chance: np.random.Generator) -> Dealt:
    """Every card once, in an order of its own for each world."""
    cards = np.repeat(np.arange(KINDS_OF_CARDS), counts)
    return np.asarray(cards[np.argsort(chance.random((worlds, len(cards))), axis=1, kind="stable")])


def _lay_open(now: Any, others: list[int], known: Any) -> None:
    """At the count: what has been shown is known."""
    if now["phase"] != phases.SHOW_HANDS and not (now["phase"] == phases.OVER and now["last_how"] in (CLOSED, DRY)):
        return
    for seat in others:
        now["hands"][seat] = now["shown"][seat]
        known += now["shown"][seat]
    closer = int(now["closer"]) - 1
    if closer in others and now["last_card"]:
        now["face_down"][closer] = now["last_card"]
        known[now["last_card"] - 1] += 1


def _closes_unseen(now: Any, others: list[int]) -> bool:
    closer = int(now["closer"]) - 1
    return bool(closer in others and now["closed_down"] and not now["face_down"][closer])


def _hide(full: Records, dealt: Dealt | None, others: list[int], chance: np.random.Generator) -> None:
    """The card that closed, and the card drawn in this turn."""
    now: Any = full[0]
    closer, active = int(now["closer"]) - 1, int(now["active"])
    if dealt is not None:
        full["face_down"][:, closer] = 1 + dealt[:, -1]
    if active in others and now["phase"] == phases.PLAY and now["drew"]:
        for world in full:
            held = np.repeat(np.arange(KINDS_OF_CARDS), world["hands"][active])
            world["drawn"][active] = 1 + held[int(chance.integers(len(held)))]
