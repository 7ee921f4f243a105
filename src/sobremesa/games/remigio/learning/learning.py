"""Remigio's part of the learners' batch. Melds, cards laid off and swaps are chosen in stages; calls are left out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from sobremesa.contract.action import Kind
from sobremesa.contract.game import Game
from sobremesa.kernel.learning.learning import Learning

from ..parts import card_name
from ..rules import actions
from ..rules.cards import KINDS_OF_CARDS, RANKS, SUIT_NAMES
from ..rules.state import MELDS

if TYPE_CHECKING:
    from sobremesa.kernel.learning.share import Share

MOMENT = (
    *(f"phase: {name}" for name in ("cut", "keep", "draw", "play", "calls")),
    *("my turn", "stock / 108", "deal / 10", "drew", "first card up", "opening / 70", "forfeited"),
)
OF_CARDS = ("in hand / 2", "in the pile / 2", "on top", "just drawn", "must be laid")
OF_SEATS = ("cards / 12", "points / 4", "opened", "out", "dealer")
OF_MELDS = ("lies", "is a set", "is mine", *SUIT_NAMES, "lowest / 14", "length / 14", "jokers")


class RemigioLearning(Learning):
    doors_in = f"{__package__}.doors"
    stages: ClassVar[Mapping[int, Sequence[Sequence[str]]]] = {
        int(actions.RUN): (("suit", "low", "length"), ("joker",), ("other_joker",)),
        int(actions.SET): (("rank",), ("suits",), ("jokers",)),
        int(actions.LAY_OFF): (("card",), ("meld", "above")),
        int(actions.SWAP): (("card",), ("meld",), ("place",)),
    }
    sizes: ClassVar[Mapping[str, int]] = {"card": KINDS_OF_CARDS, "rank": RANKS + 1, "jokers": 3, "low": 15}

    def kinds(self, game: Game, options: Mapping[str, Any]) -> list[Kind]:
        """A call to count is never waited for, and a batch waits for everything."""
        return [kind for kind in super().kinds(game, options) if kind != actions.CALL]

    def columns(self, kind: str, players: int, board: Any) -> list[str]:
        return [
            *MOMENT,
            *(f"{card_name(card)}: {what}" for what in OF_CARDS for card in range(KINDS_OF_CARDS)),
            *(f"seat {seat}: {what}" for seat in range(players) for what in OF_SEATS),
            *(f"meld {meld + 1}: {what}" for meld in range(MELDS) for what in OF_MELDS),
            *("index chosen first", "index chosen second"),
        ]

    def observe(self, kind: str, share: Share) -> None:
        actions = share.masks.shape[1]
        write = self.door("write_features_many")
        write(share.boards, share.seen, share.seats, share.prefixes, actions, share.observation)
