"""CATAN's part of the learners' batch. Discards are chosen card by card; offers are those of `offers.py`, to all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from sobremesa.contract.action import Kind
from sobremesa.contract.game import Game
from sobremesa.kernel.learning.learning import BOARD, FEATURES, Learning

from ..board.bounds import RESOURCE_NAMES
from ..expansions.canal.actions import PLAY_CANAL
from ..expansions.friends.actions import BLOCK as FRIENDLY
from ..expansions.helpers.actions import BLOCK as HELPFUL
from ..expansions.helpers.actions import HELPED_ROAD, MOVE_ROAD
from ..judgement.desk import Desk
from ..judgement.features import NAMES
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
        int(MOVE_ROAD): (("road",), ("to",)),
        int(HELPED_ROAD): (("path",), ("instead_of", "pay")),
    }
    sizes: ClassVar = {"instead_of": 6, "pay": 6, "helper": 16, "second": 8, "invention.second": 6}
    gathered = actions.DISCARD
    most_widened = MOST_DEALS

    def kinds(self, game: Game, options: Mapping[str, Any]) -> list[Kind]:
        """The base game's first, then those of the expansions at this table."""
        every = super().kinds(game, options)
        base = [
            kind for kind in every if kind.block not in (FRIENDLY, HELPFUL) and kind not in (PLAY_CANAL, actions.SPARE)
        ]
        chosen: list[tuple[Kind, ...]] = [(PLAY_CANAL,)] if options["canal"] else []
        for block, option in ((FRIENDLY, "friends"), (HELPFUL, "helpers")):
            if options[option]:
                chosen.append(tuple(block.kinds))
            if option == "friends" and (options["friends"] or options["theft"] == "voluntary"):
                chosen.append((actions.SPARE,))
        return [*base, *(kind for kinds in chosen for kind in kinds)]

    def listed(self, players: int) -> dict[int, Sequence[str]]:
        return {
            int(actions.OFFER): offer_words(),
            int(actions.DISCARD): [f"discard {name}" for name in RESOURCE_NAMES],
        }

    def boards_name(self, options: Mapping[str, Any]) -> str:
        added = [name for name in ("canal", "friends", "helpers") if options[name]]
        if options["theft"] == "voluntary" and not options["friends"]:
            added.append("voluntary")
        if has_map(options):
            added.insert(0, "own-map" if options["own_map"] is not None else options["map"].replace("_", "-"))
        return "".join(f"-{name}" for name in added)

    def columns(self, kind: str, players: int, board: Any) -> list[str]:
        if kind == BOARD:
            return board_columns(players, board)
        return [*COLUMNS, *(f"seat {seat}: {name}" for seat in range(players) for name in NAMES)]

    def prepare(self, share: Share) -> None:
        share.room = Desk.new()
        offers = next(block for block in share.table.blocks if block.kind == actions.OFFER)
        share.first_offer = offers.first

    def widen(self, share: Share) -> None:
        self.doors.widen_many(
            share.boards,
            share.states,
            share.seats,
            share.counts,
            share.listed,
            share.where,
            share.held,
            share.offers,
            share.first_offer,
        )

    def observe(self, kind: str, share: Share) -> None:
        if kind == BOARD:
            self.doors.write_board_many(share.boards, share.seen, share.seats, share.taken, share.observation)
        else:
            self.doors.write_features_many(
                share.boards, share.seen, share.room, share.seats, share.taken, share.observation
            )
