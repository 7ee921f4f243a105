"""The dice game's part of the learners' batch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from sobremesa.kernel.learning.learning import Learning

from ..rules.bounds import CITIES, DICE, FACE_NAMES, KNIGHTS, ROADS, SETTLEMENTS

if TYPE_CHECKING:
    from sobremesa.kernel.learning.share import Share

MOMENT = ("before roll", "rolls left / 3", "rolling is over", "dice / 6", "built / 4", "gained / 10")


class DiceLearning(Learning):
    doors_in = f"{__package__}.doors"
    sizes: ClassVar[Mapping[str, int]] = {
        "build road.place": ROADS,
        "build settlement.place": SETTLEMENTS,
        "build city.place": CITIES,
        "build knight.place": KNIGHTS,
        "knight": KNIGHTS,
    }
    """Those of the larger sheet, so that both versions have one table."""

    def columns(self, kind: str, players: int, board: Any) -> list[str]:
        dice = [f"die {die + 1}: {what}" for die in range(DICE) for what in (*FACE_NAMES, "spent")]
        sheet = [
            *(f"road {place + 1}" for place in range(ROADS)),
            *(f"settlement {place + 1}" for place in range(SETTLEMENTS)),
            *(f"city {place + 1}" for place in range(CITIES)),
            *(f"{what} {place + 1}" for place in range(KNIGHTS) for what in ("knight", "used knight")),
            *("points / 20", "route / 10", "holds route", "holds army"),
        ]
        seats = [f"seat {seat}: {what}" for seat in range(players) for what in sheet]
        return [*MOMENT, *dice, "turn", *seats]

    def observe(self, kind: str, share: Share) -> None:
        self.door("write_features_many")(share.boards, share.seen, share.seats, share.observation)
