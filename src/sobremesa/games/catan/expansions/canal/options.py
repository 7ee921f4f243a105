"""The canal at a table: where a map has canal towns (SCN-11, SCN-14)."""

from __future__ import annotations

from typing import Final

from sobremesa.contract.options import Exclusion, Option, Options, Switch
from sobremesa.contract.text import Text

from ...board.setup import map_of

OPTIONS: Final[tuple[Option, ...]] = (Switch("canal"),)


def has_canal_towns(options: Options) -> bool:
    board = map_of(options)
    return board is not None and sum(bool(item.get("canal")) for item in board["intersections"]) > 1


EXCLUSIONS: Final = (
    Exclusion(
        Text("exclusion.canal_towns"), lambda players, options: options["canal"] and not has_canal_towns(options)
    ),
)
