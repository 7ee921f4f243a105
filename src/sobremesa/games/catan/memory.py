"""What a careful player remembers: everybody's resource cards, from the redacted history of a seat alone.

Bank, yields, costs, discards and trades are public, so hands are known but for thefts between others. Each such theft
splits what is known into at most five possibilities; at most `MOST` of them are kept, weighed by how likely they are,
and struck out when somebody pays with, gives or promises cards they would not have.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.contract.action import Kind, kind_of
from sobremesa.contract.fields import Records, copy_of
from sobremesa.contract.game import Step

from .beginning import first_state
from .board.bounds import KNIGHT, RESOURCES
from .hooks import table as expansions
from .island import Island
from .rules import actions, doors
from .rules.actions import KINDS

MOST = 64
THEFTS: dict[int, tuple[str, str]] = {actions.STOLEN: ("thief", "victim"), **expansions.THEFTS}
"""Who takes a card unseen by others, and from whom: names of parts, or the one who acts."""
PUBLIC = ("bank", "buildings", "roads", "turn", "active", "card_count")
"""What must agree with the view, or the history was not whole."""

Hands = NDArray[np.int16]


class Memory:
    """Of one seat (None: a spectator) at one table; told the history as it grows."""

    def __init__(self, island: Island, viewer: int | None) -> None:
        self.island = island
        self.viewer = viewer
        self.heard: list[Step] = []
        self.state = first_state(island, {}) if island.numbers[0]["founding"] else None
        """The table as far as it is public; the hands in it are only a running balance."""
        self.hands: Hands = np.zeros((1, island.players, RESOURCES), np.int16)
        self.weights: NDArray[np.float64] = np.ones(1)

    def hear(self, history: Sequence[Step]) -> None:
        """The steps since it was last told; nothing is made of a history that does not begin with the founding."""
        if not self.heard and history and not self._begins(*history[0]):
            self.state = None
        if self.state is None:
            return
        for actor, action in history[len(self.heard) :]:
            self._take(self.state, actor, action)
            self.heard.append((actor, action))

    def begins(self, history: list[Step]) -> bool:
        """Whether it was told the first part of this history."""
        length = len(self.heard)
        return 0 < length <= len(history) and self.heard[-1] == history[length - 1] and self.heard == history[:length]

    def copy(self) -> Memory:
        """What is heard from here on leaves this one as it is: a choice and what might have been go on from it."""
        twin = copy(self)
        twin.heard = self.heard.copy()
        twin.state = None if self.state is None else copy_of(self.state)
        twin.hands = self.hands.copy()
        return twin

    def _begins(self, actor: int, action: int) -> bool:
        return actor == int(self.island.numbers[0]["first_seat"]) and kind_of(action) == actions.SETTLEMENT

    def fits(self, seen: Records) -> bool:
        """Whether what was remembered leads to this view."""
        if self.state is None or not len(self.weights):
            return False
        now: Any = seen[0]
        mine: Any = self.state[0]
        return all(np.array_equal(mine[field], now[field]) for field in PUBLIC)

    def possibilities(self, seen: Records) -> tuple[Hands, NDArray[np.float64]]:
        """Hands of all players with their weights, in agreement with the view; none if it cannot be."""
        if self.state is None or not self.fits(seen):
            return self.hands[:0], self.weights[:0]
        now: Any = seen[0]
        players = self.island.players
        agree = (self.hands.sum(2) == now["hand_size"][:players]).all(1)
        out = int(self.island.numbers[0]["bank"]) - now["bank"]
        agree &= (self.hands.sum(1) == out).all(1)
        if self.viewer is not None:
            agree &= (self.hands[:, self.viewer] == now["hands"][self.viewer]).all(1)
        if not agree.any():
            return self.hands[:0], self.weights[:0]
        self._keep(agree)
        self.state[0]["hand_size"][:players] = now["hand_size"][:players]  # a monopoly does not tell how much it took
        return self.hands, self.weights

    def _take(self, state: Records, actor: int, action: int) -> None:
        now: Any = state[0]
        kind = KINDS.by_number[kind_of(action)]
        parts = kind.unpack(action)
        self._expect(now, actor, kind.number, parts)
        before = now["hands"].astype(np.int16)
        if kind.number == actions.MONOPOLY:
            now["hands"][:, parts["resource"]] = 0
        doors.apply(self.island.numbers, state, 0, actor, self._prepare(now, kind, action, parts))
        if kind.number == actions.MONOPOLY:
            now["hands"] = before
            self._collect(now, actor, parts["resource"])
        elif kind.number in THEFTS:
            now["hands"] = before
            thief, victim = (parts.get(name, actor) for name in THEFTS[kind.number])
            self._steal(thief, victim, parts["resource"])
        else:
            self._change(now["hands"].astype(np.int16) - before)

    def _change(self, change: Hands) -> None:
        if change.any():
            self.hands = self.hands + change[: self.island.players]
            self._keep((self.hands >= 0).all((1, 2)))

    def _prepare(self, now: Any, kind: Kind, action: int, parts: dict[str, Any]) -> int:
        """Hidden parts become something harmless; sealed discards are taken from what is shown in the end."""
        if kind.number == actions.DISCARDED:
            now["chosen"][parts["player"]] = parts["cards"]
        if kind == actions.DISCARD:
            return kind
        hidden = {cell.name for part in kind.parts if part.is_hidden(action) for cell in part.cells}
        return kind.pack(*(KNIGHT if name in hidden else value for name, value in parts.items()))

    def _expect(self, now: Any, actor: int, kind: int, parts: dict[str, Any]) -> None:
        """Who says yes, or offers, holds what it takes."""
        if kind == actions.OFFER:
            terms = np.array(parts["terms"])
            self._keep((self.hands[:, actor] + terms >= 0).all(1))
        elif kind == actions.ACCEPT:
            terms = now["offers"][int(now["active"])]
            self._keep((self.hands[:, actor] >= terms).all(1))

    def _collect(self, now: Any, actor: int, resource: int) -> None:
        """CAT-31: in each possibility all of it. If they differ the likeliest sets the sizes, until a view tells."""
        if not len(self.weights):
            return
        held = self.hands[:, :, resource].copy()
        held[:, actor] = 0
        self.hands[:, :, resource] -= held
        self.hands[:, actor, resource] += held.sum(1, dtype=np.int16)
        given = held[int(self.weights.argmax())]
        now["hand_size"][: self.island.players] -= given
        now["hand_size"][actor] += given.sum()

    def _steal(self, thief: int, victim: int, resource: int) -> None:
        known = resource < RESOURCES
        found: list[Hands] = []
        weights: list[NDArray[np.float64]] = []
        for card in [resource] if known else range(RESOURCES):
            share = self.hands[:, victim, card] / np.maximum(1, self.hands[:, victim].sum(1))
            after = self.hands.copy()
            after[:, victim, card] -= 1
            after[:, thief, card] += 1
            found.append(after[share > 0])
            weights.append((self.weights * share)[share > 0])
        self._merge(np.concatenate(found), np.concatenate(weights))

    def _merge(self, hands: Hands, weights: NDArray[np.float64]) -> None:
        """Equal possibilities become one; of too many the least likely are forgotten."""
        if not len(hands):
            self.hands, self.weights = hands, weights
            return
        flat, where = np.unique(hands.reshape(len(hands), -1), axis=0, return_inverse=True)
        total: NDArray[np.float64] = np.bincount(where.ravel(), weights, len(flat)).astype(np.float64)
        best = np.argsort(-total)[:MOST]
        self.hands = flat[best].reshape(-1, *hands.shape[1:])
        self.weights = total[best] / total[best].sum() if len(best) else total[best]

    def _keep(self, possible: Any) -> None:
        if possible.all():
            return
        self.hands, self.weights = self.hands[possible], self.weights[possible]
        if len(self.weights):
            self.weights = self.weights / self.weights.sum()


_KEPT: list[Memory] = []
"""Lately asked for, the last first: a history told again and again is not gone through from its beginning each time."""
FEW = 24


def recall(island: Island, viewer: int | None, history: Sequence[Step]) -> Memory:
    """What is remembered of a history; goes on from the longest part of it that was lately told."""
    told = list(history)
    alike = [known for known in _KEPT if known.island is island and known.viewer == viewer]
    alike.sort(key=lambda known: -len(known.heard))
    known = next((known for known in alike if known.begins(told)), None)
    if known is None:
        memory = Memory(island, viewer)
    elif len(known.heard) == len(told):
        _KEPT.remove(known)
        memory = known
    else:
        memory = known.copy()
    memory.hear(told)
    _KEPT.insert(0, memory)
    del _KEPT[FEW:]
    return memory


def with_hands(seen: Records, hands: Hands) -> Records:
    """The view's state with these hands in it."""
    full = copy_of(seen)
    full[0]["hands"][: len(hands)] = hands
    return full
