"""What a player remembers of a deal: cards that went back into the stock, who drew since, a joker kept from the cut.

All of it follows from the history a seat has seen; what lies open now needs no memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sobremesa.contract.action import kind_of
from sobremesa.contract.game import Step

from .rules import actions
from .rules.cards import JOKER, KINDS_OF_CARDS
from .rules.melding.melds import needs_of
from .rules.turns import PACK_SIZE


@dataclass
class Memory:
    returned: list[int] | None = None
    """The discards that became the stock (REM-21), less what this player has drawn since; None before that."""
    joker_keeper: int | None = None
    """Who kept a joker from the cut (REM-5) and has not shown one since."""
    since: dict[int, int] = field(default_factory=dict)
    """How many cards each seat has drawn since the stock was rebuilt."""


@dataclass
class _Telling:
    """The deal told again from its first card turned up."""

    seat: int | None
    stock: int
    memory: Memory
    pile: list[int] = field(default_factory=list)
    taken: int = JOKER

    def tell(self, actor: int, action: int) -> None:
        kind = kind_of(action)
        if kind in (actions.TURNED, actions.DISCARD):
            self.pile.append(actions.DISCARD.card(action))
        elif kind == actions.TAKE:
            self.taken = self.pile.pop()
        elif kind == actions.FORFEIT:
            self.pile.append(self.taken)
        elif kind == actions.DRAWN:
            self._drawn(actions.DRAWN.player(action), actions.DRAWN.card(action))
        if kind in (actions.DRAW, actions.FORFEIT) and not self.stock and len(self.pile) > 1:
            self._rebuild()
        if actor == self.memory.joker_keeper and _shows_joker(action):
            self.memory.joker_keeper = None

    def _drawn(self, player: int, card: int) -> None:
        self.stock -= 1
        if self.memory.returned is None:
            return
        self.memory.since[player] = self.memory.since.get(player, 0) + 1
        if player == self.seat:
            self.memory.returned[card] -= 1

    def _rebuild(self) -> None:
        under = self.pile[:-1]
        self.memory.returned = [under.count(card) for card in range(KINDS_OF_CARDS)]
        self.memory.since = {}
        self.stock, self.pile = len(under), self.pile[-1:]


def remember(history: Sequence[Step], seat: int | None) -> Memory:
    """Of the deal that is being played; nothing if its beginning was not seen."""
    begun = next((place for place in range(len(history) - 1, -1, -1) if _kind(history, place) == actions.TURNED), -1)
    if begun < 0:
        return Memory()
    first = begun
    while first and _kind(history, first - 1) == actions.DEALT:
        first -= 1
    kept = first > 0 and _kind(history, first - 1) == actions.KEEP
    memory = Memory(joker_keeper=history[first - 1][0] if kept else None)
    telling = _Telling(seat, PACK_SIZE - (begun - first) - kept - 1, memory)
    for actor, action in history[begun:]:
        telling.tell(actor, action)
    return memory


def _kind(history: Sequence[Step], place: int) -> int:
    return kind_of(history[place][1])


def _shows_joker(action: int) -> bool:
    kind = kind_of(action)
    if kind in (actions.RUN, actions.SET):
        return needs_of(action, JOKER) > 0
    if kind == actions.LAY_OFF:
        return actions.LAY_OFF.card(action) == JOKER
    return kind == actions.DISCARD and actions.DISCARD.card(action) == JOKER
