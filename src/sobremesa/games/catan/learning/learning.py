"""CATAN's part of the learners' batch. Discards are chosen card by card; offers are those of `offers.py`, to all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from sobremesa.contract.action import Kind
from sobremesa.contract.game import Game
from sobremesa.kernel.learning.learning import BOARD, FEATURES, Learning

from ..board.bounds import RESOURCE_NAMES
from ..hooks import learning as expansions
from ..judgement.desk import Desk
from ..judgement.value.features import NAMES
from ..options import has_map
from ..rules import actions
from .moment import COLUMNS
from .offers import MOST_DEALS, offer_words
from .places import board_columns

if TYPE_CHECKING:
    from sobremesa.kernel.learning.share import Share


class CatanLearning(Learning):
    doors_in = f"{__package__}.doors"
    kinds_of_observation = (FEATURES, BOARD)
    stages: ClassVar = {
        int(actions.MARITIME): (("give", "take"),),
        int(actions.CONFIRM): (("player",),),
        **expansions.STAGES,
    }
    sizes: ClassVar = {**expansions.SIZES, "second": 8, "invention.second": 6}
    gathered = actions.DISCARD
    most_widened = MOST_DEALS

    def kinds(self, game: Game, options: Mapping[str, Any]) -> list[Kind]:
        """The base game's first, then those of the expansions at this table."""
        base = [kind for kind in super().kinds(game, options) if kind not in expansions.KINDS]
        return [*base, *expansions.kinds_at(options)]

    def listed(self, players: int) -> dict[int, Sequence[str]]:
        return {
            int(actions.OFFER): offer_words(),
            int(actions.DISCARD): [f"discard {name}" for name in RESOURCE_NAMES],
        }

    def boards_name(self, options: Mapping[str, Any]) -> str:
        added = expansions.names_at(options)
        if has_map(options):
            added.insert(0, "own-map" if options["own_map"] is not None else options["map"].replace("_", "-"))
        return "".join(f"-{name}" for name in added)

    def columns(self, kind: str, players: int, board: Any) -> list[str]:
        if kind == BOARD:
            return board_columns(players, board)
        return [*COLUMNS, *(f"seat {seat}: {name}" for seat in range(players) for name in NAMES)]

    def prepare(self, share: Share) -> None:
        share.room = np.zeros(len(share.seeds) if share.kind == FEATURES else 0, Desk.dtype)
        offers = next(block for block in share.table.blocks if block.kind == actions.OFFER)
        share.first_offer = offers.first

    def observe(self, kind: str, share: Share) -> None:
        if kind == BOARD:
            self.door("write_board_many")(share.boards, share.seen, share.seats, share.taken, share.observation)
        else:
            self.door("write_features_many")(
                share.boards, share.seen, share.room, share.fresh, share.seats, share.taken, share.observation
            )
