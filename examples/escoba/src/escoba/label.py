"""What stands on the box. Light: the rules are unpacked when somebody plays."""

from __future__ import annotations

from sobremesa.contract.game import Game
from sobremesa.contract.label import Label
from sobremesa.contract.options import Number


def _load() -> Game:
    from .game import Escoba

    return Escoba()


LABEL = Label(
    id="escoba",
    rules_version=1,
    least_players=2,
    most_players=4,
    options=(Number("target", 1, 31, default=15),),
    exclusions=(),
    package="escoba",
    load=_load,
    turns="rounds",
)
