"""Dobble's part of the learners' batch: only claims, by place and symbol; the cards follow from the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from sobremesa.contract.action import Kind
from sobremesa.contract.game import Game
from sobremesa.kernel.learning.learning import Learning

from ..deck.cards import symbol_ids
from ..parts import place_names
from ..rules import actions
from ..rules.bounds import ALL_PLACES, KNIGHTS

if TYPE_CHECKING:
    from sobremesa.kernel.learning.share import Share


class DobbleLearning(Learning):
    doors_in = f"{__package__}.doors"
    stages: ClassVar[Mapping[int, Sequence[Sequence[str]]]] = {int(actions.CLAIM): (("place", "symbol"),)}
    sizes: ClassVar[Mapping[str, int]] = {"place": ALL_PLACES}

    def kinds(self, game: Game, options: Mapping[str, Any]) -> list[Kind]:
        """A batch says ready for everybody, and nobody points."""
        return [actions.CLAIM]

    def columns(self, kind: str, players: int, board: Any) -> list[str]:
        symbols, places = symbol_ids(), place_names(board)
        return [
            *(f"mini-game {game}" for game in range(KNIGHTS + 1)),
            *(f"own card: {symbol}" for symbol in symbols),
            *(f"{places[place]}: {symbol}" for place in range(ALL_PLACES) for symbol in symbols),
            *(f"seat {seat}: {what}" for seat in range(players) for what in ("points / 10", "deck / 16", "locked")),
        ]

    def observe(self, kind: str, share: Share) -> None:
        self.door("write_features_many")(share.boards, share.seen, share.seats, share.observation)
