"""The hands a viewer of CATAN can think of at a moment: the likeliest, and how likely each card of a hidden hand is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots.catan.likely import likely_state
from sobremesa.contract.fields import Records, copy_of
from sobremesa.contract.match import Match
from sobremesa.games.catan.board.bounds import RESOURCES
from sobremesa.games.catan.memory import Hands, recall, with_hands
from sobremesa.games.catan.rules import phases

Weighted = tuple[Hands, NDArray[np.float64]]


class KnownHands:
    """From the view and what the viewer was told (None: somebody who only watches)."""

    def __init__(self, match: Match, viewer: int | None) -> None:
        self.match, self.viewer, self.view = match, viewer, match.view(viewer)

    @cached_property
    def remembered(self) -> Weighted:
        memory = recall(self.view.board, self.viewer, self.match.history(self.viewer))
        return memory.possibilities(self.view.state)

    @cached_property
    def likely(self) -> Records:
        view = self.view
        if view.state[0]["phase"] == phases.OVER:
            return copy_of(view.state)
        if self.viewer is not None:
            return likely_state(view, self.viewer, lambda: self.match.history(self.viewer), "coach")
        hands, weights = self.remembered
        full = with_hands(view.state, hands[int(weights.argmax())]) if len(weights) else copy_of(view.state)
        now = full[0]
        now["deck"] = np.maximum(view.board.numbers[0]["deck"] - now["played"].sum(0), 0)
        return full

    def before_card(self, state: Records) -> Iterator[tuple[Records, int, float]]:
        """The same for a card that is bought: any the viewer has not seen, wherever the likeliest state has it."""
        now: Any = state[0]
        unseen = now["deck"].astype(int)
        if self.viewer is not None:
            others = np.arange(len(now["cards"])) != self.viewer
            unseen = unseen + (now["cards"] + now["fresh"])[others].sum(0)
        for card in np.flatnonzero(unseen > 0).tolist():
            before = copy_of(state)
            deck: Any = before[0]["deck"]
            if not deck[card]:
                deck[int(deck.argmax())] -= 1
                deck[card] += 1
            yield before, card, float(unseen[card])

    def before_theft(self, state: Records) -> Iterator[tuple[Records, int, float]]:
        """A state like this one in which the victim holds a card, that card, and how likely it is the one taken."""
        now: Any = state[0]
        victim = int(now["victim"]) - 1
        hands, weights = self._since(now)
        held = hands[:, victim].astype(float)
        shares = weights[:, None] * held / np.maximum(1.0, held.sum(1, keepdims=True))
        for card in range(RESOURCES):
            share = float(shares[:, card].sum())
            if share > 0.0:
                yield with_hands(state, hands[int(shares[:, card].argmax())]), card, share

    def _since(self, now: Any) -> Weighted:
        """What was remembered, changed by what has come and gone on the way to this state."""
        players = self.view.players
        here = now["hands"][:players].astype(np.int16)
        if players == 2 and self.viewer is not None:
            return here[None], np.ones(1)
        hands, weights = self.remembered
        if not len(weights):
            return here[None], np.ones(1)
        changed = np.maximum(hands + (here - hands[int(weights.argmax())]), 0)
        return changed, weights
